import type { Conversation } from '../../features/chat/conversation.ts';
import type { Mixes } from '../../features/mix/mixes.ts';
import { log } from '../../lib/log.ts';
import type { Store } from '../../lib/store.ts';
import type { MixIsland } from './mix-island.tsx';

/** What makes and shows mixes: `null` until it is there. */
export type ListenerMixes = MixIsland | 'failed' | null;

export const mixesOf = (loaded: ListenerMixes): Mixes | undefined =>
  loaded === null || loaded === 'failed' ? undefined : loaded.mixes;

/**
 * Fetches what makes mixes with the first letter that is typed, so that it is there when the answer is; where it did not
 * arrive, with the next one again.
 * @returns ends it with the sign-in; what arrives later is closed.
 */
export function loadMixesWith(
  conversation: Conversation,
  mixes: Store<ListenerMixes>,
  load: () => Promise<MixIsland>,
): () => void {
  let isUnderWay = false;
  let hasEnded = false;
  const look = () => {
    const { turns, draft } = conversation.get();
    if (isUnderWay || turns.length + draft.length === 0) return;
    isUnderWay = true;
    load().then(
      (island) => {
        stopLooking();
        if (hasEnded) island.mixes.close();
        else mixes.set(island);
      },
      (error: unknown) => {
        isUnderWay = false;
        log.warn('What makes mixes did not load.', error);
        mixes.set('failed');
      },
    );
  };
  const stopLooking = conversation.subscribe(look);
  look();
  return () => {
    hasEnded = true;
    stopLooking();
    mixesOf(mixes.get())?.close();
  };
}
