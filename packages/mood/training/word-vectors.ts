import { wordKey } from '../src/embedded/network.ts';
import { fixedRandom } from './random.ts';

/** Word vectors by the words' keys, which rise. */
export interface WordTable {
  keys: Uint32Array;
  vectors: Float32Array;
  dimension: number;
}

const wordDimension = 64;
/** A word is learned when this many messages hold it. */
const leastMessages = 2;

/** The table the network starts from: the words of the messages, each at a place of its own near nothing yet. */
export function buildWordTable(messages: readonly (readonly string[])[]): WordTable {
  const counts = new Map<string, number>();
  for (const tokens of messages)
    for (const token of new Set(tokens)) counts.set(token, (counts.get(token) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count >= leastMessages);
  const keys = Uint32Array.from(new Set(frequent.map(([token]) => wordKey(token)))).sort();
  const random = fixedRandom();
  const scale = 1 / Math.sqrt(wordDimension);
  const vectors = Float32Array.from({ length: keys.length * wordDimension }, () => random.normal() * scale);
  return { keys, vectors, dimension: wordDimension };
}
