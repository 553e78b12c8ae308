import type { moods } from '@attune/contract';
import { expect, test } from 'vitest';
import { feltIn } from './felt-in.ts';

const likely = (mood: (typeof moods)[number]) => ({
  ...{ happy: 0, sad: 0, energetic: 0, calm: 0, focus: 0 },
  [mood]: 1,
});
const bright = { valence: 0.85, energy: 0.2 };

test.each(['anger', 'exams', 'sleeplessness', 'worry', 'work stress'] as const)(
  '%s is felt as stirred up and not as pleasant, whatever music is wanted',
  (situation) => {
    const { valence, energy } = feltIn(situation, bright, likely('calm'));
    expect(valence).toBeLessThan(0.5);
    expect(energy).toBeGreaterThan(0.6);
  },
);

test.each(['illness', 'boredom'] as const)('%s is felt as unpleasant and without drive', (situation) => {
  const { valence, energy } = feltIn(situation, bright, likely('calm'));
  expect(valence).toBeLessThan(0.5);
  expect(energy).toBeLessThan(0.5);
});

test('who is likely glad, or in nothing that says more, feels as read', () => {
  expect(feltIn('exams', bright, likely('happy'))).toBe(bright);
  expect(feltIn('commute', bright, likely('calm'))).toBe(bright);
  expect(feltIn(null, bright, likely('calm'))).toBe(bright);
});
