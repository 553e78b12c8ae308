import { readWeightFile, unpackBytes } from '../packed-weights.ts';
import { featureHash } from '../words/feature-hash.ts';
import { wordParts } from '../words/word-parts.ts';
import { wordsOf } from '../words/words.ts';

/** What each feature says for danger, by its place; the last place holds what is said for it by no word at all. */
export interface FollowUpWeights {
  values: Float64Array | Int8Array;
  /** What one step of a value is worth. */
  scale: number;
}

/** What each thing known of a message that is heard as danger alone says for it, where it follows. */
export type BesideWeights = Record<
  'always' | 'acute' | 'possible' | 'followUp' | 'sign' | 'theme' | 'oneself' | 'words' | 'amends' | 'hurts',
  number
>;

/** What `npm run conversation:train:danger` writes. */
export interface PackedFollowUpWeights {
  scale: number;
  /** gzip, base64: a byte for each place. */
  values: string;
  /** What is made of that and of how the message is heard alone. */
  beside: BesideWeights;
}

/** A power of two, so that a hash becomes a place by its lowest bits. */
const places = 32768;
/** The features' places, and the one of the intercept. */
export const followUpPlaces = places + 1;
/** Nothing is looked at beyond this many words and marks. */
const mostWords = 60;
/** Runs of words and parts of words are many, and count less than words. */
const counts = { word: 1, part: 0.35, pair: 0.6, three: 0.4, size: 1 };

let unpacked: FollowUpWeights | undefined;

function shippedWeights(): FollowUpWeights {
  if (unpacked === undefined) {
    const { scale, values } = readWeightFile('follow-up-weights') as PackedFollowUpWeights;
    unpacked = { scale, values: unpackBytes(values) };
  }
  return unpacked;
}

/**
 * How much more a message that follows in a conversation reads like one from danger than like what is typed beside music, in log odds. It
 * says nothing of a first message: "that's enough" is common while music plays.
 */
export function followUpDanger(text: string, weights: FollowUpWeights = shippedWeights()): number {
  let sum = 0;
  for (const [place, count] of followUpFeatures(text)) sum += count * (weights.values[place] ?? 0);
  return sum * weights.scale;
}

/** What each feature of a message counts, by its place. Linear in the length of the message, up to sixty words. */
export function followUpFeatures(text: string): Map<number, number> {
  const found = new Map<number, number>([[places, 1]]);
  const add = (kind: keyof typeof counts, name: string) => {
    const place = featureHash(kind, name) & (places - 1);
    found.set(place, Math.max(found.get(place) ?? 0, counts[kind]));
  };
  const words = wordsOf(text)
    .slice(0, mostWords)
    .map((word) => word.text);
  for (const word of words) {
    add('word', word);
    for (const part of wordParts(word)) add('part', part);
  }
  const whole = ['^', ...words, '$'];
  for (const [at, word] of whole.entries()) {
    if (at >= 1) add('pair', `${whole[at - 1]} ${word}`);
    if (at >= 2) add('three', `${whole[at - 2]} ${whole[at - 1]} ${word}`);
  }
  add('size', sizeOf(words.length));
  return found;
}

function sizeOf(words: number): string {
  if (words <= 2) return 'two';
  if (words <= 4) return 'four';
  if (words <= 8) return 'eight';
  return words <= 14 ? 'fourteen' : 'more';
}
