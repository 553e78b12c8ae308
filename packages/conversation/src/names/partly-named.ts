import type { ShownMix } from '@attune/contract';
import { wordSet } from '../cues/word-classes.ts';
import { type Message, wordAt } from '../message.ts';
import { movingWords } from '../parts/moves/moving-words.ts';
import type { Positions } from '../parts/tracks/read-positions.ts';
import { commonWords } from '../words/common-words.ts';

const pointing = wordSet('the that this your');
const one = wordSet('one ones song songs track tracks tune tunes thing number');
const telling = wordSet('about with of on called mentioning mention');
const many = wordSet('ones songs tracks one song track anything everything nothing things stuff');
const removing = wordSet(
  'drop remove delete lose cut ditch skip kill bin scrap axe exclude chuck take get throw kick leave pull without no',
);
const refusing = wordSet('not never nothing');
/** A name goes out with one of these alone where it is typed as one. */
const gone = wordSet('out off away');
const besides = wordSet('and or , the also plus both my that');
/** These are in many titles and call none of them to mind. */
const vague = wordSet(`
  song songs music love night nights time times little thing things road home house last first next other same good best better right wrong new old only blue
  again ever never nothing something everything number real whole rest more less with without this that these those your from what when where long
  slow fast loud quiet soft happy calm dark bright late early play listen sound
`);
/** In songs these are the same person. */
const family: readonly string[][] = [
  ['mum', 'mom', 'mother', 'mama', 'mamma', 'mam', 'mummy', 'mommy', 'ma'],
  ['dad', 'father', 'papa', 'daddy', 'pa', 'old man'],
  ['granny', 'gran', 'grandma', 'nan', 'grandmother', 'nana'],
  ['grandpa', 'grandad', 'grandfather', 'granddad'],
];
const shortest = 3;
const longestList = 5;

/**
 * Tracks of the mix that are spoken of by a word of their title or of who plays them: "the verandah one", "that mum one", "take Percy out", "the ones
 * about mothers and brothers". A word that more than a few of them have calls none to mind, except where all that tell of something are meant.
 */
export function partlyNamed(
  message: Message,
  mix: ShownMix | null,
  taken: readonly Positions[],
): Positions[] {
  if (mix === null) return [];
  const isTaken = (at: number) => taken.some(({ from, to }) => from <= at && at < to);
  const isFree = (at: number) => !isTaken(at) && mayName(message, at);
  const found: Positions[] = [];
  for (let at = 0; at < message.words.length; at += 1) {
    const group =
      (isFree(at)
        ? (pointedAt(message, at, mix) ??
          personAt(message, at, mix) ??
          quotedAt(message, at, mix) ??
          removedAt(message, at, mix) ??
          subjectAt(message, at, mix) ??
          refusedAt(message, at, mix) ??
          orderedOutAt(message, at, mix, found))
        : undefined) ?? aboutAt(message, at, mix, isFree);
    if (group === undefined) continue;
    found.push(group);
    at = group.to - 1;
  }
  return found;
}

function mayName(message: Message, at: number): boolean {
  const word = wordAt(message, at);
  return (
    word.length >= shortest &&
    !vague.has(word) &&
    !one.has(word) &&
    !movingWords.adjectives.has(word) &&
    !movingWords.comparatives.has(word)
  );
}

/** How many tracks a single word may mean. */
const mostMeant = 2;

/** "The verandah one", "that mum song", "the beach bar song", "and no umbrella one". */
function pointedAt(message: Message, at: number, mix: ShownMix): Positions | undefined {
  const isPointed = pointing.has(wordAt(message, at - 1)) || wordAt(message, at - 1) === 'no';
  if (!isPointed) return undefined;
  const next = one.has(wordAt(message, at + 1)) ? at + 1 : at + 2;
  if (!one.has(wordAt(message, next)) || wordAt(message, next - 1) === '') return undefined;
  const words = Array.from({ length: next - at }, (_, n) => wordAt(message, at + n));
  const called = tracksCalled(words, mix);
  return group(
    called.length > 0 ? called : byOneOf(message, at, words, mix),
    wordAt(message, at - 1) === 'no' ? at : at - 1,
    next + 1,
    mostMeant,
  );
}

/** "The bus cord one" of "Somebody Pulled the Cord": one of two words that only one title has. */
function byOneOf(message: Message, from: number, words: readonly string[], mix: ShownMix): number[] {
  if (words.length < 2) return [];
  const found = words.flatMap((word, offset) =>
    word.length > shortest && mayName(message, from + offset) && !isMusic(message, from + offset)
      ? titlesWith([word], mix)
      : [],
  );
  return new Set(found).size === 1 ? found.slice(0, 1) : [];
}

const persons = wordSet('guy man woman lady chap fella bloke singer band lot girl fellow person');

/** "This Delacroix chap": whoever plays, by one of their names. */
function personAt(message: Message, at: number, { tracks }: ShownMix): Positions | undefined {
  if (!pointing.has(wordAt(message, at - 1)) || !persons.has(wordAt(message, at + 1))) return undefined;
  if (!isStrange(message, at) && !isCapital(message, at)) return undefined;
  const having = tracks.flatMap(({ artist }, index) =>
    wordsOfName(artist).has(stemOf(wordAt(message, at))) ? [index + 1] : [],
  );
  const artists = new Set(having.map((position) => tracks[position - 1]?.artist));
  return artists.size === 1 ? { positions: having, from: at - 1, to: at + 2, ofArtist: true } : undefined;
}

/** "Again the beach bar!": two words or more that only one title has. */
function quotedAt(message: Message, at: number, mix: ShownMix): Positions | undefined {
  if (!pointing.has(wordAt(message, at - 1))) return undefined;
  for (let to = at + longestList; to >= at + 2; to -= 1) {
    const words = Array.from({ length: to - at }, (_, n) => wordAt(message, at + n));
    if (words.includes('') || words.some((word) => one.has(word))) continue;
    const titles = titlesWith(words, mix);
    if (titles.length === 1) return group(titles, at - 1, to, 1);
  }
  return undefined;
}

/** "Percy is not a woman", "Lantern has an organ": it opens a sentence, and is no everyday word. */
function subjectAt(message: Message, at: number, mix: ShownMix): Positions | undefined {
  const before = message.words[at - 1];
  const opens = before?.isWord !== true || ['and', 'but', 'the'].includes(before.text);
  if (!opens || !isStrange(message, at) || !isNameTyped(message, at)) return undefined;
  if (!beingOrHaving.has(wordAt(message, at + 1))) return undefined;
  return group(tracksCalled([wordAt(message, at)], mix), at, at + 1, mostMeant);
}
const beingOrHaving = wordSet('is isnt was wasnt has sounds sucks goes');

/** "No beach", "and no mothers please": nothing else stands in its clause, and titles have it. */
function refusedAt(message: Message, at: number, mix: ShownMix): Positions | undefined {
  const isNo = ['no', 'without'].includes(wordAt(message, at - 1));
  if (!isNo || phrases.has(wordAt(message, at)) || isMusic(message, at)) return undefined;
  const next = wordAt(message, at + 1);
  if (next !== '' && !afterRefused.has(next)) return undefined;
  return group(titlesWith([wordAt(message, at)], mix), at, at + 1, mix.tracks.length);
}
const isMusic = ({ named }: Message, at: number): boolean =>
  named.some(({ from, kind }) => from === at && kind !== 'scene' && kind !== 'activity');
/** "No worries" turns down nothing. */
const phrases = wordSet(
  'thanks thank problem problems worries worry idea way need rush chance doubt matter clue hurry one more fun luck offence reason point',
);
const afterRefused = wordSet('please now and either anymore again thanks in pls or');

const having = wordSet('has have needs need');
const leaving = wordSet('must can should gotta may');
const afterGone = wordSet('please now and too though as as altogether sorry thanks');

/** What stands from a place on says that something is to go: "has to go", "must go", "out". */
function isToGo(message: Message, at: number): boolean {
  const first = wordAt(message, at);
  const isEnd = (place: number) => wordAt(message, place) === '' || afterGone.has(wordAt(message, place));
  if (having.has(first) && wordAt(message, at + 1) === 'to')
    return wordAt(message, at + 2) === 'go' && isEnd(at + 3);
  if (leaving.has(first)) return wordAt(message, at + 1) === 'go' && isEnd(at + 2);
  return gone.has(first) && isEnd(at + 1);
}

/** "The mule has to go, and the catfish", "dog song out": everyday words, which only what becomes of them makes names. */
function orderedOutAt(
  message: Message,
  at: number,
  mix: ShownMix,
  before: readonly Positions[],
): Positions | undefined {
  if (isMusic(message, at)) return undefined;
  const next = one.has(wordAt(message, at + 1)) ? at + 2 : at + 1;
  const isPointed = pointing.has(wordAt(message, at - 1));
  const from = isPointed ? at - 1 : at;
  const opens =
    message.words[from - 1]?.isWord !== true || ['and', 'but'].includes(wordAt(message, from - 1));
  const joined = wordAt(message, from - 1) === 'and' && before.some(({ to }) => isToGo(message, to));
  const isEnd = message.words[next]?.isWord !== true || wordAt(message, next) === 'too';
  const isNamed = (isPointed || next === at + 2) && opens && isToGo(message, next);
  if (!isNamed && !(joined && isPointed && isEnd)) return undefined;
  return group(tracksCalled([wordAt(message, at)], mix), from, next, mostMeant);
}

/** "Take Percy out, and the Deacon", "lose the Telemetry": typed as a name, or with no other sense than to go. */
function removedAt(message: Message, at: number, mix: ShownMix): Positions | undefined {
  if (!isCapital(message, at) && !isStrange(message, at)) return undefined;
  let before = at - 1;
  while (isBeside(message.words[before]?.text ?? '') || isCapital(message, before)) before -= 1;
  const verb = wordAt(message, before);
  if (!removing.has(verb)) return undefined;
  const isOut = message.words
    .slice(before, at + longestList)
    .some(({ text, isWord }) => isWord && gone.has(text));
  if (bare.has(verb) && !isOut) return undefined;
  return group(tracksCalled([wordAt(message, at)], mix), at, at + 1, mostMeant);
}
const isBeside = (text: string): boolean => besides.has(text) || gone.has(text);
/** "Take", "get", "leave" take nothing away by themselves. */
const bare = wordSet('take get throw kick leave pull');

const isStrange = (message: Message, at: number): boolean =>
  !commonWords.has(wordAt(message, at)) && !message.named.some(({ from, to }) => from <= at && at < to);

const isCapital = (message: Message, at: number): boolean => at > 0 && isNameTyped(message, at);

function isNameTyped({ text, words }: Message, at: number): boolean {
  const word = words[at];
  return word?.isWord === true && /^\p{Lu}/u.test(text.slice(word.start, word.end));
}

/** "The ones about mothers and brothers", "songs with death in it": all that have one of the words. */
function aboutAt(
  message: Message,
  at: number,
  mix: ShownMix,
  isFree: (at: number) => boolean,
): Positions | undefined {
  if (!many.has(wordAt(message, at)) || !telling.has(wordAt(message, at + 1))) return undefined;
  // "Songs about trains" asks for them.
  if (
    ![1, 2, 3, 4]
      .map((back) => wordAt(message, at - back))
      .some((word) => removing.has(word) || refusing.has(word))
  )
    return undefined;
  const positions = new Set<number>();
  let to = at + 2;
  for (; to < at + 2 + 2 * longestList; to += 1) {
    const text = message.words[to]?.text ?? '';
    if (besides.has(text)) continue;
    if (!isFree(to) || gone.has(text)) break;
    for (const position of tracksCalled([wordAt(message, to)], mix)) positions.add(position);
  }
  return group([...positions], at, to, mix.tracks.length);
}

const group = (positions: number[], from: number, to: number, most: number): Positions | undefined =>
  positions.length === 0 || positions.length > most
    ? undefined
    : { positions: positions.toSorted((a, b) => a - b), from, to, ofArtist: false };

type Shown = ShownMix['tracks'][number];

function havingAll(
  words: readonly string[],
  { tracks }: ShownMix,
  nameOf: (track: Shown) => string,
): number[] {
  return tracks.flatMap((track, at) => {
    const parts = wordsOfName(nameOf(track));
    return words.every((word) => meanings(word).some((meant) => parts.has(meant))) ? [at + 1] : [];
  });
}

const titlesWith = (words: readonly string[], mix: ShownMix): number[] =>
  havingAll(words, mix, ({ name }) => name);

/** The tracks that have all of the words in their title, or else in the name of who plays them. */
function tracksCalled(words: readonly string[], mix: ShownMix): number[] {
  const titled = titlesWith(words, mix);
  return titled.length > 0 ? titled : havingAll(words, mix, ({ artist }) => artist);
}

const stemOf = (word: string): string => (word.length > shortest ? word.replace(/s$/, '') : word);

const meanings = (word: string): string[] => {
  const stem = stemOf(word);
  return family.find((names) => names.includes(stem)) ?? [stem];
};

/** "Percy’s Waltz": `percy`, `waltz`. */
const wordsOfName = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/['’]s\b/g, '')
      .split(/[^\p{L}\p{N}]+/u)
      .map(stemOf),
  );
