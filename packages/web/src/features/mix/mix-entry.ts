import { type Brief, mixBounds } from '@attune/contract';
import type { Failure } from '../../lib/error-text.ts';
import type { MixVersion, NextMix } from './versions.ts';

/** What is asked, and why it failed; `failure` is `null` while the answer is awaited. */
interface Pending extends NextMix {
  failure: Failure | null;
  /** The tracks that leave: their rows are gone at once. */
  leaving: readonly string[];
}

/** The listener's playlist that the mix was saved as, and what was found in it when it was read back. */
export interface SavedMix {
  playlistId: string;
  name: string;
  url: string;
  trackIds: readonly string[];
  found: number;
}

export interface MixEntry {
  /** The brief it was made for: an entry of another one is of another conversation. */
  brief: Brief;
  /** The newest last; those before are what undo goes back to. */
  versions: readonly MixVersion[];
  pending: Pending | null;
  saved: SavedMix | null;
  /** The listener has left to allow it: with the page that comes back it is saved. */
  savesOnReturn?: true;
  /** `null` while nothing is being saved. */
  saving: 'under-way' | Failure | null;
}

/** Whether a track from elsewhere can be put into a mix now. */
export function roomIn(
  entry: MixEntry | undefined,
  trackId: string,
): 'room' | 'changing' | 'holds-it' | 'full' {
  const tracks = entry?.versions.at(-1)?.mix.tracks;
  if (tracks === undefined || entry?.pending?.failure === null) return 'changing';
  if (tracks.some(({ id }) => id === trackId)) return 'holds-it';
  return tracks.length >= mixBounds.tracks ? 'full' : 'room';
}
