import type { Features } from '../src/distress/trained/message-features.ts';
import { minimize } from './minimize.ts';
import { packRows, type SparseRows } from './sparse-rows.ts';

export interface DistressFitOptions {
  /** Buckets seen in fewer messages say nothing. */
  leastRows: number;
  /** Half the squared weights beside the sum of the losses. */
  ridge: number;
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

/** Logistic regression with a ridge penalty on all messages at once. */
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
  const rows = packRows(
    examples.map(({ features }) => {
      const entries = [...features].filter(([bucket]) => columns.has(bucket));
      return {
        columns: Int32Array.from(entries, ([bucket]) => columns.get(bucket) ?? 0),
        values: Float32Array.from(entries, ([, value]) => value),
      };
    }),
    buckets.length,
  );
  const fitted = minimize(lossOf(rows, examples, options.ridge), buckets.length + 1, options.mostSteps);
  return {
    weights: new Map(buckets.map((bucket, column) => [bucket, fitted[column] ?? 0])),
    bias: fitted[buckets.length] ?? 0,
  };
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
