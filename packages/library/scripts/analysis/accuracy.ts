/** Whether a tempo is the one that is known, or one of these octaves of it, within 4 %. */
export const isTempo = (found: number | null, known: number, octaves: readonly number[]): boolean =>
  found !== null && octaves.some((octave) => Math.abs(found / (known * octave) - 1) <= 0.04);

const ranks = (values: readonly number[]) => {
  const order = values.map((_, at) => at).sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0));
  const ranked = new Array<number>(values.length).fill(0);
  for (const [rank, at] of order.entries()) ranked[at] = rank;
  return ranked;
};

/** Correlation of ranks after Spearman, from -1 to 1. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [x, y] = [ranks(one), ranks(other)];
  const mean = (x.length - 1) / 2;
  const sum = (of: (at: number) => number) => x.reduce((total, _, at) => total + of(at), 0);
  const dx = (at: number) => (x[at] ?? 0) - mean;
  const dy = (at: number) => (y[at] ?? 0) - mean;
  return sum((at) => dx(at) * dy(at)) / Math.sqrt(sum((at) => dx(at) ** 2) * sum((at) => dy(at) ** 2));
}
