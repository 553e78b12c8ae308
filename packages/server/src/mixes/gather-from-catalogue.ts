import type { Brief } from '@attune/contract';
import type { Candidate } from '@attune/mix';
import type { CurrentTrackReader } from '../streaming/current-track-reader.ts';
import { needsAction, StreamingError } from '../streaming/streaming-error.ts';
import type { ListenerCall } from '../streaming/streaming-service.ts';
import type { GatherCandidates } from './gathered.ts';
import type { OwnMusic } from './own-music.ts';
import type { RecentlyPlayed } from './recently-played.ts';

export interface GatherFromCatalogueOptions {
  /** The tracks a request of the listener can be answered by, with their facts. @param ids of tracks that must be among them */
  catalogue: (
    request: { brief: Brief; ids: readonly string[] },
    call: ListenerCall,
  ) => Promise<readonly Candidate[]>;
  currentTrack: Pick<CurrentTrackReader, 'read'>;
  ownMusic: OwnMusic;
  recentlyPlayed: RecentlyPlayed;
  /** Nobody is asked for the music, so that the token has to be shown good by itself. @throws {StreamingError} */
  requireGoodToken: (call: ListenerCall) => Promise<void>;
}

/** Of a service that is known whole: all of it, with what the listener knows of it where they allow that. */
export function createGatherFromCatalogue(options: GatherFromCatalogueOptions): GatherCandidates {
  const { catalogue, currentTrack, ownMusic, recentlyPlayed, requireGoodToken } = options;

  async function playingId({ accessToken }: ListenerCall): Promise<string | null> {
    try {
      return (await currentTrack.read({ accessToken }))?.id ?? null;
    } catch (error) {
      if (!(error instanceof StreamingError) || needsAction.has(error.kind)) throw error;
      return null;
    }
  }

  return async ({ brief, keep = [] }, call) => {
    await requireGoodToken(call);
    const asksPlaying = brief.like.some(({ kind }) => kind === 'playing');
    const [id, own, played] = await Promise.all([
      asksPlaying ? playingId(call) : null,
      ownMusic.isAllowed(call, brief.discovery).then((may) => (may ? ownMusic.read(call) : null)),
      recentlyPlayed.cost(call).then((cost) => (cost === null ? [] : recentlyPlayed.read(call))),
    ]);
    const ownIds = new Set(own?.tracks.map((track) => track.id));
    const kept = keep.map((one) => (typeof one === 'string' ? one : one.id));
    const ids = [...ownIds, ...kept, ...(id === null ? [] : [id])];
    const all = await catalogue({ brief, ids }, call);
    const playing = all.find((candidate) => candidate.id === id);
    const candidates =
      own === null
        ? all
        : all.flatMap((candidate) => {
            const familiar = ownIds.has(candidate.id);
            const isKnown = familiar || own.isWhole;
            return isKnown ? { ...candidate, facts: { ...candidate.facts, familiar } } : candidate;
          });
    return { candidates, played, factsGap: null, ...(playing && { playing }) };
  };
}
