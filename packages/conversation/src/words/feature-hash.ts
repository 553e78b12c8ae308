const fnvOffset = 0x811c9dc5;
const fnvPrime = 0x01000193;

const blank = 0x20;

/**
 * FNV-1a over the UTF-16 code units of a name, given in parts that stand with a blank between them, mixed as MurmurHash3 does at its end; both are
 * public domain. 32 bits, signed. A message has hundreds of features: to write out the name of each took longer than all else.
 */
export function featureHash(...parts: readonly string[]): number {
  let hash = fnvOffset;
  for (let part = 0; part < parts.length; part += 1) {
    if (part > 0) hash = Math.imul(hash ^ blank, fnvPrime);
    const text = parts[part] as string;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), fnvPrime);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}
