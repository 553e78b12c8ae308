import type { Mood } from '@attune/contract';

/**
 * What it costs to answer a listener who feels like the row with music for the column; 1 is an ordinary miss. Somebody who
 * hurts and is sent to a party is let down worst, so that sad stands far from happy and energetic. Calm music wrongs nobody
 * much. Anger and excitement are energetic: cheerful music mocks the one, quiet music only misses the other.
 */
export const moodCosts: Readonly<Record<Mood, Readonly<Record<Mood, number>>>> = {
  happy: { happy: 0, sad: 1.3, energetic: 0.8, calm: 0.9, focus: 1 },
  sad: { happy: 4, sad: 0, energetic: 3, calm: 0.8, focus: 1.4 },
  energetic: { happy: 1.2, sad: 1.2, energetic: 0, calm: 1, focus: 1.1 },
  calm: { happy: 1.2, sad: 1, energetic: 1.6, calm: 0, focus: 0.9 },
  focus: { happy: 1.2, sad: 1.2, energetic: 1.2, calm: 0.8, focus: 0 },
};

/** It asks when even the best guess is expected to cost this much, */
export const asksFrom = 0.7;
/** or when what is likeliest is happy or energetic, and that alone that somebody may hurt is expected to cost this much, */
export const mocksFrom = 0.2;
/** or when the second guess is this close behind the first and the two are not much alike. */
export const closeBehind = 0.05;
/** Two moods that cost less to mistake for each other are near enough to decide between. */
export const worthAsking = 1;
/** A third mood is offered when it is at least this likely. */
export const thirdFrom = 0.15;

/** This likely, a mood read between the lines is spoken of. */
export const clearFrom = 0.92;

/** Of moods between which nobody has decided the one whose music wrongs the listener least, whichever of them is true. */
export function safestOf(among: readonly [Mood, ...Mood[]]): Mood {
  const cost = (guess: Mood) => among.reduce((sum, truth) => sum + moodCosts[truth][guess], 0);
  return among.reduce((safest, mood) => (cost(mood) < cost(safest) ? mood : safest));
}
