import { type Mood, moods } from '@attune/contract';

export interface Measured {
  value: number;
  mood: Mood;
}

export interface Bins {
  moodOf(value: number): Mood;
  /** Share of the examples whose own mood is the one their bin stands for. */
  fit: number;
}

/**
 * Cuts a number into ranges that hold about equally many examples and lets each stand for the mood most common
 * in it. A value that many examples share is never torn apart, so there may be fewer bins than asked for.
 */
export function fitBins(examples: readonly Measured[], binCount: number): Bins {
  const edges = edgesOf(
    examples.map(({ value }) => value),
    binCount,
  );
  // A bin begins at its edge; what lies below the first edge is the first bin.
  const binOf = (value: number) => edges.filter((edge) => edge <= value).length;
  const members: Mood[][] = Array.from({ length: edges.length + 1 }, () => []);
  for (const { value, mood } of examples) members[binOf(value)]?.push(mood);
  const moodOfBin = members.map(commonestMood);
  const moodOf = (value: number) => moodOfBin[binOf(value)] ?? moods[0];
  return {
    moodOf,
    fit: examples.filter(({ value, mood }) => moodOf(value) === mood).length / examples.length,
  };
}

/** The first in the contract's order when several are equally common. */
export function commonestMood(given: readonly Mood[]): Mood {
  const countOf = (mood: Mood) => given.filter((one) => one === mood).length;
  const counts = moods.map(countOf);
  return moods[counts.indexOf(Math.max(...counts))] ?? moods[0];
}

/** Quantiles, each once and none at the lowest value, so that no bin is empty. */
function edgesOf(values: readonly number[], binCount: number): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const [lowest = 0] = sorted;
  const quantiles = Array.from(
    { length: binCount - 1 },
    (_, at) => sorted[Math.floor(((at + 1) * sorted.length) / binCount)] ?? lowest,
  );
  return [...new Set(quantiles)].filter((edge) => edge > lowest);
}
