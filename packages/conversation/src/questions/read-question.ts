import { keepLast } from '@attune/mood';
import { triesOut } from '../intent/chats-alone.ts';
import { hasCue, type Message, readMessageWords } from '../message.ts';
import { sentenceEnds } from '../words/words.ts';
import { placesOfFeatures, type Stretch } from './question-features.ts';
import { type QuestionKind, questionClasses, questionKinds } from './question-kinds.ts';
import { type QuestionWeights, weighQuestion } from './question-model.ts';
import { shippedQuestionWeights } from './shipped-question-weights.ts';

/** A kind of question with how likely it is, 0 to 1. */
export interface LikelyKind {
  kind: QuestionKind;
  share: number;
}

/** What a message asks of the assistant. */
export interface ReadQuestion {
  /** The likeliest kind, and how likely it is, 0 to 1. */
  kind: QuestionKind;
  share: number;
  /** The kinds it may be of, likeliest first; few. */
  likely: readonly LikelyKind[];
  /** How likely it is a question to the assistant at all, of whatever kind, 0 to 1. */
  asked: number;
  /** How likely music is asked for in the form of a question, 0 to 1. */
  music: number;
}

/** A question stands near the beginning or the end; of a long message the middle is passed over. */
const mostStretches = 6;

/** The whole and its sentences: "hi there, is this free?" asks in its second part. */
export function stretchesOf({ words }: Message): Stretch[] {
  const parts: Stretch[] = [];
  let from = 0;
  for (let at = 0; at <= words.length; at += 1) {
    const text = words[at]?.text;
    const isComma = text === ',' || text === ':';
    if (at < words.length && !(text !== undefined && (sentenceEnds.has(text) || isComma))) continue;
    const to = text === '?' ? at + 1 : at;
    if (at - from >= 2) parts.push({ from, to });
    from = at + 1;
  }
  const some =
    parts.length <= mostStretches
      ? parts
      : [...parts.slice(0, mostStretches / 2), ...parts.slice(-mostStretches / 2)];
  const whole = { from: 0, to: words.length };
  return some.length === 1 && some[0]?.from === 0 ? [whole] : [whole, ...some];
}

const noneAt = questionClasses.indexOf('none');
const askAt = questionClasses.indexOf('ask');

/** Reads what a message asks; `null` where it has no words. Pure; the time does not grow beyond some hundred words. */
export const readQuestion = (said: string | Message): ReadQuestion | null =>
  readByShipped(typeof said === 'string' ? readMessageWords(said) : said);

const readByShipped = keepLast((message: Message) => readQuestionBy(shippedQuestionWeights(), message));

/** The same by other weights than the shipped ones. */
export function readQuestionBy(weights: QuestionWeights, message: Message): ReadQuestion | null {
  if (!message.words.some(({ isWord }) => isWord)) return null;
  if (hasCue(message, 'saving')) return asksToSave;
  if (triesOut(message.text)) return asksHowToBegin;
  let best: ReadQuestion | null = null;
  let music = 0;
  for (const stretch of stretchesOf(message)) {
    const shares = weighQuestion(placesOfFeatures(message, stretch), weights);
    const asked = 1 - (shares[noneAt] ?? 0) - (shares[askAt] ?? 0);
    music = Math.max(music, shares[askAt] ?? 0);
    if (best !== null && best.asked >= asked) continue;
    const likely = likeliest(shares);
    const [first] = likely;
    if (first !== undefined) best = { ...first, likely, asked, music };
  }
  return best && { ...best, music };
}

const surelyOf = (kind: QuestionKind): ReadQuestion => ({
  kind,
  share: 1,
  likely: [{ kind, share: 1 }],
  asked: 1,
  music: 0,
});

/** "Save it" says so little else that no model can be sure of it, */
const asksToSave = surelyOf('save');
/** and whoever only tries us out asks nothing in so many words, and is told how to begin. */
const asksHowToBegin = surelyOf('begin');

const mostLikely = 4;
const placesOfKinds = questionKinds.map((kind) => questionClasses.indexOf(kind));

/** The likeliest kinds of a stretch: at least one. */
function likeliest(shares: readonly number[]): LikelyKind[] {
  return questionKinds
    .map((kind, at) => ({ kind, share: shares[placesOfKinds[at] ?? -1] ?? 0 }))
    .sort((one, other) => other.share - one.share)
    .slice(0, mostLikely);
}

/** Where a message is one thing or another by this, and where it may be by this and the model of intents together; 0 to 1. */
const certainly = 0.97;
const surely = 0.95;
const perhaps = 0.6;
const hardly = 0.3;
const leastByIntent = 0.2;
/** What is asked of the assistant is asked about something: no kind as likely as this, and it is told. Without a mark more so. */
const leastAbout = 0.12;
const leastAboutUnmarked = 0.4;

/**
 * Whether a message asks something of the assistant, about the product or itself.
 * @param byIntent how likely the model of intents finds it a question, 0 to 1.
 * @param isMarked whether it looks like a question.
 */
export function isAskedOfUs(
  { asked, music, share }: ReadQuestion,
  byIntent: number,
  isMarked: boolean,
): boolean {
  return (
    music < 0.5 &&
    share >= (isMarked ? leastAbout : leastAboutUnmarked) &&
    (asked >= surely || (asked >= perhaps && byIntent >= leastByIntent))
  );
}

/** Whether it can hardly be anything but a question to the assistant, whatever else its words tell. */
export const isCertainlyAsked = ({ asked, music }: ReadQuestion): boolean =>
  asked >= certainly && music < 0.5;

/** Whether music is asked for in the form of a question: "what's a good song to wake up to". */
export function isMusicAsked({ asked, music }: ReadQuestion): boolean {
  return music >= 0.5 && asked < surely;
}

/** Whether what sounds like a question is said to oneself or about something else: "why does he do that". */
export function isAskedOfNobody({ asked, music }: ReadQuestion): boolean {
  return asked < hardly && music < 0.5;
}
