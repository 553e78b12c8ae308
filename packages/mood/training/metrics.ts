import { type Mood, moods } from '@attune/contract';

/** What a classifier said of one message beside what is right. */
export interface Judged {
  truth: Mood;
  guess: Mood;
  /** Probability the classifier gave its guess; `null` where it gives none. */
  confidence: number | null;
}

export interface Scores {
  count: number;
  accuracy: number;
  /** Ends of the 95 % interval around the accuracy (Wilson). */
  accuracyLow: number;
  accuracyHigh: number;
  /** Mean over the moods present of the harmonic mean of precision and recall. */
  macroF1: number;
  /** Rows are truth, columns guesses, both in the contract's order. */
  confusion: number[][];
  /** Mean gap between confidence and accuracy over ten bins of equal width; readings without a confidence left out; `null` when none has one. */
  calibrationError: number | null;
}

export function scoresOf(judged: readonly Judged[]): Scores {
  const confusion = moods.map((truth) =>
    moods.map((guess) => judged.filter((one) => one.truth === truth && one.guess === guess).length),
  );
  const right = judged.filter(({ truth, guess }) => truth === guess).length;
  const [accuracyLow, accuracyHigh] = wilsonInterval(right, judged.length);
  return {
    count: judged.length,
    accuracy: judged.length === 0 ? 0 : right / judged.length,
    accuracyLow,
    accuracyHigh,
    macroF1: macroF1Of(confusion),
    confusion,
    calibrationError: calibrationErrorOf(judged),
  };
}

function macroF1Of(confusion: readonly number[][]): number {
  const f1s: number[] = [];
  for (const [at] of moods.entries()) {
    const hits = confusion[at]?.[at] ?? 0;
    const named = sum(confusion.map((row) => row[at] ?? 0));
    const meant = sum(confusion[at] ?? []);
    if (meant > 0) f1s.push((2 * hits) / (named + meant));
  }
  return f1s.length === 0 ? 0 : sum(f1s) / f1s.length;
}

const binCount = 10;

function calibrationErrorOf(judged: readonly Judged[]): number | null {
  const sure = judged.flatMap(({ truth, guess, confidence }) =>
    confidence === null ? [] : [{ isRight: truth === guess, confidence }],
  );
  if (sure.length === 0) return null;
  let error = 0;
  for (let bin = 0; bin < binCount; bin += 1) {
    const inBin = sure.filter(({ confidence }) => binOf(confidence) === bin);
    if (inBin.length === 0) continue;
    const meanConfidence = sum(inBin.map(({ confidence }) => confidence)) / inBin.length;
    const accuracy = inBin.filter(({ isRight }) => isRight).length / inBin.length;
    error += (inBin.length / sure.length) * Math.abs(meanConfidence - accuracy);
  }
  return error;
}

function binOf(confidence: number): number {
  return Math.min(binCount - 1, Math.floor(confidence * binCount));
}

/** Wilson's score interval for a proportion, 95 %. */
export function wilsonInterval(hits: number, count: number): [number, number] {
  if (count === 0) return [0, 1];
  const z = 1.959964;
  const share = hits / count;
  const centre = share + (z * z) / (2 * count);
  const spread = z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count));
  const scale = 1 + (z * z) / count;
  return [(centre - spread) / scale, (centre + spread) / scale];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
