import { createHash } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const idLength = 22;

export type ThingKind = 'artist' | 'album' | 'track' | 'playlist';

/**
 * The id of a thing at our door, derived from what names it at its source: the first 128 bits of a SHA-256, written in base
 * 62. The same file has the same id after every start, so that playlists and queues find it again.
 */
export function idFor(kind: ThingKind, sourceName: string): string {
  const digest = createHash('sha256').update(`library ${kind} ${sourceName}`).digest('hex');
  let rest = BigInt(`0x${digest.slice(0, 32)}`);
  let id = '';
  for (let place = 0; place < idLength; place += 1) {
    id = alphabet.charAt(Number(rest % 62n)) + id;
    rest /= 62n;
  }
  return id;
}

/** How names are compared: `Café  Ünïcode` and `cafe unicode` are one artist. */
export function folded(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return plain === '' ? name.toLowerCase().trim() : plain;
}
