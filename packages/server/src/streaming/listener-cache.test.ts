import { expect, test } from 'vitest';
import { z } from 'zod';
import { createMemoryStore } from '../shared-store/memory-store.ts';
import type { SharedStore } from '../shared-store/shared-store.ts';
import { createListenerCache } from './listener-cache.ts';

const sam = 'a-token';

/** A store across a network: every call takes a turn of the event loop. */
function atDistance(store: SharedStore): SharedStore {
  const arrived = () => new Promise((resolve) => setImmediate(resolve));
  return {
    ...store,
    async get(key) {
      await arrived();
      return store.get(key);
    },
    async set(key, value, ttlMs) {
      await arrived();
      await store.set(key, value, ttlMs);
    },
  };
}

function setUp() {
  let now = 0;
  const cache = createListenerCache({
    name: 'searches',
    schema: z.string(),
    cacheMs: 60_000,
    most: 3,
    store: atDistance(createMemoryStore({ now: () => now })),
    now: () => now,
  });
  const found = (...questions: string[]) =>
    Promise.all(questions.map((question) => cache.get(sam, question)));
  return {
    cache,
    found,
    advance: (ms: number) => {
      now += ms;
    },
  };
}

test('answers that come side by side are all found again', async () => {
  const { cache, found } = setUp();
  await Promise.all(['calm', 'slow', 'piano'].map((question) => cache.set(sam, question, `of ${question}`)));
  expect(await found('calm', 'slow', 'piano')).toEqual(['of calm', 'of slow', 'of piano']);
});

test('the newest answers are found, each for as long as it lasts', async () => {
  const { cache, found, advance } = setUp();
  for (const question of ['a', 'b', 'c', 'd']) await cache.set(sam, question, question);
  expect(await found('a', 'b', 'c', 'd')).toEqual([null, 'b', 'c', 'd']);
  advance(40_000);
  await cache.set(sam, 'e', 'e');
  advance(20_000);
  expect(await found('d', 'e')).toEqual([null, 'e']);
});

test('a listener is forgotten with what was being noted, and no other', async () => {
  const { cache, found } = setUp();
  await cache.set('kim', 'a', 'of kim');
  await Promise.all([cache.set(sam, 'a', 'a'), cache.set(sam, 'b', 'b'), cache.forget(sam)]);
  expect(await found('a', 'b')).toEqual([null, null]);
  expect(await cache.get('kim', 'a')).toBe('of kim');
});

test('an answer that comes after its listener has left is not cached', async () => {
  const { cache, found } = setUp();
  await cache.set(sam, 'a', 'a');
  await cache.forget(sam);
  await cache.set(sam, 'b', 'b');
  expect(await found('a', 'b')).toEqual([null, null]);
});
