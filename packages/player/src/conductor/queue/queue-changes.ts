import type { ConductorParts } from '../conductor-parts.ts';
import { nowAt } from '../page-state.ts';
import type { Taken } from '../take-over.ts';
import { moved, removed } from './entries.ts';
import {
  extendedBy,
  goingOnWith,
  type PlayingQueue,
  withQueued,
  withShuffle,
  withWalk,
} from './playing-queue.ts';
import { replaceQueue } from './replace-queue.ts';
import type { Start } from './start-queue.ts';

export interface QueueChangeParts extends Omit<ConductorParts, 'sound'> {
  take: () => Promise<Taken>;
  startTracks: Start['startTracks'];
  /** Changes are made one after the other, each of what the one before has left. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  random: () => number;
}

type Change = (present: PlayingQueue) => PlayingQueue;

/** What a listener can change of the queue; the track that plays sounds on. */
export function createQueueChanges(parts: QueueChangeParts) {
  const { state, known, active, take, startTracks, inTurn } = parts;
  const { withoutReporting, report, onChange, random } = parts;

  async function rearrange(change: Change, taken = take()): Promise<void> {
    const mine = await taken;
    await inTurn(() => make(change, mine));
  }

  async function make(change: Change, { session, isToPlay }: Taken): Promise<void> {
    const next = change(state.queue);
    if (next === state.queue) return;
    state.queue = next;
    await withoutReporting(async () => {
      await replaceQueue(session, known.all(next.walk.entries), next.walk.at);
      // A track that is still being loaded is not begun a second time.
      if (isToPlay && session.state().status === 'paused') await session.play();
    });
    report();
    onChange();
  }

  /** Those of the tracks that the service has. */
  async function fetchIds(ids: readonly string[]): Promise<string[]> {
    const { tracks } = await known.fetchTracks(ids);
    return tracks.map(({ id }) => id);
  }

  return {
    /** Puts tracks in between: right after what plays, or after what was put in before. Where nothing is, they are played. */
    async enqueue(ids: readonly string[], where: 'next' | 'last'): Promise<void> {
      const [first] = ids;
      if (first === undefined) return;
      if (state.queue.walk.entries.length === 0) return startTracks(ids, first);
      const fetching = Promise.all([fetchIds(ids), take()]);
      // Thrown where it is awaited, which may be later.
      fetching.catch(() => undefined);
      // A skip that is pressed while they are fetched goes on with them.
      await inTurn(async () => {
        const [added, taken] = await fetching;
        await make((present) => withQueued(present, added, where), taken);
      });
    },

    /** Puts one of those still to come at another place among them, counted in the queue of the view. */
    move(from: number, to: number): Promise<void> {
      const isStill = nowAt(from, state);
      return rearrange((present) => (isStill() ? withWalk(present, moved(present.walk, from, to)) : present));
    },

    /** Takes out one of those still to come. */
    remove(place: number): Promise<void> {
      const isStill = nowAt(place, state);
      return rearrange((present) => (isStill() ? withWalk(present, removed(present.walk, place)) : present));
    },

    /**
     * Has these loose tracks follow what plays, in place of all that was to come: a skip pressed meanwhile goes on with them. As
     * they may come by themselves, they take the music from no other player.
     */
    goOnWith: (ids: readonly string[]): Promise<void> =>
      inTurn(async () => {
        const added = await fetchIds(ids);
        if (!active.isAway()) await make((present) => goingOnWith(present, added), await take());
      }),

    /** Goes on with these after all that is there, unless another player has the music, or has by the time they came. */
    async extend(ids: readonly string[]): Promise<void> {
      if (state.queue.walk.entries.length === 0) return;
      const added = await fetchIds(ids);
      if (!active.isAway()) await rearrange((present) => extendedBy(present, added));
    },

    async setShuffle(on: boolean): Promise<void> {
      const taken = take();
      await taken;
      const { wholeOrder, source } = state.queue;
      if (!on && !wholeOrder && source) {
        const whole = await known.fetch(source.kind, source.id);
        state.queue = { ...state.queue, wholeOrder: whole.tracks.map(({ id }) => id) };
      }
      await rearrange((present) => withShuffle(present, on, random), taken);
    },
  };
}
