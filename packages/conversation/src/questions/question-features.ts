import { numberOf, ordinalOf } from '../cues/word-classes.ts';
import { type Message, wordAt } from '../message.ts';
import { featureHash } from '../words/feature-hash.ts';
import { wordParts } from '../words/word-parts.ts';
import { groupsOf } from './word-groups.ts';

/** A power of two, so that a hash becomes a place by its lowest bits. */
export const questionPlaces = 131072;

/** A stretch of a message, from one word up to before another. */
export interface Stretch {
  from: number;
  to: number;
}

/** Nothing is looked at beyond this many words and marks of a stretch, and this many groups. */
const mostWords = 40;
const mostGroups = 16;

/** The place of a feature by its name. */
export const placeOfFeature = (name: string): number => featureHash(name) & (questionPlaces - 1);

/** The features of a stretch by name, each once: its family, a space, and what it is. The time grows with forty words at most. */
export function questionFeatures(message: Message, { from, to }: Stretch): Set<string> {
  const names = new Set<string>();
  const kinds: string[] = [];
  const coarse: string[] = [];
  const groups = new Set<string>();
  for (let at = from; at < Math.min(to, from + mostWords); at += 1) {
    const { text, isWord } = message.words[at] ?? { text: '', isWord: false };
    if (text === '?') names.add('asked');
    if (!isWord) continue;
    const kind = kindAt(message, at);
    const found = groupsOf(text);
    kinds.push(kind);
    coarse.push(found[0] ?? kind);
    for (const group of found) groups.add(group);
    for (const part of wordParts(text)) names.add(`part ${part}`);
    names.add(`word ${text}`);
  }
  addRuns(names, kinds, ['pair', 'apart', 'three']);
  addRuns(names, coarse, ['groups', 'groupsApart', 'threeGroups']);
  for (const kind of kinds) names.add(`kind ${kind}`);
  const together = [...groups].sort().slice(0, mostGroups);
  for (const [at, one] of together.entries()) {
    names.add(`group ${one}`);
    names.add(`opensWith ${kinds[0]} ${one}`);
    for (const other of together.slice(at + 1)) names.add(`both ${one} ${other}`);
  }
  names.add(`last ${kinds.at(-1)}`);
  names.add(`opens ${kinds[0]}`);
  names.add(`opensTwo ${kinds[0]} ${kinds[1]}`);
  names.add(`size ${sizeOf(kinds.length)}`);
  return names;
}

function addRuns(
  names: Set<string>,
  words: readonly string[],
  [pair, apart, three]: [string, string, string],
) {
  for (const [at, word] of words.entries()) {
    const before = words[at - 1] ?? '^';
    names.add(`${pair} ${before} ${word}`);
    if (at === 0) continue;
    const first = words[at - 2] ?? '^';
    names.add(`${apart} ${first} ${word}`);
    names.add(`${three} ${first} ${before} ${word}`);
  }
}

function sizeOf(words: number): string {
  if (words <= 2) return `${words}`;
  if (words <= 5) return 'short';
  return words <= 10 ? 'middling' : 'long';
}

/** The word, or what kind of word it is where many of a kind are said alike. */
function kindAt(message: Message, at: number): string {
  const word = wordAt(message, at);
  const named = message.named.find(({ from, to }) => from <= at && at < to);
  if (named !== undefined) return `<${named.kind}>`;
  if (numberOf(word) !== undefined) return '<number>';
  if (ordinalOf(word) !== undefined) return '<ordinal>';
  return word;
}
