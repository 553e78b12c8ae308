import type { SessionReport } from '../service/messages.ts';
import { unshuffle } from './unshuffle.ts';

/** One place in what is played, in playing order. */
export interface Entry {
  trackId: string;
  /** It was put in between by hand and is not part of what is walked through. */
  queued: boolean;
}

/** Entries with the place that plays. */
export interface Walk {
  entries: readonly Entry[];
  at: number;
}

export type QueueFields = Pick<SessionReport, 'order' | 'index' | 'queuedTrackId' | 'queue'>;

const walked = (trackId: string): Entry => ({ trackId, queued: false });
const putIn = (trackId: string): Entry => ({ trackId, queued: true });

/** Lays the service's two lists into one: what is queued comes right after what plays. */
export function walkOf({ order, index, queuedTrackId, queue }: QueueFields): Walk {
  const here = queuedTrackId === null ? [] : [putIn(queuedTrackId)];
  return {
    entries: [
      ...order.slice(0, index + 1).map(walked),
      ...here,
      ...queue.map(putIn),
      ...order.slice(index + 1).map(walked),
    ],
    at: index + here.length,
  };
}

/** The way back. Queued tracks that have been played are over and drop out. */
export function queueFieldsOf({ entries, at }: Walk): QueueFields {
  const current = entries[at];
  const isWalked = ({ queued }: Entry) => !queued;
  return {
    order: entries.filter(isWalked).map(({ trackId }) => trackId),
    index: Math.max(0, entries.slice(0, at + 1).filter(isWalked).length - 1),
    queuedTrackId: current?.queued ? current.trackId : null,
    queue: entries
      .slice(at + 1)
      .filter(({ queued }) => queued)
      .map(({ trackId }) => trackId),
  };
}

/** What plays stays, what is queued still comes next, and all the others follow by chance. */
export function shuffled(walk: Walk, random: () => number): Walk {
  const { order, index, ...queued } = queueFieldsOf(walk);
  const here = order[index];
  const rest = order.filter((_, place) => place !== index);
  for (let last = rest.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [rest[last], rest[other]] = [rest[other] ?? '', rest[last] ?? ''];
  }
  return walkOf({ order: here === undefined ? rest : [here, ...rest], index: 0, ...queued });
}

/** Back to the order of the playlist or album, around what plays. */
export function straightened(walk: Walk, wholeOrder: readonly string[]): Walk {
  const { order, index, ...queued } = queueFieldsOf(walk);
  const here = order[index] ?? '';
  if (!wholeOrder.includes(here)) return walk;
  const straight = unshuffle(order, wholeOrder);
  return walkOf({ order: straight, index: straight.indexOf(here), ...queued });
}

/**
 * One of those still to come at another place among them. What is put in between comes before all others, so that the place
 * says which of the two a track is from then on.
 */
export function moved(walk: Walk, from: number, to: number): Walk {
  const { entries, at } = walk;
  const entry = entries[from];
  if (entry === undefined || from <= at || to <= at || to >= entries.length || from === to) return walk;
  const others = entries.toSpliced(from, 1);
  const firstWalked = others.findIndex(({ queued }, place) => place > at && !queued);
  const bound = firstWalked === -1 ? others.length : firstWalked;
  const queued = to === bound ? entry.queued : to < bound;
  return { entries: others.toSpliced(to, 0, { ...entry, queued }), at };
}

/** Without one of those still to come. The last that is walked through stays: a queue needs one. */
export function removed(walk: Walk, place: number): Walk {
  const { entries, at } = walk;
  const entry = entries[place];
  if (entry === undefined || place <= at) return walk;
  if (!entry.queued && entries.filter(({ queued }) => !queued).length === 1) return walk;
  return { entries: entries.toSpliced(place, 1), at };
}

/** What plays, and what was heard, with these after it. */
export const followedBy = ({ entries, at }: Walk, ids: readonly string[]): Walk => ({
  entries: [...entries.slice(0, at + 1), ...ids.map(walked)],
  at,
});

/** With these after all that is there. */
export function extended(walk: Walk, trackIds: readonly string[]): Walk {
  return trackIds.length === 0 ? walk : { ...walk, entries: [...walk.entries, ...trackIds.map(walked)] };
}
