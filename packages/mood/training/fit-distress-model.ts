import type { Features } from '../src/distress/trained/message-features.ts';
import { minimize } from './minimize.ts';
import { packRows, type SparseRows } from './sparse-rows.ts';

export interface DistressFitOptions {
  /** Buckets seen in fewer messages say nothing. */
  leastRows: number;
  /** Half the squared weights beside the sum of the losses. */
  ridge: number;
  /** How far the odds a feature stands at loosen the penalty on it: 0 is not at all, 1 as much as naive Bayes would. */
  ratioPower: number;
  mostSteps: number;
}

/** A message as its features, what it is to be called, and how much it counts. */
export interface DistressExample {
  features: Features;
  isDistress: boolean;
  weight: number;
  /** Whether features are learned that only such messages have. */
  bringsFeatures: boolean;
}

/** Weights by bucket, those without effect left out, and what is added to every score. */
export interface LinearModel {
  weights: Map<number, number>;
  bias: number;
}

/**
 * Logistic regression with a ridge penalty on all messages at once. Features are scaled by how much oftener they stand in messages
 * of one class (S. Wang and C. Manning, "Baselines and Bigrams", 2012); the scale is multiplied into the weights that are returned.
 */
export function fitDistressModel(
  examples: readonly DistressExample[],
  options: DistressFitOptions,
): LinearModel {
  const counts = new Map<number, number>();
  for (const { features, bringsFeatures } of examples)
    if (bringsFeatures)
      for (const bucket of features.keys()) counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  const buckets = [...counts.keys()].filter((bucket) => (counts.get(bucket) ?? 0) >= options.leastRows);
  const columns = new Map(buckets.map((bucket, column) => [bucket, column]));
  const scales = scalesOf(examples, columns, options.ratioPower);
  const rows = packRows(
    examples.map(({ features }) => {
      const entries = [...features].flatMap(([bucket, value]) => {
        const column = columns.get(bucket);
        return column === undefined ? [] : [{ column, value: value * (scales[column] ?? 1) }];
      });
      return {
        columns: Int32Array.from(entries, ({ column }) => column),
        values: Float32Array.from(entries, ({ value }) => value),
      };
    }),
    buckets.length,
  );
  const fitted = minimize(lossOf(rows, examples, options.ridge), buckets.length + 1, options.mostSteps);
  return {
    weights: new Map(
      buckets.map((bucket, column) => [bucket, (fitted[column] ?? 0) * (scales[column] ?? 1)]),
    ),
    bias: fitted[buckets.length] ?? 0,
  };
}

/** By column, with a mean square of one, so that a ridge means the same whatever the power. */
function scalesOf(
  examples: readonly DistressExample[],
  columns: ReadonlyMap<number, number>,
  power: number,
): Float64Array {
  const inDistress = new Float64Array(columns.size).fill(1);
  const elsewhere = new Float64Array(columns.size).fill(1);
  for (const { features, isDistress, weight } of examples) {
    const counts = isDistress ? inDistress : elsewhere;
    for (const bucket of features.keys()) {
      const column = columns.get(bucket);
      if (column !== undefined) counts[column] = (counts[column] ?? 0) + weight;
    }
  }
  const overall = Math.log(sumOf(inDistress) / sumOf(elsewhere));
  const ratios = inDistress.map(
    (count, column) => Math.abs(Math.log(count / (elsewhere[column] ?? 1)) - overall) ** power,
  );
  const length = Math.sqrt(sumOf(ratios.map((ratio) => ratio ** 2)) / ratios.length) || 1;
  return ratios.map((ratio) => ratio / length);
}

function sumOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function lossOf(rows: SparseRows, examples: readonly DistressExample[], ridge: number) {
  const { rowCount, columnCount, start, column, value } = rows;
  const truths = Int8Array.from(examples, ({ isDistress }) => (isDistress ? 1 : -1));
  const weights = Float64Array.from(examples, ({ weight }) => weight);
  return (at: Float64Array, slope: Float64Array): number => {
    let loss = 0;
    for (let own = 0; own < columnCount; own += 1) {
      const weight = at[own] as number;
      loss += (ridge / 2) * weight * weight;
      slope[own] = ridge * weight;
    }
    slope[columnCount] = 0;
    for (let row = 0; row < rowCount; row += 1) {
      const end = start[row + 1] as number;
      let score = at[columnCount] as number;
      for (let entry = start[row] as number; entry < end; entry += 1)
        score += (at[column[entry] as number] as number) * (value[entry] as number);
      const truth = truths[row] as number;
      const weight = weights[row] as number;
      const margin = truth * score;
      loss += weight * (margin > 0 ? Math.log1p(Math.exp(-margin)) : Math.log1p(Math.exp(margin)) - margin);
      const pull = (-truth * weight) / (1 + Math.exp(margin));
      for (let entry = start[row] as number; entry < end; entry += 1) {
        const own = column[entry] as number;
        slope[own] = (slope[own] as number) + pull * (value[entry] as number);
      }
      slope[columnCount] = (slope[columnCount] as number) + pull;
    }
    return loss;
  };
}

export function scoreOf({ weights, bias }: LinearModel, features: Features): number {
  let score = bias;
  for (const [bucket, value] of features) score += (weights.get(bucket) ?? 0) * value;
  return score;
}
