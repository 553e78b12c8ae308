import type { Heard } from '@attune/mix';
import { z } from 'zod';
import type { Provider } from '../providers/provider.ts';
import type { SharedStore } from '../shared-store/shared-store.ts';
import type { GrantedPermissions } from '../streaming/granted-permissions.ts';
import { createListenerCache } from '../streaming/listener-cache.ts';
import { StreamingError } from '../streaming/streaming-error.ts';
import type { LibraryService, ListenerCall } from '../streaming/streaming-service.ts';

/** What the listener heard in the last days, so that it comes later in a mix. A mix can do without. */
export interface HeardLately {
  /** Whether reading it costs a call; `null` where it may not be read. */
  cost(call: ListenerCall): Promise<0 | 1 | null>;
  /** Nothing where the service does not say, or not soon enough. */
  read(call: ListenerCall): Promise<readonly Heard[]>;
  forget(accessToken: string): Promise<void>;
}

export interface HeardLatelyOptions {
  library: Pick<LibraryService, 'recentlyPlayed'>;
  permissions: Pick<GrantedPermissions, 'of'>;
  toldTo: Provider['playsAreToldTo'];
  /** Whether an answer is kept for a quarter of an hour. */
  isKept: boolean;
  store: SharedStore;
  now: () => number;
}

/** It is read beside searches that take as long; more than that nobody waits for it. */
const patienceMs = 800;
const question = 'heard';

export function createHeardLately(options: HeardLatelyOptions): HeardLately {
  const { library, permissions, toldTo, isKept, store, now } = options;
  const kept = createListenerCache<Heard[]>({
    name: 'heard-lately',
    schema: z.array(z.object({ id: z.string(), at: z.number() })),
    cacheMs: 15 * 60 * 1000,
    most: 1,
    store,
    now,
  });

  async function ask({ accessToken, signal }: ListenerCall): Promise<Heard[]> {
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
      // What the listener has to act on is told by what else a mix needs.
      if (!patience.aborted && !(error instanceof StreamingError)) throw error;
      return [];
    }
  }

  return {
    async cost({ accessToken }) {
      if (toldTo === 'permission' && !(await permissions.of(accessToken))?.includes('history')) return null;
      return isKept && (await kept.get(accessToken, question)) !== null ? 0 : 1;
    },
    async read(call) {
      const before = isKept ? await kept.get(call.accessToken, question) : null;
      if (before !== null) return before;
      const heard = await ask(call);
      // Of somebody who left before the answer nothing is known.
      if (isKept && !call.signal?.aborted) await kept.set(call.accessToken, question, heard);
      return heard;
    },
    forget: kept.forget,
  };
}
