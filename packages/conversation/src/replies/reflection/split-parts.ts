import { hasVerb } from './find-verb.ts';
import { adverbs, determiners, goingOn, pausing, subjects, turning } from './word-lists.ts';
import { bare, isOf } from './words.ts';

/** In words. */
export const mostReflected = 18;
/** What is longer ends where another clause begins, if one does. */
const longEnough = 12;
const leastWhole = 3;

/** Where one thing is told after another. "I love him, but he left" is one: its first half alone says something else. */
export function partsOf(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const [at, word] of words.entries()) {
    const isAfterComma = words[at - 1]?.endsWith(',') === true && !isOf(word, turning);
    const isNew =
      isAfterComma || isOf(word, goingOn) || (words.length > longEnough && startsAnew(word, at, words));
    if (isNew) parts.push([]);
    parts.at(-1)?.push(word);
  }
  return parts;
}

/** As much of a long sentence as ends where a breath may be taken. */
export function upToPause(words: readonly string[]): string[] {
  const end = words.slice(0, mostReflected + 1).findLastIndex((word) => isOf(word, pausing));
  return end < leastWhole ? [...words] : words.slice(0, end);
}

/** "And I'm still crying". */
function startsAnew(word: string, at: number, words: readonly string[]): boolean {
  if (at < leastWhole || !['and', 'so'].includes(bare(word))) return false;
  const next = bare(words.slice(at + 1).find((one) => !isOf(one, adverbs)) ?? '');
  if (ownSubjects.has(next) || (subjects.has(next) && next.includes("'"))) return true;
  const end = words.findIndex((one, place) => place > at && ['and', 'or'].includes(bare(one)));
  return (
    (subjects.has(next) || determiners.has(next)) &&
    hasVerb(words.slice(0, end === -1 ? undefined : end), at + 1)
  );
}

const ownSubjects = new Set(['i', 'we', 'im', 'ive']);
