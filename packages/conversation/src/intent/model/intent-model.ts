import type { Intent } from '@attune/contract';
import { featurePlaces } from './intent-features.ts';

/** What the model tells apart; danger is recognised before it is asked. */
export type ModelIntent = Exclude<Intent, 'distress'>;

/** Each intent has its place among the weights; a new one does not compile until it has its own. */
const places: Record<ModelIntent, number> = {
  mood: 0,
  request: 1,
  refine: 2,
  again: 3,
  undo: 4,
  reset: 5,
  play: 6,
  question: 7,
  smalltalk: 8,
  offtopic: 9,
  unreadable: 10,
};
export const modelIntents: readonly ModelIntent[] = (Object.keys(places) as ModelIntent[]).toSorted(
  (a, b) => places[a] - places[b],
);

/** Scores of features by place, one after the other for each intent. */
export interface IntentWeights {
  values: Float32Array | Int8Array;
  /** What one step of a value is worth. */
  scale: number;
}

/** How likely each intent is; linear in the number of features. */
export function weighIntents(found: readonly number[], { values, scale }: IntentWeights): number[] {
  const scores = modelIntents.map((_, at) => {
    let sum = 0;
    for (const place of found) sum += values[at * featurePlaces + place] ?? 0;
    return sum * scale;
  });
  const highest = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - highest));
  const total = raised.reduce((sum, one) => sum + one, 0);
  return raised.map((one) => one / total);
}
