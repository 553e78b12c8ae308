import type { SessionStorageLike } from './remembered.ts';

/** The browser's storage; where a listener forbids it, touching it throws, and what is set holds for this page alone. */
export function pageStorage(find: () => SessionStorageLike = () => localStorage): SessionStorageLike {
  try {
    return find();
  } catch {
    const held = new Map<string, string>();
    return {
      getItem: (key) => held.get(key) ?? null,
      setItem: (key, value) => void held.set(key, value),
    };
  }
}
