import { expect, test } from 'vitest';
import { inventedSongs } from '../../scripts/invented-songs.ts';
import { createLiveCatalogue } from '../catalogue/live-catalogue.ts';
import { seenCatalogue, seenHits } from './seen-catalogue.ts';

const live = createLiveCatalogue(() => undefined);
live.change([...inventedSongs(40)], []);
const ids = [...live.catalogue.tracks.keys()];
const last = ids.at(-1) ?? '';
const seen = seenCatalogue(live.catalogue, { has: (id) => id === last, version: () => 1 }, new Map());

test('what is seen is found behind any number of hits that are not', () => {
  const asked: number[] = [];
  /** The one that is seen comes after a hundred thousand others. */
  const index = {
    count: () => 100_001,
    hits: (_kind: string, _match: string, most: number) => {
      asked.push(most);
      return Array.from({ length: Math.min(most, 100_001) }, (_, at) => ({
        id: at === 100_000 ? last : `${at}`,
        name: '',
        people: '',
      }));
    },
  };
  const hits = seenHits(index, seen);
  expect(hits.count('track', 'x')).toBe(1);
  expect(hits.hits('track', 'x', 10).map(({ id }) => id)).toEqual([last]);
  // Each time more, so that no query is looked through from its start too often.
  expect(asked).toEqual([20_000, 80_000, 320_000, 20_000, 80_000, 320_000]);
});

test('a part of a map is one: what is counted, listed and asked for is the same', () => {
  const { tracks, albums, artists } = seen;
  expect([tracks.size, [...tracks.keys()], [...tracks.values()].map(({ id }) => id)]).toEqual([
    1,
    [last],
    [last],
  ]);
  const each: string[] = [];
  tracks.forEach((_track, id, map) => {
    each.push(id);
    expect(map).toBe(tracks);
  });
  expect(each).toEqual([last]);
  expect([...albums.values()].map(({ trackIds }) => trackIds)).toEqual([[last]]);
  expect(tracks.get(ids[0] ?? '')).toBeUndefined();
  for (const id of artists.keys()) expect(artists.has(id)).toBe(true);
  expect(artists.size).toBeLessThan(live.catalogue.artists.size);
});
