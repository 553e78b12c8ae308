import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { ApiClient } from './api-client.ts';

/** What is known of an answer that is asked for once and then kept. */
export interface KeptAnswer<T> {
  /** `undefined` until it has arrived. */
  data: T | undefined;
  /** Why the last attempt failed; `null` while none has. */
  error: unknown;
  isPending: boolean;
}

interface Keeper {
  current: KeptAnswer<unknown>;
  listeners: Set<() => void>;
}

const notAsked: KeptAnswer<never> = { data: undefined, error: null, isPending: true };
const keepers = new WeakMap<ApiClient, Map<unknown, Keeper>>();

function keeperOf(client: ApiClient, ask: unknown): Keeper {
  const ofClient = keepers.get(client) ?? new Map<unknown, Keeper>();
  keepers.set(client, ofClient);
  const keeper = ofClient.get(ask) ?? { current: notAsked, listeners: new Set() };
  ofClient.set(ask, keeper);
  return keeper;
}

function change(keeper: Keeper, answer: KeptAnswer<unknown>): void {
  keeper.current = answer;
  for (const listener of keeper.listeners) listener();
}

const underWay = new WeakSet<KeptAnswer<unknown>>();

/** Asks unless the answer is there or on its way. After a failure the next part that is shown asks again. */
async function ensureAsked<T>(client: ApiClient, ask: (client: ApiClient) => Promise<T>): Promise<void> {
  const keeper = keeperOf(client, ask);
  if (keeper.current.data !== undefined || underWay.has(keeper.current)) return;
  const attempt: KeptAnswer<T> = { ...notAsked };
  underWay.add(attempt);
  change(keeper, attempt);
  const outcome: KeptAnswer<T> = await ask(client).then(
    (data) => ({ data, error: null, isPending: false }),
    (error: unknown) => ({ data: undefined, error, isPending: false }),
  );
  // Forgotten meanwhile: what arrives now belongs to nobody.
  if (keeper.current === attempt) change(keeper, outcome);
}

/** Forgets everything that was asked through `client`. */
export function forgetKeptAnswers(client: ApiClient): void {
  for (const keeper of keepers.get(client)?.values() ?? []) change(keeper, notAsked);
}

/**
 * An answer that does not change while the page lives, asked for once by whichever part of the page needs it first.
 * (What changes, is polled or is sent lives in TanStack Query; the landing page needs none of that and saves its
 * weight.)
 * @param ask one function per answer: it is the key under which the answer is kept.
 */
export function useKeptAnswer<T>(
  client: ApiClient,
  ask: (client: ApiClient) => Promise<T>,
): KeptAnswer<T> & { askAgain: () => void } {
  const keeper = keeperOf(client, ask);
  const subscribe = useCallback(
    (listener: () => void) => {
      keeper.listeners.add(listener);
      return () => keeper.listeners.delete(listener);
    },
    [keeper],
  );
  const askAgain = useCallback(() => void ensureAsked(client, ask), [client, ask]);
  useEffect(askAgain, [askAgain]);
  const answer = useSyncExternalStore(subscribe, () => keeper.current) as KeptAnswer<T>;
  return { ...answer, askAgain };
}
