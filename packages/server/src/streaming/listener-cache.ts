import { createInTurn } from '@attune/local-streaming/in-turn';
import { z } from 'zod';
import { forgetStored, storeUnlessForgotten } from '../shared-store/forget-stored.ts';
import type { SharedStore } from '../shared-store/shared-store.ts';
import { readStored } from '../shared-store/stored-json.ts';
import { listenerKey } from './listener-key.ts';

/** Answers the service gave one listener, for a short while and under a hash of their token. */
export interface ListenerCache<T> {
  get(accessToken: string, question: string): Promise<T | null>;
  set(accessToken: string, question: string, answer: T): Promise<void>;
  /** Drops all of them. An answer that comes later, to what was asked before, is not cached. */
  forget(accessToken: string): Promise<void>;
}

export interface ListenerCacheOptions<T> {
  /** Tells this memory from others in the same store. */
  name: string;
  schema: z.ZodType<T>;
  cacheMs: number;
  /** How many answers are cached of a listener, the newest. */
  most: number;
  store: SharedStore;
  /** Milliseconds since the epoch. */
  now: () => number;
}

export function createListenerCache<T>(options: ListenerCacheOptions<T>): ListenerCache<T> {
  const { name, schema, cacheMs, most, store, now } = options;
  const entriesSchema = z.array(z.object({ question: z.string(), until: z.number(), answer: schema }));
  const keyOf = (accessToken: string) => `${name}:${listenerKey(accessToken)}`;
  const live = async (accessToken: string) => {
    const entries = (await readStored(store, keyOf(accessToken), entriesSchema)) ?? [];
    return entries.filter(({ until }) => until > now());
  };
  // A set reads what is stored and writes it with one more, so sets of one listener wait for each other. Between two servers
  // one of two may be lost, which costs a call.
  const inTurn = createInTurn();
  return {
    async get(accessToken, question) {
      return (await live(accessToken)).find((one) => one.question === question)?.answer ?? null;
    },
    set: (accessToken, question, answer) =>
      inTurn(keyOf(accessToken), async () => {
        const others = (await live(accessToken)).filter((one) => one.question !== question);
        const entries = [{ question, until: now() + cacheMs, answer }, ...others].slice(0, most);
        await storeUnlessForgotten(store, keyOf(accessToken), JSON.stringify(entries), cacheMs);
      }),
    forget: (accessToken) => inTurn(keyOf(accessToken), () => forgetStored(store, keyOf(accessToken))),
  };
}
