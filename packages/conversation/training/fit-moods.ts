import { type Mood, moods } from '@attune/contract';
import type { MoodWeights } from '../src/feeling/weigh-moods.ts';

/** Chosen by leaving out writers; see docs/mood-model.md. */
export const moodRecipe = {
  /**
   * Half the squared distance from the prior, times this, beside the sum of the losses: much for what the prior knows from more than the
   * labelled messages, each of whose situations few of them tell.
   */
  ridge: { known: 20, other: 1 },
  steps: 300,
  rate: 0.05,
  /** How much of what is right is the best mood's alone; the rest is shared by all that are allowed, the best among them. */
  best: 0.5,
};
export type MoodRecipe = typeof moodRecipe;

/** What a message told, and the moods whose music a reader found right, the best first. */
export interface LabelledEvidence {
  features: ReadonlyMap<string, number>;
  allowed: readonly Mood[];
}

/**
 * Multinomial regression by AdaGrad (Duchi et al., 2011) on all rows at once, drawn to the prior instead of to nothing: the same rows
 * give the same weights.
 */
export function fitMoods(
  rows: readonly LabelledEvidence[],
  prior: MoodWeights,
  { ridge, steps, rate, best }: MoodRecipe,
): MoodWeights {
  const names = [
    ...new Set([...Object.keys(prior), ...rows.flatMap(({ features }) => [...features.keys()])]),
  ];
  const count = moods.length;
  const start = Float64Array.from(names.flatMap((name) => prior[name] ?? moods.map(() => 0)));
  const columns = new Map(names.map((name, at) => [name, at]));
  const encoded = rows.map(({ features, allowed }) => ({
    entries: [...features].map(([name, value]) => ({ at: (columns.get(name) ?? 0) * count, value })),
    right: moods.map((mood) => rightShare(mood, allowed, best)),
  }));
  const ridges = names.flatMap((name) => {
    const own = /^(?:situation|asked|leads to) /.test(name) ? ridge.known : ridge.other;
    return moods.map(() => own);
  });
  const weights = start.slice();
  const squares = new Float64Array(weights.length).fill(1e-8);
  const likely = new Float64Array(count);
  for (let step = 0; step < steps; step += 1) {
    const slopes = weights.map((weight, at) => (ridges[at] as number) * (weight - (start[at] as number)));
    for (const { entries, right } of encoded) {
      likely.fill(0);
      for (const { at, value } of entries)
        for (let k = 0; k < count; k += 1)
          likely[k] = (likely[k] as number) + value * (weights[at + k] as number);
      toLikelihoods(likely);
      for (const { at, value } of entries)
        for (let k = 0; k < count; k += 1)
          slopes[at + k] =
            (slopes[at + k] as number) + value * ((likely[k] as number) - (right[k] as number));
    }
    for (const [at, slope] of slopes.entries()) {
      squares[at] = (squares[at] as number) + slope ** 2;
      weights[at] = (weights[at] as number) - (rate * slope) / Math.sqrt(squares[at] as number);
    }
  }
  return Object.fromEntries(
    names.map((name, at) => [
      name,
      Array.from(weights.subarray(at * count, (at + 1) * count), (weight) => Number(weight.toFixed(3))),
    ]),
  );
}

function rightShare(mood: Mood, allowed: readonly Mood[], best: number): number {
  const shared = allowed.includes(mood) ? (1 - best) / allowed.length : 0;
  return shared + (mood === allowed[0] ? best : 0);
}

function toLikelihoods(scores: Float64Array): void {
  const highest = scores.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY);
  for (let k = 0; k < scores.length; k += 1) scores[k] = Math.exp((scores[k] as number) - highest);
  const sum = scores.reduce((total, one) => total + one, 0);
  for (let k = 0; k < scores.length; k += 1) scores[k] = (scores[k] as number) / sum;
}
