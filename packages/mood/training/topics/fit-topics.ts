import { fixedRandom } from '../random.ts';

/** A message as positions of its features, with the topic it is of. */
export interface TopicRow {
  positions: readonly number[];
  topic: number;
}

export interface TopicFitOptions {
  dimension: number;
  epochs: number;
  /** First step length of AdaGrad; falls to a tenth in a straight line. Vectors of features move at `vectorShare` of it. */
  stepLength: number;
  vectorShare: number;
  /** Share of a message's features left out at each step. */
  dropout: number;
  /** How much of the certainty of a right answer is spread over all topics. */
  smoothing: number;
}

export interface TopicFit {
  /** `dimension` numbers a feature. */
  vectors: Float64Array;
  /** `dimension` numbers a topic. */
  outputs: Float64Array;
  intercepts: Float64Array;
}

const adagradFloor = 1e-6;
/** Gradients below this change nothing that survives rounding, and most are. */
const negligible = 1e-4;

/**
 * Learns a vector for each feature and for each topic: a message is the sum of its features' vectors over the square root of
 * their number, and a topic's score is its product with the topic's (Joulin et al., "Bag of Tricks for Efficient Text
 * Classification", 2016). AdaGrad (Duchi et al., 2011) over the logistic loss, in a fixed shuffled order: the same input gives
 * the same numbers.
 * @param initialVectors `dimension` numbers a feature; not changed.
 */
export function fitTopics(
  rows: readonly TopicRow[],
  initialVectors: Float64Array,
  topicCount: number,
  options: TopicFitOptions,
): TopicFit {
  const { dimension, epochs, stepLength, vectorShare, dropout, smoothing } = options;
  const random = fixedRandom();
  const vectors = Float64Array.from(initialVectors);
  const outputs = new Float64Array(topicCount * dimension);
  const intercepts = new Float64Array(topicCount);
  const squares = {
    vectors: new Float64Array(vectors.length).fill(adagradFloor),
    outputs: new Float64Array(outputs.length).fill(adagradFloor),
    intercepts: new Float64Array(topicCount).fill(adagradFloor),
  };
  const order = rows.filter(({ positions }) => positions.length > 0);
  const message = new Float64Array(dimension);
  const back = new Float64Array(dimension);
  const likely = new Float64Array(topicCount);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    random.shuffle(order);
    const step = stepLength * (1 - (0.9 * epoch) / epochs);
    for (const { positions, topic } of order) {
      const used = positions.filter(() => random.next() >= dropout);
      if (used.length === 0) continue;
      const share = 1 / Math.sqrt(used.length);
      message.fill(0);
      back.fill(0);
      for (const at of used) addScaled(message, vectors, at * dimension, share);
      for (let k = 0; k < topicCount; k += 1)
        likely[k] = (intercepts[k] as number) + product(outputs, k * dimension, message);
      toProbabilities(likely);
      for (let k = 0; k < topicCount; k += 1) {
        const right = (k === topic ? 1 - smoothing : 0) + smoothing / topicCount;
        const error = (likely[k] as number) - right;
        if (Math.abs(error) < negligible) continue;
        addScaled(back, outputs, k * dimension, error);
        move(outputs, squares.outputs, k * dimension, message, error, step);
        moveOne(intercepts, squares.intercepts, k, error, step);
      }
      for (const at of used) move(vectors, squares.vectors, at * dimension, back, share, vectorShare * step);
    }
  }
  return { vectors, outputs, intercepts };
}

function product(numbers: Float64Array, from: number, other: Float64Array): number {
  let sum = 0;
  for (let d = 0; d < other.length; d += 1) sum += (numbers[from + d] as number) * (other[d] as number);
  return sum;
}

function addScaled(to: Float64Array, numbers: Float64Array, from: number, scale: number): void {
  for (let d = 0; d < to.length; d += 1) to[d] = (to[d] as number) + scale * (numbers[from + d] as number);
}

function toProbabilities(scores: Float64Array): void {
  const highest = scores.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY);
  let sum = 0;
  for (let k = 0; k < scores.length; k += 1) {
    scores[k] = Math.exp((scores[k] as number) - highest);
    sum += scores[k] as number;
  }
  for (let k = 0; k < scores.length; k += 1) scores[k] = (scores[k] as number) / sum;
}

/** One step of AdaGrad against `scale` times `direction`. */
function move(
  numbers: Float64Array,
  squares: Float64Array,
  from: number,
  direction: Float64Array,
  scale: number,
  step: number,
): void {
  for (let d = 0; d < direction.length; d += 1)
    moveOne(numbers, squares, from + d, scale * (direction[d] as number), step);
}

function moveOne(
  numbers: Float64Array,
  squares: Float64Array,
  at: number,
  gradient: number,
  step: number,
): void {
  squares[at] = (squares[at] as number) + gradient * gradient;
  numbers[at] = (numbers[at] as number) - (step * gradient) / Math.sqrt(squares[at] as number);
}
