import { finiteVerbs, states, turning } from './word-lists.ts';
import { bare, isOf } from './words.ts';

export const isVerb = (word: string): boolean =>
  finiteVerbs.has(bare(word)) || (/..ed$/.test(bare(word)) && !states.has(bare(word)));

/** Where the subject ends, at the latest. */
const longestSubject = 6;

/** Whether a verb stands so near behind the first word that this may be its subject. */
export function hasVerb(words: readonly string[], from: number): boolean {
  const rest = words.slice(from + 1, from + 1 + longestSubject);
  const end = rest.findIndex((word) => isOf(word, turning));
  return rest.slice(0, end === -1 ? undefined : end).some(isVerb);
}
