import { briefBounds } from '@attune/contract';
import type { Message } from '../message.ts';
import { wordAt } from '../message.ts';
import { movingWords } from '../parts/moves/moving-words.ts';
import { commonWords } from '../words/common-words.ts';
import { isKnownWord } from '../words/known-word.ts';
import { standInKeys } from './held/stand-ins.ts';
import { knownArtists } from './known-artists.ts';
import { moreKnownArtists } from './more-known-artists.ts';
import { isPlace } from './places-and-kinds.ts';
import { plainWords } from './plain-words.ts';
import { keyOf } from './shown-names.ts';

/** Names that are everyday words or phrases in lower case, known by their capitals alone. */
const capitalNames: ReadonlySet<string> = new Set(
  `takethat who yes abc simplyred allsaints thethe them free bread kiss pulp hole rebirth dirtydozen suede bush live lush ride
  asia boston chicago kansas america europe berlin poison train heart journey foreigner squeeze travis aqua steps eels
  texas nodoubt cream traffic love television wire can muse tool blur oasis placebo embrace elbow doves guesswho wasnotwas
  temptations carpenters strokes misfits offspring sublime incubus meatloaf kneecap menswear cast ash cameo earth skids chic seal`
    .trim()
    .split(/\s+/),
);

/** A name of an artist or a title, as typed. */
export interface Name {
  name: string;
  from: number;
  to: number;
  /** Known as an artist, or typed with a capital where no sentence begins. */
  certain: boolean;
  /** Words nobody uses every day, in lower case: after "how about" hardly anything else. */
  likely?: boolean;
  /** On the list of known artists. */
  isKnown?: boolean;
}

const longestKnown = 6;
/** Bands whose name begins with "the". */
const allKnown = [...knownArtists, ...moreKnownArtists];
const articleKeys: ReadonlySet<string> = new Set(
  allKnown.filter((name) => name.startsWith('the ')).map(keyOf),
);
const knownKeys: ReadonlySet<string> = new Set([...allKnown.map(keyOf), ...standInKeys]);

/** Whether somebody well known is called so. @param name as typed */
export const isKnownArtist = (name: string): boolean => knownKeys.has(keyOf(name.replace(/^the /i, '')));

const stops = new Set(
  `but please for with without no not or because so when while if thanks thank now today tonight again instead though
  since then also too anymore really just only maybe i we you he she they it them this that these those is are was were
  songs song music stuff vibes vibe style track tracks album albums tune tunes playlist era type kind sort themselves
  himself herself themself except as at until till from by more less like can could will would should do does did dont my
  your our his her their me us ever never all any some one ones first sound sounds feel feels artists artist band bands
  minus than rather even much many lot alone yet already day right here there cause please pls plz thx lol haha tbh
  likes enjoys adores prefers play plays wouldnt couldnt shouldnt hurt abeg behind business kinda please, ok okay yeah and in on to of a an the
  adjacent territory instrumentals instrumental covers remix remixes tho obviously definitely neither either esque records
  deserves sings sang singing sung mm hm hmm mhm mmm uh um eh huh aw covering before wherever whatever whoever inspired influenced lately anyway anyways fan fans`
    .trim()
    .split(/\s+/),
);
/** These stand inside names: "Queens of the Stone Age", "Alice in Chains". */
const inner = new Set(
  'of the and in on to a n de la el da do von van der der al bin y los las le les'.split(' '),
);
const mostWords = 6;

/** "Acapella choir in Swahili": what begins with a kind of music and ends with a language is no name. */
const isMusicSungIn = (message: Message, from: number, to: number): boolean =>
  wordAt(message, to - 2) === 'in' && message.named.some((one) => one.from === from && one.to < to);

/**
 * A name that begins at the word. It ends at a mark or a word that no name goes on with. `strong` says that the words
 * before call for a name, so that everyday words may be one: "in the style of prince".
 */
export function nameAt(message: Message, from: number, strong: boolean): Name | undefined {
  const known = knownAt(message, from);
  if (known !== undefined) return known;
  const described = afterDescribing(message, from);
  if (described > from) return nameAt(message, described, strong);
  let first = from;
  if (wordAt(message, first) === 'the' && isNameWord(message, first + 1)) first += 1;
  let to = first;
  while (to < first + mostWords && continues(message, first, to)) to += 1;
  while (to > first && inner.has(wordAt(message, to - 1))) to -= 1;
  if (to === first) return undefined;
  const capital = hasCapital(message, first, to);
  if (capital && !strong) {
    // "Says Patsy", "Ricky Lee Jones same reason": everyday words beside capitals are no part of a name.
    if (isPlainlyTyped(message, first)) return undefined;
    while (to > first + 1 && isPlainlyTyped(message, to - 1)) to -= 1;
  }
  const isUnknown = !capital && isForeign(message, first, to);
  if (!capital && !strong && !isUnknown) return undefined;
  if (isMusicSungIn(message, first, to) || (!capital && isMusicOnly(message, first, to))) return undefined;
  if (!capital && isOrdinary(message, first, to) && !strong) return undefined;
  // "The Cure" is called so; "lose the Coldplay songs" speaks of Coldplay.
  const isArticleOfName = first > from && (isCapital(message, from) || strong);
  return { ...named(message, isArticleOfName ? from : first, to, capital), likely: isUnknown };
}

const isPlainlyTyped = (message: Message, at: number): boolean =>
  !isCapital(message, at) && (commonWords.has(wordAt(message, at)) || /^\d+$/.test(wordAt(message, at)));

const describing = new Set(
  'preferably ideally especially mostly old older oldest early earlier earliest late later latest new newer newest recent classic vintage young original proper real live peak prime good great'.split(
    ' ',
  ),
);
/** With an article before them. */
const mostDescribing = 3;

/** "Old Miriam Makeba", "some early Tangerine Dream": the name begins behind what says which of the artist's music is meant. */
function afterDescribing(message: Message, from: number): number {
  let at = wordAt(message, from) === 'the' ? from + 1 : from;
  while (at < from + mostDescribing && describing.has(wordAt(message, at)) && !isCapital(message, at))
    at += 1;
  const isNamed =
    describing.has(wordAt(message, at - 1)) &&
    at > from &&
    (knownAt(message, at) !== undefined || isCapital(message, at));
  return isNamed && !isShouted(message) ? at : from;
}

function named(message: Message, from: number, to: number, certain: boolean): Name {
  const name = message.text.slice(message.words[from]?.start, message.words[to - 1]?.end);
  return { name: name.slice(0, briefBounds.words), from, to, certain };
}

/** The longest name of the list of known ones that begins here. */
function knownAt(message: Message, from: number): Name | undefined {
  let best: Name | undefined;
  let key = '';
  for (let to = from + 1; to <= from + longestKnown && to <= message.words.length; to += 1) {
    const word = message.words[to - 1];
    if (word === undefined) break;
    key += keyOf(message.text.slice(word.start, word.end));
    if ((to === from + 1 && !word.isWord) || endsThere(message, to - 1)) break;
    const hasArticle = wordAt(message, from) === 'the' && to > from + 1;
    const full = hasArticle ? key.slice(3) : key;
    if (!word.isWord) continue;
    const isByCapital = to > from + 1 && capitalNames.has(full) && isCapitalised(message, from, to);
    if (!isByCapital && (!knownKeys.has(full) || isEveryday(message, from, to))) continue;
    const isCalledSo = hasArticle && (articleKeys.has(full) || isCapital(message, from));
    best = { ...named(message, hasArticle && !isCalledSo ? from + 1 : from, to, true), isKnown: true };
  }
  return best;
}

/** A mark behind a whole word ends a name, "cold. Play"; one behind an initial, or inside, does not: "E.T. Mensah", "AC/DC". */
const endsThere = ({ words }: Message, at: number): boolean => {
  const [before, mark, after] = [words[at - 1], words[at], words[at + 1]];
  if (before === undefined || mark === undefined || mark.isWord || before.text.length < 3) return false;
  return ends.has(mark.text) && after !== undefined && after.start > mark.end;
};
const ends = new Set(['.', '!', '?', ',', ';', ':', '\n']);

function isCapitalised(message: Message, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (!isCapital(message, at)) return false;
  return !isShouted(message);
}

/** A known name of one word, everyday word or not, as typed. */
export function nameTyped(message: Message, at: number): Name | undefined {
  const isNamed = message.named.some((one) => one.from <= at && at < one.to);
  const isMoving = movingWords.adjectives.has(wordAt(message, at));
  const key = keyOf(wordAt(message, at));
  if (isNamed || isMoving || !(knownKeys.has(key) || (isCapital(message, at) && capitalNames.has(key))))
    return undefined;
  return { ...named(message, at, at + 1, true), isKnown: true };
}

/** "pink", "rush" and "prince" are names only with their capital. */
function isEveryday(message: Message, from: number, to: number): boolean {
  if (to > from + 1 && !(to === from + 2 && wordAt(message, from) === 'the')) return false;
  if (isCapital(message, to - 1) && !isShouted(message)) return false;
  const word = wordAt(message, to - 1);
  return (
    commonWords.has(word) ||
    movingWords.adjectives.has(word) ||
    // "Before 1975" is a year, and "the 1975" may be a band.
    (to === from + 1 && /^\d+$/.test(word)) ||
    message.named.some((one) => one.from === to - 1)
  );
}

function continues(message: Message, first: number, at: number): boolean {
  if (at === first) return isNameWord(message, at);
  if (isNameWord(message, at)) return true;
  return inner.has(wordAt(message, at)) && joinsNames(message, first, at);
}

/** "of the" only where more of the name follows; "and" only between parts of one known name or two capitals. */
function joinsNames(message: Message, first: number, at: number): boolean {
  let next = at + 1;
  while (inner.has(wordAt(message, next)) && next < at + 3) next += 1;
  if (!isNameWord(message, next)) return false;
  const word = wordAt(message, at);
  if (word === 'and') return wordAt(message, at + 1) === 'the' && hasCapital(message, first, at);
  return word === 'of' || word === 'the' || isCapital(message, next);
}

function isNameWord(message: Message, at: number): boolean {
  const word = message.words[at];
  return (
    word?.isWord === true && !stops.has(word.text) && !(word.end === message.words[at - 1]?.end && at > 0)
  );
}

function hasCapital(message: Message, from: number, to: number): boolean {
  if (isShouted(message)) return false;
  for (let at = from; at < to; at += 1)
    if (isCapital(message, at) && !opensSentence(message, at) && !calendar.has(wordAt(message, at)))
      return true;
  return false;
}

/** Written with a capital in any sentence: "the chemo starts Tuesday" names nobody. */
export const calendar: ReadonlySet<string> = new Set(
  'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march april may june july august september october november december'.split(
    ' ',
  ),
);

export function isCapital({ text, words }: Message, at: number): boolean {
  const letter = text[words[at]?.start ?? 0] ?? '';
  return letter !== letter.toLowerCase();
}

export function opensSentence({ words }: Message, at: number): boolean {
  const before = words[at - 1];
  return before === undefined || ['.', '!', '?', '\n', ':'].includes(before.text);
}

export function isShouted({ text }: Message): boolean {
  return text === text.toUpperCase();
}

/** Nothing but words of music: "more sad songs", "no slow ballads". */
function isMusicOnly(message: Message, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const word = wordAt(message, at);
    const isMusic =
      movingWords.adjectives.has(word) ||
      movingWords.comparatives.has(word) ||
      movingWords.nouns.has(word) ||
      message.named.some((one) => one.from <= at && at < one.to);
    if (!isMusic) return false;
  }
  return true;
}

/** A word that is neither everyday English nor of music, and no form of one. */
function isForeign(message: Message, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const word = wordAt(message, at);
    const isForm = [
      'ing',
      'ish',
      'er',
      'ed',
      'ly',
      'y',
      's',
      'est',
      'ful',
      'less',
      'ness',
      'able',
      'ble',
      'tion',
    ].some((ending) => word.endsWith(ending));
    const isMusic = message.named.some((one) => one.from <= at && at < one.to) || isKnownWord(word);
    const isPlain = isMusic || plainWords.has(word) || isClipped(word);
    if (word.length >= 4 && !isForm && !isPlain && !/\d/.test(word) && !isStretched(message, at)) return true;
  }
  return false;
}

/** "Hurtin", "cookin": a form in "-ing" without its last letter. */
const isClipped = (word: string): boolean =>
  word.endsWith('in') && (isKnownWord(`${word}g`) || isKnownWord(word.slice(0, -2)));

/** A name of words that are seldom said of anything else: none of them is everyday, a word for music or a place. */
export function isAllForeign(message: Message, { from, to }: Name): boolean {
  for (let at = from; at < to; at += 1) {
    const word = wordAt(message, at);
    if (isKnownWord(word) || plainWords.has(word) || isClipped(word) || isPlace(word)) return false;
  }
  return true;
}

/** "lesgooo" is shouted, and no name. */
function isStretched({ text, words }: Message, at: number): boolean {
  const { start = 0, end = 0 } = words[at] ?? {};
  return /(\p{L})\1\1/iu.test(text.slice(start, Math.min(end, start + 60)));
}

function isOrdinary(message: Message, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (!commonWords.has(wordAt(message, at))) return false;
  return true;
}
