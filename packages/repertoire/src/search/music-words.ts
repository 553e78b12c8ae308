import { vocabulary } from '@attune/vocabulary';
import { wordsOf } from './words.ts';

const musicWords: ReadonlySet<string> = new Set(
  [...vocabulary.genre, ...vocabulary.instrument].flatMap(({ terms }) => terms.flatMap(wordsOf)),
);

/** Whether the name of a genre or an instrument has the word: then it is no slip, though nothing here is called so. */
export const isMusicWord = (word: string): boolean => musicWords.has(word);
