import { movingWords } from '../parts/moves/moving-words.ts';
import { commonWords } from './common-words.ts';
import { repairable } from './repairable.ts';

const asked: ReadonlySet<string> = new Set(repairable);

/** Whether the word is an everyday one, or one for music. */
export function isKnownWord(word: string): boolean {
  return (
    commonWords.has(word) ||
    asked.has(word) ||
    movingWords.adjectives.has(word) ||
    movingWords.comparatives.has(word) ||
    movingWords.nouns.has(word)
  );
}
