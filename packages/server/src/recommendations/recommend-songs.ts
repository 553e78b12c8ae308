import { defaultTrackImage, type Song } from '@attune/contract';
import type { ListenerCall, StreamingService } from '../streaming/streaming-service.ts';
import type { RecommendedTrack, Recommender } from './reccobeats-client.ts';
import { RecommendationError } from './recommendation-error.ts';

export interface RecommendSongsOptions {
  recommender: Recommender | null;
  streaming: Pick<StreamingService, 'tracks'>;
}

export type RecommendSongs = (seed: string, call: ListenerCall) => Promise<Song[]>;

/** What can be shown of a track when the streaming service gave no details for it. */
function fromRecommender(track: RecommendedTrack): Song {
  return {
    id: track.id,
    name: track.title ?? 'Untitled track',
    description: track.artists.length > 0 ? track.artists.join(', ') : 'Various Artists',
    image: defaultTrackImage,
    url: track.url,
  };
}

/**
 * Songs that fit the track that is playing, with the streaming service's details where it has them.
 * @throws {RecommendationError} when nothing can be recommended.
 * @throws {StreamingError} when the streaming service refuses the listener's token.
 */
export function createRecommendSongs({ recommender, streaming }: RecommendSongsOptions): RecommendSongs {
  return async (seed, call) => {
    if (recommender === null) throw new RecommendationError('unavailable');
    const recommended = await recommender.recommend(seed, call.signal);
    const details = await streaming.tracks(
      recommended.map(({ id }) => id),
      call,
    );
    const byId = new Map(details.map((song) => [song.id, song]));
    return recommended.map((track) => byId.get(track.id) ?? fromRecommender(track));
  };
}
