import { vocabulary } from '@attune/vocabulary';
import { expect, test } from 'vitest';
import { genrePriors, priorOfGenres, readGenres } from './genre-priors.ts';

test('every genre of the vocabulary lets one expect something: by itself, by a broader one or by its neighbours', () => {
  const names = vocabulary.genre.map(({ value }) => value);
  expect(names.filter((name) => priorOfGenres([name]) === null)).toEqual([]);
});

test('every genre with figures is one of the vocabulary, and its figures are shares and a tempo', () => {
  const names = new Set(vocabulary.genre.map(({ value }) => value));
  for (const [name, { tempoBpm, ...shares }] of genrePriors) {
    expect(names, name).toContain(name);
    expect(tempoBpm, name).toBeGreaterThanOrEqual(50);
    expect(tempoBpm, name).toBeLessThanOrEqual(200);
    for (const share of Object.values(shares)) expect(share >= 0 && share <= 1, name).toBe(true);
  }
});

test('what shops write into tags is known, so that a song is found by it and estimated from it', () => {
  expect(readGenres(['Drum & Bass', 'Dance', 'Contemporary R&B', 'Nonsense'])).toEqual({
    known: ['drum and bass', 'dance music', 'r&b'],
    other: ['nonsense'],
  });
});
