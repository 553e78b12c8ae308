import type { Catalogue, Collection } from '../music/index.ts';
import type { StateStore } from '../state/state.ts';
import { StateError } from '../state/state-error.ts';
import type { AsListener } from './as-listener.ts';
import { createPlayTracker, type PlayReporter, type PlayTracker } from './play-tracker.ts';

interface ScrobbleParts {
  collection: Pick<Collection, 'tellPlaying' | 'tellPlayed'>;
  asListener: AsListener;
}

/** Scrobbles: reports plays to the music's own server, each once. What it did not take is not sent again, and stops no music. */
export function createScrobbler({ collection, asListener }: ScrobbleParts): PlayReporter {
  const report = (listenerId: string, say: (credential: string) => Promise<void>) =>
    void asListener(listenerId, say).catch(() => undefined);
  return {
    playing: (listenerId, trackId) =>
      report(listenerId, (credential) => collection.tellPlaying(credential, trackId)),
    played: (listenerId, trackId, startedAtMs) =>
      report(listenerId, (credential) => collection.tellPlayed(credential, trackId, startedAtMs)),
  };
}

/** Writes down what counts as played, for the listener's play history. A disk that takes nothing stops no music. */
export const recordPlays = (state: Pick<StateStore, 'recordPlay'>): PlayReporter => ({
  playing: () => undefined,
  played(listenerId, trackId, startedAtMs) {
    try {
      state.recordPlay(listenerId, trackId, Math.max(0, Math.round(startedAtMs)));
    } catch (error) {
      if (!(error instanceof StateError)) throw error;
    }
  },
});

/** Tracks plays for all reporters; `undefined` where there is none. */
export function playTrackerFor(
  reporters: readonly PlayReporter[],
  catalogue: Pick<Catalogue, 'tracks'>,
  clock: () => number,
): PlayTracker | undefined {
  if (reporters.length === 0) return undefined;
  return createPlayTracker(
    {
      playing(listenerId, trackId) {
        for (const reporter of reporters) reporter.playing(listenerId, trackId);
      },
      played(listenerId, trackId, startedAtMs) {
        for (const reporter of reporters) reporter.played(listenerId, trackId, startedAtMs);
      },
    },
    (trackId) => catalogue.tracks.get(trackId)?.durationMs,
    clock,
  );
}
