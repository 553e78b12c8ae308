import { type Mood, moods } from '@attune/contract';
import type { HeldOut } from './calibrate.ts';
import { type Example, type Recipe, scoreExamples, trainModel } from './train-model.ts';

export interface CrossValidated extends HeldOut {
  /** The examples in the order of the scores. */
  examples: Example[];
}

/**
 * Scores every written example by a model that has not seen its writer: whole files are left out, dealt into
 * `foldCount` groups in the order given. `alwaysIn` is part of every training.
 */
export function crossValidate(
  written: readonly Example[],
  alwaysIn: readonly Example[],
  recipe: Recipe,
  foldCount: number,
): CrossValidated {
  const files = [...new Set(written.map(({ row }) => row.file))];
  const foldOf = new Map(files.map((file, at) => [file, at % foldCount]));
  const parts = Array.from({ length: foldCount }, (_, fold) => {
    const leftOut = written.filter(({ row }) => foldOf.get(row.file) === fold);
    const kept = written.filter(({ row }) => foldOf.get(row.file) !== fold);
    return { leftOut, scores: scoreExamples(trainModel([...kept, ...alwaysIn], recipe), leftOut, recipe) };
  });
  const examples = parts.flatMap(({ leftOut }) => leftOut);
  const scores = new Float64Array(examples.length * moods.length);
  let at = 0;
  for (const part of parts) {
    scores.set(part.scores, at);
    at += part.scores.length;
  }
  return { examples, scores, labels: Int8Array.from(examples, ({ row }) => moods.indexOf(row.mood)) };
}

/** The most likely mood of each row of scores, with its probability at a temperature. */
export function guesses(
  scores: Float64Array,
  temperature: number,
): Array<{ guess: Mood; confidence: number }> {
  return Array.from({ length: scores.length / moods.length }, (_, row) => {
    const own = Array.from(
      scores.subarray(row * moods.length, (row + 1) * moods.length),
      (score) => score / temperature,
    );
    const highest = Math.max(...own);
    const sum = own.reduce((total, score) => total + Math.exp(score - highest), 0);
    return { guess: moods[own.indexOf(highest)] ?? 'happy', confidence: 1 / sum };
  });
}
