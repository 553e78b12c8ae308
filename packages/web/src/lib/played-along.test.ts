import { mixBounds } from '@attune/contract';
import { expect, test } from 'vitest';
import { playedAlong } from './played-along.ts';

test('a song of a list is played along with what stands before and after it, each once', () => {
  expect(playedAlong(['a', 'b', 'c'], 1)).toEqual(['a', 'b', 'c']);
  // The second of the same: what follows is what follows there.
  expect(playedAlong(['a', 'b', 'c', 'a', 'd'], 3)).toEqual(['b', 'c', 'a', 'd']);
});

test('of a long list no more than can be asked for at once, and first of all what stands after it', () => {
  const ids = Array.from({ length: 3 * mixBounds.tracks }, (_, at) => `${at}`);
  expect(playedAlong(ids, 0)).toEqual(ids.slice(0, mixBounds.tracks));
  expect(playedAlong(ids, 150)).toEqual(ids.slice(150, 150 + mixBounds.tracks));
  expect(playedAlong(ids, ids.length - 1)).toEqual(ids.slice(-mixBounds.tracks));
});
