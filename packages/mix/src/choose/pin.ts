import type { PinnedTrack } from '@attune/contract';
import type { Item } from './item.ts';
import type { Pool } from './pool.ts';

export interface Pins {
  pinned: Map<number, Item>;
  /** Ids of tracks that cannot stay: gone from the service, or kept out by what was asked. */
  missing: string[];
}

/**
 * The tracks that stay, by position from 0: those with a position at it, the others at the first that is free, and not beside
 * one of the same artist where that can be helped.
 */
export function pinItems(keep: readonly PinnedTrack[], { items }: Pool, tracks: number): Pins {
  const byId = new Map(items.map((item) => [item.candidate.id, item]));
  const wanted = new Map(keep.map((one) => (typeof one === 'string' ? [one, null] : [one.id, one.position])));
  const pinned = new Map<number, Item>();
  const missing: string[] = [];
  const unplaced: Item[] = [];
  for (const [id, position] of wanted) {
    const item = byId.get(id);
    if (item === undefined) missing.push(id);
    else if (position === null || position > tracks || pinned.has(position - 1)) unplaced.push(item);
    else pinned.set(position - 1, item);
  }
  for (const item of unplaced) {
    const free = Array.from({ length: tracks }, (_, at) => at).filter((at) => !pinned.has(at));
    const place = free.find((at) => !isBesideOwn(pinned, at, item)) ?? free[0];
    if (place !== undefined) pinned.set(place, item);
  }
  return { pinned, missing };
}

function isBesideOwn(pinned: ReadonlyMap<number, Item>, at: number, item: Item): boolean {
  return [at - 1, at + 1].some((beside) =>
    pinned.get(beside)?.artists.some((artist) => item.artists.includes(artist)),
  );
}
