/** The categories Lighthouse scores, 0 to 100 each. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** The scores of one run; a category that was not asked for is absent. */
export type Scores = Partial<Record<Category, number>>;

/** What each category has to reach. */
export const goals: Readonly<Record<Category, number>> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** The middle value; of an even number of values the lower of the two in the middle, so that no score is flattered. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

export function medianScores(runs: readonly Scores[]): Scores {
  const scores: Scores = {};
  for (const category of categories) {
    const values = runs.flatMap((run) => run[category] ?? []);
    if (values.length > 0) scores[category] = median(values);
  }
  return scores;
}

/** Categories below their goal. */
export function missed(scores: Scores): Category[] {
  return categories.filter((category) => (scores[category] ?? goals[category]) < goals[category]);
}
