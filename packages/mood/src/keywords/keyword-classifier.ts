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

/** "Calm me down", "slowing down": the verb says what is meant, its "down" is no feeling. */
const verbWithDown =
  /(?<![\p{L}\p{M}\p{N}])((?:calm|slow|wind|settle|settl|cool|chill|quiet|lie|lay|sit)(?:ing|s|ed)?(?: (?:me|us|myself|things|it))?) down(?![\p{L}\p{M}\p{N}])/giu;

export function keywordMood(text: string): Mood {
  const straight = text.normalize('NFKC').replace(/[‘’ʼ]/g, "'").replace(/\s+/g, ' ');
  const withoutVerbs = straight.replace(verbWithDown, '$1');
  const found = keywordsOfMoods.find(({ mood, standIn }) =>
    standIn(mood === 'sad' ? withoutVerbs : straight),
  );
  return found?.mood ?? moodWithoutKeyword;
}
