import { vocabulary } from '@attune/vocabulary';
import type { Candidate } from '../src/index.ts';

/** A number in [0, 1) for each place and purpose: mulberry32 over both, so that every run invents the same music. */
function chanceOf(place: number, purpose: number): number {
  let state = (place * 0x9e3779b1 + purpose * 0x85ebca6b) | 0;
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

const genres = vocabulary.genre.map(({ value }) => value);
const instruments = vocabulary.instrument.map(({ value }) => value);

/** Music like that of a large service: six tracks an artist, features in the middle more often than at the ends. */
export function inventedCandidates(count: number): Candidate[] {
  return Array.from({ length: count }, (_, place) => {
    const chance = (purpose: number) => chanceOf(place, purpose);
    const bell = (purpose: number) => (chance(purpose) + chance(purpose + 50)) / 2;
    const artist = Math.floor(place / 6);
    const one = (list: readonly string[], purpose: number) =>
      list[Math.floor(chanceOf(artist, purpose) * list.length)] ?? '';
    return {
      id: `track-${String(place).padStart(9, '0')}`,
      name: `Song ${place}`,
      artists: [`Artist ${artist}`],
      album: `Album ${Math.floor(place / 3)}`,
      image: '',
      url: '',
      durationMs: Math.round((120 + 180 * bell(1)) * 1000),
      explicit: chance(2) < 0.1,
      year: 1955 + Math.floor(70 * chanceOf(Math.floor(place / 3), 3)),
      facts: {
        valence: bell(4),
        energy: bell(5),
        tempo: 60 + 120 * bell(6),
        key: Math.floor(12 * chance(7)),
        mode: chance(8) < 0.6 ? 'major' : 'minor',
        acousticness: chance(9),
        danceability: bell(10),
        instrumentalness: chance(11) < 0.3 ? 0.9 : 0.05,
        genres: [one(genres, 12), one(genres, 13)],
        ...(chance(14) < 0.6 && { instruments: [one(instruments, 15), one(instruments, 16)] }),
      },
      factsFrom: 'catalogue',
    };
  });
}
