import { type Mood, moods } from '@attune/contract';
import type { Recipe } from './recipe.ts';
import { type Example, scoreExamples, type TrainingSet, trainModel } from './train-model.ts';

/** Written messages scored by models that have not seen their writers. */
export interface CrossValidated {
  /** In the order of the scores. */
  examples: Example[];
  labels: Int8Array;
  byFeatures: Float64Array;
  byNetwork: Float64Array;
}

/**
 * Scores every written message by a model that has not seen its writer: writers are dealt into `foldCount`
 * groups in the order of their files' names. `onFold` is told of each that is done.
 */
export function crossValidate(
  data: TrainingSet,
  recipe: Recipe,
  foldCount: number,
  onFold: (fold: number) => void,
): CrossValidated {
  const writers = [...new Set(data.written.map(({ row }) => row.writer))];
  const foldOf = new Map(writers.map((writer, at) => [writer, at % foldCount]));
  const parts = Array.from({ length: foldCount }, (_, fold) => {
    const leftOut = data.written.filter(({ row }) => foldOf.get(row.writer) === fold);
    const written = data.written.filter(({ row }) => foldOf.get(row.writer) !== fold);
    const part = { leftOut, ...scoreExamples(trainModel({ ...data, written }, recipe), leftOut, recipe) };
    onFold(fold);
    return part;
  });
  const examples = parts.flatMap(({ leftOut }) => leftOut);
  return {
    examples,
    labels: Int8Array.from(examples, ({ row }) => moods.indexOf(row.mood)),
    byFeatures: joined(parts.map(({ byFeatures }) => byFeatures)),
    byNetwork: joined(parts.map(({ byNetwork }) => byNetwork)),
  };
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

function joined(parts: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
