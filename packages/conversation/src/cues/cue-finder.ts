import type { Word } from '../words/words.ts';
import { isFiller, joinsClauses } from './fillers.ts';
import { classNamed, numberOf, ordinalOf } from './word-classes.ts';

/** What phrases of one meaning look like; see `createCueFinder` for the notation. */
export type CuePatterns<Cue extends string> = Readonly<Record<Cue, string>>;

export interface FoundCue<Cue extends string> {
  cue: Cue;
  /** First word and the one after the last. */
  from: number;
  to: number;
}

type WordTest = (word: string) => boolean;

interface Sequence<Cue extends string> {
  cue: Cue;
  /** The clause holds nothing but fillers before it, or after it. */
  opens: boolean;
  closes: boolean;
  places: readonly Place[];
}

/** One place of a pattern: each choice is a run of places for one word. */
interface Element {
  choices: readonly (readonly Place[])[];
  optional: boolean;
}

interface Place {
  /** By which words, or kinds of word, a sequence that begins here is found; none for a place where any may stand. */
  keys: readonly string[];
  test: WordTest;
}

/**
 * Finds phrases given as data, in one pass. A pattern is a line of words: `(a|b)` is one of several, `?` behind a word or
 * group makes it optional, `<num>`, `<ord>` and the classes of `word-classes.ts` stand for many words, `_` for any one.
 * `^` at the beginning says that only fillers ("ok", "please", "can you") come before in the clause, `$` at the end that only
 * such come after. Patterns are compared word by word, so that the time grows with the message and nothing else.
 */

export function createCueFinder<Cue extends string>(
  patterns: CuePatterns<Cue>,
): (words: readonly Word[]) => FoundCue<Cue>[] {
  let byFirst: ReadonlyMap<string, Beginning<Cue>> | undefined;
  return (words) => {
    byFirst ??= compile(patterns);
    const sides = fillersOnly(words);
    const keys = words.map(keysOf);
    const found: FoundCue<Cue>[] = [];
    const longest = new Map<Cue, number>();
    for (let from = 0; from < words.length; from += 1) {
      longest.clear();
      for (const first of keys[from] ?? []) {
        const beginning = byFirst.get(first);
        if (beginning === undefined) continue;
        for (const sequence of beginning.alone) note(sequence, matchEnd(sequence, words, from, sides));
        for (const second of keys[from + 1] ?? []) {
          for (const sequence of followedBy(beginning, second)) {
            note(sequence, matchEnd(sequence, words, from, sides));
          }
        }
      }
      for (const [cue, to] of longest) found.push({ cue, from, to });

      function note({ cue }: Sequence<Cue>, to: number): void {
        if (to > (longest.get(cue) ?? from)) longest.set(cue, to);
      }
    }
    return found;
  };
}

/** The sequences that begin with a word; those of several words by the second one, once it is asked for. */
interface Beginning<Cue extends string> {
  alone: readonly Sequence<Cue>[];
  longer: readonly Sequence<Cue>[];
  bySecond: ReadonlyMap<string, readonly Sequence<Cue>[]> | undefined;
}

function followedBy<Cue extends string>(beginning: Beginning<Cue>, second: string): readonly Sequence<Cue>[] {
  beginning.bySecond ??= indexBySecond(beginning.longer);
  return beginning.bySecond.get(second) ?? beginning.bySecond.get(anyWord) ?? [];
}

function indexBySecond<Cue extends string>(
  sequences: readonly Sequence<Cue>[],
): Map<string, Sequence<Cue>[]> {
  const index = new Map<string, Sequence<Cue>[]>();
  const open = sequences.filter(({ places }) => places[1]?.keys.length === 0);
  for (const sequence of sequences) {
    for (const key of sequence.places[1]?.keys ?? []) {
      const others = index.get(key);
      if (others === undefined) index.set(key, [...open, sequence]);
      else others.push(sequence);
    }
  }
  return index.set(anyWord, open);
}

const anyWord = '_';

function compile<Cue extends string>(patterns: CuePatterns<Cue>): Map<string, Beginning<Cue>> {
  const byFirst = new Map<string, Sequence<Cue>[]>();
  for (const [cue, lines] of Object.entries(patterns) as [Cue, string][]) {
    for (const line of lines.trim().split('\n')) {
      for (const { keys, ...sequence } of sequencesOf(line.trim(), cue)) {
        for (const key of keys) {
          const others = byFirst.get(key);
          if (others === undefined) byFirst.set(key, [sequence]);
          else others.push(sequence);
        }
      }
    }
  }
  return new Map(
    [...byFirst].map(([first, sequences]) => [
      first,
      {
        alone: sequences.filter(({ places }) => places.length === 1),
        longer: sequences.filter(({ places }) => places.length > 1),
        bySecond: undefined,
      },
    ]),
  );
}

function sequencesOf<Cue extends string>(
  line: string,
  cue: Cue,
): Array<Sequence<Cue> & { keys: readonly string[] }> {
  const parts = splitOutsideGroups(line);
  const opens = parts[0] === '^';
  const closes = parts.at(-1) === '$';
  const elements = parts.slice(opens ? 1 : 0, closes ? -1 : undefined).map(elementOf);
  let chosen: Place[][] = [[]];
  for (const { choices, optional } of elements) {
    const taken = chosen.flatMap((before) => choices.map((places) => [...before, ...places]));
    chosen = optional ? [...taken, ...chosen] : taken;
  }
  return chosen
    .filter(([first]) => first !== undefined)
    .map((places) => ({
      cue,
      opens,
      closes,
      keys: places[0]?.keys ?? [],
      places,
    }));
}

function splitOutsideGroups(line: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of line) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ' ' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.filter((part) => part !== '');
}

function elementOf(part: string): Element {
  const optional = part.endsWith('?');
  const body = optional ? part.slice(0, -1) : part;
  const phrases = (body.startsWith('(') ? body.slice(1, -1).split('|') : [body]).map((phrase) =>
    phrase.split(' ').filter((word) => word !== ''),
  );
  const single = phrases.filter((words) => words.length === 1).flat();
  const long = phrases
    .filter((words) => words.length > 1)
    .map((words) => words.map((word) => placeOf([word])));
  return { choices: single.length === 0 ? long : [[placeOf(single)], ...long], optional };
}

function placeOf(words: readonly string[]): Place {
  if (words.includes('_')) return { keys: [], test: () => true };
  const keys = new Set(words.flatMap(membersOf));
  const counts = keys.has('<num>');
  const ranks = keys.has('<ord>');
  const test = (word: string) =>
    keys.has(word) || (counts && numberOf(word) !== undefined) || (ranks && ordinalOf(word) !== undefined);
  return { keys: [...keys], test };
}

function membersOf(word: string): readonly string[] {
  if (!word.startsWith('<') || word === '<num>' || word === '<ord>') return [word];
  const members = classNamed(word.slice(1, -1));
  if (members === undefined) throw new TypeError(`no class of words is called ${word}`);
  return [...members];
}

function keysOf(word: Word): string[] {
  if (!word.isWord) return [];
  const keys = [word.text];
  if (numberOf(word.text) !== undefined) keys.push('<num>');
  if (ordinalOf(word.text) !== undefined) keys.push('<ord>');
  return keys;
}

interface Sides {
  before: readonly boolean[];
  after: readonly boolean[];
}

function matchEnd(
  { opens, closes, places }: Sequence<string>,
  words: readonly Word[],
  from: number,
  sides: Sides,
): number {
  if (opens && !sides.before[from]) return from;
  for (let offset = 1; offset < places.length; offset += 1) {
    const word = words[from + offset];
    if (word === undefined || !word.isWord || !places[offset]?.test(word.text)) return from;
  }
  const to = from + places.length;
  return closes && !sides.after[to] ? from : to;
}

/** For each place, whether only fillers stand between the clause's beginning and it, or between it and the end. */
function fillersOnly(words: readonly Word[]): Sides {
  const before = [true];
  for (const [at, { text, isWord }] of words.entries()) {
    before[at + 1] = !isWord || joinsClauses(text) || (before[at] === true && isFiller(text));
  }
  const after: boolean[] = [];
  after[words.length] = true;
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const { text = '', isWord = false } = words[at] ?? {};
    after[at] = !isWord || joinsClauses(text) || (after[at + 1] === true && isFiller(text));
  }
  return { before, after };
}
