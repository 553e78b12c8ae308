import { createHash } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const idLength = 22;

export type ThingKind = 'artist' | 'album' | 'track' | 'playlist';

/**
 * The id of a thing at our door, derived from what names it at its source: the first 128 bits of a SHA-256, written in base
 * 62. The same file has the same id after every start, so that playlists and queues find it again.
 */
export function idFor(kind: ThingKind, sourceName: string): string {
  const digest = createHash('sha256').update(`library ${kind} ${sourceName}`).digest();
  // Divided by 62 again and again in four parts of 32 bits, as big integers take several times as long.
  const parts = [0, 4, 8, 12].map((at) => digest.readUInt32BE(at));
  // Written from its end into one piece of memory: a text that grows by a character at a time is kept as so many texts.
  const id = Buffer.allocUnsafe(idLength);
  for (let place = idLength - 1; place >= 0; place -= 1) {
    let rest = 0;
    for (let at = 0; at < parts.length; at += 1) {
      const value = rest * 2 ** 32 + (parts[at] ?? 0);
      parts[at] = Math.floor(value / 62);
      rest = value % 62;
    }
    id[place] = alphabet.charCodeAt(rest);
  }
  return id.toString('latin1');
}

/** A number that belongs to a text, the same every time, spread evenly enough to draw by (FNV-1a). */
export function drawOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Scripts in which a letter stays the same with a mark. Elsewhere the mark is a sound: `राधा` is not `राधे`, nor `バンド` `ハンド`. */
const accented =
  /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu;

/** How names are compared: `Café  Ünïcode` and `cafe unicode` are one artist. */
export function folded(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(accented, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return plain === '' ? name.toLowerCase().trim() : plain;
}
