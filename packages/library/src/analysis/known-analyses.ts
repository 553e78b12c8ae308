import type { Song } from '../folder/song.ts';
import { type AnalysisRecord, type Heard, heardOf, stateOf } from './heard.ts';

/** Which tracks were analysed, by their ids, and what was heard; what is kept of each is small, as there may be 100,000. */
export interface KnownAnalyses {
  heardOf(trackId: string): Heard | undefined;
  /** Whether it was analysed as it is now, with whatever outcome. */
  isSettled(trackId: string): boolean;
  /** Takes in what the index knows, where the song is still the same. */
  load(trackId: string, song: Song, record: AnalysisRecord): void;
  forget(trackId: string): void;
  counts(): { measured: number; failed: number };
}

export function createKnownAnalyses(): KnownAnalyses {
  const heard = new Map<string, Heard>();
  const failed = new Set<string>();
  return {
    heardOf: (trackId) => heard.get(trackId),
    isSettled: (trackId) => heard.has(trackId) || failed.has(trackId),
    load(trackId, song, { state, outcome }) {
      if (state !== stateOf(song)) return;
      if (outcome.kind === 'failed') failed.add(trackId);
      else heard.set(trackId, heardOf(outcome.measured));
    },
    forget(trackId) {
      heard.delete(trackId);
      failed.delete(trackId);
    },
    counts: () => ({ measured: heard.size, failed: failed.size }),
  };
}
