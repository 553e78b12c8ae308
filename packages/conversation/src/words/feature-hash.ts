const fnvOffset = 0x811c9dc5;
const fnvPrime = 0x01000193;

/** FNV-1a over UTF-16 code units, mixed as MurmurHash3 does at its end; both are public domain. 32 bits, signed. */
export function featureHash(name: string): number {
  let hash = fnvOffset;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), fnvPrime);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}
