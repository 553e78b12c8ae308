import { type Mood, moods } from '@attune/contract';
import {
  type Activations,
  activate,
  kernelWidth,
  type NetworkWeights,
  outputScores,
} from '../src/embedded/network.ts';
import { fixedRandom, type Random } from './random.ts';

/** A message as positions in the table of word vectors. */
export interface Sequence {
  positions: readonly number[];
  mood: Mood;
  weight: number;
}

export interface NetworkOptions {
  filterCount: number;
  epochs: number;
  /** First step length of AdaGrad; falls to a fifth in a straight line. Word vectors move at `vectorShare` of it. */
  stepLength: number;
  vectorShare: number;
  /** Share of words and of pooled activations left out at each step. */
  wordDropout: number;
  activationDropout: number;
}

export interface TrainedNetwork extends NetworkWeights {
  vectors: Float64Array;
}

const adagradFloor = 1e-3;
/** Gradients below this change nothing that survives rounding, and most are. */
const negligible = 1e-4;

/**
 * Trains the convolution and the word vectors by AdaGrad (Duchi et al., 2011) with dropout, one message at a
 * time in a fixed shuffled order: the same input gives the same network bit for bit.
 * @param initialVectors `dimension` numbers a word; not changed.
 */
export function trainNetwork(
  sequences: readonly Sequence[],
  initialVectors: Float32Array,
  dimension: number,
  options: NetworkOptions,
): TrainedNetwork {
  const random = fixedRandom();
  const network = initialNetwork(initialVectors, dimension, options.filterCount, random);
  const state = new Trainer(network, options, random);
  const order = sequences.filter(({ positions }) => positions.length > 0);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    random.shuffle(order);
    const length = options.stepLength * (1 - (0.8 * epoch) / options.epochs);
    for (const sequence of order) state.step(sequence, length);
  }
  return network;
}

function initialNetwork(
  vectors: Float32Array,
  dimension: number,
  filterCount: number,
  random: Random,
): TrainedNetwork {
  const kernelSize = kernelWidth * dimension;
  return {
    dimension,
    filterCount,
    vectors: Float64Array.from(vectors),
    kernels: Float64Array.from(
      { length: filterCount * kernelSize },
      () => random.normal() / Math.sqrt(kernelSize),
    ),
    kernelIntercepts: new Float64Array(filterCount),
    output: Float64Array.from({ length: moods.length * 2 * filterCount }, () => 0.1 * random.normal()),
    outputIntercepts: new Float64Array(moods.length),
  };
}

/** The sums of squared gradients live as long as the training does. */
class Trainer {
  private readonly squares: Record<
    'vectors' | 'kernels' | 'kernelIntercepts' | 'output' | 'outputIntercepts',
    Float64Array
  >;
  private readonly network: TrainedNetwork;
  private readonly options: NetworkOptions;
  private readonly random: Random;

  constructor(network: TrainedNetwork, options: NetworkOptions, random: Random) {
    this.network = network;
    this.options = options;
    this.random = random;
    this.squares = {
      vectors: new Float64Array(network.vectors.length),
      kernels: new Float64Array(network.kernels.length),
      kernelIntercepts: new Float64Array(network.kernelIntercepts.length),
      output: new Float64Array(network.output.length),
      outputIntercepts: new Float64Array(network.outputIntercepts.length),
    };
  }

  step({ positions, mood, weight }: Sequence, length: number): void {
    const kept = positions.filter(() => this.random.next() > this.options.wordDropout);
    if (kept.length === 0) return;
    const vectors = gather(this.network.vectors, kept, this.network.dimension);
    const activations = activate(this.network, vectors, kept.length);
    const masks = this.dropActivations(activations);
    const errors = errorsOf(outputScores(this.network, activations), moods.indexOf(mood), weight);
    const backToWords = this.backThroughOutput(activations, masks, errors, kept.length);
    this.updateOutput(activations, errors, length);
    this.updateFilters(kept, vectors, activations, backToWords, length);
  }

  /** Leaves pooled activations out at random, in place, and scales the others up; returns the factors. */
  private dropActivations({ highest, mean }: Activations): { highest: Float64Array; mean: Float64Array } {
    const { activationDropout } = this.options;
    const draw = () => (this.random.next() < activationDropout ? 0 : 1 / (1 - activationDropout));
    const masks = { highest: Float64Array.from(highest, draw), mean: Float64Array.from(mean, draw) };
    for (let filter = 0; filter < highest.length; filter += 1) {
      highest[filter] = (highest[filter] as number) * (masks.highest[filter] as number);
      mean[filter] = (mean[filter] as number) * (masks.mean[filter] as number);
    }
    return masks;
  }

  /** Gradient of the loss by each filter's output at each word. */
  private backThroughOutput(
    { highestAt }: Activations,
    masks: { highest: Float64Array; mean: Float64Array },
    errors: readonly number[],
    wordCount: number,
  ): Float64Array {
    const { filterCount, output } = this.network;
    const back = new Float64Array(wordCount * filterCount);
    for (let filter = 0; filter < filterCount; filter += 1) {
      let byHighest = 0;
      let byMean = 0;
      for (const [mood, error] of errors.entries()) {
        const at = mood * 2 * filterCount + filter;
        byHighest += error * (output[at] as number);
        byMean += error * (output[at + filterCount] as number);
      }
      byHighest *= masks.highest[filter] as number;
      byMean *= (masks.mean[filter] as number) / wordCount;
      const top = (highestAt[filter] as number) * filterCount + filter;
      back[top] = byHighest;
      for (let word = 0; word < wordCount; word += 1) {
        back[word * filterCount + filter] = (back[word * filterCount + filter] as number) + byMean;
      }
    }
    return back;
  }

  private updateOutput({ highest, mean }: Activations, errors: readonly number[], length: number): void {
    const { filterCount, output, outputIntercepts } = this.network;
    for (const [mood, error] of errors.entries()) {
      const from = mood * 2 * filterCount;
      for (let filter = 0; filter < filterCount; filter += 1) {
        adagrad(output, this.squares.output, from + filter, error * (highest[filter] as number), length);
        adagrad(
          output,
          this.squares.output,
          from + filterCount + filter,
          error * (mean[filter] as number),
          length,
        );
      }
      adagrad(outputIntercepts, this.squares.outputIntercepts, mood, error, length);
    }
  }

  private updateFilters(
    positions: readonly number[],
    vectors: Float64Array,
    { atWord }: Activations,
    back: Float64Array,
    length: number,
  ): void {
    const { dimension, filterCount, kernels, kernelIntercepts } = this.network;
    const backToVectors = new Float64Array(vectors.length);
    for (let word = 0; word < positions.length; word += 1) {
      for (let filter = 0; filter < filterCount; filter += 1) {
        const gradient = back[word * filterCount + filter] as number;
        if ((atWord[word * filterCount + filter] as number) <= 0 || Math.abs(gradient) < negligible) continue;
        adagrad(kernelIntercepts, this.squares.kernelIntercepts, filter, gradient, length);
        for (let place = 0; place < kernelWidth; place += 1) {
          const seen = word + place - 1;
          if (seen < 0 || seen >= positions.length) continue;
          const kernelFrom = (filter * kernelWidth + place) * dimension;
          const vectorFrom = seen * dimension;
          for (let d = 0; d < dimension; d += 1) {
            const at = vectorFrom + d;
            backToVectors[at] =
              (backToVectors[at] as number) + gradient * (kernels[kernelFrom + d] as number);
            adagrad(
              kernels,
              this.squares.kernels,
              kernelFrom + d,
              gradient * (vectors[at] as number),
              length,
            );
          }
        }
      }
    }
    const vectorLength = length * this.options.vectorShare;
    for (const [word, position] of positions.entries()) {
      for (let d = 0; d < dimension; d += 1) {
        const gradient = backToVectors[word * dimension + d] as number;
        adagrad(this.network.vectors, this.squares.vectors, position * dimension + d, gradient, vectorLength);
      }
    }
  }
}

function gather(table: Float64Array, positions: readonly number[], dimension: number): Float64Array {
  const vectors = new Float64Array(positions.length * dimension);
  for (const [word, position] of positions.entries()) {
    vectors.set(table.subarray(position * dimension, (position + 1) * dimension), word * dimension);
  }
  return vectors;
}

/** Gradient of the weighted cross-entropy by the scores. */
function errorsOf(scores: readonly number[], truth: number, weight: number): number[] {
  const highest = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - highest));
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part, mood) => weight * (part / sum - (mood === truth ? 1 : 0)));
}

function adagrad(
  values: Float64Array,
  squares: Float64Array,
  at: number,
  gradient: number,
  length: number,
): void {
  const square = (squares[at] as number) + gradient * gradient;
  squares[at] = square;
  values[at] = (values[at] as number) - (length * gradient) / (Math.sqrt(square) + adagradFloor);
}
