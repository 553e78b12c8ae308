import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { wordKey } from '../src/embedded/network.ts';

/** Word vectors by the words' keys, which rise. */
export interface WordTable {
  keys: Uint32Array;
  vectors: Float32Array;
  dimension: number;
}

export const wordDimension = 100;
/** A word of the training messages without a published vector is learned when this many messages hold it. */
const leastMessages = 2;

export interface PublishedVectors {
  words: string[];
  vectors: Float32Array;
}

/** Reads the committed vectors, takes their common direction out and brings them to length one. */
export function readPublishedVectors(folder: URL): PublishedVectors {
  const words = gunzipSync(readFileSync(new URL('words.txt.gz', folder)))
    .toString('utf8')
    .trimEnd()
    .split('\n');
  const halves = gunzipSync(readFileSync(new URL('vectors-f16le.bin.gz', folder)));
  const vectors = Float32Array.from({ length: words.length * wordDimension }, (_, at) =>
    fromHalf(halves.readUInt16LE(2 * at)),
  );
  const mean = new Float64Array(wordDimension);
  for (const [at, value] of vectors.entries())
    mean[at % wordDimension] = (mean[at % wordDimension] ?? 0) + value / words.length;
  for (let word = 0; word < words.length; word += 1) {
    const own = vectors.subarray(word * wordDimension, (word + 1) * wordDimension);
    for (const [d, value] of own.entries()) own[d] = value - (mean[d] ?? 0);
    const length = Math.sqrt(own.reduce((sum, value) => sum + value * value, 0)) || 1;
    for (const [d, value] of own.entries()) own[d] = value / length;
  }
  return { words, vectors };
}

/**
 * The table the network starts from: every published word, and the words of the messages that have none. Those
 * with an apostrophe start from the vector of what stands before it, others from zero.
 */
export function buildWordTable(
  published: PublishedVectors,
  messages: readonly (readonly string[])[],
): WordTable {
  const positionOf = new Map(published.words.map((word, at) => [word, at]));
  const counts = new Map<string, number>();
  for (const tokens of messages)
    for (const token of new Set(tokens)) counts.set(token, (counts.get(token) ?? 0) + 1);
  const starts = new Map<number, number | undefined>(published.words.map((word, at) => [wordKey(word), at]));
  for (const [token, count] of counts) {
    if (count < leastMessages || positionOf.has(token)) continue;
    starts.set(wordKey(token), positionOf.get(token.replace(/(?:n't|'\p{L}+)$/u, '')));
  }
  const keys = Uint32Array.from(starts.keys()).sort();
  const vectors = new Float32Array(keys.length * wordDimension);
  for (const [at, key] of keys.entries()) {
    const start = starts.get(key);
    if (start === undefined) continue;
    vectors.set(
      published.vectors.subarray(start * wordDimension, (start + 1) * wordDimension),
      at * wordDimension,
    );
  }
  return { keys, vectors, dimension: wordDimension };
}

/** IEEE 754 half precision; the vectors hold no infinities. */
function fromHalf(bits: number): number {
  const sign = bits >>> 15 === 0 ? 1 : -1;
  const exponent = (bits >>> 10) & 31;
  const fraction = bits & 1023;
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
