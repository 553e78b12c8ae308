import type { QueueAnswer, SessionState } from '../service/messages.ts';
import type { Repeat, Source } from '../view.ts';
import {
  type Entry,
  extended,
  followedBy,
  queueFieldsOf,
  shuffled,
  straightened,
  type Walk,
  walkOf,
} from './entries.ts';

/** What is played: the tracks in playing order, where they are from, and how they are gone through. */
export interface PlayingQueue {
  walk: Walk;
  source: Source | null;
  /** The order that shuffling has left, to be found again when it ends; `null` where it has to be asked for. */
  wholeOrder: readonly string[] | null;
  shuffle: boolean;
  repeat: Repeat;
}

export const emptyQueue: PlayingQueue = {
  walk: { entries: [], at: 0 },
  source: null,
  wholeOrder: null,
  shuffle: false,
  repeat: 'off',
};

/** What plays, or rests. */
export const currentOf = ({ walk }: PlayingQueue): Entry | undefined => walk.entries[walk.at];

/** The same queue where the walk is the same. */
export const withWalk = (queue: PlayingQueue, walk: Walk): PlayingQueue =>
  walk === queue.walk ? queue : { ...queue, walk };

export const placedAt = (queue: PlayingQueue, at: number): PlayingQueue =>
  withWalk(queue, { ...queue.walk, at });

/** Other tracks in place of those that are walked through, from the one at `index`. What was put in between comes next. */
export function replacedBy(
  before: PlayingQueue,
  { context, tracks }: QueueAnswer,
  index: number,
  random: () => number,
): PlayingQueue {
  const wholeOrder = tracks.map(({ id }) => id);
  const { queue } = queueFieldsOf(before.walk);
  const straight = walkOf({ order: [...wholeOrder], index, queuedTrackId: null, queue });
  const walk = before.shuffle ? shuffled(straight, random) : straight;
  return { ...before, walk, source: context, wholeOrder };
}

/**
 * The modes that the service tells, and what the tracks are from; the tracks themselves are another step.
 * @param own the listener's queue as it was asked for, where what is known of it here is out of date
 */
export function toldBy(
  before: PlayingQueue,
  { shuffle, repeat, straightOrder }: SessionState,
  own: QueueAnswer | null,
): PlayingQueue {
  const source = own ? own.context : before.source;
  const looseOrder = source ? null : straightOrder;
  const wholeOrder = source && !own ? before.wholeOrder : looseOrder;
  return { ...before, source, wholeOrder, shuffle, repeat };
}

/** Puts tracks right after what plays, or after those that were put there before. */
export function withQueued(
  before: PlayingQueue,
  trackIds: readonly string[],
  where: 'next' | 'last',
): PlayingQueue {
  const { queue, ...rest } = queueFieldsOf(before.walk);
  const waiting = where === 'next' ? [...trackIds, ...queue] : [...queue, ...trackIds];
  return { ...before, walk: walkOf({ ...rest, queue: waiting }) };
}

/** These loose tracks in place of all that was to come: they are of no playlist any more. */
export function goingOnWith(before: PlayingQueue, trackIds: readonly string[]): PlayingQueue {
  const walk = followedBy(before.walk, trackIds);
  return { ...before, walk, source: null, wholeOrder: queueFieldsOf(walk).order };
}

/** These after all that is there, and last when the shuffling ends as well. */
export function extendedBy(before: PlayingQueue, trackIds: readonly string[]): PlayingQueue {
  const wholeOrder = before.wholeOrder && [...before.wholeOrder, ...trackIds];
  return trackIds.length === 0 ? before : { ...before, walk: extended(before.walk, trackIds), wholeOrder };
}

/** Begins or ends shuffling; what plays sounds on. */
export function withShuffle(before: PlayingQueue, on: boolean, random: () => number): PlayingQueue {
  const { walk, source, shuffle } = before;
  // Loose tracks have no order to be looked up again.
  const wholeOrder = on && !shuffle && !source ? queueFieldsOf(walk).order : before.wholeOrder;
  const next = on ? shuffled(walk, random) : straightened(walk, wholeOrder ?? []);
  return { ...before, walk: next, wholeOrder, shuffle: on };
}
