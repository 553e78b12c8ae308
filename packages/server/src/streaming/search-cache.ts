import { playlistSchema } from '@attune/contract';
import { z } from 'zod';
import type { SharedStore } from '../shared-store/shared-store.ts';
import { createListenerCache } from './listener-cache.ts';
import type { PlaylistSearch, StreamingService } from './streaming-service.ts';

export interface SearchCache {
  /** As the service's own, but for what was found minutes ago. */
  searchPlaylists: StreamingService['searchPlaylists'];
  /** Drops what was found for the listener behind this token. */
  forget(accessToken: string): Promise<void>;
}

const foundSchema = z.object({ playlists: z.array(playlistSchema), nextOffset: z.number().nullable() });

const nameOf = ({ query, offset = 0 }: PlaylistSearch) => `${offset} ${query}`;

/**
 * Spends no call of the daily quota on a search that the same listener made minutes ago. Another token is always asked
 * about at the service itself, so that nobody is answered whom it would refuse. An empty page is not cached.
 */
export function createSearchCache(
  streaming: Pick<StreamingService, 'searchPlaylists'>,
  { store, now }: { store: SharedStore; now: () => number },
): SearchCache {
  const cache = createListenerCache({
    name: 'searches',
    schema: foundSchema,
    // Long enough for somebody who asks twice, too short to miss what is new.
    cacheMs: 5 * 60 * 1000,
    // A message costs one search or two; the five moods in a row are remembered.
    most: 10,
    store,
    now,
  });
  return {
    async searchPlaylists(search, call) {
      const known = await cache.get(call.accessToken, nameOf(search));
      if (known !== null) return known;
      const found = await streaming.searchPlaylists(search, call);
      if (found.playlists.length > 0) await cache.set(call.accessToken, nameOf(search), found);
      return found;
    },
    forget: cache.forget,
  };
}
