import type { SharedStore } from './shared-store.ts';

/** Longer than any answer is on its way. */
const markMs = 60_000;
/** JSON that no value of ours is; `readStored` takes it for nothing stored. */
const mark = JSON.stringify('forgotten');

/** Drops a value for good: one that was asked for before and comes later is not stored in its place. */
export function forgetStored(store: SharedStore, key: string): Promise<void> {
  return store.set(key, mark, markMs);
}

/** Stores a value, unless what stood under its key was forgotten a moment ago. */
export async function storeUnlessForgotten(
  store: SharedStore,
  key: string,
  value: string,
  ttlMs: number,
): Promise<void> {
  if ((await store.get(key)) !== mark) await store.set(key, value, ttlMs);
}
