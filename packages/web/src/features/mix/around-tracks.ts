import { briefBounds, type ListedTrack } from '@attune/contract';
import { briefAround } from '../../lib/brief-around.ts';
import type { MixOrigin } from './versions.ts';

/** So many songs of the list stand in the mix, one at every other place; the rest of it goes with them. */
const mostTracks = 8;
const mixLength = 20;

/** The artist a song is by; `null` where the list names none. */
function artistOf({ description }: ListedTrack): string | null {
  const [name = ''] = description.split(', ');
  return name === '' || name === 'Various Artists' ? null : name.slice(0, briefBounds.words);
}

/** Those whose songs stand there most often; of as many songs whoever comes first. */
function artistsMost(tracks: readonly ListedTrack[]): string[] {
  const counts = new Map<string, number>();
  for (const name of tracks.flatMap((track) => artistOf(track) ?? []))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, briefBounds.like)
    .map(([name]) => name);
}

/** What a mix is made of that begins with some songs of a list, from all over it, and goes on with music like them. */
export function mixAroundTracks(tracks: readonly ListedTrack[]): MixOrigin {
  const each = [...new Map(tracks.map((track) => [track.id, track])).values()];
  const count = Math.min(mostTracks, each.length);
  const chosen = Array.from({ length: count }, (_, place) => each[Math.floor((place * each.length) / count)]);
  const brief = briefAround(artistsMost(each).map((name) => ({ kind: 'artist', name })));
  return {
    brief: { ...brief, length: { tracks: mixLength } },
    intent: undefined,
    edits: [],
    around: chosen.flatMap((track, place) =>
      track === undefined ? [] : [{ id: track.id, position: 1 + 2 * place }],
    ),
  };
}
