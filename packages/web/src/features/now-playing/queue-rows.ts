import type { View } from '@attune/player/conductor';

/** A track as the player has it in its queue: a `Track` of `@attune/player`, with more than a list shows. */
export type QueuedTrack = View['queue'][number];

/** One of those still to come. */
export interface QueueRow {
  /** Tells apart what is queued twice. */
  id: string;
  track: QueuedTrack;
  /** Its place in the queue of the view. */
  place: number;
}

export function rowsToCome({ queue, at }: Pick<View, 'queue' | 'at'>): QueueRow[] {
  const seen = new Map<string, number>();
  return queue.slice(at + 1).map((track, index) => {
    const times = (seen.get(track.id) ?? 0) + 1;
    seen.set(track.id, times);
    return { id: `${track.id} ${times}`, track, place: at + 1 + index };
  });
}
