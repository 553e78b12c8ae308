import { isSounding, type PlayerSession } from '../player-session.ts';
import type { ConductorParts } from './conductor-parts.ts';
import { loadQueue } from './load-queue.ts';

export interface TakeOverParts extends Omit<ConductorParts, 'report' | 'onChange'> {
  positionMs: () => number;
}

/** The page's sound, ready to be asked for something. */
export interface Taken {
  session: PlayerSession;
  /** Whether it played until now, here or elsewhere. */
  wasPlaying: boolean;
}

/** Makes the player this page's, where it was left. Call what is returned in a gesture. */
export function createTakeOver(parts: TakeOverParts): () => Promise<Taken> {
  const { state, known, active, sound, withoutReporting, positionMs } = parts;
  return async () => {
    state.asked += 1;
    const session = await sound.open();
    const { status, queue } = session.state();
    if (active.isHere() && queue.length > 0) return { session, wasPlaying: isSounding(status) };
    const atMs = positionMs();
    const wasPlaying = active.isPlayingElsewhere();
    active.becomeThis();
    await withoutReporting(async () => {
      loadQueue(session, state.queue, known);
      await session.seek(atMs);
    });
    return { session, wasPlaying };
  };
}
