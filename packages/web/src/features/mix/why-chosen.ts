import type { MixTrack } from '@attune/contract';
import type { MixEntry } from './mix-entry.ts';

/** From which mix a track is, and why it is in it. */
export interface WhyChosen {
  title: string;
  reasons: MixTrack['reasons'];
}

/** Of the mix that was changed last of those that hold the track; `null` where none does. */
export function whyChosen(entries: ReadonlyMap<string, MixEntry>, trackId: string): WhyChosen | null {
  for (const { versions } of [...entries.values()].reverse()) {
    const mix = versions.at(-1)?.mix;
    const track = mix?.tracks.find(({ id }) => id === trackId);
    if (mix !== undefined && track !== undefined) return { title: mix.title, reasons: track.reasons };
  }
  return null;
}
