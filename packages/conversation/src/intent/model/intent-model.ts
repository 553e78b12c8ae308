import type { Intent } from '@attune/contract';
import { featurePlaces } from './intent-features.ts';

/** What the model tells apart; danger is recognised before it is asked. */
export const modelIntents = [
  'mood',
  'request',
  'refine',
  'again',
  'undo',
  'reset',
  'play',
  'question',
  'smalltalk',
  'offtopic',
  'unreadable',
] as const satisfies readonly Intent[];
export type ModelIntent = (typeof modelIntents)[number];

/** Scores of features by place, one after the other for each intent. */
export interface IntentWeights {
  values: Float32Array | Int8Array;
  /** What one step of a value is worth. */
  scale: number;
}

/** How likely each intent is; linear in the number of features. */
export function weighIntents(places: readonly number[], { values, scale }: IntentWeights): number[] {
  const scores = modelIntents.map((_, at) => {
    let sum = 0;
    for (const place of places) sum += values[at * featurePlaces + place] ?? 0;
    return sum * scale;
  });
  const highest = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - highest));
  const total = raised.reduce((sum, one) => sum + one, 0);
  return raised.map((one) => one / total);
}
