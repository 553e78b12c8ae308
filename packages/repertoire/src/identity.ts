import { createHash } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const idLength = 22;
const eightDigits = 62n ** 8n;

/** `Ålesund, Again` becomes `alesund-again`. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * The public id of a thing: the first 128 bits of the SHA-256 of its slug, written in base 62 and padded to 22
 * digits (62^22 is just above 2^128, so 22 digits always suffice). The same slug has the same id everywhere.
 */
export function idOf(kind: 'artist' | 'album' | 'track' | 'playlist', slug: string): string {
  const digest = createHash('sha256').update(`${kind}/${slug}`).digest('hex');
  let rest = BigInt(`0x${digest.slice(0, 32)}`);
  let id = '';
  while (id.length < idLength) {
    // Eight digits fit a plain number, which is reckoned with much faster.
    let part = Number(rest % eightDigits);
    rest /= eightDigits;
    for (let place = 0; place < 8 && id.length < idLength; place += 1) {
      id = alphabet.charAt(part % 62) + id;
      part = Math.floor(part / 62);
    }
  }
  return id;
}

/**
 * A number in [0, 1) that belongs to a thing and a purpose: the same pair always draws the same number, and a
 * new purpose leaves the older draws as they were. FNV-1a over the text, then MurmurHash3's 32-bit finaliser,
 * since FNV alone leaves neighbours such as `…-1` and `…-2` close together.
 */
export function chance(thing: string, purpose: string): number {
  let hash = 0x811c9dc5;
  for (const text of [thing, '#', purpose]) {
    for (let at = 0; at < text.length; at += 1) {
      hash ^= text.charCodeAt(at);
      hash = Math.imul(hash, 0x01000193);
    }
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** As `chance`, but bell-shaped between -1 and 1: the mean of two draws, so extremes are rare. */
export function sway(thing: string, purpose: string): number {
  return chance(thing, `${purpose}/a`) + chance(thing, `${purpose}/b`) - 1;
}
