import { questionClasses } from './question-kinds.ts';

/** What each feature says for each class, by the place of the feature; places that say nothing are absent. */
export interface QuestionWeights {
  /** The row of a place, -1 for none. */
  rowOf: Int32Array;
  /** One row after another, each with a value for each class. */
  values: Float32Array | Int8Array;
  /** What one step of a value is worth. */
  scale: number;
}

/** How likely each class is, in the order of `questionClasses`; linear in the number of features. */
export function weighQuestion(places: Iterable<number>, weights: QuestionWeights): number[] {
  const { rowOf, values, scale } = weights;
  const scores = new Float64Array(questionClasses.length);
  for (const place of places) {
    const row = rowOf[place] ?? -1;
    if (row < 0) continue;
    const from = row * scores.length;
    for (let at = 0; at < scores.length; at += 1)
      scores[at] = (scores[at] as number) + (values[from + at] as number);
  }
  const highest = Math.max(...scores);
  const raised = Array.from(scores, (score) => Math.exp((score - highest) * scale));
  const total = raised.reduce((sum, one) => sum + one, 0);
  return raised.map((one) => one / total);
}
