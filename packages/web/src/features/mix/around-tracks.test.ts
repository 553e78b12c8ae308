import { type ListedTrack, mixRequestSchema } from '@attune/contract';
import { expect, test } from 'vitest';
import { mixAroundTracks } from './around-tracks.ts';
import { firstMix } from './versions.ts';

const track = (number: number, description = `Artist ${number}`): ListedTrack => ({
  id: `song-${number}`,
  name: `Song ${number}`,
  description,
  image: '/a.png',
  url: '#',
  album: null,
  durationMs: 1,
  explicit: null,
});
const tracks = (count: number) => Array.from({ length: count }, (_, number) => track(number));

test('songs from all over the list stand at every other place, pinned, and the request can be sent', () => {
  const origin = mixAroundTracks(tracks(80));
  expect(origin.around).toEqual(
    [0, 10, 20, 30, 40, 50, 60, 70].map((number, place) => ({
      id: `song-${number}`,
      position: 1 + 2 * place,
    })),
  );
  const { request, pinned } = firstMix(origin, null);
  expect(mixRequestSchema.parse(request).keep).toEqual(origin.around);
  expect(pinned).toEqual(origin.around?.map(({ id }) => id));
});

test('of a short list each song is there once, though the list names it twice', () => {
  const [one, two] = tracks(2);
  if (one === undefined || two === undefined) throw new Error('two songs');
  expect(mixAroundTracks([one, two, one]).around?.map(({ id }) => id)).toEqual(['song-0', 'song-1']);
});

test('it goes by the artists that stand there most, the main one of each song, and by none that is no artist', () => {
  const list = [
    track(1, 'Various Artists'),
    track(2, 'Ode Park'),
    track(3, 'Mara Fen, Ode Park'),
    track(4, 'Mara Fen'),
    ...[5, 6, 7, 8, 9].map((number) => track(number)),
  ];
  const names = mixAroundTracks(list).brief.like.map((like) => ('name' in like ? like.name : like.kind));
  expect(names).toEqual(['Mara Fen', 'Ode Park', 'Artist 5', 'Artist 6', 'Artist 7']);
});
