import type { MixTrack } from '@attune/contract';
import type { MixEntry } from './mix-entry.ts';
import type { Mixes } from './mixes.ts';

/** From which mix a track is, and why it is in it. */
export interface WhyChosen {
  title: string;
  reasons: MixTrack['reasons'];
}

/** The place of the mix that was changed last of those that hold the track; `null` where none does. */
export function placeOfMixWith(entries: ReadonlyMap<string, MixEntry>, trackId: string): string | null {
  const holds = ({ versions }: MixEntry) => versions.at(-1)?.mix.tracks.some(({ id }) => id === trackId);
  return [...entries].findLast(([, entry]) => holds(entry))?.[0] ?? null;
}

/** The first of these that make mixes who have one with the track; `null` where none has. */
export function mixesWith(all: readonly (Mixes | undefined)[], trackId: string): Mixes | null {
  return all.find((mixes) => mixes !== undefined && placeOfMixWith(mixes.get(), trackId) !== null) ?? null;
}

/** Of the mix that was changed last of those that hold the track; `null` where none does. */
export function whyChosen(entries: ReadonlyMap<string, MixEntry>, trackId: string): WhyChosen | null {
  const place = placeOfMixWith(entries, trackId);
  const mix = place === null ? undefined : entries.get(place)?.versions.at(-1)?.mix;
  const track = mix?.tracks.find(({ id }) => id === trackId);
  return mix === undefined || track === undefined ? null : { title: mix.title, reasons: track.reasons };
}
