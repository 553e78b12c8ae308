import { isSounding, type PlayerSession } from '../../player-session.ts';
import { areSameTracks, type Track } from '../../track.ts';

/**
 * Gives the session another queue around the track that plays. Where nothing has to come in before that track, it
 * sounds on without a gap; else it takes up again where it was.
 */
export async function replaceQueue(
  session: PlayerSession,
  queue: readonly Track[],
  at: number,
): Promise<void> {
  const { queue: present, index, status } = session.state();
  const wasPlaying = isSounding(status);
  if (index === at && areSameTracks(present, queue)) return;
  const keepsHead = index === at && areSameTracks(present.slice(0, at), queue.slice(0, at));
  if (queue[at]?.id === present[index]?.id && (keepsHead || at === 0)) {
    for (let place = present.length - 1; place > index; place -= 1) await session.remove(place);
    if (!keepsHead) for (let place = index - 1; place >= 0; place -= 1) await session.remove(place);
    for (const track of queue.slice(at + 1)) session.add(track);
    return;
  }
  const positionMs = session.positionMs();
  session.load(queue, at);
  await session.seek(positionMs);
  if (wasPlaying) await session.play();
}
