import { classCount } from './logistic-regression.ts';
import type { SparseRows } from './sparse-rows.ts';

/** Beyond this a feature learns no faster: steps of gradient descent would overshoot. */
const largest = 4;

/**
 * How much more often a feature stands in messages of one class than in all others, as the absolute logarithm of the
 * ratio of its shares, with one added to each count (S. Wang and C. Manning, "Baselines and Bigrams: Simple, Good
 * Sentiment and Topic Classification", 2012, where it scales the features of a classifier).
 * @returns by column, `classCount` each.
 */
export function countRatios(rows: SparseRows, labels: Int8Array, rowWeights: Float64Array): Float32Array {
  const { rowCount, columnCount, start, column } = rows;
  const counts = new Float64Array(columnCount * classCount).fill(1);
  for (let row = 0; row < rowCount; row += 1) {
    const label = labels[row] as number;
    const weight = rowWeights[row] as number;
    for (let entry = start[row] as number; entry < (start[row + 1] as number); entry += 1) {
      const at = (column[entry] as number) * classCount + label;
      counts[at] = (counts[at] as number) + weight;
    }
  }
  const sums = new Float64Array(classCount);
  for (const [at, count] of counts.entries()) {
    const k = at % classCount;
    sums[k] = (sums[k] as number) + count;
  }
  const all = sums.reduce((total, sum) => total + sum, 0);
  const ratios = new Float32Array(counts.length);
  for (let base = 0; base < counts.length; base += classCount) {
    let others = 0;
    for (let k = 0; k < classCount; k += 1) others += counts[base + k] as number;
    for (let k = 0; k < classCount; k += 1) {
      const own = counts[base + k] as number;
      const ratio = own / (sums[k] as number) / ((others - own) / (all - (sums[k] as number)));
      ratios[base + k] = Math.min(largest, Math.abs(Math.log(ratio)));
    }
  }
  return ratios;
}
