/** What can be pressed while a queue is still being fetched; it is done when the queue has come. */
export type Press = 'next' | 'previous' | 'toggle';

/** Where a queue begins. */
export interface Beginning {
  at: number;
  /** It rests there until somebody presses Play. */
  isResting: boolean;
}

/**
 * Where a queue begins that was to be played from `at` on, after what was pressed before it came.
 * @param goesRound whether its last track leads to its first
 */
export function beginningAfter(
  presses: readonly Press[],
  { at, length, goesRound }: { at: number; length: number; goesRound: boolean },
): Beginning {
  let beginning: Beginning = { at, isResting: false };
  for (const press of presses) beginning = afterPress(beginning, press, length, goesRound);
  return beginning;
}

function afterPress(before: Beginning, press: Press, length: number, goesRound: boolean): Beginning {
  if (press === 'toggle') return { at: before.at, isResting: !before.isResting };
  const place = before.at + (press === 'next' ? 1 : -1);
  if (place >= 0 && place < length) return { at: place, isResting: false };
  if (goesRound) return { at: press === 'next' ? 0 : length - 1, isResting: false };
  // Past the end it rests at its first track, as it does when it is played to its end.
  return press === 'next' ? { at: 0, isResting: true } : before;
}

/** Whether a queue that has not come yet will rest, as far as can be said before its length is known. */
export const willRest = (presses: readonly Press[]): boolean =>
  beginningAfter(presses, { at: presses.length, length: Number.POSITIVE_INFINITY, goesRound: false })
    .isResting;
