import type { TrackAttributes } from '@attune/local-streaming/music';
import { profileOf } from './genres.ts';

/**
 * The space in which tracks are neighbours. Every dimension is scaled to run from 0 (alike) to 1 (as far apart
 * as it goes); the distance is the square root of the weighted sum of squares. Weights are our authors' choice:
 * what a listener notices in the first seconds (energy, mood, genre) counts most, what only a musician notices
 * (key) least.
 */
export const weights = {
  energy: 1.5,
  valence: 1.2,
  mood: 0.7,
  genre: 1,
  acousticness: 0.9,
  danceability: 0.7,
  instrumentalness: 0.7,
  tempo: 0.6,
  instruments: 0.5,
  era: 0.3,
  key: 0.2,
} as const;

/** Half and double time feel related, not the same: what a listener pays to hear 75 as 150. */
const octavePenalty = 0.2;

/**
 * How differently two tempos move, 0 to 1. Tempo is heard as a ratio, so the unit is the octave (log2), and half
 * an octave (1:1.41) is as far apart as it gets; 150 counts as a near neighbour of 75.
 */
export function tempoDistance(oneBpm: number, otherBpm: number): number {
  const octaves = Math.abs(Math.log2(oneBpm / otherBpm));
  const folded = Math.abs(octaves - Math.round(octaves));
  const straight = Math.min(octaves, 0.5) * 2;
  return Math.min(1, straight, folded * 2 + octavePenalty);
}

/** Steps around the circle of fifths from C, of the major key that shares the tonality's signature. */
function fifths(key: number, mode: 'major' | 'minor'): number {
  const relativeMajor = mode === 'major' ? key : key + 3;
  return (relativeMajor * 7) % 12;
}

/** How far apart two keys are on the circle of fifths, 0 (same signature) to 1 (six steps). */
export function keyDistance(
  one: Pick<TrackAttributes, 'key' | 'mode'>,
  other: Pick<TrackAttributes, 'key' | 'mode'>,
): number {
  const steps = Math.abs(fifths(one.key, one.mode) - fifths(other.key, other.mode));
  return Math.min(steps, 12 - steps) / 6;
}

function genreDistance(one: string, other: string): number {
  if (one === other) return 0;
  return profileOf(one)?.family === profileOf(other)?.family ? 0.6 : 1;
}

/** Music whose year nobody knows is far from no decade. */
function eraDistance(one: number, other: number): number {
  return one === 0 || other === 0 ? 0 : (one - other) / 60;
}

/** One minus the share of instruments in common (Jaccard). */
function instrumentDistance(one: readonly string[], other: readonly string[]): number {
  let shared = 0;
  for (const instrument of one) if (other.includes(instrument)) shared += 1;
  const all = one.length + other.length - shared;
  return all === 0 ? 0 : 1 - shared / all;
}

/**
 * How unlike two tracks sound: 0 for the same attributes, symmetric, about 2.9 at the very most.
 * Playlists are put in order by some thirty thousand of these, so it is written without intermediate objects.
 */
export function attributeDistance(one: TrackAttributes, other: TrackAttributes): number {
  return Math.sqrt(
    weights.energy * (one.energy - other.energy) ** 2 +
      weights.valence * (one.valence - other.valence) ** 2 +
      weights.mood * (one.mood === other.mood ? 0 : 1) +
      weights.genre * genreDistance(one.genre, other.genre) ** 2 +
      weights.acousticness * (one.acousticness - other.acousticness) ** 2 +
      weights.danceability * (one.danceability - other.danceability) ** 2 +
      weights.instrumentalness * (one.instrumentalness - other.instrumentalness) ** 2 +
      weights.tempo * tempoDistance(one.tempoBpm, other.tempoBpm) ** 2 +
      weights.instruments * instrumentDistance(one.instruments, other.instruments) ** 2 +
      weights.era * eraDistance(one.era, other.era) ** 2 +
      weights.key * keyDistance(one, other) ** 2,
  );
}
