import type { ShownMix } from '@attune/contract';
import { isFiller } from '../cues/fillers.ts';
import { wordClasses, wordSet } from '../cues/word-classes.ts';
import { type Message, wordAt } from '../message.ts';
import { movingWords } from '../parts/moves/moving-words.ts';
import type { Positions } from '../parts/tracks/read-positions.ts';
import { commonWords } from '../words/common-words.ts';
import { plainWords } from './plain-words.ts';
import { holds } from './shown-by-part.ts';
import { keysOf, wordsOfTitle } from './title-words.ts';

/** In words: of so long a part of a title most is said. */
const longestPart = 8;
/** In letters: no shorter word calls a title to mind. */
const shortest = 4;
/** In words: so much of a title is hardly said by chance. */
const leastByItself = 3;

/** These join the words of a title and call none to mind. */
const joining = wordSet(`
  the a an of in on at to for and or with from by my your our his her their me you i we it is are was be no not has have had do does but so than into up down out off
  this that these those its as if all us he she they them am im
`);
/** Said of anything, and in many titles. */
const vague = wordSet(`
  song songs music love night nights time times little thing things road home house last first next other same good best better right wrong new old only blue
  again ever never nothing something everything number real whole rest more less without your what when where long
  slow fast loud quiet soft happy calm dark bright late early play listen sound rain rainy dance dancing party sleep work day days morning evening
  mother father mum mom dad baby kids children friend friends girl woman man boys girls god life world heart water light year years week
`);

/** What stands for a song behind a part of its title: "the canoe thing", "the Wicker something". */
const nouns = wordSet('one song track tune number title thing something somethings piece record');
const pointing = wordSet('the that this your');
const calling = wordSet('about with called named titled saying says of');
const naming = wordSet('name title');

/** What is ordered, asked or thought of a song, beside its name. */
const acting = wordSet(`
  drop remove delete lose ditch bin scrap skip cut axe kill exclude chuck erase omit out off away play put keep bring back first next last top stop swap replace
  move start open end finish stay stays keeper go goes gone lost dropped removed skipped
`);
const liking = wordSet(
  'like love liked loved enjoy enjoyed hate hated want wanted miss missed prefer vein similar lines style spirit',
);
const asking = wordSet('who what which when where how plays sings sung long fast');
const beside = wordSet(`
  it it's its that this one them they the is are was be isnt isn't not no never dont don't more less of kind sort type only just so too very such a with by on in from to
  up down and but still here there list mix playlist again get take throw kick leave pull give let lets hear say said you he she make makes made
  stupid silly annoying awful boring funny bad good great nice lovely favourite favorite beautiful odd strange weird ugly better best worst horrible terrible
  right wrong before after then now instead also at all along something anything songs music tracks tunes stuff else first last next up as please thing song track
`);
/** Of whoever speaks, and of no song: "my canoe", "a scarf". */
const owning = wordSet('my a an his her our their some any another every each mine');
const whoever = wordSet('i we he she they');
/** "Lights out", "a night out": with the word before it "out" is no order. */
const outings = wordSet(
  'night day date way lights light time eat dinner lunch hang work chill freak burn sold left knock check black flip pass far stay go move cry',
);

interface Part {
  positions: number[];
  from: number;
  to: number;
  /** In words that join no others. */
  content: number;
  isStrange: boolean;
  isArtist?: true;
}

const ofArtist = (part: Part | null): Part | null => part && { ...part, isArtist: true };

/**
 * Tracks of the mix that are meant by a part of a title that no other has: "canoe out", "garbage collector, put it first", "the one about nothing sad".
 * A part of three words stands by itself; a shorter one where all that is said beside it is an order, a question or an opinion, as no story is told.
 */
export function partOfTitle(
  message: Message,
  mix: ShownMix | null,
  taken: readonly Positions[],
): Positions[] {
  if (mix === null || mix.tracks.length === 0) return [];
  const { titles, artists } = namesOf(mix);
  const keys = keysOf(message);
  const parts: Part[] = [];
  for (let at = 0; at < keys.length; at += 1) {
    if (taken.some(({ from, to }) => from <= at && at < to)) continue;
    const end = Math.min(...taken.filter(({ from }) => from > at).map(({ from }) => from), keys.length);
    const part = longestAt(keys, at, end, titles) ?? ofArtist(longestAt(keys, at, end, artists));
    if (part === null) continue;
    parts.push(part);
    at = part.to - 1;
  }
  const isNamed = (at: number) => [...taken, ...parts].some(({ from, to }) => from <= at && at < to);
  return parts.flatMap((part) => meant(message, part, isNamed) ?? []);
}

interface Names {
  words: ReadonlyArray<readonly string[]>;
  /** The names that a word stands in, by their places. */
  having: ReadonlyMap<string, readonly number[]>;
}

/** A message is looked at for the songs of its mix more than once. */
const known = new WeakMap<ShownMix, { titles: Names; artists: Names }>();

function namesOf(mix: ShownMix): { titles: Names; artists: Names } {
  const names = known.get(mix) ?? {
    titles: byWord(mix.tracks.map(({ name }) => wordsOfTitle(name))),
    artists: byWord(mix.tracks.map(({ artist }) => wordsOfTitle(artist))),
  };
  known.set(mix, names);
  return names;
}

function byWord(words: Names['words']): Names {
  const having = new Map<string, number[]>();
  for (const [index, name] of words.entries())
    for (const word of new Set(name)) having.set(word, [...(having.get(word) ?? []), index]);
  return { words, having };
}

/** The longest run of words from a place on that stands in one title, or in the name of one artist alone. */
function longestAt(
  keys: readonly string[],
  from: number,
  end: number,
  { words, having }: Names,
): Part | null {
  if (keys[from] === '' || joining.has(keys[from] ?? '')) return null;
  const possible = having.get(keys[from] ?? '');
  if (possible === undefined) return null;
  for (let to = Math.min(end, from + longestPart); to > from; to -= 1) {
    const said = keys.slice(from, to);
    if (said.includes('') || joining.has(said.at(-1) ?? '')) continue;
    const holding = possible.filter((index) => holds(words[index] ?? [], said));
    if (holding.length === 0) continue;
    // Several songs of one artist, and no word that several titles share.
    if (new Set(holding.map((index) => words[index]?.join(' '))).size > 1) return null;
    const content = said.filter((word) => word.length > 2 && !joining.has(word));
    return {
      positions: holding.map((index) => index + 1),
      from,
      to,
      content: content.length,
      isStrange: content.some((word) => !commonWords.has(word) && !plainWords.has(word)),
    };
  }
  return null;
}

function meant(message: Message, part: Part, isName: (at: number) => boolean): Positions | null {
  const isByItself =
    part.isArtist !== true && part.content >= 2 && part.isStrange && part.to - part.from >= leastByItself;
  const named = withNoun(message, part);
  const isNamed = part.isArtist !== true && named.hasNoun && (part.content >= 2 || maySignify(message, part));
  const isOrder = isOrdered(message, part, named, isName);
  if (!isByItself && !isNamed && !isOrder) return null;
  const { from, to } = named;
  return { positions: part.positions, from, to, ofArtist: false, ...(isOrder && { isOrder }) };
}

interface Phrase {
  from: number;
  to: number;
  hasNoun: boolean;
}

/** The words that belong to the part: "the canoe thing", "the song with canoe in the name". */
function withNoun(message: Message, { from, to }: Part): Phrase {
  let [first, next] = [from, to];
  let hasNoun = false;
  if (nouns.has(wordAt(message, next))) {
    next += 1;
    hasNoun = pointing.has(wordAt(message, first - 1));
  }
  if (wordAt(message, next) === 'in') {
    const name =
      wordAt(message, next + 1) === 'the' || wordAt(message, next + 1) === 'its' ? next + 2 : next + 1;
    if (naming.has(wordAt(message, name))) next = name + 1;
  }
  const isCalled = calling.has(wordAt(message, first - 1)) && nouns.has(wordAt(message, first - 2));
  if (isCalled) first -= 2;
  if (pointing.has(wordAt(message, first - 1))) {
    first -= 1;
    hasNoun ||= isCalled;
  }
  return { from: first, to: next, hasNoun };
}

/** Whether a single word may call a title to mind. */
function maySignify(message: Message, { from, to, content }: Part): boolean {
  const word = wordAt(message, from);
  return (
    content === 1 &&
    to === from + 1 &&
    word.length >= shortest &&
    !vague.has(word) &&
    !isFiller(word) &&
    !movingWords.adjectives.has(word) &&
    !movingWords.comparatives.has(word) &&
    !wordClasses.good.has(word) &&
    !acting.has(word) &&
    !beside.has(word) &&
    !message.named.some((one) => one.from <= from && from < one.to)
  );
}

/** Whether all that stands beside it in its clause orders, asks or judges. */
function isOrdered(
  message: Message,
  part: Part,
  { from, to }: Phrase,
  isName: (at: number) => boolean,
): boolean {
  if (part.content < 2 && !(maySignify(message, part) && !plainWords.has(wordAt(message, part.from))))
    return false;
  if (owning.has(wordAt(message, part.from - 1))) return false;
  const alone = clauseWords(message, from, to, isName);
  // "Garbage collector, put it first".
  const said = alone.length > 0 ? alone : nextClause(message, to, isName);
  if (!said.every((word) => acting.has(word) || liking.has(word) || asking.has(word) || isBeside(word)))
    return false;
  const isCalled = nouns.has(wordAt(message, part.to)) && said.length > 0;
  const acts = isCalled || said.some((word) => acting.has(word) || asking.has(word));
  const isEveryday = !part.isStrange;
  // "Who is June", "play only Father Dominik" are of all that they play.
  if (part.isArtist === true && said.some((word) => ofAll.has(word) || asking.has(word))) return false;
  // "I want to go to the Deacon".
  if (said.includes('go') && said.some((word) => whoever.has(word))) return false;
  if (!isEveryday)
    return acts || said.some((word) => liking.has(word) || refusing.has(word) || judging.has(word));
  // "I need to get the cat out", "dinner out" are told of a life.
  if (said.some((word) => whoever.has(word)) || outings.has(wordAt(message, part.to - 1))) return false;
  return acts || (part.content >= 2 && said.some((word) => liking.has(word) || judging.has(word)));
}
const ofAll = wordSet('play put start open more by');
const refusing = wordSet('no not never without');
const judging: ReadonlySet<string> = new Set([...wordClasses.good, ...wordClasses.bad, 'stupid', 'silly']);
const isBeside = (word: string): boolean =>
  beside.has(word) || isFiller(word) || wordClasses.good.has(word) || wordClasses.bad.has(word);

const ends = new Set(['.', '!', '?', ';', '\n', '…', ':', ',']);

function nextClause(message: Message, to: number, isName: (at: number) => boolean): string[] {
  const next = to + 1;
  return next < message.words.length ? clauseWords(message, next, next, isName) : [];
}

/** The words of a clause beside a name, and beside other names that stand in it. */
function clauseWords(
  { words }: Message,
  from: number,
  to: number,
  isName: (at: number) => boolean,
): string[] {
  let start = from;
  while (start > 0 && !ends.has(words[start - 1]?.text ?? '')) start -= 1;
  let end = to;
  while (end < words.length && !ends.has(words[end]?.text ?? '')) end += 1;
  return words.slice(start, end).flatMap(({ text, isWord }, offset) => {
    const at = start + offset;
    return isWord && !(from <= at && at < to) && !isName(at) ? [text] : [];
  });
}
