import type { Catalogue, Collection } from '../music/index.ts';
import type { AsListener } from './as-listener.ts';
import { createHearing, type Hearing } from './hearing.ts';

interface TellHearingParts {
  collection: Pick<Collection, 'tellPlaying' | 'tellPlayed'>;
  asListener: AsListener;
  catalogue: Pick<Catalogue, 'tracks'>;
  clock: () => number;
}

/** Tells the music's own server what its listeners hear, each thing once: what it did not take is told no more, and stops no music. */
export function tellHearing({ collection, asListener, catalogue, clock }: TellHearingParts): Hearing {
  const tell = (listenerId: string, say: (credential: string) => Promise<void>) =>
    void asListener(listenerId, say).catch(() => undefined);
  return createHearing(
    {
      playing: (listenerId, trackId) =>
        tell(listenerId, (credential) => collection.tellPlaying(credential, trackId)),
      played: (listenerId, trackId, startedAtMs) =>
        tell(listenerId, (credential) => collection.tellPlayed(credential, trackId, startedAtMs)),
    },
    (trackId) => catalogue.tracks.get(trackId)?.durationMs,
    clock,
  );
}
