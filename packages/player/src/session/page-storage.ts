import type { SessionStorageLike } from './remembered.ts';

/** The browser's storage; where a listener forbids it, touching it throws, and what is set holds for this page alone. */
export function pageStorage(find: () => SessionStorageLike = () => localStorage): SessionStorageLike {
  try {
    return find();
  } catch {
    return storageOver(new Map());
  }
}

/** What is set is in the map, and nowhere else. */
export const storageOver = (values: Map<string, string>): SessionStorageLike => ({
  getItem: (key) => values.get(key) ?? null,
  setItem: (key, value) => void values.set(key, value),
});
