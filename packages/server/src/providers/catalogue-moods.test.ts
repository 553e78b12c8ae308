import { type Mood, moods } from '@attune/contract';
import type { CatalogueMood } from '@attune/local-streaming/music';
import { createRepertoire } from '@attune/repertoire';
import { expect, expectTypeOf, test } from 'vitest';

test('the music Attune brings is sorted by the very moods Attune knows', () => {
  // The built-in service knows nothing of the contract, so that only here the two can be held against each other.
  expectTypeOf<CatalogueMood>().toEqualTypeOf<Mood>();
  const { playlists } = createRepertoire().catalogue;
  expect(new Set([...playlists.values()].map(({ mood }) => mood))).toEqual(new Set(moods));
});
