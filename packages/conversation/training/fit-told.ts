import { followUpPlaces } from '../src/feeling/follow-up-danger.ts';
import { type ToldWeights, toldFeatures, toldPlaces, toldTones } from '../src/replies/told-tone.ts';
import type { ToldRow } from './told-rows.ts';

/** Chosen by leaving out writers. */
export const toldRecipe = {
  /** Half the squared weights, times this, beside the sum of the losses. */
  ridge: 1.5,
  steps: 200,
  rate: 0.2,
};

const classes = toldTones.length;
const intercept = followUpPlaces - 1;

/** Softmax regression by AdaGrad on all rows at once; the same rows give the same weights. */
export function fitTold(rows: readonly ToldRow[], recipe = toldRecipe): ToldWeights {
  const encoded = rows.map(({ text, tone }) => ({
    features: [...toldFeatures(text)],
    tone: toldTones.indexOf(tone),
  }));
  const values = new Float64Array(toldPlaces * classes);
  const squares = new Float64Array(values.length).fill(1e-8);
  const slopes = new Float64Array(values.length);
  for (let step = 0; step < recipe.steps; step += 1) {
    for (const [at, value] of values.entries())
      slopes[at] = Math.floor(at / classes) === intercept ? 0 : recipe.ridge * value;
    for (const { features, tone } of encoded) {
      const errors = errorsOf(features, tone, values);
      for (const [place, count] of features)
        for (const [at, error] of errors.entries())
          slopes[place * classes + at] = (slopes[place * classes + at] ?? 0) + count * error;
    }
    for (const [at, slope] of slopes.entries()) {
      if (slope === 0) continue;
      squares[at] = (squares[at] ?? 0) + slope ** 2;
      values[at] = (values[at] ?? 0) - (recipe.rate * slope) / Math.sqrt(squares[at] ?? 1);
    }
  }
  return { values, scale: 1 };
}

/** How much likelier than it should be each tone is taken for. */
function errorsOf(
  features: readonly (readonly [number, number])[],
  tone: number,
  values: Float64Array,
): number[] {
  const scores = toldTones.map((_, at) =>
    features.reduce((sum, [place, count]) => sum + count * (values[place * classes + at] ?? 0), 0),
  );
  const highest = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - highest));
  const total = raised.reduce((sum, one) => sum + one, 0);
  return raised.map((one, at) => one / total - (at === tone ? 1 : 0));
}
