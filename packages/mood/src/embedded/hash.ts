/**
 * 32-bit hashes that stand for features instead of their text: FNV-1a over UTF-16 code units, finished with
 * the mixing step of MurmurHash3 (both public domain), seeded by the kind of feature so that equal texts of
 * different kinds are different features.
 */
const featureKinds = [
  'token',
  'single',
  'run',
  'gap',
  'negated',
  'early',
  'late',
  'last',
  'mark',
  'shape',
  'characters',
  'negatedCharacters',
] as const;
export type FeatureKind = (typeof featureKinds)[number];

const fnvOffset = 0x811c9dc5;
const fnvPrime = 0x01000193;
const startByKind = new Map(
  featureKinds.map((kind, at) => [
    kind,
    Math.imul(fnvOffset ^ Math.imul(at + 1, 0x9e3779b1), fnvPrime) >>> 0,
  ]),
);

export function startOf(kind: FeatureKind): number {
  return startByKind.get(kind) ?? fnvOffset;
}

export function stepHash(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, fnvPrime);
}

export function hashText(kind: FeatureKind, text: string): number {
  let hash = startOf(kind);
  for (let at = 0; at < text.length; at += 1) hash = stepHash(hash, text.charCodeAt(at));
  return hash >>> 0;
}

/** Adds another hash as if its four bytes followed; order matters. */
export function combineHashes(hash: number, next: number): number {
  return Math.imul(Math.imul(hash ^ (next & 0xffff), fnvPrime) ^ (next >>> 16), fnvPrime) >>> 0;
}

/** Spreads the hash over all bits, so that neighbouring texts fall far apart. */
export function finishHash(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
