import type { SharedStore } from './shared-store.ts';

/** A part of the store in which keys mean something else than in the rest. Closing it leaves the store open. */
export function storeApart(store: SharedStore, name: string): SharedStore {
  const keyOf = (key: string) => `${name}:${key}`;
  return {
    get: (key) => store.get(keyOf(key)),
    set: (key, value, ttlMs) => store.set(keyOf(key), value, ttlMs),
    delete: (key) => store.delete(keyOf(key)),
    increment: (key, ttlMs) => store.increment(keyOf(key), ttlMs),
    close: async () => undefined,
  };
}
