import { type MoodReading, moods } from '@attune/contract';
import { expect, test } from 'vitest';
import { decideMood } from './decide-mood.ts';

function reading(likely: Partial<Record<(typeof moods)[number], number>>): MoodReading {
  const probabilities = { happy: 0, sad: 0, energetic: 0, calm: 0, focus: 0, ...likely };
  const mood = moods.reduce((best, one) => (probabilities[one] > probabilities[best] ? one : best));
  return { mood, confidence: probabilities[mood], source: 'embedded', probabilities };
}

test('a clear reading is taken as it is, and nothing is asked', () => {
  for (const mood of moods) expect(decideMood(reading({ [mood]: 1 }))).toMatchObject({ mood, asks: null });
});

test('somebody who may hurt is never sent to a party, though happy is likelier', () => {
  const { mood, asks } = decideMood(reading({ happy: 0.52, sad: 0.44, calm: 0.04 }));
  expect(['sad', 'calm']).toContain(mood);
  expect(asks).toEqual(['happy', 'sad']);
});

test('when it asks, the music is that of the safest of the moods it offers', () => {
  const { mood, asks } = decideMood(reading({ happy: 0.34, sad: 0.33, energetic: 0.33 }));
  expect(asks).toEqual(['happy', 'sad', 'energetic']);
  expect(mood).toBe('sad');
});

test('a reading without probabilities is no reason to be happy', () => {
  expect(decideMood(null).mood).toBe('calm');
  expect(decideMood({ mood: 'happy', confidence: null, source: 'keywords' }).mood).toBe('calm');
  expect(decideMood({ mood: 'sad', confidence: null, source: 'keywords' }).mood).toBe('sad');
});

test('it asks between two moods that are close and not much alike, though either would cost little', () => {
  expect(decideMood(reading({ sad: 0.48, calm: 0.47, focus: 0.05 }))).toMatchObject({
    mood: 'calm',
    asks: ['sad', 'calm'],
  });
  expect(decideMood(reading({ sad: 0.36, calm: 0.6, focus: 0.04 })).asks).toBeNull();
});

test('who is angry or under strain is not asked whether they are happy', () => {
  const likely = { happy: 0.5, energetic: 0.45, sad: 0.05 };
  expect(decideMood(reading(likely)).asks).toContain('happy');
  for (const situation of ['anger', 'work stress', 'worry'] as const)
    expect(decideMood(reading(likely), { situation }).asks ?? []).not.toContain('happy');
});

test('a little sadness is enough to ask before cheerful music', () => {
  const unsure = decideMood(reading({ happy: 0.86, sad: 0.07, energetic: 0.07 }));
  expect(unsure.asks).toContain('sad');
  expect(decideMood(reading({ happy: 0.92, sad: 0.03, energetic: 0.05 })).asks).toBeNull();
  expect(decideMood(reading({ calm: 0.86, sad: 0.07, focus: 0.07 })).asks).toBeNull();
});

test('how likely each mood is by all that is told goes before what the words alone say', () => {
  const read = reading({ happy: 0.86, sad: 0.08, energetic: 0.06 });
  expect(decideMood(read).asks).toContain('sad');
  const likely = reading({ happy: 0.97, sad: 0.01, energetic: 0.02 }).probabilities ?? null;
  expect(decideMood(read, { situation: 'birth', likely })).toMatchObject({ mood: 'happy', asks: null });
});

test('it asks where even the best guess would often be wrong, though no other is close behind', () => {
  expect(decideMood(reading({ happy: 0.37, focus: 0.31, energetic: 0.3, calm: 0.02 })).asks).toEqual([
    'happy',
    'focus',
    'energetic',
  ]);
  expect(decideMood(reading({ energetic: 0.7, focus: 0.2, happy: 0.1 })).asks).toBeNull();
});

test('who says what the music is to be is not asked, however unclear the rest', () => {
  const unclear = reading({ sad: 0.48, calm: 0.47, focus: 0.05 });
  const asking = { situation: null };
  expect(decideMood(unclear, asking).asks).not.toBeNull();
  expect(decideMood(unclear, { ...asking, isAsked: true })).toMatchObject({ mood: 'calm', asks: null });
  const between = reading({ sad: 0.52, focus: 0.1, calm: 0.2, happy: 0.18 });
  expect(decideMood(between, { ...asking, isAsked: true }).asks).toBeNull();
});
