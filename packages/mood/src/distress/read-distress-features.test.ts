import { expect, it } from 'vitest';
import { allFeatures, readDistressFeatures } from './read-distress-features.ts';

const readingOf = (message: string) => {
  const [reading] = readDistressFeatures(message);
  if (reading === undefined) throw new Error('no reading');
  return reading;
};

it('what a message is about counts in English alone', () => {
  const english = readingOf('the house is so quiet since the funeral');
  const spanish = readingOf('la casa está muy callada desde el funeral');
  expect([english.language, spanish.language]).toEqual(['en', 'es']);
  expect(english.topics.size).toBeGreaterThan(0);
  expect(spanish.topics.size).toBe(0);
});

it('all that speaks for a reading is its text and what it is about', () => {
  const reading = readingOf('nobody calls any more');
  const sum = (some: ReadonlyMap<number, number>) => [...some.values()].reduce((all, one) => all + one, 0);
  expect(sum(allFeatures(reading))).toBeCloseTo(sum(reading.features) + sum(reading.topics));
});
