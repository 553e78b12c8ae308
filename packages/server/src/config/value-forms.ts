import { isIP } from 'node:net';
import { z } from 'zod';

export function wholeNumber(expected: string, min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .refine((value) => value >= min && value <= max, expected);
}

function parseHttpUrl(value: string): URL | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.host !== ''
    ? url
    : null;
}

export function withoutTrailingSlash(url: string): string {
  let end = url.length;
  while (url[end - 1] === '/') end -= 1;
  return url.slice(0, end);
}

export const baseUrlExpected = 'expected an http or https address without credentials, query or fragment';
export const baseUrl = z
  .string()
  .refine((value) => {
    const url = parseHttpUrl(value);
    return url !== null && url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  }, baseUrlExpected)
  .transform(withoutTrailingSlash);

const exactUrlExpected = 'expected the exact http or https address the request is posted to';
export const exactUrl = z.string().refine((value) => {
  const url = parseHttpUrl(value);
  return url !== null && url.username === '' && url.password === '';
}, exactUrlExpected);

const publicUrlExpected = 'expected the origin browsers use, such as https://attune.example (no path)';
export const publicUrl = baseUrl
  .refine((value) => new URL(value).pathname === '/', publicUrlExpected)
  .transform((value) => new URL(value).origin);

/** Names the framework knows for the usual private networks. */
const proxyNetworks: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

function isProxyAddress(entry: string): boolean {
  if (proxyNetworks.includes(entry)) return true;
  const [address = '', prefix, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

/** There is no "everybody's": a client could then choose its own address, and so its own limit. */
const trustProxyExpected =
  'expected off, a number of hops, or a comma-separated list of addresses (loopback, uniquelocal, 10.0.0.0/8, …)';
export const trustProxy = z.string().transform((value, context) => {
  if (['off', 'false', 'no'].includes(value)) return false;
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const addresses = value.split(',').map((address) => address.trim());
  if (addresses.every(isProxyAddress)) return addresses;
  context.addIssue({ code: 'custom', message: trustProxyExpected });
  return z.NEVER;
});

export const secret = z.string().regex(/^[\x21-\x7e]+$/, 'expected printable characters without spaces');

export const hostName = z.string().regex(/^[0-9A-Za-z.:[\]-]+$/, 'expected an address or host name');
export const redisUrlExpected = 'expected a redis:// or rediss:// address';
export const rateLimitExpected = 'expected off, or a whole number of requests per minute';
