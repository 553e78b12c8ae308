import type { Candidate } from '@attune/mix';
import type { CurrentTrackReader } from '../streaming/current-track-reader.ts';
import { needsAction, StreamingError } from '../streaming/streaming-error.ts';
import type { ListenerCall } from '../streaming/streaming-service.ts';
import type { GatherCandidates } from './gathered.ts';
import type { OwnMusic } from './own-music.ts';

export interface GatherFromCatalogueOptions {
  /** Every track there is, with its facts. */
  catalogue: () => readonly Candidate[];
  currentTrack: Pick<CurrentTrackReader, 'read'>;
  ownMusic: OwnMusic;
  /** Nobody is asked for the music, so that the token has to be shown good by itself. @throws {StreamingError} */
  requireGoodToken: (call: ListenerCall) => Promise<void>;
}

/** Of a service that is known whole: all of it, with what the listener knows of it where they allow that. */
export function createGatherFromCatalogue(options: GatherFromCatalogueOptions): GatherCandidates {
  const { catalogue, currentTrack, ownMusic, requireGoodToken } = options;

  async function playingId({ accessToken }: ListenerCall): Promise<string | null> {
    try {
      return (await currentTrack.read({ accessToken }))?.id ?? null;
    } catch (error) {
      if (!(error instanceof StreamingError) || needsAction.has(error.kind)) throw error;
      return null;
    }
  }

  return async ({ brief }, call) => {
    await requireGoodToken(call);
    const asksPlaying = brief.like.some(({ kind }) => kind === 'playing');
    const [id, own] = await Promise.all([
      asksPlaying ? playingId(call) : null,
      (await ownMusic.isAllowed(call, brief.discovery)) ? ownMusic.read(call) : null,
    ]);
    const all = catalogue();
    const playing = all.find((candidate) => candidate.id === id);
    const ownIds = new Set(own?.tracks.map((track) => track.id));
    const candidates =
      own === null
        ? all
        : all.flatMap((candidate) => {
            const familiar = ownIds.has(candidate.id);
            const isKnown = familiar || own.isWhole;
            return isKnown ? { ...candidate, facts: { ...candidate.facts, familiar } } : candidate;
          });
    return { candidates, factsGap: null, ...(playing && { playing }) };
  };
}
