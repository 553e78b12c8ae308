import { type Mood, type MoodReading, moods } from '@attune/contract';
import { affectOf, onlyMood } from '../affect.ts';
import type { SureClassifier } from '../with-fallback.ts';
import { moodKeywords } from './lexicon.ts';
import { createTermFinder } from './term-finder.ts';

/** What a message without any keyword is taken for; fixed by the specification. */
const moodWithoutKeyword: Mood = 'happy';

const keywordsOfMoods = moods.map((mood) => ({ mood, standIn: createTermFinder(moodKeywords[mood]) }));

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
  return keywordsOfMoods.find(({ standIn }) => standIn(straight))?.mood ?? moodWithoutKeyword;
}
