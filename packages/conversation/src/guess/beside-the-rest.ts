import type { PendingReading } from '../reading.ts';
import { withoutSlowEnd } from './how-it-goes.ts';
import { type BesideRest, withSongLength } from './with-song-length.ts';

/** What a message says of single songs, beside all else that it asks for: how long they may last, and what one at the end is to be. */
export const besideTheRest = (standing: BesideRest): PendingReading | null =>
  withSongLength(standing) ?? withSlowEnd(standing);

/** "Party songs, and one slow one last", as the first that is said. */
function withSlowEnd({ text, before, readRest }: BesideRest): PendingReading | null {
  const rest = before === null ? withoutSlowEnd(text) : null;
  if (rest === null || !/\p{L}/u.test(rest)) return null;
  const onward = readRest(rest);
  if (onward.intent !== 'mood' && onward.intent !== 'request') return null;
  return { ...onward, complete: (feeling) => ({ ...onward.complete(feeling), says: 'unplaced' }) };
}
