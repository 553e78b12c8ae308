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
export const placeOfFeature = (...parts: readonly string[]): number =>
  featureHash(...parts) & (questionPlaces - 1);

/** The features of a stretch by name, each once: its family, a space, and what it is. The time grows with forty words at most. */
export function questionFeatures(message: Message, stretch: Stretch): Set<string> {
  const names = new Set<string>();
  noteFeatures(message, stretch, (...parts) => names.add(parts.join(' ')));
  return names;
}

/** The places of the features of a stretch, each once. */
export function placesOfFeatures(message: Message, stretch: Stretch): Set<number> {
  const places = new Set<number>();
  noteFeatures(message, stretch, (...parts) => places.add(placeOfFeature(...parts)));
  return places;
}

/** Takes a feature by the parts of its name; one feature may be noted several times. */
type Note = (...parts: readonly string[]) => void;

function noteFeatures(message: Message, { from, to }: Stretch, note: Note): void {
  const kinds: string[] = [];
  const coarse: string[] = [];
  const groups = new Set<string>();
  for (let at = from; at < Math.min(to, from + mostWords); at += 1) {
    const { text, isWord } = message.words[at] ?? { text: '', isWord: false };
    if (text === '?') note('asked');
    if (!isWord) continue;
    const kind = kindAt(message, at);
    const found = groupsOf(text);
    kinds.push(kind);
    coarse.push(found[0] ?? kind);
    for (const group of found) groups.add(group);
    for (const part of wordParts(text)) note('part', part);
    note('word', text);
  }
  noteRuns(note, kinds, ['pair', 'apart', 'three']);
  noteRuns(note, coarse, ['groups', 'groupsApart', 'threeGroups']);
  for (const kind of kinds) note('kind', kind);
  const [first = 'undefined', second = 'undefined'] = kinds;
  const together = [...groups].sort().slice(0, mostGroups);
  for (const [at, one] of together.entries()) {
    note('group', one);
    note('opensWith', first, one);
    for (const other of together.slice(at + 1)) note('both', one, other);
  }
  note('last', kinds.at(-1) ?? 'undefined');
  note('opens', first);
  note('opensTwo', first, second);
  note('size', sizeOf(kinds.length));
}

function noteRuns(
  note: Note,
  words: readonly string[],
  [pair, apart, three]: readonly [string, string, string],
): void {
  for (const [at, word] of words.entries()) {
    const before = words[at - 1] ?? '^';
    note(pair, before, word);
    if (at === 0) continue;
    const first = words[at - 2] ?? '^';
    note(apart, first, word);
    note(three, first, before, word);
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
