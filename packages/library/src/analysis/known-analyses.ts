import { remembering } from '../estimate/remembering.ts';
import type { Song } from '../folder/song.ts';
import { type AnalysisRecord, featuresOf, type SoundFeatures, stateOf } from './sound-features.ts';

/** Which tracks were analysed, by their ids, and their features; what is kept of each is small, as there may be 100,000. */
export interface KnownAnalyses {
  featuresOf(trackId: string): SoundFeatures | undefined;
  /** Whether it was analysed as it is now, with whatever outcome. */
  isSettled(trackId: string): boolean;
  /** Takes in what the index knows, where the song is still the same. */
  load(trackId: string, song: Song, record: AnalysisRecord): void;
  forget(trackId: string): void;
  clear(): void;
  counts(): { measured: number; failed: number };
}

export function createKnownAnalyses(): KnownAnalyses {
  const measured = new Map<string, SoundFeatures>();
  const failed = new Set<string>();
  /** In whole beats and hundredths there are some thousand different ones. */
  const shared = remembering(
    ({ tempoBpm, energy }) => `${tempoBpm} ${energy}`,
    (one: SoundFeatures) => one,
  );
  return {
    featuresOf: (trackId) => measured.get(trackId),
    isSettled: (trackId) => measured.has(trackId) || failed.has(trackId),
    load(trackId, song, { state, outcome }) {
      if (state !== stateOf(song)) return;
      if (outcome.kind === 'failed') failed.add(trackId);
      else measured.set(trackId, shared(featuresOf(outcome.measured)));
    },
    forget(trackId) {
      measured.delete(trackId);
      failed.delete(trackId);
    },
    clear() {
      measured.clear();
      failed.clear();
    },
    counts: () => ({ measured: measured.size, failed: failed.size }),
  };
}
