import { Redis } from 'ioredis';
import type { SharedStore } from './shared-store.ts';

export interface RedisStoreOptions {
  /** `redis://` or `rediss://`, with credentials and database where there are any. */
  url: string;
  /** What remembers while Redis does not answer, or takes nothing: this instance alone. */
  createFallback: () => SharedStore;
  /**
   * Told once when Redis goes away or refuses, once more where why is known only later, and once when it is back.
   * @param why what it broke off with, which may name its address
   */
  onAvailability: (available: boolean, why?: Error) => void;
}

/** So long after a connection has closed its error is known. */
const reasonMs = 200;

/** A call that takes longer is answered from this instance's memory. */
const commandTimeoutMs = 300;
/** A connection over which nothing comes for so long is given up: the host may hang, or the network drop what is sent. */
const silenceMs = 1_000;
const longestReconnectMs = 2_000;
const prefix = 'attune:';

/** The store of many instances behind one address. Redis going away, or full, costs sharing, never an answer. */
export function createRedisStore({ url, createFallback, onAvailability }: RedisStoreOptions): SharedStore {
  const redis = new Redis(url, {
    keyPrefix: prefix,
    commandTimeout: commandTimeoutMs,
    connectTimeout: 2_000,
    socketTimeout: silenceMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, longestReconnectMs),
  });
  let available = true;
  let isReasonTold = false;
  let closed = false;
  /** While Redis answers: what it refused, as one that is full or a replica does. That is newer than what it has. */
  let fallback = createFallback();

  function became(now: boolean, why?: Error): void {
    // That it goes when it is sent away is no news.
    const isReason = !now && why !== undefined && !isReasonTold;
    if ((available === now && !isReason) || closed) return;
    available = now;
    isReasonTold = !now && why !== undefined;
    onAvailability(now, why);
  }
  redis.on('ready', () => {
    // Of the time without Redis nothing is known to the others.
    fallback = createFallback();
    became(true);
  });
  // Without a listener an error would end the process.
  redis.on('error', (error) => became(false, error));
  // What it broke off with may be told a moment later.
  redis.on('close', () => {
    setTimeout(() => {
      if (redis.status !== 'ready') became(false);
    }, reasonMs).unref();
  });

  async function ask<T>(inRedis: () => Promise<T>, inMemory: () => Promise<T>): Promise<T> {
    if (redis.status !== 'ready') return inMemory();
    try {
      return await inRedis();
    } catch (error) {
      if (error instanceof Error && error.name === 'ReplyError') became(false, error);
      return inMemory();
    }
  }

  return {
    get: (key) =>
      ask(
        async () => (await fallback.get(key)) ?? (await redis.get(key)),
        () => fallback.get(key),
      ),
    set: (key, value, ttlMs) =>
      ask(
        async () => {
          await redis.set(key, value, 'PX', Math.max(1, Math.round(ttlMs)));
          await fallback.delete(key);
          became(true);
        },
        () => fallback.set(key, value, ttlMs),
      ),
    delete: (key) =>
      ask(
        async () => {
          await redis.del(key);
          await fallback.delete(key);
        },
        () => fallback.delete(key),
      ),
    increment: (key, ttlMs) =>
      ask(
        async () => {
          // The counter gets its time when it begins, and keeps it.
          const [, count] =
            (await redis
              .multi()
              .set(key, 0, 'PX', Math.max(1, Math.round(ttlMs)), 'NX')
              .incr(key)
              .exec()) ?? [];
          const [error, value] = count ?? [new Error('no answer'), null];
          if (error) throw error;
          await fallback.delete(key);
          return Number(value);
        },
        () => fallback.increment(key, ttlMs),
      ),
    async close() {
      closed = true;
      redis.disconnect();
      await fallback.close();
    },
  };
}
