import { beforeEach, expect, test } from 'vitest';
import { createMemoryStore } from './memory-store.ts';
import type { SharedStore } from './shared-store.ts';

let now: number;
let store: SharedStore;
beforeEach(() => {
  now = 1_000;
  store = createMemoryStore({ now: () => now, maxEntries: 3 });
});

test('keeps a value until its time is over', async () => {
  await store.set('a', 'one', 500);
  expect(await store.get('a')).toBe('one');
  now += 499;
  expect(await store.get('a')).toBe('one');
  now += 2;
  expect(await store.get('a')).toBeNull();
});

test('forgets what is deleted, and the least recently used beyond its size', async () => {
  for (const key of ['a', 'b', 'c', 'd']) await store.set(key, key, 1_000);
  expect(await store.get('a')).toBeNull();
  await store.delete('b');
  expect(await store.get('b')).toBeNull();
  expect(await store.get('d')).toBe('d');
});

test('what is too old takes no room of what is not', async () => {
  await store.set('older', 'lasts', 1_000_000);
  await store.set('old', 'lasts', 1_000_000);
  await store.set('newest', 'is soon over', 500);
  now += 60_000;
  await store.set('new', 'comes', 1_000_000);
  expect(await store.get('older')).toBe('lasts');
  expect(await store.get('newest')).toBeNull();
});

test('holds no more characters than it may, and nothing that is longer than all it may hold', async () => {
  const small = createMemoryStore({ now: () => now, maxCharacters: 100 });
  for (const key of ['a', 'b', 'c']) await small.set(key, key.repeat(40), 1_000);
  expect(await small.get('a')).toBeNull();
  expect(await small.get('c')).toBe('c'.repeat(40));
  await small.set('c', 'x'.repeat(100), 1_000);
  expect(await small.get('c')).toBeNull();
  expect(await small.get('b')).toBe('b'.repeat(40));
  await small.set('', '', 1_000);
  expect(await small.get('')).toBe('');
});

test('counts from one, and begins again when the first increment is too old', async () => {
  expect(await store.increment('n', 1_000)).toBe(1);
  now += 600;
  expect(await store.increment('n', 1_000)).toBe(2);
  now += 401;
  expect(await store.increment('n', 1_000)).toBe(1);
});
