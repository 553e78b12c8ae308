import type { Play } from '@attune/mix';
import { z } from 'zod';
import type { Provider } from '../providers/provider.ts';
import type { SharedStore } from '../shared-store/shared-store.ts';
import type { GrantedPermissions } from '../streaming/granted-permissions.ts';
import { createListenerCache } from '../streaming/listener-cache.ts';
import { StreamingError } from '../streaming/streaming-error.ts';
import type { LibraryService, ListenerCall } from '../streaming/streaming-service.ts';
import { gatheredCacheMs } from './gathered.ts';

/** What the listener played in the last days, so that it comes later in a mix. A mix can do without. */
export interface RecentlyPlayed {
  /** Whether reading it costs a call; `null` where it may not be read. */
  cost(call: ListenerCall): Promise<0 | 1 | null>;
  /** Nothing where the service does not say, or not soon enough. */
  read(call: ListenerCall): Promise<readonly Play[]>;
  forget(accessToken: string): Promise<void>;
}

export interface RecentlyPlayedOptions {
  library: Pick<LibraryService, 'recentlyPlayed'>;
  permissions: Pick<GrantedPermissions, 'of'>;
  access: Provider['playHistoryAccess'];
  /** Whether an answer is cached for a quarter of an hour. */
  isCached: boolean;
  store: SharedStore;
  now: () => number;
}

/** It is read beside searches that take as long; more than that nobody waits for it. */
const patienceMs = 800;
const question = 'played';

export function createRecentlyPlayed(options: RecentlyPlayedOptions): RecentlyPlayed {
  const { library, permissions, access, isCached, store, now } = options;
  const cache = createListenerCache<Play[]>({
    name: 'recently-played',
    schema: z.array(z.object({ id: z.string(), at: z.number() })),
    cacheMs: gatheredCacheMs,
    most: 1,
    store,
    now,
  });

  async function ask({ accessToken, signal }: ListenerCall): Promise<Play[]> {
    const patience = AbortSignal.timeout(patienceMs);
    try {
      const entries = await library.recentlyPlayed({
        accessToken,
        signal: signal === undefined ? patience : AbortSignal.any([signal, patience]),
      });
      return entries.flatMap(({ item, addedAt }) =>
        addedAt === null ? [] : [{ id: item.id, at: Date.parse(addedAt) }],
      );
    } catch (error) {
      // What the listener has to act on is reported by what else a mix needs.
      if (!patience.aborted && !(error instanceof StreamingError)) throw error;
      return [];
    }
  }

  return {
    async cost({ accessToken }) {
      if (access === 'permission' && !(await permissions.of(accessToken))?.includes('history')) return null;
      return isCached && (await cache.get(accessToken, question)) !== null ? 0 : 1;
    },
    async read(call) {
      const before = isCached ? await cache.get(call.accessToken, question) : null;
      if (before !== null) return before;
      const played = await ask(call);
      // Of somebody who left before the answer nothing is known.
      if (isCached && !call.signal?.aborted) await cache.set(call.accessToken, question, played);
      return played;
    },
    forget: cache.forget,
  };
}
