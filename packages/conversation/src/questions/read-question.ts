import { type Message, readMessageWords } from '../message.ts';
import { placeOfFeature, questionFeatures, type Stretch } from './question-features.ts';
import { type QuestionClass, type QuestionKind, questionClasses } from './question-kinds.ts';
import { classAt, type QuestionWeights, weighQuestion } from './question-model.ts';
import { shippedQuestionWeights } from './shipped-question-weights.ts';

/** What a message asks of the assistant. */
export interface ReadQuestion {
  /** The likeliest kind, and how likely it is, 0 to 1. */
  kind: QuestionKind;
  share: number;
  /** How likely it is a question to the assistant at all, of whatever kind, 0 to 1. */
  asked: number;
  /** How likely music is asked for in the form of a question, 0 to 1. */
  music: number;
}

const ends = new Set(['.', '?', '!', '\n', ';']);
/** A question stands near the beginning or the end; of a long message the middle is passed over. */
const mostStretches = 6;

/** The whole and its sentences: "hi there, is this free?" asks in its second part. */
export function stretchesOf({ words }: Message): Stretch[] {
  const parts: Stretch[] = [];
  let from = 0;
  for (let at = 0; at <= words.length; at += 1) {
    const text = words[at]?.text;
    const isComma = text === ',' || text === ':';
    if (at < words.length && !(text !== undefined && (ends.has(text) || isComma))) continue;
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
export function readQuestion(
  said: string | Message,
  weights: QuestionWeights = shippedQuestionWeights(),
): ReadQuestion | null {
  const message = typeof said === 'string' ? readMessageWords(said) : said;
  if (!message.words.some(({ isWord }) => isWord)) return null;
  let best: ReadQuestion | null = null;
  let music = 0;
  for (const stretch of stretchesOf(message)) {
    const likely = weighQuestion(placesIn(message, stretch), weights);
    const asked = 1 - (likely[noneAt] ?? 0) - (likely[askAt] ?? 0);
    music = Math.max(music, likely[askAt] ?? 0);
    if (best !== null && best.asked >= asked) continue;
    const at = likeliest(likely);
    best = { kind: classAt(at) as QuestionKind, share: likely[at] ?? 0, asked, music };
  }
  return best && { ...best, music };
}

function placesIn(message: Message, stretch: Stretch): number[] {
  return [...new Set(Array.from(questionFeatures(message, stretch), placeOfFeature))];
}

function likeliest(likely: readonly number[]): number {
  let best = 0;
  for (const [at, share] of likely.entries())
    if (isKind(classAt(at)) && share > (likely[best] ?? 0)) best = at;
  return best;
}

const isKind = (one: QuestionClass): one is QuestionKind => one !== 'ask' && one !== 'none';

/** Where a message is one thing or another by this, and where it may be by this and the model of intents together; 0 to 1. */
const surely = 0.9;
const perhaps = 0.4;
const hardly = 0.1;
const leastByIntent = 0.2;
/** What is asked of the assistant is asked about something: no kind as likely as this, and it is told. */
const leastAbout = 0.12;

/**
 * Whether a message asks something of the assistant, about the product or itself.
 * @param byIntent how likely the model of intents finds it a question, 0 to 1.
 */
export function isAskedOfUs({ asked, music, share }: ReadQuestion, byIntent = 0): boolean {
  return (
    music < 0.5 && share >= leastAbout && (asked >= surely || (asked >= perhaps && byIntent >= leastByIntent))
  );
}

/** Whether music is asked for in the form of a question: "what's a good song to wake up to". */
export function isMusicAsked({ asked, music }: ReadQuestion): boolean {
  return music >= 0.5 && asked < surely;
}

/** Whether what sounds like a question is said to oneself or about something else: "why does he do that". */
export function isAskedOfNobody({ asked, music }: ReadQuestion): boolean {
  return asked < hardly && music < 0.5;
}
