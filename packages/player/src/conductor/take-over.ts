import type { PlayerSession } from '../player-session.ts';
import type { ConductorParts } from './conductor-parts.ts';
import { loadQueue } from './queue/load-queue.ts';

export interface TakeOverParts extends Omit<ConductorParts, 'report' | 'onChange'> {
  positionMs: () => number;
}

/** The page's sound, ready to be asked for something. */
export interface Taken {
  session: PlayerSession;
  /** It played elsewhere until now and rests here, to be played once what was asked for is done. */
  isToPlay: boolean;
}

/** Makes the player this page's, where it was left. Call what is returned in a gesture. */
export function createTakeOver(parts: TakeOverParts): () => Promise<Taken> {
  const { state, known, active, sound, withoutReporting, positionMs } = parts;
  return async () => {
    state.asked += 1;
    const session = await sound.open();
    // What plays here does so by itself, unless it is paused before what was asked for is done.
    if (active.isHere() && session.state().queue.length > 0) return { session, isToPlay: false };
    const atMs = positionMs();
    const isToPlay = active.isPlayingElsewhere();
    active.becomeThis();
    await withoutReporting(async () => {
      loadQueue(session, state.queue, known);
      await session.seek(atMs);
    });
    return { session, isToPlay };
  };
}
