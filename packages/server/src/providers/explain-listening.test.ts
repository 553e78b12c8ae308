import type { LibraryNews } from '@attune/library';
import { expect, test } from 'vitest';
import { explainListening } from './explain-listening.ts';

type Listened = Omit<Extract<LibraryNews, { kind: 'listened' }>, 'kind'>;

const round = (parts: Partial<Listened>) =>
  explainListening('LIBRARY_URL', { kind: 'listened', trouble: null, error: null, undelivered: 0, ...parts });

test('a round in which every song was had, or on a machine that cannot listen, needs no word', () => {
  expect(round({})).toBeNull();
  expect(round({ trouble: 'worker', undelivered: 3 })).toBeNull();
});

test('songs that could not be had are counted, and said to be tried again', () => {
  expect(round({ undelivered: 1 })).toBe(
    'LIBRARY_URL: 1 song could not be had to listen to (gone, refused or broken off) and is tried again at each look; the others were listened to.',
  );
  expect(round({ undelivered: 12 })).toContain('12 songs could not be had');
});

test('a source that gives one song after the other not is said to be in trouble', () => {
  expect(round({ trouble: 'source', undelivered: 20 })).toContain('goes on at the next look');
});
