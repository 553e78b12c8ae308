import type { Conversation } from '../../features/chat/conversation.ts';
import { failureOfNewest } from '../../features/chat/turns.ts';
import type { ReadonlyStore } from '../../lib/store.ts';
import { type ListenerMixes, mixesOf } from './listener-mixes.ts';

/**
 * Sends a message that found no network once more when there is one again, and asks for the mixes that found none.
 * @param isHeldBack nothing may be sent just now
 * @returns how to stop
 */
export function sendWhenBack(
  connection: ReadonlyStore<boolean>,
  conversation: Conversation,
  mixes: ReadonlyStore<ListenerMixes>,
  isHeldBack: () => boolean,
): () => void {
  return connection.subscribe(() => {
    if (!connection.get() || isHeldBack()) return;
    mixesOf(mixes.get())?.retryUnreached();
    if (failureOfNewest(conversation.get().turns)?.code === 'network') conversation.retry();
  });
}
