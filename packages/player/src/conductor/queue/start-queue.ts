import type { PlayerSession } from '../../player-session.ts';
import type { Track } from '../../track.ts';
import type { ConductorParts } from '../conductor-parts.ts';
import type { PlayableKind, QueueAnswer } from '../service/messages.ts';
import { loadQueue } from './load-queue.ts';
import { placedAt, replacedBy } from './playing-queue.ts';
import { beginningAfter, type Press, willRest } from './presses.ts';

export interface StartParts extends ConductorParts {
  random: () => number;
}

/** A queue that is still fetched, to be played as soon as it has come. */
interface Starting {
  presses: Press[];
  /** Resolves when it plays or rests, or will not come. */
  over: Promise<void>;
}

/** Fetches queues and plays them: of several that are asked for, the last. */
export function createStart(parts: StartParts) {
  const { state, known, active, sound, withoutReporting, report, onChange, random } = parts;
  let starting: Starting | null = null;

  function begin(
    fetchQueue: () => Promise<QueueAnswer>,
    placeIn: (tracks: readonly Track[]) => number,
    ready?: Promise<unknown>,
  ): Promise<void> {
    const mine: Starting = { presses: [], over: Promise.resolve() };
    starting = mine;
    // In the gesture, before anything is awaited.
    const opened = sound.open();
    onChange();
    const fetching = Promise.resolve(ready).then(() => {
      state.asked += 1;
      return fetchQueue();
    });
    const begun = playWhenCome(mine, opened, fetching, placeIn);
    mine.over = begun.catch(() => undefined);
    return begun;
  }

  async function playWhenCome(
    mine: Starting,
    opened: Promise<PlayerSession>,
    fetching: Promise<QueueAnswer>,
    placeIn: (tracks: readonly Track[]) => number,
  ): Promise<void> {
    try {
      const [session, answer] = await Promise.all([opened, fetching]);
      if (starting !== mine || answer.tracks.length === 0) return;
      state.asked += 1;
      const index = Math.min(placeIn(answer.tracks), answer.tracks.length - 1);
      const { at, isResting } = moveIn(answer, index, mine.presses);
      active.becomeThis();
      await withoutReporting(async () => {
        loadQueue(session, state.queue, known);
        if (isResting) await session.seek(0);
      });
      starting = null;
      if (isResting) report();
      else await session.playAt(at);
    } finally {
      if (starting === mine) starting = null;
      onChange();
    }
  }

  function moveIn(answer: QueueAnswer, index: number, presses: readonly Press[]) {
    const queue = replacedBy(state.queue, answer, index, random);
    const { entries, at } = queue.walk;
    const goesRound = queue.repeat === 'context';
    const beginning = beginningAfter(presses, { at, length: entries.length, goesRound });
    state.queue = placedAt(queue, beginning.at);
    return beginning;
  }

  return {
    /**
     * Plays a playlist, an album, an artist or a track from one of its places. Call it in a gesture: what is pressed from
     * then on holds for what it plays.
     * @param ready what has to be done before, such as a look at the service
     */
    start: (kind: PlayableKind, id: string, place: number, ready?: Promise<unknown>): Promise<void> =>
      begin(
        () => known.fetch(kind, id),
        () => place,
        ready,
      ),

    /** As `start`, for loose tracks in their order, from the one with that id. */
    startTracks: (ids: readonly string[], from: string, ready?: Promise<unknown>): Promise<void> =>
      begin(
        () => known.fetchTracks(ids),
        (tracks) =>
          Math.max(
            0,
            tracks.findIndex(({ id }) => id === from),
          ),
        ready,
      ),

    /** Has what is pressed hold for the queue that is on its way; `null` where none is. */
    press(press: Press): Promise<void> | null {
      if (!starting) return null;
      starting.presses.push(press);
      // What sounded before does not wait for the queue to fall silent.
      if (willRest(starting.presses) && active.isHere()) sound.session()?.pause();
      onChange();
      return starting.over;
    },

    /** What is shown while a queue is on its way; `null` while none is. */
    status(): 'loading' | 'paused' | null {
      if (!starting) return null;
      return willRest(starting.presses) ? 'paused' : 'loading';
    },

    /** What is on its way is not played any more. */
    giveUp(): void {
      starting = null;
    },
  };
}
export type Start = ReturnType<typeof createStart>;
