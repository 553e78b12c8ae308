import { type FollowUpWeights, followUpFeatures, followUpPlaces } from '../src/feeling/follow-up-danger.ts';
import type { DangerRow } from './danger-rows.ts';

/** Chosen by leaving out writers. */
export const dangerRecipe = {
  /** Half the squared weights, times this, beside the sum of the losses. */
  ridge: 1,
  steps: 300,
  rate: 0.3,
};
export type DangerRecipe = typeof dangerRecipe;

/**
 * Logistic regression by AdaGrad on all rows at once, in which both classes count as much as the larger: the same rows give the same weights.
 */
export function fitDanger(rows: readonly DangerRow[], recipe: DangerRecipe = dangerRecipe): FollowUpWeights {
  const encoded = rows.map(({ text, isDanger }) => ({ features: [...followUpFeatures(text)], isDanger }));
  const dangers = rows.filter(({ isDanger }) => isDanger).length;
  const others = rows.length - dangers;
  const larger = Math.max(dangers, others);
  const intercept = followUpPlaces - 1;
  const values = new Float64Array(followUpPlaces);
  const squares = new Float64Array(followUpPlaces).fill(1e-8);
  const slopes = new Float64Array(followUpPlaces);
  for (let step = 0; step < recipe.steps; step += 1) {
    for (const [place, value] of values.entries())
      slopes[place] = place === intercept ? 0 : recipe.ridge * value;
    for (const { features, isDanger } of encoded) {
      const score = features.reduce((sum, [place, count]) => sum + count * (values[place] ?? 0), 0);
      const error = 1 / (1 + Math.exp(-score)) - (isDanger ? 1 : 0);
      const weighed = (error * larger) / (isDanger ? dangers : others);
      for (const [place, count] of features) slopes[place] = (slopes[place] ?? 0) + weighed * count;
    }
    for (const [place, slope] of slopes.entries()) {
      if (slope === 0) continue;
      squares[place] = (squares[place] ?? 0) + slope ** 2;
      values[place] = (values[place] ?? 0) - (recipe.rate * slope) / Math.sqrt(squares[place] ?? 1);
    }
  }
  return { values, scale: 1 };
}
