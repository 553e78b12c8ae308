import { useCallback, useEffect } from 'react';
import type { ApiClient } from './api-client.ts';
import { createStore, type ReadonlyStore, useStore } from './store.ts';

/**
 * A query for what the landing page asks for too: TanStack Query, where everything else is cached, would take that page
 * past its budget (docs/decisions/013-two-caches.md).
 */
export interface LightQuery<T> {
  ask: (client: ApiClient) => Promise<T>;
  /** Asked again by itself while something shown needs it; otherwise a failure waits for the next one to need it. */
  retries: boolean;
}

export interface LightAnswer<T> {
  /** `undefined` until it has arrived. */
  data: T | undefined;
  /** Why the last attempt failed; `null` while none has. */
  error: unknown;
  isPending: boolean;
}

interface CacheEntry<T> extends ReadonlyStore<LightAnswer<T>> {
  /** Asks unless the answer is there or on its way. */
  fetch(): void;
}

const firstRetryMs = 1_000;
const longestRetryMs = 60_000;

function createEntry<T>({ ask, retries }: LightQuery<T>, client: ApiClient): CacheEntry<T> {
  const store = createStore<LightAnswer<T>>({ data: undefined, error: null, isPending: true });
  let isUnderWay = false;
  let failures = 0;
  let users = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function attempt(): Promise<void> {
    clearTimeout(timer);
    isUnderWay = true;
    try {
      const data = await ask(client);
      failures = 0;
      store.set({ data, error: null, isPending: false });
    } catch (error) {
      failures += 1;
      store.set({ data: undefined, error, isPending: false });
    } finally {
      isUnderWay = false;
    }
    planRetry();
  }

  function planRetry(): void {
    if (!retries || users === 0 || failures === 0) return;
    // What is shown of the failure stays meanwhile.
    timer = setTimeout(() => void attempt(), Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs));
  }

  function fetch(): void {
    if (isUnderWay || store.get().data !== undefined) return;
    store.set({ data: undefined, error: null, isPending: true });
    void attempt();
  }

  return {
    get: store.get,
    subscribe(listener) {
      const unsubscribe = store.subscribe(listener);
      users += 1;
      return () => {
        unsubscribe();
        users -= 1;
        if (users === 0) clearTimeout(timer);
      };
    },
    fetch,
  };
}

/** A client belongs to one sign-in, so that what was asked in its name goes with it. */
const caches = new WeakMap<ApiClient, Map<unknown, CacheEntry<unknown>>>();

function entryOf<T>(query: LightQuery<T>, client: ApiClient): CacheEntry<T> {
  const cache = caches.get(client) ?? new Map<unknown, CacheEntry<unknown>>();
  caches.set(client, cache);
  const entry = (cache.get(query) as CacheEntry<T> | undefined) ?? createEntry(query, client);
  cache.set(query, entry);
  return entry;
}

/** What was answered already; `undefined` where nobody asked yet, or the answer is under way. */
export const knownAnswer = <T>(query: LightQuery<T>, client: ApiClient): T | undefined =>
  entryOf(query, client).get().data;

/** An answer that does not change while its client lives: asked for once, by whichever part of the page needs it first. */
export function useLightQuery<T>(
  query: LightQuery<T>,
  client: ApiClient,
): LightAnswer<T> & { refetch: () => void } {
  const entry = entryOf(query, client);
  const answer = useStore(entry);
  const refetch = useCallback(() => entry.fetch(), [entry]);
  useEffect(refetch, [refetch]);
  return { ...answer, refetch };
}
