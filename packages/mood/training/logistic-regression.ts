import { moods } from '@attune/contract';
import { fixedRandom } from './random.ts';
import type { SparseRows } from './sparse-rows.ts';

export const classCount = moods.length;

export interface LogisticRegressionOptions {
  /** Weight of half the squared norm of the coefficients beside the sum of the rows' losses. */
  ridge: number;
  epochs: number;
  /** First step length; it falls to zero in a straight line. */
  stepLength: number;
}

/** Intercepts learn slowly: they see every row, where a coefficient sees a few. */
const interceptShare = 0.1;
const smallestScale = 1e-6;

/**
 * Multinomial logistic regression with ridge penalty by stochastic gradient descent (L. Bottou, "Stochastic
 * gradient descent tricks", 2012: the penalty is a common factor, so a step costs only the row's entries).
 * Rows are shuffled by a fixed generator: the same input gives the same coefficients bit for bit.
 * @param labels index into `moods`, one a row.
 * @param rowWeights how much each row counts.
 * @param paces how fast each coefficient learns, by column, `classCount` each. A pace of r² is the same as entries r times as
 *   large: it eases the penalty on what is known to tell the classes apart (`countRatios`).
 * @returns coefficients by column, `classCount` each, and at the end the `classCount` intercepts.
 */
export function fitLogisticRegression(
  rows: SparseRows,
  labels: Int8Array,
  rowWeights: Float64Array,
  options: LogisticRegressionOptions,
  paces: Float32Array,
): Float64Array {
  const { rowCount, columnCount } = rows;
  const w = new Float64Array((columnCount + 1) * classCount);
  const penalty = options.ridge / rowCount;
  const random = fixedRandom();
  const order = Int32Array.from({ length: rowCount }, (_, row) => row);
  const steps = new Float64Array(classCount);
  let factor = 1;
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    random.shuffle(order);
    const length = options.stepLength * (1 - epoch / options.epochs);
    for (const row of order) {
      scoreRow(rows, row, w, factor, steps);
      factor *= 1 - length * penalty;
      toSteps(steps, labels[row] as number, length * (rowWeights[row] as number));
      applySteps(rows, row, w, steps, factor, paces);
      if (factor < smallestScale) {
        rescale(w, columnCount * classCount, factor);
        factor = 1;
      }
    }
  }
  rescale(w, columnCount * classCount, factor);
  return w;
}

/** The scores of every row before the softmax, `classCount` a row. */
export function scoreRows(rows: SparseRows, w: Float64Array): Float64Array {
  const scores = new Float64Array(rows.rowCount * classCount);
  const one = new Float64Array(classCount);
  for (let row = 0; row < rows.rowCount; row += 1) {
    scoreRow(rows, row, w, 1, one);
    scores.set(one, row * classCount);
  }
  return scores;
}

/** Written out over the five moods, as `applySteps` is: these loops are the whole cost of training. */
function scoreRow(
  { columnCount, start, column, value }: SparseRows,
  row: number,
  w: Float64Array,
  factor: number,
  out: Float64Array,
): void {
  let [s0, s1, s2, s3, s4] = [0, 0, 0, 0, 0];
  const end = start[row + 1] as number;
  for (let entry = start[row] as number; entry < end; entry += 1) {
    const base = (column[entry] as number) * classCount;
    const x = value[entry] as number;
    s0 += x * (w[base] as number);
    s1 += x * (w[base + 1] as number);
    s2 += x * (w[base + 2] as number);
    s3 += x * (w[base + 3] as number);
    s4 += x * (w[base + 4] as number);
  }
  const intercepts = columnCount * classCount;
  out[0] = s0 * factor + (w[intercepts] as number);
  out[1] = s1 * factor + (w[intercepts + 1] as number);
  out[2] = s2 * factor + (w[intercepts + 2] as number);
  out[3] = s3 * factor + (w[intercepts + 3] as number);
  out[4] = s4 * factor + (w[intercepts + 4] as number);
}

/** Turns scores into what is to be added to each class: truth less probability, times the step length. */
function toSteps(scores: Float64Array, label: number, length: number): void {
  const highest = Math.max(...scores);
  let sum = 0;
  for (let k = 0; k < classCount; k += 1) {
    scores[k] = Math.exp((scores[k] as number) - highest);
    sum += scores[k] as number;
  }
  for (let k = 0; k < classCount; k += 1) {
    scores[k] = length * ((k === label ? 1 : 0) - (scores[k] as number) / sum);
  }
}

function applySteps(
  { columnCount, start, column, value }: SparseRows,
  row: number,
  w: Float64Array,
  steps: Float64Array,
  factor: number,
  paces: Float32Array,
): void {
  const [s0, s1, s2, s3, s4] = steps.map((step) => step / factor) as unknown as [
    number,
    number,
    number,
    number,
    number,
  ];
  const end = start[row + 1] as number;
  for (let entry = start[row] as number; entry < end; entry += 1) {
    const base = (column[entry] as number) * classCount;
    const x = value[entry] as number;
    w[base] = (w[base] as number) + x * s0 * (paces[base] as number);
    w[base + 1] = (w[base + 1] as number) + x * s1 * (paces[base + 1] as number);
    w[base + 2] = (w[base + 2] as number) + x * s2 * (paces[base + 2] as number);
    w[base + 3] = (w[base + 3] as number) + x * s3 * (paces[base + 3] as number);
    w[base + 4] = (w[base + 4] as number) + x * s4 * (paces[base + 4] as number);
  }
  const intercepts = columnCount * classCount;
  for (let k = 0; k < classCount; k += 1) {
    w[intercepts + k] = (w[intercepts + k] as number) + interceptShare * (steps[k] as number);
  }
}

function rescale(w: Float64Array, end: number, factor: number): void {
  for (let at = 0; at < end; at += 1) w[at] = (w[at] as number) * factor;
}
