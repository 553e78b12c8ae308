import type { TrackSummary } from '@attune/contract';
import { needsAction, StreamingError, wantsSilence } from '../streaming/streaming-error.ts';
import type { ListenerCall, StreamingService } from '../streaming/streaming-service.ts';
import type { Recommender } from './reccobeats-client.ts';
import { RecommendationError } from './recommendation-error.ts';
import type { DescribeTracks } from './track-details.ts';

export interface RecommendTracksOptions {
  /** `null` when the operator turned the recommender off. */
  recommender: Recommender | null;
  describeTracks: DescribeTracks;
  streaming: Pick<StreamingService, 'tracksBySameArtist'>;
  /** The recommender knows all there is: of that the listener may hear these. `null` where everybody may hear all. */
  mayHear: ((ids: readonly string[], call: ListenerCall) => Promise<ReadonlySet<string>>) | null;
  /** Told why the recommender was passed over, so that the fallback leaves a trace. */
  onFallback: (error: RecommendationError) => void;
}

export type RecommendTracks = (seed: string, call: ListenerCall) => Promise<TrackSummary[]>;

/** A fallback that finds nothing leaves the first failure standing, unless the listener has to act or to wait. */
async function sameArtist(
  seed: string,
  call: ListenerCall,
  streaming: RecommendTracksOptions['streaming'],
): Promise<TrackSummary[]> {
  try {
    return await streaming.tracksBySameArtist(seed, call);
  } catch (error) {
    if (!(error instanceof StreamingError)) throw error;
    if (needsAction.has(error.kind) || wantsSilence.has(error.kind)) throw error;
    return [];
  }
}

/**
 * Songs that fit the track that is playing: from the recommender, or, when that is down, off or knows nothing,
 * more by the same artist.
 * @throws {RecommendationError} when nothing can be recommended.
 * @throws {StreamingError} when the streaming service refuses the listener's token.
 */
export function createRecommendTracks(options: RecommendTracksOptions): RecommendTracks {
  const { recommender, describeTracks, streaming, mayHear, onFallback } = options;

  async function recommend(seed: string, call: ListenerCall) {
    if (recommender === null) throw new RecommendationError('off');
    const found = await recommender.recommend(seed, call.signal);
    const audible = await mayHear?.(
      found.map(({ id }) => id),
      call,
    );
    const recommended = audible ? found.filter(({ id }) => audible.has(id)) : found;
    if (recommended.length === 0) throw new RecommendationError('no-valid-ids');
    return recommended;
  }

  return async (seed, call) => {
    try {
      const songs = await describeTracks(await recommend(seed, call), call);
      if (songs.length === 0) throw new RecommendationError('no-valid-ids');
      return songs;
    } catch (error) {
      if (!(error instanceof RecommendationError) || error.kind === 'aborted') throw error;
      onFallback(error);
      const tracks = await sameArtist(seed, call, streaming);
      if (tracks.length === 0) throw error;
      return tracks;
    }
  };
}
