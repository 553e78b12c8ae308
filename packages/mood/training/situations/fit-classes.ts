import { fixedRandom } from '../random.ts';
import type { SparseRows } from '../sparse-rows.ts';

export interface FitClassesOptions {
  classCount: number;
  epochs: number;
  /** First step length; it falls to zero in a straight line. */
  stepLength: number;
}

/** Intercepts learn slowly: they see every row, where a coefficient sees a few. */
const interceptShare = 0.1;

/**
 * Multinomial logistic regression over any number of classes by stochastic gradient descent, stopped early instead of
 * penalised. The same rows give the same coefficients bit for bit.
 * @returns coefficients by column, `classCount` each, and at the end the intercepts.
 */
export function fitClasses(
  { rowCount, columnCount, start, column, value }: SparseRows,
  labels: ArrayLike<number>,
  rowWeights: ArrayLike<number>,
  { classCount, epochs, stepLength }: FitClassesOptions,
): Float32Array {
  const w = new Float32Array((columnCount + 1) * classCount);
  const intercepts = columnCount * classCount;
  const order = Int32Array.from({ length: rowCount }, (_, row) => row);
  const random = fixedRandom();
  const steps = new Float32Array(classCount);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    random.shuffle(order);
    const length = stepLength * (1 - epoch / epochs);
    for (const row of order) {
      const [from, to] = [start[row] as number, start[row + 1] as number];
      for (let k = 0; k < classCount; k += 1) steps[k] = w[intercepts + k] as number;
      for (let entry = from; entry < to; entry += 1) {
        const base = (column[entry] as number) * classCount;
        const x = value[entry] as number;
        for (let k = 0; k < classCount; k += 1) steps[k] = (steps[k] as number) + x * (w[base + k] as number);
      }
      toSteps(steps, labels[row] as number, length * (rowWeights[row] as number));
      for (let entry = from; entry < to; entry += 1) {
        const base = (column[entry] as number) * classCount;
        const x = value[entry] as number;
        for (let k = 0; k < classCount; k += 1)
          w[base + k] = (w[base + k] as number) + x * (steps[k] as number);
      }
      for (let k = 0; k < classCount; k += 1)
        w[intercepts + k] = (w[intercepts + k] as number) + interceptShare * (steps[k] as number);
    }
  }
  return w;
}

/** Turns scores into what is to be added to each class: truth less probability, times the step length. */
function toSteps(scores: Float32Array, label: number, length: number): void {
  const highest = Math.max(...scores);
  let sum = 0;
  for (let k = 0; k < scores.length; k += 1) {
    scores[k] = Math.exp((scores[k] as number) - highest);
    sum += scores[k] as number;
  }
  for (let k = 0; k < scores.length; k += 1)
    scores[k] = length * ((k === label ? 1 : 0) - (scores[k] as number) / sum);
}
