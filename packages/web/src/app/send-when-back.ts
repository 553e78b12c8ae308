import type { Conversation } from '../features/chat/conversation.ts';
import { failureOfNewest } from '../features/chat/turns.ts';
import type { ReadonlyStore } from '../lib/store.ts';

/**
 * Sends a message that found no network once more when there is one again.
 * @param isHeldBack nothing may be sent just now
 * @returns how to stop
 */
export function sendWhenBack(
  connection: ReadonlyStore<boolean>,
  conversation: Conversation,
  isHeldBack: () => boolean,
): () => void {
  return connection.subscribe(() => {
    const hasFailed = failureOfNewest(conversation.get().turns)?.code === 'network';
    if (connection.get() && hasFailed && !isHeldBack()) conversation.retry();
  });
}
