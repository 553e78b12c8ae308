import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createMemoryStorage } from './browser-storage.ts';
import { readStored, writeStored } from './stored-value.ts';

const schema = z.object({ count: z.number() });

test('what was written is read back', () => {
  const storage = createMemoryStorage();
  writeStored(storage, 'key', { count: 3 });
  expect(readStored(storage, 'key', schema)).toEqual({ count: 3 });
});

test.each(['{"count":"three"}', '{"count":', 'null', ''])('%s counts as nothing stored', (text) => {
  const storage = createMemoryStorage();
  storage.setItem('key', text);
  expect(readStored(storage, 'key', schema)).toBeNull();
});

test('a full storage neither throws nor leaves an older value behind', () => {
  const storage = createMemoryStorage();
  writeStored(storage, 'key', { count: 3 });
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  writeStored(storage, 'key', { count: 4 });
  expect(readStored(storage, 'key', schema)).toBeNull();
});
