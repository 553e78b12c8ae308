import { commonWords } from './common-words.ts';
import { repairable } from './repairable.ts';

const shortestRepaired = 5;
/** Rare words that are near to a repairable one, and meant as they are written: no "dreary" is a dreamy one. */
const meantSo = new Set(
  'gentler dreary bitter breathy slowed stale mourning smart fatter melancholia chilli chili shorten'.split(
    ' ',
  ),
);

/** Every repairable word by each of its spellings with one letter left out. */
let madeNeighbours: ReadonlyMap<string, string> | undefined;

function neighbours(): ReadonlyMap<string, string> {
  madeNeighbours ??= new Map(
    repairable.flatMap((word) =>
      [word, ...withoutOneLetter(word)].map((key): [string, string] => [key, word]),
    ),
  );
  return madeNeighbours;
}

/**
 * An unknown word with one letter wrong, missing, added or two swapped as the word it was meant to be. The first letter
 * must be right. Names are seldom that near to a word of music.
 */
export function repairWord(word: string): string {
  if (word.length < shortestRepaired || word.length > 14) return word;
  if (commonWords.has(word) || meantSo.has(word)) return word;
  const known = neighbours();
  if (known.get(word) === word) return word;
  for (const key of [word, ...withoutOneLetter(word)]) {
    const meant = known.get(key);
    if (meant !== undefined && meant[0] === word[0] && isOneSlip(word, meant)) return meant;
  }
  return word;
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** One letter wrong, missing or added, or two neighbours swapped. */
function isOneSlip(word: string, meant: string): boolean {
  let start = 0;
  while (start < word.length && word[start] === meant[start]) start += 1;
  let end = 0;
  const shorter = Math.min(word.length, meant.length) - start;
  while (end < shorter && word.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const wrong = word.slice(start, word.length - end);
  const right = meant.slice(start, meant.length - end);
  if (wrong.length <= 1 && right.length <= 1) return true;
  return wrong.length === 2 && wrong[0] === right[1] && wrong[1] === right[0];
}
