import { playlistSchema } from '@attune/contract';
import { z } from 'zod';
import type { SharedStore } from '../shared-store/shared-store.ts';
import { readStored } from '../shared-store/stored-json.ts';
import { listenerKey } from './listener-key.ts';
import type { PlaylistSearch, StreamingService } from './streaming-service.ts';

export interface KeptSearches {
  /** As the service's own, but for what is still kept. */
  searchPlaylists: StreamingService['searchPlaylists'];
  /** Drops what is kept for the listener behind this token. */
  forget(accessToken: string): Promise<void>;
}

/** Long enough for somebody who asks twice, too short to miss what is new. */
const keptMs = 5 * 60 * 1000;
/** A message costs one search or two; the five moods in a row are kept. */
const mostSearches = 10;

const keptSchema = z.array(
  z.object({
    search: z.string(),
    until: z.number(),
    found: z.object({ playlists: z.array(playlistSchema), nextOffset: z.number().nullable() }),
  }),
);

const keyOf = (accessToken: string) => `searches:${listenerKey(accessToken)}`;
const nameOf = ({ query, offset = 0 }: PlaylistSearch) => `${offset} ${query}`;

/**
 * Spends no call of the daily quota on a search that the same listener made minutes ago. Another token is always asked
 * about at the service itself, so that nobody is answered whom it would refuse. An empty page is not kept.
 */
export function createKeptSearches(
  streaming: Pick<StreamingService, 'searchPlaylists'>,
  { store, now }: { store: SharedStore; now: () => number },
): KeptSearches {
  return {
    async searchPlaylists(search, call) {
      const key = keyOf(call.accessToken);
      const isLive = ({ until }: { until: number }) => until > now();
      const kept = (await readStored(store, key, keptSchema))?.filter(isLive) ?? [];
      const known = kept.find((one) => one.search === nameOf(search));
      if (known !== undefined) return known.found;
      const found = await streaming.searchPlaylists(search, call);
      if (found.playlists.length > 0) {
        const newest = { search: nameOf(search), until: now() + keptMs, found };
        await store.set(key, JSON.stringify([newest, ...kept].slice(0, mostSearches)), keptMs);
      }
      return found;
    },
    async forget(accessToken) {
      await store.delete(keyOf(accessToken));
    },
  };
}
