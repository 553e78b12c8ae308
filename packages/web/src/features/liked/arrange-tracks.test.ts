import type { LikedTrack } from '@attune/contract';
import { expect, test } from 'vitest';
import { trackSummary } from '../../testing/samples.ts';
import { arrangeTracks } from './arrange-tracks.ts';

const liked = (name: string, description: string, album: string | null, durationMs: number): LikedTrack => ({
  ...trackSummary,
  id: name,
  name,
  description,
  album,
  durationMs,
  explicit: null,
  addedAt: null,
});
const tracks = [
  liked('Ágætis', 'Sigur Rós', 'Byrjun', 300_000),
  liked('track 10', 'beta', null, 100_000),
  liked('Track 2', 'Alpha', 'Zero', 200_000),
];
const names = (...[filter, order]: [string, Parameters<typeof arrangeTracks>[2]]) =>
  arrangeTracks(tracks, filter, order).map(({ name }) => name);

test('without a wish they stay as they came', () =>
  expect(arrangeTracks(tracks, ' ', 'newest')).toBe(tracks));

test('each word of the filter is looked for in title, artist and album, accents and case aside', () => {
  expect(names('agaetis', 'newest')).toEqual([]);
  expect(names('agætis ROS', 'newest')).toEqual(['Ágætis']);
  expect(names('zero', 'newest')).toEqual(['Track 2']);
  expect(names('zero ros', 'newest')).toEqual([]);
});

test('every order is the one it says', () => {
  expect(names('', 'title')).toEqual(['Ágætis', 'Track 2', 'track 10']);
  expect(names('', 'artist')).toEqual(['Track 2', 'track 10', 'Ágætis']);
  expect(names('', 'album')).toEqual(['track 10', 'Ágætis', 'Track 2']);
  expect(names('', 'length')).toEqual(['track 10', 'Track 2', 'Ágætis']);
  expect(tracks[0]?.name).toBe('Ágætis');
});
