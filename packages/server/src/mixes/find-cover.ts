import pLimit from 'p-limit';
import type { SharedStore } from '../shared-store/shared-store.ts';
import type { ReadTrackCard } from '../streaming/streaming-service.ts';
import type { MakeMixOptions } from './make-mix.ts';

const cacheMs = 6 * 60 * 60 * 1000;
const missingMs = 10 * 60 * 1000;
/** Public cards are many small answers of one host. */
const parallelCards = 4;

/** Covers from the public cards of tracks, which cost no quota; one without a card is not asked for again for a while. */
export function createFindCover(
  readCard: ReadTrackCard,
  store: SharedStore,
): NonNullable<MakeMixOptions['findCover']> {
  const limit = pLimit(parallelCards);
  return async ({ id, url }, signal) => {
    const key = `cover:${id}`;
    const cached = await store.get(key);
    if (cached !== null) return cached === '' ? null : cached;
    const card = await limit(() => readCard(url, signal));
    // Of whoever left before the answer nothing is known: there may be a card all the same.
    if (card === null && signal?.aborted === true) return null;
    await store.set(key, card?.image ?? '', card?.image ? cacheMs : missingMs);
    return card?.image ?? null;
  };
}
