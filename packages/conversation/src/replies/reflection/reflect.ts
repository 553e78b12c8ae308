import { commonWords } from '../../words/common-words.ts';
import { spelledOut, turnToListener } from './turn-to-listener.ts';
import {
  addressed,
  adverbs,
  afterStates,
  degrees,
  determiners,
  feeling,
  finiteVerbs,
  goingOn,
  guiltyDeeds,
  harsh,
  impersonal,
  leadIns,
  leadOuts,
  noBeginnings,
  noDeeds,
  ownPeople,
  pastVerbs,
  pausing,
  places,
  presentVerbs,
  states,
  subjects,
  times,
  turning,
  unrepeated,
} from './word-lists.ts';

/** In characters: what is told first stands at the beginning. */
const mostRead = 400;
/** In words. */
const mostReflected = 18;
/** What is longer ends where another clause begins, if one does. */
const longEnough = 12;
/** As many as a look takes in. */
const mostStatements = 8;
const leastReflected = 2;
const leastWhole = 3;

/** Signs of what is no plain sentence: a quotation, an address, a mark-up, a list. */
const unplain = /["“”<>@#/\\{}[\]_*|~^=+&$%`]|https?:|\d{6}/;
const pictures = /\p{Extended_Pictographic}|\u{FE0F}|\u{200D}|[\u{1F3FB}-\u{1F3FF}]/gu;
const sentences = /[^.!?…\n;:()–—]+[.!?…\n;:()–—]?/gu;
const wordShape = /^[\p{L}\p{N}][\p{L}\p{N}'-]*,?$/u;

/** A part of a message that tells one thing. */
export interface Statement {
  said: string;
  /** Said back to the listener; `null` where that cannot be done. */
  told: string | null;
}

/**
 * What a listener tells of themselves, part by part, and each said back to them as a clause without its end: "my daughter took
 * her first steps!!" is "your daughter took her first steps". It is `null` where the words are no plain statement, are
 * better not repeated, or cannot be turned without a risk of saying something else. Pure; nothing is added that was not said.
 */
export function statementsIn(text: string): Statement[] {
  const plain = text.slice(0, mostRead).replaceAll('’', "'").replace(pictures, ' ');
  const told = plain.match(sentences) ?? [];
  // The last of what is read may be cut in the middle of a word.
  const whole = text.length > mostRead ? told.slice(0, -1) : told;
  return whole.flatMap(statementsOf).slice(0, mostStatements);
}

const wordsOf = (sentence: string): string[] =>
  sentence
    .replace(/[.!?…\n;:()–—]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');

function statementsOf(sentence: string): Statement[] {
  const shouted = sentence === sentence.toUpperCase() ? sentence.toLowerCase() : sentence;
  const words = withoutAsides(wordsOf(shouted));
  const isPlain = !unplain.test(sentence) && !sentence.endsWith('?');
  return partsOf(words)
    .map(withoutAsides)
    .filter((part) => part.length > 0)
    .map((part) => ({ said: part.join(' '), told: isPlain ? reflectPart(part) : null }));
}

function reflectPart(part: readonly string[]): string | null {
  const isTurned = part.some((word) => isOf(word, turning));
  const words = withoutAsides(part.length <= mostReflected || isTurned ? part : upToPause(part)).map(
    spelledOut,
  );
  if (words.length > mostReflected || !words.every((word) => wordShape.test(word)) || isBetterUnsaid(words))
    return null;
  const clause = withSubject(withoutComma(words));
  if (clause === null || clause.length < leastReflected) return null;
  if (isConfession(clause) || isWish(clause) || isPoliteness(clause)) return null;
  return spoken(turnToListener(besideOthers(clause)));
}

function isBetterUnsaid(words: readonly string[]): boolean {
  if (words.some((word) => isOf(word, addressed) || isOf(word, unrepeated))) return true;
  return words.some((word) => isOf(word, harsh)) && !words.some((word) => isOf(word, feeling));
}

const bare = (word: string): string => (word.endsWith(',') ? word.slice(0, -1) : word).toLowerCase();
const isOf = (word: string | undefined, list: ReadonlySet<string>): boolean =>
  word !== undefined && list.has(bare(word));

/** Without "omg so" before and "lol" behind. */
function withoutAsides(words: readonly string[]): string[] {
  let from = 0;
  while (from < words.length && isLeadIn(words, from)) from += 1;
  let to = words.length;
  while (to > from && (isOf(words[to - 1], leadOuts) || dangling.has(bare(words[to - 1] ?? '')))) to -= 1;
  return words.slice(from, to);
}

/** "And I just ..." breaks off. */
const dangling = new Set(['i', 'we', 'he', 'she', 'they', 'and', 'but', 'so']);

/** "So tired": the first word says how much. */
function isLeadIn(words: readonly string[], at: number): boolean {
  const word = bare(words[at] ?? '');
  return word === 'so' ? !isOf(words[at + 1], states) : leadIns.has(word) || drawnOut.test(word);
}

const drawnOut = /^(?:yes+|so{2,9}|a+h+|u+g+h+|wo+|hm+)$/;

/** Where one thing is told after another. "I love him, but he left" is one: its first half alone says something else. */
function partsOf(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const [at, word] of words.entries()) {
    const isAfterComma = words[at - 1]?.endsWith(',') === true && !isOf(word, turning);
    const isNew =
      isAfterComma || isOf(word, goingOn) || (words.length > longEnough && startsAnew(word, at, words));
    if (isNew) parts.push([]);
    parts.at(-1)?.push(word);
  }
  return parts;
}

/** As much of a long sentence as ends where a breath may be taken. */
function upToPause(words: readonly string[]): string[] {
  const end = words.slice(0, mostReflected + 1).findLastIndex((word) => isOf(word, pausing));
  return end < leastWhole ? [...words] : words.slice(0, end);
}

/** "And I'm still crying". */
function startsAnew(word: string, at: number, words: readonly string[]): boolean {
  if (at < leastWhole || !['and', 'so'].includes(bare(word))) return false;
  const next = bare(words.slice(at + 1).find((one) => !isOf(one, adverbs)) ?? '');
  if (ownSubjects.has(next) || (subjects.has(next) && next.includes("'"))) return true;
  const end = words.findIndex((one, place) => place > at && ['and', 'or'].includes(bare(one)));
  return (
    (subjects.has(next) || determiners.has(next)) &&
    hasVerb(words.slice(0, end === -1 ? undefined : end), at + 1)
  );
}

const ownSubjects = new Set(['i', 'we', 'im', 'ive']);

const withoutComma = (words: readonly string[]): string[] =>
  words.map((word, at) => (at === words.length - 1 && word.endsWith(',') ? word.slice(0, -1) : word));

const isVerb = (word: string): boolean =>
  finiteVerbs.has(bare(word)) || (/..ed$/.test(bare(word)) && !states.has(bare(word)));

/** Where the subject ends, at the latest. */
const longestSubject = 6;

function hasVerb(words: readonly string[], from: number): boolean {
  const rest = words.slice(from + 1, from + 1 + longestSubject);
  const end = rest.findIndex((word) => isOf(word, turning));
  return rest.slice(0, end === -1 ? undefined : end).some(isVerb);
}

/** A whole statement, with the "I" or "I am" that is often left out; `null` where none can be made of it. */
function withSubject(words: readonly string[]): string[] | null {
  const [first = '', second = ''] = words;
  const start = bare(first);
  if (times.has(start)) return afterTime(words);
  if (start === 'its') return withSubject(["it's", ...words.slice(1)]);
  if (start === 'nothing' && bare(second) === 'is') return null;
  if (subjects.has(start)) return isStatement(words) ? [...words] : null;
  if (start === 'the' && isOf(second, preambles)) return null;
  if (start === 'a' && small.has(bare(second)) && isOf(words[2], states))
    return ['i', 'am', 'a', ...words.slice(1)];
  if (ownPeople.has(start)) {
    const owned = ['my', start, ...words.slice(1)];
    return hasVerb(owned, 0) || isOf(second, withOneself) ? owned : null;
  }
  if (determiners.has(start)) return hasVerb(words, 0) ? [...words] : null;
  if (impersonal.has(start)) return ['it', start, ...words.slice(1)];
  if ((start === 'in' || start === 'on' || start === 'at') && isOf(second, places))
    return words.some(isVerb) ? null : ['i', 'am', start, ...words.slice(1)];
  return withSelf(words) ?? (isNamed(words) ? [...words] : null);
}

const small = new Set(['bit', 'little', 'tad']);
const withOneself = new Set(['and']);

/** "The thing is" comes before what is told. */
const preambles = new Set(['thing', 'truth', 'problem', 'point', 'fact']);

/** "Today is my birthday", "yesterday my sister called". */
function afterTime([time = '', ...rest]: readonly string[]): string[] | null {
  if (isOf(rest[0], finiteVerbs)) return [time, ...rest];
  const told = rest.length === 0 ? null : withSubject(rest);
  return told && [time, ...told];
}

/** "Sold my first painting", "so tired of everything", "folding socks at midnight". */
function withSelf(words: readonly string[]): string[] | null {
  const start = bare(words[0] ?? '');
  const rest = [start, ...words.slice(1)];
  const verb = bare(words.find((word) => !isOf(word, adverbs)) ?? '');
  const isPast = pastVerbs.has(verb) || (/..ed$/.test(verb) && !states.has(verb));
  const state = words.findIndex((word) => !(isOf(word, degrees) || isOf(word, adverbs)));
  if (state !== -1 && isOf(words[state], states)) {
    const after = words[state + 1];
    const isOwn = after === undefined || isOf(after, afterStates) || words[state]?.endsWith(',') === true;
    if (isOwn) return state === 0 && start === 'guilty' ? ['i', 'feel', ...rest] : ['i', 'am', ...rest];
    if (!isPast) return null;
  }
  if (start === 'took' && isOf(words[1], objects)) return ['it', ...rest];
  if (isPast && isDoneTo(words, verb)) return ['i', 'was', ...rest];
  if (isPast || presentVerbs.has(verb)) return words.length > 1 ? ['i', ...rest] : null;
  if (!/..ing$/.test(start)) return null;
  const isDeed = !noDeeds.has(start) || (start === 'missing' && words.length > 1);
  return isDeed && !isOf(words[1], finiteVerbs) ? ['i', 'am', ...rest] : null;
}

/** "Passed over for promotion", "fired by email": it was done to whoever tells it. */
function isDoneTo(words: readonly string[], verb: string): boolean {
  const next = words[words.findIndex((word) => bare(word) === verb) + 1];
  const particle = doneToOne.get(verb);
  if (particle === undefined) return false;
  return particle === '' ? !isOf(next, determiners) && !isOf(next, objects) : bare(next ?? '') === particle;
}

const objects = new Set([
  'him',
  'her',
  'them',
  'it',
  'me',
  'us',
  'everyone',
  'everybody',
  'someone',
  'somebody',
]);

/** With the word that must follow, if any. */
const doneToOne: ReadonlyMap<string, string> = new Map([
  ...`fired dumped rejected ghosted promoted hired diagnosed robbed scammed mugged bullied blamed invited replaced sacked ignored yelled accepted
    catfished evicted bitten stung discharged`
    .split(/\s+/)
    .map((verb): [string, string] => [verb, '']),
  ['passed', 'over'],
  ['laid', 'off'],
  ['stood', 'up'],
  ['told', 'off'],
]);

/** "Dad called from the hospital". */
function isNamed(words: readonly string[]): boolean {
  const start = bare(words[0] ?? '');
  const isPlain = commonWords.has(start.replaceAll("'", '')) || /^\p{Lu}/u.test(words[0] ?? '');
  if (!isPlain || noBeginnings.has(start) || adverbs.has(start) || degrees.has(start)) return false;
  return !/ing$/.test(start) && hasVerb(words.slice(0, mostBeforeVerb), 0);
}

const mostBeforeVerb = 4;

/** "I" may stand before any verb; others only before one that is known. */
function isStatement(words: readonly string[]): boolean {
  const start = bare(words[0] ?? '');
  if (start === 'i' || start === 'we' || start.includes("'")) return words.length > 1;
  return hasVerb(words.slice(0, 4), 0);
}

/** "I'm fine" says little, and often the contrary. */
const isPoliteness = (words: readonly string[]): boolean =>
  words.length <= leastWhole && (isOf(words.at(-1), pleasantries) || bare(words[0] ?? '') === "that's");

const pleasantries = new Set(['fine', 'ok', 'okay', 'alright', 'good', 'well', 'great']);

/** "I need something soft" asks; it tells nothing. */
function isWish([first = '', second = '', third = '']: readonly string[]): boolean {
  const verb = bare(isOf(second, adverbs) || isOf(second, degrees) ? third : second);
  if (bare(first) === "i'd" && verb === 'like') return true;
  return bare(first) === 'i' && (wishes.has(verb) || (verb === 'am' && bare(third) === 'looking'));
}

const wishes = new Set(['need', 'want', 'would', 'wanna', 'could']);

function isConfession([first = '', ...rest]: readonly string[]): boolean {
  if (!['i', "i've", 'we', "we've"].includes(bare(first))) return false;
  const verb = rest.find((word) => !isOf(word, adverbs));
  return isOf(verb, guiltyDeeds);
}

/** "My sister and I" is "you and your sister". */
function besideOthers(words: readonly string[]): string[] {
  const [first = '', other = '', and = '', self = ''] = words;
  return isOf(first, determiners) && bare(and) === 'and' && bare(self) === 'i'
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
