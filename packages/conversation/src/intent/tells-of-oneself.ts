import type { Situation } from '@attune/contract';
import { isCry, isWordlessFeeling } from '../feeling/cries.ts';
import { cuesOf, hasCue, type Message } from '../message.ts';
import type { Parts } from '../parts/read-parts.ts';
import { answersGreeting } from './answered-greeting.ts';
import { statedFeeling } from './stated-feeling.ts';

/** What somebody does themselves, music or not: "I need to focus", "gotta study". */
const ownNeed =
  /^(?:(?:ok|so|well|hi|hey|ugh|just|and|today) ){0,3}(?:(?:i|we) )?(?:really |just |still |also |desperately ){0,2}(?:need|have|got|gotta|must|ought|should|want|trying|am trying|have got|would like|had better)(?: to)? (?!you\b|help\b|know\b|go$)[a-z]/;
/** Tasks that are one's own even where the same words could be an order: "I need to write my essay". */
const ownTask =
  /\b(?:need|have|got|gotta|must|ought|trying|want) to (?:write|finish|do|study|review|edit|draft|revise|prepare|grade|fix|code|debug|solve|type|learn|read|proofread)\b/;
const wanting = new Set(
  'need want wanted looking must should have got gotta like wonder wondering'.split(' '),
);
const ofOnesBody =
  /\bmy (?:head|heart|mind|brain|body|back|shoulders|legs|feet|chest|eyes|neck|stomach|soul|hands)\b/;
/** "What a beautiful day to hang out washing", and not "what a tempo means". */
const exclaimed = /^(?:(?:oh|wow|omg|ugh|man|god|my) )*what an? \w/;
const asked = /\b(?:is|are|does|means?)$/;
const introduction = /^(?:(?:hi|hey|hello|yo|ok) )?(?:there )?(?:i am|my name is|its|it is) \w+$/;

/** What speaks for a message that tells how somebody is or what they do, whatever a model makes of its words. */
export type OwnState = 'felt' | 'done' | null;

/**
 * `felt` where a feeling is cried out, and nothing else is said; `done` where somebody tells of a state, a need or an activity
 * of their own, as a first message does. A task for somebody else ("I need a recipe") is neither.
 */
export function tellsOfOneself(
  message: Message,
  { constraints, command, named }: Parts,
  situation: Situation | null,
): OwnState {
  if (isWordlessFeeling(message.text)) return 'felt';
  if (command !== null || named !== null) return null;
  const said = saidIn(message);
  if (isCry(message.text) && said.split(' ').length <= 4) return 'felt';
  if (answersGreeting(said)) return 'felt';
  if (isExclaimed(message)) return 'done';
  if (ownTask.test(said)) return 'done';
  // "I lost track of what day it is" asks for no date.
  const opensWithSelf =
    cuesOf(message, 'firstPerson').some(({ from }) => from === 0) &&
    !said.split(' ', 3).some((word) => wanting.has(word));
  const asksBack =
    message.text.includes('?') || message.words.some(({ text }) => text === 'you' || text === 'u');
  if (hasCue(message, 'aboutAnything', 'question') && (asksBack || !opensWithSelf)) return null;
  if (ownNeed.test(said) || ofOnesBody.test(said)) return 'done';
  if (cuesOf(message, 'smalltalk').length > 0) return null;
  const isFelt = statedFeeling(message) !== null || situation !== null;
  const does = constraints.some(({ kind, operation }) => kind === 'activity' && operation === 'want');
  if (isFelt || does) return 'done';
  return hasCue(message, 'firstPerson') && !introduction.test(said) ? 'done' : null;
}

/** Whether a message is an outcry, and no question: "what a beautiful day". */
export function isExclaimed(message: Message): boolean {
  const said = saidIn(message);
  return exclaimed.test(said) && !asked.test(said) && !message.text.includes('?');
}

/** The words of the beginning of a message, parted by blanks, in lower case. */
export const saidIn = ({ words }: Message): string =>
  words
    .slice(0, mostWords)
    .filter(({ isWord }) => isWord)
    .map(({ text }) => text)
    .join(' ');

/** Whoever tells of themselves does so in the beginning. */
const mostWords = 40;
