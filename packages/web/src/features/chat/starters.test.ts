import { moodRequestSchema, moods } from '@attune/contract';
import { expect, test } from 'vitest';
import { moodStarters, openingStarters, surpriseStarters } from './starters.ts';

test('there are at least forty surprises, no two alike, and a first sentence for each mood', () => {
  expect(surpriseStarters.length).toBeGreaterThanOrEqual(40);
  expect(Object.keys(moodStarters).sort()).toEqual([...moods].sort());
  const all = [...surpriseStarters, ...openingStarters, ...Object.values(moodStarters)];
  expect(new Set(all).size).toBe(all.length);
  for (const text of all) expect(moodRequestSchema.safeParse({ text }).success).toBe(true);
});
