import { type Mood, type MoodReading, moods } from '@attune/contract';
import { affectOf, onlyMood } from '../affect.ts';
import type { SureClassifier } from '../with-fallback.ts';
import { moodKeywords } from './lexicon.ts';

/** What a message without any keyword is taken for; fixed by the specification. */
const moodWithoutKeyword: Mood = 'happy';

const keywordPatterns = moods.map((mood) => ({ mood, pattern: wholeWords(moodKeywords[mood]) }));

/**
 * Reads the mood off keywords: whole words, letter case ignored, the moods tried in the contract's order. It
 * always answers, which makes it the bottom of every line of classifiers.
 */
export const keywordClassifier: SureClassifier = {
  source: 'keywords',
  async classify(text): Promise<MoodReading> {
    const mood = keywordMood(text);
    return { mood, confidence: null, source: 'keywords', ...affectOf(onlyMood(mood)) };
  },
};

export function keywordMood(text: string): Mood {
  const straight = text.normalize('NFKC').replace(/[‘’ʼ]/g, "'");
  return keywordPatterns.find(({ pattern }) => pattern.test(straight))?.mood ?? moodWithoutKeyword;
}

/** Matches any of the terms where no letter, mark or digit of any script touches it. */
function wholeWords(terms: readonly string[]): RegExp {
  const alternatives = terms.map((term) => term.split(' ').map(escapeForPattern).join('\\s+'));
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'iu');
}

function escapeForPattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
