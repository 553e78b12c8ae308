import type { MixTrack } from '@attune/contract';
import type { MixEntry } from './mix-entry.ts';

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

/** Of the mix that was changed last of those that hold the track; `null` where none does. */
export function whyChosen(entries: ReadonlyMap<string, MixEntry>, trackId: string): WhyChosen | null {
  const place = placeOfMixWith(entries, trackId);
  const mix = place === null ? undefined : entries.get(place)?.versions.at(-1)?.mix;
  const track = mix?.tracks.find(({ id }) => id === trackId);
  return mix === undefined || track === undefined ? null : { title: mix.title, reasons: track.reasons };
}
