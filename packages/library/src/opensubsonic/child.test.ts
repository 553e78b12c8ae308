import { expect, test } from 'vitest';
import { childSchema, songOfChild } from './child.ts';

const songOf = (child: object) => songOfChild(childSchema.parse({ id: '7', duration: 180, ...child }));

test('what newer servers tell in lists of their own is believed before the one text of older ones', () => {
  const song = songOf({
    title: 'Northern Night',
    artist: 'Ada & Bo',
    artists: [
      { id: '1', name: 'Ada' },
      { id: '2', name: 'Bo' },
    ],
    displayAlbumArtist: 'Ada with friends',
    albumArtists: [{ id: '1', name: 'Ada' }],
    genre: 'Folk',
    genres: [{ name: 'Folk' }, { name: 'Ambient; Drone' }],
    moods: ['Calm', 'Dreamy'],
    bpm: 84,
    isrc: ['DE-A12-34-56789'],
    replayGain: { trackGain: -6.5, albumGain: -7 },
    year: 2004,
    track: 3,
    discNumber: 2,
    mediaType: 'song',
    suffix: 'flac',
    coverArt: 'mf-7',
  });
  expect(song).toMatchObject({
    artists: ['Ada', 'Bo'],
    albumArtist: 'Ada',
    genres: ['Folk', 'Ambient', 'Drone'],
    moods: ['Calm', 'Dreamy'],
    bpm: 84,
    isrc: 'DEA123456789',
    gainDb: -6.5,
    year: 2004,
    trackNumber: 3,
    disc: 2,
    remote: { songId: '7', coverId: 'mf-7', isPlayable: true },
  });
});

test('what stands for unknown is unknown', () => {
  const song = songOf({
    title: '',
    artist: '[unknown]',
    bpm: 0,
    year: 0,
    replayGain: {},
    moods: [],
    genres: [],
  });
  expect(song).toMatchObject({
    title: 'Untitled',
    artists: [],
    albumArtist: null,
    genres: [],
    moods: [],
    bpm: null,
    year: null,
    isrc: null,
    gainDb: null,
  });
});

test('a song is explicit or clean where the server says so, and of others nobody knows', () => {
  const told = ['explicit', 'clean', '', undefined].map(
    (explicitStatus) => songOf({ explicitStatus })?.explicit,
  );
  expect(told).toEqual([true, false, undefined, undefined]);
});

test('a genre with a slash of its own is one, and two in one text are two', () => {
  expect(songOf({ genre: 'Singer/Songwriter' })?.genres).toEqual(['Singer/Songwriter']);
  expect(songOf({ genre: 'Jazz/Blues' })?.genres).toEqual(['Jazz', 'Blues']);
});
