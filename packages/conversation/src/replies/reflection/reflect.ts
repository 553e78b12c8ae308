import { commonWords } from '../../words/common-words.ts';
import { holdsUnsaid, isBetterUnsaid } from './better-unsaid.ts';
import { withSubject } from './complete-statement.ts';
import { isBroken, isMiswritten, learnsEnglish } from './miswritten.ts';
import { mostReflected, partsOf, upToPause } from './split-parts.ts';
import { spelledOut, turnToListener } from './turn-to-listener.ts';
import { determiners, leadIns, leadOuts, states, subjects, turning } from './word-lists.ts';
import { bare, isOf } from './words.ts';
import { withoutAge } from './worth-saying.ts';

/** In characters: what is told first stands at the beginning. */
const mostRead = 400;
/** As many as a look takes in. */
const mostStatements = 8;
const leastReflected = 2;

/** Signs of what is no plain sentence: a quotation, an address, a mark-up, a list. */
const unplain = /["“”<>@#/\\{}[\]_*|~^=+&$%`·]|https?:|\d{6}|\bn\b/;
const pictures = /\p{Extended_Pictographic}|\u{FE0F}|\u{200D}|[\u{1F3FB}-\u{1F3FF}]/gu;
/** "Mrs. Li": a title ends no sentence. */
const titled = /\b(Mrs?|Ms|Dr|St|Prof)\./g;
const sentences = /[^.!?…\n;:()–—]+(?:\?{2,3}|[.!?…\n;:()–—])?/gu;
const wordShape = /^[\p{L}\p{N}][\p{L}\p{N}'-]*,?$/u;

/** A part of a message that tells one thing. */
export interface Statement {
  said: string;
  /** Said back to the listener; `null` where that cannot be done. */
  reflected: string | null;
}

/**
 * What a listener tells of themselves, part by part, and each said back to them as a clause without its end: "my daughter took
 * her first steps!!" is "your daughter took her first steps". It is `null` where the words are no plain statement, are
 * better not repeated, or cannot be turned without a risk of saying something else. Pure; nothing is added that was not said.
 */
export function statementsIn(text: string): Statement[] {
  // "Cleared 1.10", "chess.com", "at 4:58": no sentence ends there.
  const plain = text
    .slice(0, mostRead)
    .replaceAll('’', "'")
    .replace(pictures, ' ')
    .replace(titled, '$1')
    .replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])|(?<=\d):(?=\d)/gu, '·');
  const found = plain.match(sentences) ?? [];
  // The last of what is read may be cut in the middle of a word.
  const whole = text.length > mostRead ? found.slice(0, -1) : found;
  // Who writes "I am feel tired" may have slips elsewhere that are harder to see.
  const isSayable = !learnsEnglish(text) && !whole.some((sentence) => isBroken(wordsOf(sentence)));
  return whole
    .flatMap((sentence, at) => {
      const statements = statementsOf(sentence);
      const [first, ...rest] = statements;
      // "My son let go of my hand. Didn't look back": who did not is in the sentence before.
      return at > 0 && first !== undefined && goesOn.test(first.said)
        ? [{ ...first, reflected: null }, ...rest]
        : statements;
    })
    .map((one) => (isSayable ? one : { ...one, reflected: null }))
    .slice(0, mostStatements);
}

const goesOn =
  /^(?:and |just ){0,3}(?:(?:in|on|at) the|didn'?t|doesn'?t|wouldn'?t|hasn'?t|isn'?t|wasn'?t|weren'?t|aren'?t)\b/i;

const wordsOf = (sentence: string): string[] =>
  sentence
    .replace(/[.!?…\n;:()–—]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');

function statementsOf(sentence: string): Statement[] {
  const shouted = sentence === sentence.toUpperCase() ? sentence.toLowerCase() : sentence;
  const words = withoutAsides(wordsOf(shouted));
  // "My girlfriend's parents actually liked me??" asks nothing.
  const isAsked = sentence.endsWith('?') && !(sentence.endsWith('??') && isTold(words));
  const isPlain = !unplain.test(sentence) && !isAsked;
  return partsOf(words)
    .map(withoutAsides)
    .filter((part) => part.length > 0)
    .map((part, at, parts) => ({
      said: part.join(' '),
      reflected:
        isPlain && !isOfAnother(part, parts[at - 1]) && !sharesSubject(part, parts[at + 1])
          ? reflectPart(part)
          : null,
    }));
}

/** "My dad is in the hospice, dying": what follows is said of him. */
const isOfAnother = (part: readonly string[], before: readonly string[] | undefined): boolean =>
  before !== undefined && /ing$/.test(bare(part[0] ?? '')) && isTold(before) && !ofSelf.test(before[0] ?? '');

/** "My wife is away and the dog | and I are on the couch": the dog belongs to what follows. */
const sharesSubject = (part: readonly string[], after: readonly string[] | undefined): boolean =>
  bare(after?.[0] ?? '') === 'i' || bare(after?.[1] ?? '') === 'i'
    ? bare(part.at(-3) ?? '') === 'and' && isOf(part.at(-2), determiners)
    : false;

const ofSelf = /^(?:i|i['’]?m|i['’]?ve|we|we['’]?re|we['’]?ve)$/i;

/** Begins as what is told does, and not with a verb or a word for asking. */
const isTold = ([first = '']: readonly string[]): boolean =>
  subjects.has(bare(first)) || ['my', 'our', 'her', 'his', 'the'].includes(bare(first));

function reflectPart(part: readonly string[]): string | null {
  const isTurned = part.some((word) => isOf(word, turning));
  const words = withoutAsides(part.length <= mostReflected || isTurned ? part : upToPause(part)).map(
    spelledOut,
  );
  if (words.length > mostReflected || !words.every((word) => wordShape.test(word)) || holdsUnsaid(words))
    return null;
  if (isOf(words.at(-1), leadingOn) || noDeeds.has(bare(words[0] ?? ''))) return null;
  const clause = withSubject(withoutComma(words));
  if (clause === null || clause.length < leastReflected) return null;
  if (isBetterUnsaid(clause) || isMiswritten(clause)) return null;
  return withoutAge(spoken(turnToListener(besideOthers(clause))));
}

/** "Mixed feelings" is nothing that anybody did. */
const noDeeds = new Set(['mixed']);

/** What ends so was cut: "you got spat at by a". */
const leadingOn = new Set(
  'a an the my our his their by of with to for from including than best only just because'.split(' '),
);

/** Without "omg so" before and "lol" behind. */
function withoutAsides(words: readonly string[]): string[] {
  let from = 0;
  while (from < words.length) {
    if (isLeadIn(words, from)) from += 1;
    else if (isOpinion(words, from)) from += 2;
    else break;
  }
  let to = words.length;
  while (to > from && (isOf(words[to - 1], leadOuts) || dangling.has(bare(words[to - 1] ?? '')))) to -= 1;
  return words.slice(from, to);
}

/** "And I just ..." breaks off. */
const dangling = new Set(['i', 'we', 'he', 'she', 'they', 'and', 'but', 'so']);

/** "I guess I'm just tired" tells of being tired. */
const isOpinion = (words: readonly string[], at: number): boolean =>
  bare(words[at] ?? '') === 'i' &&
  isOf(words[at + 1], opinions) &&
  isOf(spelledOut(words[at + 2] ?? ''), subjects);

const opinions = new Set(['guess', 'think', 'mean', 'suppose', 'reckon']);

/** "So tired": the first word says how much. */
function isLeadIn(words: readonly string[], at: number): boolean {
  const word = bare(words[at] ?? '');
  // "So did the man in the shop" tells of another.
  if (word === 'so') return !isOf(words[at + 1], states) && !likewise.has(bare(words[at + 1] ?? ''));
  return leadIns.has(word) || drawnOut.test(word);
}

const likewise = new Set(['did', 'does', 'do', 'is', 'are', 'was', 'were', 'has', 'had', 'will', 'would']);
const drawnOut = /^(?:yes+|so{2,9}|a+h+|u+g+h+|wo+|hm+)$/;

const withoutComma = (words: readonly string[]): string[] =>
  words.map((word, at) => (at === words.length - 1 && word.endsWith(',') ? word.slice(0, -1) : word));

const owners = new Set(['my', 'our', 'the']);

/** "My sister and I" is "you and your sister". */
function besideOthers(words: readonly string[]): string[] {
  const [first = '', other = '', and = '', self = ''] = words;
  return isOf(first, owners) && bare(and) === 'and' && bare(self) === 'i'
    ? ['i', 'and', first.toLowerCase(), other, ...words.slice(4)]
    : [...words];
}

/** Begins small, unless with a name. */
function spoken(words: readonly string[]): string {
  const [first = '', ...rest] = words;
  const lower = first.toLowerCase();
  const isName = !(
    commonWords.has(lower.replaceAll("'", '')) ||
    subjects.has(lower) ||
    determiners.has(lower)
  );
  return [isName ? first : lower, ...rest].join(' ');
}
