import type { OpeningWeights } from '../src/replies/openings/opening-model.ts';

/** Chosen by leaving out writers; see docs/decisions/020-choosing-the-opening.md. */
export const openingRecipe = {
  /** Half the squared weights beside the sum of the losses. */
  ridge: 10,
  steps: 400,
  rate: 0.3,
};
export type OpeningRecipe = typeof openingRecipe;

/** What a first sentence had for and against it, and whether readers found it as asked. */
export interface MarkedOpening {
  features: Readonly<Record<string, number>>;
  holds: boolean;
}

/** Logistic regression by AdaGrad on all rows at once, features to one scale: the same rows give the same weights. */
export function fitOpenings(rows: readonly MarkedOpening[], recipe: OpeningRecipe): OpeningWeights {
  const names = [...new Set(rows.flatMap(({ features }) => Object.keys(features)))];
  const scales = names.map((name) => {
    const square = rows.reduce((sum, { features }) => sum + (features[name] ?? 0) ** 2, 0);
    return Math.sqrt(square / Math.max(1, rows.length)) || 1;
  });
  const values = rows.map(({ features }) =>
    names.map((name, at) => (features[name] ?? 0) / (scales[at] ?? 1)),
  );
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-8);
  for (let step = 0; step < recipe.steps; step += 1) {
    const slopes = Float64Array.from(weights, (weight) => recipe.ridge * weight);
    for (const [at, row] of values.entries()) {
      const score = row.reduce((sum, value, one) => sum + value * (weights[one] ?? 0), 0);
      const error = 1 / (1 + Math.exp(-score)) - (rows[at]?.holds === true ? 1 : 0);
      for (const [one, value] of row.entries()) slopes[one] = (slopes[one] ?? 0) + error * value;
    }
    for (const [one, slope] of slopes.entries()) {
      squares[one] = (squares[one] ?? 0) + slope ** 2;
      weights[one] = (weights[one] ?? 0) - (recipe.rate * slope) / Math.sqrt(squares[one] ?? 1);
    }
  }
  return Object.fromEntries(
    names.map((name, at) => [name, Number(((weights[at] ?? 0) / (scales[at] ?? 1)).toPrecision(4))]),
  );
}
