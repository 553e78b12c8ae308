import type { Mood } from '@attune/contract';
import { isFiller } from '../../cues/fillers.ts';
import { type Message, wordAt } from '../../message.ts';
import { comparativeOf } from './comparative-of.ts';
import * as lists from './moving-word-lists.ts';

/** Where a word points to: valence and energy, each -1, 0 or 1; and the mood that it names where it stands alone. */
export interface Direction {
  valence: number;
  energy: number;
  mood: Mood | null;
  /** "faster songs": a tempo as well. */
  tempo?: 'slow' | 'fast';
  /** How far music goes from what is turned down, where that is less than for others. */
  away?: number;
}

const directions: Readonly<Record<string, Direction>> = {
  brighter: { valence: 1, energy: 0, mood: 'happy' },
  darker: { valence: -1, energy: 0, mood: 'sad' },
  livelier: { valence: 1, energy: 1, mood: 'energetic' },
  upbeat: { valence: 1, energy: 1, mood: 'happy' },
  wilder: { valence: 0, energy: 1, mood: 'energetic' },
  calmer: { valence: 0, energy: -1, mood: 'calm' },
  smaller: { valence: 0, energy: -1, mood: null },
  faster: { valence: 0, energy: 1, mood: 'energetic', tempo: 'fast' },
  slower: { valence: 0, energy: -1, mood: 'calm', tempo: 'slow' },
  duller: { valence: -1, energy: -1, mood: null },
  warmer: { valence: 1, energy: 0, mood: null },
  focused: { valence: 0, energy: -1, mood: 'focus' },
  harsher: { valence: 0, energy: 1, mood: null },
  creepier: { valence: -1, energy: 0, mood: null },
  tenser: { valence: -1, energy: 1, mood: null },
  flatter: { valence: 0, energy: -1, mood: null, away: 0.1 },
};

interface MovingWords {
  comparatives: ReadonlyMap<string, Direction>;
  /** "calm", as it stands in "more calm", "too calm", "calm piano". */
  adjectives: ReadonlyMap<string, Direction>;
  nouns: ReadonlyMap<string, Direction>;
  /** "Strong", as it stands in "more strong", "not that strong". */
  compared: ReadonlyMap<string, Direction>;
  /** "In your face", by their first word, the longest first. */
  phrases: ReadonlyMap<string, readonly DescribingPhrase[]>;
  /** What moves the music neither up nor down: "weird", "cheesy". */
  styles: ReadonlySet<string>;
  /** "Weirder", "cheesier". */
  styleComparatives: ReadonlySet<string>;
}

interface DescribingPhrase {
  words: readonly string[];
  direction: Direction;
}

function read(): MovingWords {
  const comparatives = new Map<string, Direction>();
  const bases = new Map<string, Direction>();
  const things = new Map<string, Direction>();
  const compared = new Map<string, Direction>();
  const phrases = new Map<string, DescribingPhrase[]>();
  for (const [kind, direction] of Object.entries(directions)) {
    for (const pair of words(lists.adjectives[kind])) {
      const [base = '', written] = pair.split('/');
      // "-/greater": what is great is no louder for that.
      if (base !== '-' && !bases.has(base)) bases.set(base, direction);
      const comparative = written ?? comparativeOf(base);
      if (comparative !== null && !comparatives.has(comparative)) comparatives.set(comparative, direction);
    }
    for (const noun of words(lists.nouns[kind])) if (!things.has(noun)) things.set(noun, direction);
    for (const word of words(lists.compared[kind])) compared.set(word, direction);
    for (const phrase of lines(lists.phrases[kind])) {
      const [first = ''] = phrase;
      phrases.set(first, [...(phrases.get(first) ?? []), { words: phrase, direction }]);
    }
  }
  for (const [first, some] of phrases)
    phrases.set(
      first,
      some.toSorted((a, b) => b.words.length - a.words.length),
    );
  const styles = words(lists.styles).filter((word) => !bases.has(word));
  return {
    comparatives,
    adjectives: bases,
    nouns: things,
    compared,
    phrases,
    styles: new Set(styles),
    styleComparatives: new Set(
      styles.flatMap((word) => comparativeOf(word) ?? []).filter((word) => !comparatives.has(word)),
    ),
  };
}

const words = (list = '') =>
  list
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');

const lines = (list = '') =>
  list
    .trim()
    .split('\n')
    .map(words)
    .filter(({ length }) => length > 0);

export const movingWords = read();

/** How music is described at a place, and the place behind it. */
export interface Description {
  direction: Direction;
  to: number;
}

/** "in your face", "calm", "calmish"; `null` where no description stands. */
export function descriptionAt(message: Message, at: number): Description | null {
  const word = wordAt(message, at);
  const phrase = movingWords.phrases
    .get(word)
    ?.find((one) => one.words.every((part, offset) => wordAt(message, at + offset) === part));
  if (phrase !== undefined) return { direction: phrase.direction, to: at + phrase.words.length };
  const direction = movingWords.adjectives.get(word) ?? movingWords.adjectives.get(withoutIsh(word));
  if (direction === undefined) return null;
  return { direction, to: wordAt(message, at + 1) === 'ish' ? at + 2 : at + 1 };
}

/** The same where it is more, less or too much of it, and not part of a name or a saying: "more black sabbath", "more up to date". */
export function comparedAt(message: Message, at: number): Description | null {
  const direction = movingWords.compared.get(wordAt(message, at));
  const next = wordAt(message, at + 1);
  const isWhole = next === '' || (isFiller(next) && next !== 'to') || afterCompared.has(next);
  const compared = direction === undefined || !isWhole ? null : { direction, to: at + 1 };
  return descriptionAt(message, at) ?? compared;
}

const afterCompared = new Set(
  'than less more for and but or now then this that at in so music songs song stuff ones one tracks tunes sound vibe vibes beat beats sounding though tho today tonight'.split(
    ' ',
  ),
);

const longestPhrase = 5;

/** Whether a word describes, alone or as one of several: "laid", "back". */
export function isDescribing(message: Message, at: number): boolean {
  if (movingWords.adjectives.has(wordAt(message, at))) return true;
  for (let first = at; first > at - longestPhrase; first -= 1) {
    const found = movingWords.phrases.has(wordAt(message, first)) ? descriptionAt(message, first) : null;
    if (found !== null && found.to > at) return true;
  }
  return false;
}

/** "Slowish", "happyish". */
const withoutIsh = (word: string): string =>
  word.length > 5 && word.endsWith('ish') ? word.slice(0, -3) : word;

/** More of it, or less. */
export type Sign = 1 | -1;

/** A stretch of a message that moves the music. */
export interface Move {
  direction: Direction;
  sign: Sign;
  from: number;
  to: number;
  /** What it is called where the words of the message would not do: "less slow" for "that feels slow". */
  words?: string;
  /** "Spooky" says how it is to be, where "spookier" goes on from how it is. */
  isOutright?: true;
}

/** "More quietly", "a bit more gently", "less angrily". */
export function ofAdverb(word: string): string {
  if (word.length < 6 || !word.endsWith('ly')) return word;
  const base = word.slice(0, -2);
  if (base.endsWith('i')) return `${base.slice(0, -1)}y`;
  return movingWords.adjectives.has(base) ? base : `${base}le`;
}
