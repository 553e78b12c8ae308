import type { Brief, Constraint, Mood } from '@attune/contract';
import { moodsInOrder } from '../../components/moods.ts';
import { texts } from './texts.ts';
import type { Answer } from './turns.ts';

const nameOf = ({ kind, value }: Constraint) =>
  kind === 'vocals' && value === 'instrumental' ? texts.noVocals : value;

/** What an answer went by, in short words, so that the listener can see what was heard. */
export function heardOf(brief: Brief): string[] {
  const { situation, wanted, avoided, like, length, explicit, discovery } = brief;
  return [
    ...(situation === null ? [] : [situation]),
    ...wanted.map(nameOf),
    ...avoided.map((one) => texts.avoided(nameOf(one), one.soft === true)),
    ...like.flatMap((one) => (one.kind === 'playing' ? [] : [texts.like(one.name)])),
    ...(length === null
      ? []
      : ['minutes' in length ? texts.minutes(length.minutes) : texts.tracks(length.tracks)]),
    ...(explicit ? [] : [texts.clean]),
    ...(discovery === 'any' ? [] : [texts.discovery[discovery]]),
  ];
}

/** Something to say with one touch, and what is then said. */
export interface Suggestion {
  label: string;
  message: string;
  /** Present where it names a mood. */
  mood?: Mood;
}

const moodSuggestion = (mood: Mood): Suggestion => ({ label: mood, message: texts.feeling(mood), mood });
const said = (words: string): Suggestion => ({ label: words, message: words });

/** Above this much energy music can well be calmer, below it have more. */
const middle = 0.4;

/**
 * What fits an answer: the moods it asks about, all five where it could read nothing, else three ways to go on. None for
 * somebody who may be in need.
 */
export function suggestionsAfter(answer: Answer): Suggestion[] {
  const { brief, asks, intent, helpUrl, helpLine } = answer;
  if (helpUrl !== undefined || helpLine !== undefined) return [];
  if (asks !== undefined) return asks.map(moodSuggestion);
  if (brief === null) return intent === 'unreadable' ? moodsInOrder.map(moodSuggestion) : [];
  if (intent === 'question') return [said(texts.quick.again), said(texts.quick.undo)];
  const isInstrumental = brief.wanted.some(
    ({ kind, value }) => kind === 'vocals' && value === 'instrumental',
  );
  return [
    said(brief.target.energy > middle ? texts.quick.calmer : texts.quick.livelier),
    said(isInstrumental ? texts.quick.why : texts.quick.noVocals),
    said(texts.quick.again),
  ];
}
