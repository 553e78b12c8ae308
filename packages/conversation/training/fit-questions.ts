import { placeOfFeature, questionPlaces } from '../src/questions/question-features.ts';
import { questionClasses } from '../src/questions/question-kinds.ts';
import type { QuestionWeights } from '../src/questions/question-model.ts';
import type { QuestionExample } from './question-rows.ts';

/** Chosen by how well rows are told that were left out of a fit, among those not held back. */
export const questionRecipe = {
  rounds: 25,
  rate: 0.1,
  /** How strongly weights are held small. */
  decay: 0.001,
  /** The weights of the last rounds are averaged. */
  averagedRounds: 15,
  /** Only features that stand in so many of the rows written for this have weights. */
  leastSeen: 3,
  /** What a feature of a family counts; 1 for the others. Runs of words and pairs of groups are many, and weigh less than single ones. */
  counts: {
    pair: 0.6,
    apart: 0.6,
    three: 0.6,
    groups: 0.6,
    threeGroups: 0.6,
    part: 0.4,
    both: 0.3,
    opensWith: 0.4,
  } as Readonly<Record<string, number>>,
};
export type QuestionRecipe = typeof questionRecipe;

/** Learnt in another order, figures are some points higher or lower; the mean of some orders is as good as the better ones. */
const seeds = [20, 21, 22];

/** Softmax regression by AdaGrad, the mean of several orders that fixed seeds make: the same examples give the same weights. */
export function fitQuestions(
  examples: readonly QuestionExample[],
  recipe: QuestionRecipe = questionRecipe,
): QuestionWeights {
  const classes = questionClasses.length;
  const { rowOf, rows } = rowsFor(examples, recipe.leastSeen);
  const averaged = new Float32Array(rows * classes);
  const found = examples.map((one) => rowsIn(one, rowOf, recipe));
  const counts = countsOf(found, rows);
  for (const seed of seeds) learnInOrder(seed);
  // What a feature counts goes into its weights, so that a reader only adds them up.
  for (let at = 0; at < averaged.length; at += 1)
    averaged[at] = (averaged[at] ?? 0) * (counts[Math.floor(at / classes)] ?? 1);
  return { rowOf, values: averaged, scale: 1 };

  function learnInOrder(firstSeed: number): void {
    const values = new Float32Array(rows * classes);
    const steps = new Float32Array(values.length).fill(1e-6);
    let seed = firstSeed;
    const random = () => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return seed / 2 ** 32;
    };
    const order = examples.map((_, at) => at);
    for (let round = 0; round < recipe.rounds; round += 1) {
      for (let at = order.length - 1; at > 0; at -= 1) {
        const other = Math.floor(random() * (at + 1));
        [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
      }
      for (const at of order) learn(values, steps, found[at] ?? [], examples[at]?.classes ?? []);
      if (round < recipe.rounds - recipe.averagedRounds) continue;
      for (let at = 0; at < values.length; at += 1)
        averaged[at] = (averaged[at] ?? 0) + (values[at] ?? 0) / (recipe.averagedRounds * seeds.length);
    }
  }

  function learn(
    values: Float32Array,
    steps: Float32Array,
    features: readonly CountedRow[],
    wanted: readonly number[],
  ): void {
    const scores = new Float64Array(classes);
    for (const { row, count } of features)
      for (let one = 0; one < classes; one += 1)
        scores[one] = (scores[one] ?? 0) + count * (values[row * classes + one] ?? 0);
    const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
    const raised = scores.map((score) => Math.exp(score - highest));
    const total = raised.reduce((sum, one) => sum + one, 0);
    const likely = raised.map((one) => one / total);
    const right = wanted.reduce((sum, one) => sum + (likely[one] ?? 0), 0);
    const errors = likely.slice();
    for (const one of wanted) errors[one] = (likely[one] ?? 0) - (likely[one] ?? 0) / Math.max(right, 1e-9);
    for (const { row, count } of features) {
      for (let one = 0; one < classes; one += 1) {
        const index = row * classes + one;
        const gradient = count * (errors[one] ?? 0) + recipe.decay * (values[index] ?? 0);
        steps[index] = (steps[index] ?? 0) + gradient * gradient;
        values[index] = (values[index] ?? 0) - (recipe.rate * gradient) / Math.sqrt(steps[index] ?? 1);
      }
    }
  }
}

interface CountedRow {
  row: number;
  count: number;
}

/** The rows of an example's features; two names at one place count as the one that counts more. */
function rowsIn({ features }: QuestionExample, rowOf: Int32Array, { counts }: QuestionRecipe): CountedRow[] {
  const found = new Map<number, number>();
  for (const name of features) {
    const row = rowOf[placeOfFeature(name)] ?? -1;
    if (row < 0) continue;
    found.set(row, Math.max(found.get(row) ?? 0, counts[name.split(' ', 1)[0] ?? ''] ?? 1));
  }
  return Array.from(found, ([row, count]) => ({ row, count }));
}

function countsOf(found: readonly (readonly CountedRow[])[], rows: number): Float64Array {
  const counts = new Float64Array(rows);
  for (const { row, count } of found.flat()) counts[row] = Math.max(counts[row] ?? 0, count);
  return counts;
}

function rowsFor(
  examples: readonly QuestionExample[],
  leastSeen: number,
): { rowOf: Int32Array; rows: number } {
  const seen = new Int32Array(questionPlaces);
  for (const { features, isOwn } of examples) {
    if (!isOwn) continue;
    for (const place of new Set(Array.from(features, (name) => placeOfFeature(name))))
      seen[place] = (seen[place] ?? 0) + 1;
  }
  const rowOf = new Int32Array(questionPlaces).fill(-1);
  let rows = 0;
  for (const [place, count] of seen.entries()) {
    if (count < leastSeen) continue;
    rowOf[place] = rows;
    rows += 1;
  }
  return { rowOf, rows };
}
