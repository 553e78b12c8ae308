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
  kernels: Float32Array;
  kernelIntercepts: Float32Array;
  /** By mood: weights of each filter's highest, then of each filter's mean activation. */
  output: Float32Array;
  outputIntercepts: Float32Array;
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
  atWord: Float32Array;
  highest: Float32Array;
  /** The word at which a filter was highest. */
  highestAt: Int32Array;
  mean: Float32Array;
}

export function wordKey(token: string): number {
  return finishHash(combineHashes(startOf('single'), hashText('token', token)));
}

/** Positions of a message's known words; drawn-out words are found by their plain form. */
export function wordPositions(tokens: readonly string[], wordKeys: Uint32Array): number[] {
  const positions: number[] = [];
  for (const token of tokens) {
    let position = findKey(wordKeys, wordKey(token));
    if (position === -1) {
      const plain = token.replace(/(.)\1+/g, '$1');
      if (plain !== token) position = findKey(wordKeys, wordKey(plain));
    }
    if (position !== -1 && positions.length < longestSequence) positions.push(position);
  }
  return positions;
}

/** Scores of one message, one a mood; `null` when the network knows no word of it. */
export function scoreByNetwork(network: MoodNetwork, tokens: readonly string[]): number[] | null {
  const positions = wordPositions(tokens, network.wordKeys);
  if (positions.length === 0) return null;
  const { dimension, embeddings, embeddingScales } = network;
  const vectors = new Float32Array(positions.length * dimension);
  for (const [at, position] of positions.entries()) {
    const scale = embeddingScales[position] ?? 0;
    const from = position * dimension;
    for (let d = 0; d < dimension; d += 1)
      vectors[at * dimension + d] = scale * (embeddings[from + d] as number);
  }
  return outputScores(network, activate(network, vectors, positions.length));
}

/** Runs every filter over a message's word vectors. */
export function activate(weights: NetworkWeights, vectors: Float32Array, wordCount: number): Activations {
  const { dimension, filterCount, kernels, kernelIntercepts } = weights;
  const atWord = new Float32Array(wordCount * filterCount);
  const highest = new Float32Array(filterCount).fill(-1);
  const highestAt = new Int32Array(filterCount);
  const mean = new Float32Array(filterCount);
  for (let word = 0; word < wordCount; word += 1) {
    const firstPlace = word === 0 ? 1 : 0;
    const lastPlace = word === wordCount - 1 ? 1 : 2;
    const vectorFrom = (word + firstPlace - 1) * dimension;
    const length = (lastPlace - firstPlace + 1) * dimension;
    for (let filter = 0; filter < filterCount; filter += 1) {
      const kernelFrom = (filter * kernelWidth + firstPlace) * dimension;
      const sum =
        (kernelIntercepts[filter] as number) + dotProduct(vectors, vectorFrom, kernels, kernelFrom, length);
      const active = sum > 0 ? sum : 0;
      atWord[word * filterCount + filter] = active;
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
    const fromHighest = dotProduct(highest, 0, output, from, filterCount);
    return (
      (outputIntercepts[mood] ?? 0) +
      fromHighest +
      dotProduct(mean, 0, output, from + filterCount, filterCount)
    );
  });
}

/** Four sums side by side keep the processor busy; the order is fixed, so results are the same everywhere. */
function dotProduct(
  left: Float32Array,
  leftFrom: number,
  right: Float32Array,
  rightFrom: number,
  length: number,
): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  const even = length - (length % 4);
  let at = 0;
  for (; at < even; at += 4) {
    const l = leftFrom + at;
    const r = rightFrom + at;
    a += (left[l] as number) * (right[r] as number);
    b += (left[l + 1] as number) * (right[r + 1] as number);
    c += (left[l + 2] as number) * (right[r + 2] as number);
    d += (left[l + 3] as number) * (right[r + 3] as number);
  }
  for (; at < length; at += 1) a += (left[leftFrom + at] as number) * (right[rightFrom + at] as number);
  return a + b + (c + d);
}
