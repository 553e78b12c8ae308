import type { PlayerSession } from '../../player-session.ts';
import type { KnownTracks } from './known-tracks.ts';
import type { PlayingQueue } from './playing-queue.ts';

/** How a session says what the service calls `context` and `track`. */
export const sessionRepeat = { off: 'off', context: 'all', track: 'one' } as const;

/** Has the session rest at the queue's place. */
export function loadQueue(
  session: PlayerSession,
  { walk, repeat }: PlayingQueue,
  known: Pick<KnownTracks, 'all'>,
): void {
  session.load(known.all(walk.entries), walk.at);
  session.setRepeat(sessionRepeat[repeat]);
}
