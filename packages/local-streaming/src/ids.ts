import { createHash, randomBytes } from 'node:crypto';

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** 22 base-62 characters from 128 bits, as Spotify's own ids are made. */
function idOf(bits: Buffer): string {
  let rest = BigInt(`0x${bits.subarray(0, 16).toString('hex')}`);
  let id = '';
  while (id.length < 22) {
    id = `${base62[Number(rest % 62n)] ?? '0'}${id}`;
    rest /= 62n;
  }
  return id;
}

export const newId = (): string => idOf(randomBytes(16));

/** The same for the same names every time. */
export const derivedId = (...names: readonly string[]): string =>
  idOf(createHash('sha256').update(JSON.stringify(names)).digest());
