import { expect, test } from 'vitest';
import { pageStorage } from './page-storage.ts';
import { readRemembered, writeRemembered } from './remembered.ts';

test('where the browser has a storage, that is it', () => {
  const storage = { getItem: () => 'kept', setItem: () => undefined };
  expect(pageStorage(() => storage)).toBe(storage);
});

test('where touching the storage throws, what is set holds for this page', () => {
  const storage = pageStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const where = { volume: 0.3, muted: false, trackId: 'a', positionMs: 1000 };
  writeRemembered(storage, where);
  expect(readRemembered(storage)).toEqual(where);
});
