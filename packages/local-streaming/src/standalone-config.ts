import * as z from 'zod';
import { type Access, accessOf, type Limits, limitsOf, settingsShape } from './settings.ts';

/** Settings of the service run alone. Inside the product the server hands it all it needs. */
export interface StandaloneConfig {
  host: string;
  /** 0 asks the system for a free port. */
  port: number;
  /** Where browsers reach the service, without a slash at the end; absent: derived from the bound address. */
  publicUrl?: string;
  dataDir: string;
  clientId: string;
  clientSecret?: string;
  redirectUris: readonly string[];
  signingSecret?: string;
  scenarios: boolean;
  access: Access;
  limits: Limits;
  /** Requests a client may send in a minute; `null`: any number. */
  rateLimitPerMinute: number | null;
}

const loopbackNames = /^(127(\.\d{1,3}){3}|\[?::1\]?|localhost)$/;
const isLoopbackName = (name: string) => loopbackNames.test(name);

/** A setting that is wrong. Names keys and expectations, never values. */
export class StandaloneConfigError extends Error {
  override readonly name = 'StandaloneConfigError';
}

const portExpected = 'expected a whole number from 0 to 65535';
function withoutTrailingSlash(url: string): string {
  let end = url.length;
  while (url[end - 1] === '/') end -= 1;
  return url.slice(0, end);
}

const httpUrl = (expected: string) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), expected)
    .transform((text) => withoutTrailingSlash(text));

const environmentSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, portExpected)
    .transform(Number)
    .refine((port) => port <= 65_535, portExpected)
    .default(3001),
  PUBLIC_URL: httpUrl('expected an http or https address').optional(),
  DATA_DIR: z.string().default('./data'),
  LOCAL_CLIENT_ID: z.string().default('attune'),
  LOCAL_CLIENT_SECRET: z.string().optional(),
  LOCAL_REDIRECT_URIS: z
    .string()
    .default('http://127.0.0.1/login/callback')
    .transform((list) => list.split(/[\s,]+/).filter((uri) => uri !== ''))
    .pipe(
      z
        .array(
          z.string().refine((uri) => URL.canParse(uri), 'expected a list of addresses, separated by commas'),
        )
        .min(1),
    ),
  SESSION_SECRET: z.string().min(32, 'expected at least 32 characters').optional(),
  LOCAL_SCENARIOS: z.enum(['on', 'off'], { error: 'expected on or off' }).default('off'),
  RATE_LIMIT: z
    .union(
      [
        z.literal('off'),
        z
          .string()
          .regex(/^\d{1,6}$/)
          .transform(Number)
          .refine((limit) => limit > 0),
      ],
      { error: 'expected off, or a whole number of requests per minute' },
    )
    .optional(),
  ...settingsShape,
});

/**
 * Reads the settings of the service run alone; empty ones count as not set.
 * @throws {StandaloneConfigError} naming each setting that is wrong and what was expected
 */
export function loadStandaloneConfig(env: Readonly<Record<string, string | undefined>>): StandaloneConfig {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${String(path[0])}: ${message}`);
    throw new StandaloneConfigError(
      `The streaming service cannot start with these settings:\n${lines.join('\n')}`,
    );
  }
  const { data } = parsed;
  const isLoopback = isLoopbackName(data.HOST);
  if (data.PUBLIC_URL === undefined && !isLoopback) {
    throw new StandaloneConfigError(
      'The streaming service cannot start with these settings:\n' +
        '  PUBLIC_URL: expected the address browsers reach the service under, as HOST is not a loopback address',
    );
  }
  const isReachable = !isLoopback || !isLoopbackName(new URL(data.PUBLIC_URL ?? 'http://localhost').hostname);
  const access = accessOf(data, isReachable);
  if ('key' in access) {
    throw new StandaloneConfigError(
      `The streaming service cannot start with these settings:\n  ${access.key}: ${access.expected}`,
    );
  }
  return {
    host: data.HOST,
    port: data.PORT,
    ...(data.PUBLIC_URL !== undefined && { publicUrl: data.PUBLIC_URL }),
    dataDir: data.DATA_DIR,
    clientId: data.LOCAL_CLIENT_ID,
    ...(data.LOCAL_CLIENT_SECRET !== undefined && { clientSecret: data.LOCAL_CLIENT_SECRET }),
    redirectUris: data.LOCAL_REDIRECT_URIS,
    ...(data.SESSION_SECRET !== undefined && { signingSecret: data.SESSION_SECRET }),
    scenarios: data.LOCAL_SCENARIOS === 'on',
    access,
    limits: limitsOf(data),
    rateLimitPerMinute: data.RATE_LIMIT === 'off' ? null : (data.RATE_LIMIT ?? (isLoopback ? null : 300)),
  };
}
