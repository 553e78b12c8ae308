import type { Catalogue, Collection } from '../music/index.ts';
import type { StateStore } from '../state/state.ts';
import { StateError } from '../state/state-error.ts';
import type { AsListener } from './as-listener.ts';
import { createHearing, type Hearing, type HearingTeller } from './hearing.ts';

interface TellHearingParts {
  collection: Pick<Collection, 'tellPlaying' | 'tellPlayed'>;
  asListener: AsListener;
}

/** Tells the music's own server what its listeners hear, each thing once: what it did not take is told no more, and stops no music. */
export function tellMusicServer({ collection, asListener }: TellHearingParts): HearingTeller {
  const tell = (listenerId: string, say: (credential: string) => Promise<void>) =>
    void asListener(listenerId, say).catch(() => undefined);
  return {
    playing: (listenerId, trackId) =>
      tell(listenerId, (credential) => collection.tellPlaying(credential, trackId)),
    played: (listenerId, trackId, startedAtMs) =>
      tell(listenerId, (credential) => collection.tellPlayed(credential, trackId, startedAtMs)),
  };
}

/** Writes down what counts as played, for the listener's play history. A disk that takes nothing stops no music. */
export const recordPlays = (state: Pick<StateStore, 'recordPlay'>): HearingTeller => ({
  playing: () => undefined,
  played(listenerId, trackId, startedAtMs) {
    try {
      state.recordPlay(listenerId, trackId, Math.max(0, Math.round(startedAtMs)));
    } catch (error) {
      if (!(error instanceof StateError)) throw error;
    }
  },
});

/** Follows what listeners hear for all who want to know; `undefined` where nobody does. */
export function hearingFor(
  tellers: readonly HearingTeller[],
  catalogue: Pick<Catalogue, 'tracks'>,
  clock: () => number,
): Hearing | undefined {
  if (tellers.length === 0) return undefined;
  return createHearing(
    {
      playing(listenerId, trackId) {
        for (const teller of tellers) teller.playing(listenerId, trackId);
      },
      played(listenerId, trackId, startedAtMs) {
        for (const teller of tellers) teller.played(listenerId, trackId, startedAtMs);
      },
    },
    (trackId) => catalogue.tracks.get(trackId)?.durationMs,
    clock,
  );
}
