import type { Brief, Mood, Situation } from '@attune/contract';
import { tellsSurely } from '@attune/mood';
import { likelierMoods } from '../../feeling/situation-moods.ts';
import type { ConversationReading } from '../../read-message.ts';
import { isOfAnother } from '../of-another.ts';
import { namesRelief, namesTrouble, speaksAgainst } from '../speaks-against.ts';
import { statesMood } from '../stated-moods.ts';

/** What was told, and what was read of it. */
export interface Told {
  text: string;
  mood: Mood;
  /** The mood is told so surely that a reply may speak of it. */
  isFelt: boolean;
  /** The mood is asked about beside the answer. */
  asks: boolean;
  /** The situation that is surely told of, the listener's own. */
  situation: Situation | null;
}

/** What a message tells, by how it was read. */
export function toldIn(text: string, reading: ConversationReading, brief: Brief): Told {
  const { mood, situation } = brief;
  const isTakenBack = situation !== null && speaksAgainst(text, situation, reading.intent === 'request');
  const isOwn = situation !== null && tellsSurely(text, situation) && !isOfAnother(text, situation);
  return {
    text,
    mood,
    isFelt: isFelt(text, reading, brief, isTakenBack),
    asks: reading.asks !== undefined,
    situation: isOwn && !isTakenBack ? situation : null,
  };
}

function isFelt(
  text: string,
  reading: ConversationReading,
  { mood, situation, path }: Brief,
  isTakenBack: boolean,
): boolean {
  if (path === 'shift') return true;
  // A mood that came of a situation taken back is no surer than that.
  const isLent =
    situation !== null && isTakenBack && isLending(situation) && likelierMoods[situation].includes(mood);
  return !isLent && (isClear(text, reading, mood) || statesMood(text, mood));
}

/** What lends a message its mood by a single word: "lump", "run", "code". */
const lending: ReadonlySet<Situation> = new Set(['illness', 'running', 'coding']);
export const isLending = (situation: Situation): boolean => lending.has(situation);

const bright: ReadonlySet<Mood> = new Set(['happy', 'energetic']);
export const isBright = (mood: Mood): boolean => bright.has(mood);

/** Good news with a trouble in it may be none, and a trouble that is over may be one no more. */
const isClear = (text: string, reading: ConversationReading, mood: Mood): boolean =>
  reading.isClear === true &&
  !(isBright(mood) && namesTrouble(text)) &&
  !(mood === 'sad' && namesRelief(text));
