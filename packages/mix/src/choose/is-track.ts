import { mixBounds } from '@attune/contract';
import type { Candidate } from '../candidate.ts';
import { numberIn } from '../traits/answer.ts';

/** Nothing that lasts longer is a track of a mix. */
const longestMs = 6 * 60 * 60 * 1000;

/** Whether a candidate can be a track at all: it has what every track has. */
export function isTrack({ id, name, artists, durationMs }: Candidate): boolean {
  return (
    typeof id === 'string' &&
    id !== '' &&
    id.length <= mixBounds.id &&
    typeof name === 'string' &&
    name.trim() !== '' &&
    Array.isArray(artists) &&
    artists.length > 0 &&
    artists.every((artist) => typeof artist === 'string' && artist.trim() !== '') &&
    numberIn(durationMs, 1, longestMs) > 0
  );
}

/** What is shorter is a jingle, a skit or a broken file. */
const shortestMs = 20_000;

/**
 * The candidates that can be tracks. One that is hardly there while it plays is none, but by the listener's own choice, or where half
 * of the music is as short.
 */
export function tracksAmong(offered: readonly Candidate[], kept: ReadonlySet<string>): Candidate[] {
  const tracks = offered.filter(isTrack);
  const long = tracks.filter(({ id, durationMs }) => durationMs >= shortestMs || kept.has(id));
  return long.length * 2 > tracks.length ? long : tracks;
}
