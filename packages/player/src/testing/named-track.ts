import type { Track } from '../track.ts';

/** A track of two minutes with this id. */
export function namedTrack(name: string): Track {
  return {
    id: name,
    name: `The ${name}`,
    artist: 'The Band',
    album: '',
    image: `/${name}.svg`,
    durationMs: 120_000,
    attributes: {
      genre: 'jazz',
      tempoBpm: 132,
      key: 5,
      mode: 'major',
      valence: 0.5,
      energy: 0.15,
      acousticness: 0.84,
      danceability: 0.5,
      instruments: ['piano', 'upright bass'],
      vocals: 'none',
      era: 1960,
    },
  };
}
