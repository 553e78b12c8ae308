import { LRUCache } from 'lru-cache';
import type { SharedStore } from './shared-store.ts';

export interface MemoryStoreOptions {
  /** Milliseconds on any clock that never runs backwards. */
  now: () => number;
  /** How many entries are stored; the least recently used goes first. Default 20,000. */
  maxEntries?: number;
  /** How many characters their keys and values have together; again the least recently used goes first. Default 32 million. */
  maxCharacters?: number;
}

/** How often what is too old is looked for, so that it does not stay until newer entries press it out. */
const sweepEveryMs = 60_000;

/** The store of a single instance: it forgets everything when the process ends. */
export function createMemoryStore({
  now,
  maxEntries = 20_000,
  maxCharacters = 32_000_000,
}: MemoryStoreOptions): SharedStore {
  const entries = new LRUCache<string, string>({
    max: maxEntries,
    maxSize: maxCharacters,
    sizeCalculation: (value, key) => 1 + key.length + value.length,
    ttlResolution: 0,
    perf: { now },
  });
  let sweptAtMs = now();
  const keep = (key: string, value: string, ttlMs: number) => {
    if (now() - sweptAtMs >= sweepEveryMs) {
      sweptAtMs = now();
      entries.purgeStale();
    }
    entries.set(key, value, { ttl: ttlMs });
  };
  return {
    async get(key) {
      return entries.get(key) ?? null;
    },
    async set(key, value, ttlMs) {
      keep(key, value, ttlMs);
    },
    async delete(key) {
      entries.delete(key);
    },
    async increment(key, ttlMs) {
      const count = Number(entries.get(key) ?? 0) + 1;
      const remaining = entries.getRemainingTTL(key);
      keep(key, String(count), count === 1 ? ttlMs : Math.max(1, remaining));
      return count;
    },
    async close() {
      entries.clear();
    },
  };
}
