/** A message as its themes, and every two of them together. */
export interface ThemeRow {
  language: string;
  isDistress: boolean;
  features: readonly string[];
}

export interface ThemeWeights {
  bias: number;
  weights: ReadonlyMap<string, number>;
  score: (features: readonly string[]) => number;
}

/** Seen less often, a pair of themes is chance. */
const leastRows = 4;
const rounds = 300;
const stepLength = 0.3;
/** Half the squared weights beside the sum of the losses: pairs are held smaller than themes. */
const ridge = { theme: 3, pair: 6 };

/**
 * Logistic regression with a ridge penalty by gradient descent on all rows at once (AdaGrad: J. Duchi, E. Hazan,
 * Y. Singer, "Adaptive subgradient methods", 2011). The same rows give the same weights.
 */
export function fitThemeWeights(rows: readonly ThemeRow[]): ThemeWeights {
  const counts = new Map<string, number>();
  for (const { features } of rows)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const names = [...counts.keys()].filter((name) => (counts.get(name) ?? 0) >= leastRows);
  const columns = new Map(names.map((name, at) => [name, at]));
  const penalties = names.map((name) => (name.includes('+') ? ridge.pair : ridge.theme));
  const entries = rows.map(({ features }) =>
    features.map((name) => columns.get(name)).filter((at) => at !== undefined),
  );

  const weights = new Float64Array(names.length + 1);
  const squares = new Float64Array(names.length + 1).fill(1e-8);
  for (let round = 0; round < rounds; round += 1) {
    const slope = new Float64Array(names.length + 1);
    for (const [at, columnsOfRow] of entries.entries()) {
      let sum = weights[names.length] ?? 0;
      for (const column of columnsOfRow) sum += weights[column] ?? 0;
      const miss = 1 / (1 + Math.exp(-sum)) - Number(rows[at]?.isDistress);
      for (const column of columnsOfRow) slope[column] = (slope[column] ?? 0) + miss;
      slope[names.length] = (slope[names.length] ?? 0) + miss;
    }
    for (let at = 0; at < weights.length; at += 1) {
      const weight = weights[at] ?? 0;
      const gradient = (slope[at] ?? 0) + (penalties[at] ?? 0) * weight;
      squares[at] = (squares[at] ?? 0) + gradient * gradient;
      weights[at] = weight - (stepLength * gradient) / Math.sqrt(squares[at] ?? 1);
    }
  }

  const bias = weights[names.length] ?? 0;
  const byName = new Map(names.map((name, at) => [name, weights[at] ?? 0]));
  return {
    bias,
    weights: byName,
    score: (features) => features.reduce((sum, name) => sum + (byName.get(name) ?? 0), bias),
  };
}
