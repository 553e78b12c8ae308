/**
 * A whole number that belongs to a text, the same everywhere: FNV-1a, then MurmurHash3's 32-bit finaliser, since FNV alone
 * leaves neighbours close together.
 */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value ^= text.charCodeAt(at);
    value = Math.imul(value, 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** One of a list, by a text. */
export function pick<Value>(list: readonly [Value, ...Value[]], text: string): Value {
  return list[hash(text) % list.length] ?? list[0];
}
