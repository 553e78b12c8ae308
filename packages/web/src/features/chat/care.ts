import type { Answer, Turns } from './turns.ts';

/** Help that stays with a listener who was in danger, until they start over. */
export interface Care {
  /** The turn whose message spoke of it. */
  turn: number;
  answer: Answer;
  helpUrl: string;
  isClosed: boolean;
}

/** @returns `null` where nothing spoke of danger, or the listener has started over since. */
export function careOf(turns: Turns): Care | null {
  let care: Care | null = null;
  for (const { number, end, isHelpClosed = false } of turns) {
    if (end?.kind !== 'answered') continue;
    const { answer } = end;
    if (answer.intent === 'reset') care = null;
    if (answer.helpUrl !== undefined)
      care = { turn: number, answer, helpUrl: answer.helpUrl, isClosed: isHelpClosed };
  }
  return care;
}

/** Puts the card of help away, or takes it out again. */
export function withHelpClosed(turns: Turns, isClosed: boolean): Turns {
  const care = careOf(turns);
  return turns.map((turn) => (turn.number === care?.turn ? { ...turn, isHelpClosed: isClosed } : turn));
}
