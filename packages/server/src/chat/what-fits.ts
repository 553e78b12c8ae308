import type { Brief, ShownList } from '@attune/contract';
import type { ShownLists } from '@attune/conversation';
import { searchedWords } from './brief-to-search.ts';

/** Spelled alike for comparing: "Lo-Fi" is "lo fi". */
const folded = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/**
 * What was searched for, and which of it each playlist says of itself in its title or description. Nothing else is known of
 * a list before it is opened, so nothing else is claimed.
 */
export function whatFits(brief: Brief, lists: readonly ShownList[]): ShownLists {
  const searched = [...new Set([brief.mood, ...searchedWords(brief).words])];
  return {
    searched,
    lists: lists.map(({ name, description }) => {
      const said = folded(`${name} ${description ?? ''}`);
      return { name, fits: searched.filter((word) => said.includes(folded(word))) };
    }),
  };
}
