import { expect, test } from 'vitest';
import { median, medianScores, missed } from './lighthouse-scores.ts';

test('the median is the middle run, and never flatters', () => {
  expect(median([99, 70, 98, 100, 97])).toBe(98);
  expect(median([90, 100])).toBe(90);
  expect(median([])).toBeNaN();
});

test('each category has a median of its own; one that was not asked for stays away', () => {
  const runs = [
    { performance: 90, accessibility: 100 },
    { performance: 99, accessibility: 100 },
    { performance: 98, accessibility: 96 },
  ];
  expect(medianScores(runs)).toEqual({ performance: 98, accessibility: 100 });
});

test('a score misses its goal only when it is below it', () => {
  expect(missed({ performance: 98, accessibility: 100, 'best-practices': 100 })).toEqual([]);
  expect(missed({ performance: 97, accessibility: 99, seo: 100 })).toEqual(['performance', 'accessibility']);
});
