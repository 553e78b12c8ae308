import { moods } from '@attune/contract';
import { combineHashes, finishHash, hashText, startOf } from './hash.ts';
import { findKey } from './weigh-features.ts';

/** Words a filter sees at once: one before, the word itself, one after. */
export const kernelWidth = 3;

/** More words than that say nothing new about a mood. */
export const longestSequence = 60;

/** What turns word vectors into scores. */
export interface NetworkWeights {
  dimension: number;
  filterCount: number;
  /** By filter, place in the window, dimension. */
  kernels: Float64Array;
  kernelIntercepts: Float64Array;
  /** By mood: weights of each filter's highest, then of each filter's mean activation. */
  output: Float64Array;
  outputIntercepts: Float64Array;
}

/** A convolution over word vectors (Y. Kim, "Convolutional neural networks for sentence classification", 2014). */
export interface MoodNetwork extends NetworkWeights {
  /** Keys of the words known, in rising order. */
  wordKeys: Uint32Array;
  embeddings: Int8Array;
  /** What one step of a word's signed bytes is worth. */
  embeddingScales: Float32Array;
}

/** What happened to one message inside the network; training walks back through it. */
export interface Activations {
  /** Rectified output of each filter at each word, by word. */
  atWord: Float64Array;
  highest: Float64Array;
  /** The word at which a filter was highest. */
  highestAt: Int32Array;
  mean: Float64Array;
}

export function wordKey(token: string): number {
  return finishHash(combineHashes(startOf('single'), hashText('token', token)));
}

/** "soooo" as "so". */
function withoutRepeats(token: string): string {
  return token
    .split('')
    .filter((letter, at, letters) => letter !== letters[at - 1])
    .join('');
}

/** Positions of a message's known words; drawn-out words are found by their plain form. */
export function wordPositions(tokens: readonly string[], wordKeys: Uint32Array): number[] {
  const positions: number[] = [];
  for (const token of tokens) {
    let position = findKey(wordKeys, wordKey(token));
    if (position === -1) {
      const plain = withoutRepeats(token);
      if (plain !== token) position = findKey(wordKeys, wordKey(plain));
    }
    if (position !== -1 && positions.length < longestSequence) positions.push(position);
  }
  return positions;
}

/** From this many words on the network has its full say. */
const trustedWords = 12;

/**
 * How much of its say the network has for a message of so many known words, 0 to 1: filters that look for what stands
 * beside what see little in two or three words.
 */
export function trustByLength(wordCount: number): number {
  return Math.min(1, wordCount / trustedWords) ** 2;
}

/** Scores of one message, one a mood, as far as its length lets them count; `null` when the network knows no word of it. */
export function scoreByNetwork(network: MoodNetwork, tokens: readonly string[]): number[] | null {
  const positions = wordPositions(tokens, network.wordKeys);
  if (positions.length === 0) return null;
  const { dimension, embeddings, embeddingScales } = network;
  const vectors = new Float64Array(positions.length * dimension);
  for (const [at, position] of positions.entries()) {
    const scale = embeddingScales[position] ?? 0;
    const from = position * dimension;
    for (let d = 0; d < dimension; d += 1)
      vectors[at * dimension + d] = scale * (embeddings[from + d] as number);
  }
  const trust = trustByLength(positions.length);
  return outputScores(network, activate(network, vectors, positions.length)).map((score) => trust * score);
}

/**
 * Runs every filter over a message's word vectors. Two filters are laid over two words at a time: each number
 * that is fetched is used twice, which is about three times as fast as one by one. The number of filters must be even.
 */
export function activate(weights: NetworkWeights, vectors: Float64Array, wordCount: number): Activations {
  const { dimension, filterCount, kernels } = weights;
  const window = kernelWidth * dimension;
  // Zeros stand before the first word, after the last, and for a word that makes the number even.
  const padded = new Float64Array((wordCount + 3) * dimension);
  padded.set(vectors.subarray(0, wordCount * dimension), dimension);
  const sums = new Float64Array((wordCount + 1) * filterCount);
  for (let filter = 0; filter < filterCount; filter += 2) {
    const k0 = filter * window;
    const k1 = k0 + window;
    for (let word = 0; word < wordCount; word += 2) {
      const v0 = word * dimension;
      const v1 = v0 + dimension;
      let [s00, s01, s10, s11] = [0, 0, 0, 0];
      for (let at = 0; at < window; at += 1) {
        const x0 = padded[v0 + at] as number;
        const x1 = padded[v1 + at] as number;
        const y0 = kernels[k0 + at] as number;
        const y1 = kernels[k1 + at] as number;
        s00 += x0 * y0;
        s01 += x0 * y1;
        s10 += x1 * y0;
        s11 += x1 * y1;
      }
      const out = word * filterCount + filter;
      sums[out] = s00;
      sums[out + 1] = s01;
      sums[out + filterCount] = s10;
      sums[out + filterCount + 1] = s11;
    }
  }
  return pool(weights, sums, wordCount);
}

function pool(
  { filterCount, kernelIntercepts }: NetworkWeights,
  sums: Float64Array,
  wordCount: number,
): Activations {
  const atWord = sums.subarray(0, wordCount * filterCount);
  const highest = new Float64Array(filterCount);
  const highestAt = new Int32Array(filterCount);
  const mean = new Float64Array(filterCount);
  for (let word = 0; word < wordCount; word += 1) {
    for (let filter = 0; filter < filterCount; filter += 1) {
      const at = word * filterCount + filter;
      const active = Math.max(0, (atWord[at] as number) + (kernelIntercepts[filter] as number));
      atWord[at] = active;
      mean[filter] = (mean[filter] as number) + active / wordCount;
      if (active > (highest[filter] as number)) {
        highest[filter] = active;
        highestAt[filter] = word;
      }
    }
  }
  return { atWord, highest, highestAt, mean };
}

export function outputScores(
  { filterCount, output, outputIntercepts }: NetworkWeights,
  { highest, mean }: Activations,
): number[] {
  return moods.map((_, mood) => {
    const from = mood * 2 * filterCount;
    const fromHighest = dotProduct(highest, output, from, filterCount);
    return (
      (outputIntercepts[mood] ?? 0) + fromHighest + dotProduct(mean, output, from + filterCount, filterCount)
    );
  });
}

/** Four sums side by side keep the processor busy; the order is fixed, so results are the same everywhere. */
function dotProduct(left: Float64Array, right: Float64Array, rightFrom: number, length: number): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  const even = length - (length % 4);
  let at = 0;
  for (; at < even; at += 4) {
    const r = rightFrom + at;
    a += (left[at] as number) * (right[r] as number);
    b += (left[at + 1] as number) * (right[r + 1] as number);
    c += (left[at + 2] as number) * (right[r + 2] as number);
    d += (left[at + 3] as number) * (right[r + 3] as number);
  }
  for (; at < length; at += 1) a += (left[at] as number) * (right[rightFrom + at] as number);
  return a + b + (c + d);
}
