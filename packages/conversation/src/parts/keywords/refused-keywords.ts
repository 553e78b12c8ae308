import type { Brief } from '@attune/contract';
import { wordSet } from '../../cues/word-classes.ts';
import { type Message, typed, wordAt } from '../../message.ts';
import type { ReadKeyword } from './read-keywords.ts';

/** In words: how far behind "no" a thing is turned down: "no more of the boats". */
const reach = 4;
const plain = wordSet('about called where the a an my');
const refusing = wordSet('no without less fewer drop skip lose ditch remove avoid tired sick bored');
const denials = wordSet('not never get cant cannot isnt arent');

/** Without its plural, so that "the train ones" are about trains. */
const stemOf = (word: string): string => word.replace(/s$/, '');

/** What is told by a keyword: `train` of `about trains`. */
const stemsOf = (value: string): string[] =>
  value
    .toLowerCase()
    .split(' ')
    .filter((word) => !plain.has(word))
    .map(stemOf);

/** The keywords wanted that say the same, or more: "no train songs" turns down songs about trains. */
export function keywordsLike(refused: string, { wanted }: Brief): string[] {
  const said = stemsOf(refused);
  return wanted.flatMap(({ kind, value }) =>
    kind === 'keyword' && said.length > 0 && said.every((word) => stemsOf(value).includes(word))
      ? [value]
      : [],
  );
}

/** "No boats", "enough of the trains": what a keyword of the brief says, turned down without the songs that are meant. */
export function readRefusedKeywords(message: Message, brief: Brief | null): ReadKeyword[] {
  const found: ReadKeyword[] = [];
  for (const { kind, value } of brief?.wanted ?? []) {
    if (kind !== 'keyword') continue;
    const stems = stemsOf(value);
    const at = message.words.findIndex(
      (_, index) => turnsDown(message, index) && isNext(message, index, stems),
    );
    if (at === -1) continue;
    const to = at + 1 + reach;
    const keyword = { operation: 'swapOut', kind: 'keyword', value, meant: true } as const;
    found.push({
      ...keyword,
      words: typed(message, at, Math.min(to, message.words.length)),
      from: at,
      to: at,
    });
  }
  return found;
}

/** "Not the boats" opens with it; "not enough trains" and "this is not tavern music" ask for more of it. */
function turnsDown(message: Message, at: number): boolean {
  const word = wordAt(message, at);
  if (word === 'not') return at === 0 && articles.has(wordAt(message, 1));
  if (word === 'but') return wholes.has(wordAt(message, at - 1));
  if (word === 'enough')
    return !denials.has(wordAt(message, at - 1)) && !denials.has(wordAt(message, at - 2));
  return refusing.has(word) && !denials.has(wordAt(message, at - 1));
}
const articles = wordSet('the any those these');
const wholes = wordSet('anything everything');

/** Whether the words are said in the breath that a refusal begins. */
function isNext(message: Message, refusal: number, stems: readonly string[]): boolean {
  const missing = new Set(stems);
  for (let at = refusal + 1; at <= refusal + reach && wordAt(message, at) !== ''; at += 1) {
    if (wordAt(message, at) === 'but') return false;
    missing.delete(stemOf(wordAt(message, at)));
  }
  return missing.size === 0;
}
