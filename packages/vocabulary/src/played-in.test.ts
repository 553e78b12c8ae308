import { expect, test } from 'vitest';
import { genresWith } from './played-in.ts';
import { entryOf } from './vocabulary.ts';

test.each(['orchestra', 'piano', 'guitar', 'brass'])(
  'what plays by the name of a genre is known: %s',
  (instrument) => {
    expect(entryOf('instrument', instrument)).toBeDefined();
    expect(genresWith(instrument)).not.toEqual([]);
    for (const genre of genresWith(instrument)) expect(entryOf('genre', genre)).toBeDefined();
  },
);

test('most instruments play in many kinds of music', () => {
  expect(genresWith('cello')).toEqual([]);
});
