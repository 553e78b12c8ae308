import type { LikedAnswer } from '@attune/contract';
import { noTrack } from '../errors/no-track.ts';
import { listedTrack } from '../streaming/listed-track.ts';
import { StreamingError } from '../streaming/streaming-error.ts';
import type { LibraryService, ListenerCall } from '../streaming/streaming-service.ts';

export interface LikedTracks {
  page(offset: number, call: ListenerCall): Promise<LikedAnswer>;
  /** Those of the asked that the listener likes; `null` where they have not allowed Attune to know. */
  among(ids: readonly string[], call: ListenerCall): Promise<string[] | null>;
  change(id: string, isLiked: boolean, call: ListenerCall): Promise<void>;
}

export interface LikedTracksOptions {
  library: Pick<LibraryService, 'likedTracks' | 'areLiked' | 'like' | 'unlike'>;
  /** Whether it has the form of a track's id at the service. */
  isId: (id: string) => boolean;
  /** @throws {StreamingError} `permission-missing` where the listener is known not to have agreed to it. */
  requirePermission: (call: ListenerCall) => Promise<void>;
}

/** What the listener likes. Nothing is asked of the service that is known to be refused. */
export function createLikedTracks({ library, isId, requirePermission }: LikedTracksOptions): LikedTracks {
  const requireIds = (ids: readonly string[], field: string) => {
    if (!ids.every(isId)) throw noTrack(field);
  };
  return {
    async page(offset, call) {
      await requirePermission(call);
      const { items, total, nextOffset } = await library.likedTracks(offset, call);
      const tracks = items.map(({ item, addedAt }) => ({ ...listedTrack(item), addedAt }));
      return { tracks, total, nextOffset };
    },
    async among(ids, call) {
      requireIds(ids, 'ids');
      try {
        await requirePermission(call);
        const answers = await library.areLiked(ids, call);
        return ids.filter((_id, index) => answers[index]);
      } catch (error) {
        // Hearts are shown beside other things, and nobody asked for them.
        if (error instanceof StreamingError && error.kind === 'permission-missing') return null;
        throw error;
      }
    },
    async change(id, isLiked, call) {
      requireIds([id], 'id');
      await requirePermission(call);
      try {
        await (isLiked ? library.like(id, call) : library.unlike(id, call));
      } catch (error) {
        // The service is asked for nothing else: what it does not understand is the track.
        if (error instanceof StreamingError && error.status === 400) throw noTrack('id');
        throw error;
      }
    },
  };
}
