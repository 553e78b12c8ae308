import { readMessageWords } from '../message.ts';
import type { MixQuestion } from './mix-question.ts';

/** Where one question ends and the next begins. */
const parting =
  /[.!?;\n]{1,4}\s{0,4}|,?\s{1,4}(?:and|but|also)\s{1,4}(?:also\s)?(?=(?:which|what|what['’]?s|who|how|when|is|are|does|whose)\s)|,\s{1,4}(?=(?:which|what|what['’]?s|who|how|when)\s)/iu;
/** In characters: whoever asks several things does so shortly. */
const mostRead = 300;
const mostParts = 6;
const mostAsked = 3;

/** What is asked of one song has two names where only its artist, its year or its length is. */
function keyOf({ about, name, positions, asks = [] }: MixQuestion): string {
  const [ask] = asks;
  const of =
    about === 'song' && asks.length === 1 ? (ask === 'who' ? 'artist' : ask) : [about, ...asks].join();
  return [of, about === 'most' ? name : '', ...positions].join();
}
const isSame = (one: MixQuestion, other: MixQuestion): boolean => keyOf(one) === keyOf(other);

/**
 * "How long does it go on for, and which one is the fastest?": a question with what is asked besides in the same message, in its order.
 * @param read what a part of the message asks by itself; `null` where it asks nothing of the mix.
 */
export function withAlsoAsked(question: MixQuestion, text: string, read: ReadPart): MixQuestion {
  if (question.also !== undefined || question.trait !== null || text.length > mostRead) return question;
  const found = askedInParts(text, read).filter((one) => one !== null);
  const others = found.filter((one) => !isSame(one, question) && !isToldWith(one, question));
  if (others.length === 0) return question;
  const isAmong = found.some((one) => isSame(one, question));
  const all = isAmong
    ? found.filter((one) => others.includes(one) || isSame(one, question))
    : [question, ...others];
  return chained(all) ?? question;
}

const named: ReadonlySet<MixQuestion['about']> = new Set<MixQuestion['about']>([
  'title',
  'artist',
  'playing',
]);
const ofWhole: ReadonlySet<MixQuestion['about']> = new Set<MixQuestion['about']>([
  'minutes',
  'count',
  'artists',
]);

/** The answer says it anyway, or "how long is it" is asked of the song that was named. */
const isToldWith = ({ about, positions }: MixQuestion, question: MixQuestion): boolean =>
  (named.has(about) && positions.every((at) => question.positions.includes(at))) ||
  (ofWhole.has(about) && question.positions.length > 0);

/** "Which is the fastest and which the slowest?": where each part of a message asks; `null` where one does not. */
export function allAsked(text: string, read: ReadPart): MixQuestion | null {
  if (text.length > mostRead) return null;
  const found = askedInParts(text, read);
  const asked = found.filter((one) => one !== null);
  return asked.length > 1 && asked.length === found.length ? chained(asked) : null;
}

type ReadPart = (part: ReturnType<typeof readMessageWords>) => MixQuestion | null;

/** What each part of a message asks of the mix; nothing where it has only one part. */
function askedInParts(text: string, read: ReadPart): Array<MixQuestion | null> {
  const parts = text.split(parting).filter((part) => /\p{L}/u.test(part));
  if (parts.length < 2 || parts.length > mostParts) return [];
  const found: Array<MixQuestion | null> = [];
  for (const [at, part] of parts.entries()) {
    const asked = read(readMessageWords(at === parts.length - 1 ? part : `${part}?`));
    // What is held against the mix is one thing at a time.
    if (asked === null || asked.trait !== null) found.push(null);
    else if (!found.some((one) => one !== null && isSame(one, asked))) found.push(asked);
  }
  return found;
}

const chained = (all: readonly MixQuestion[]): MixQuestion | null =>
  all
    .slice(0, mostAsked)
    .reduceRight<MixQuestion | null>((also, one) => (also === null ? one : { ...one, also }), null);
