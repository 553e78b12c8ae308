import { expect, test } from 'vitest';
import { inventedSongs } from '../../scripts/invented-songs.ts';
import { createLiveCatalogue } from '../catalogue/live-catalogue.ts';
import { createOwnSearch } from './own-search.ts';

const [song] = inventedSongs(1);
if (song === undefined) throw new Error('songs are invented');
const live = createLiveCatalogue(() => undefined);
const put = (genre: string, year: number) =>
  Array.from({ length: 12 }, (_, at) => ({
    ...song,
    path: `${genre}/${at}.wav`,
    title: `${genre} ${at}`,
    genres: [genre],
    year,
    moods: [],
    bpm: null,
  }));
live.change([...put('Ambient', 1996), ...put('Techno', 2012), ...put('Jazz', 1961)], []);
const idsOf = (genre: string) =>
  [...live.catalogue.tracks.values()].filter(({ name }) => name.startsWith(genre)).map(({ id }) => id);

let read = 0;
const playlist = (name: string, trackIds: readonly string[], version = name) => ({
  id: name,
  name,
  description: '',
  version,
  trackIds: () => {
    read += 1;
    return trackIds;
  },
});
const find = createOwnSearch(live, () => 1);
const own = [
  playlist('Zebra', idsOf('Ambient')),
  playlist('Warehouse', idsOf('Techno')),
  playlist('Blue hours', idsOf('Jazz')),
  playlist('Calm evenings', []),
  playlist('Of another server', ['0000000000000000000000']),
];

test.each([
  // Jazz is estimated to be calm.
  ['calm', ['Blue hours', 'Calm evenings', 'Zebra']],
  ['energetic', ['Warehouse']],
  ['jazz', ['Blue hours']],
  ['90s ambient', ['Zebra']],
  ['warehouse', ['Warehouse']],
  ['evenings', ['Calm evenings']],
  ['polka', []],
])('own playlists are found by what is in them or what they are called: %s', (query, ids) => {
  expect([...find(query, own)].sort()).toEqual(ids);
});

test('what is in them is read once, and again when one has changed', () => {
  find('calm', own);
  const before = read;
  find('jazz', own);
  expect(read).toBe(before);
  const changed = [playlist('Zebra', idsOf('Techno'), 'Zebra 2'), ...own.slice(1)];
  expect([...find('energetic', changed)].sort()).toEqual(['Warehouse', 'Zebra']);
});
