import type { Conversation } from '../conversation.ts';
import { storageKeys } from '../storage-keys.ts';
import { isAwaiting, type Turns } from '../turns.ts';
import type { StoredConversations } from './stored-conversations.ts';

interface KeepingParts {
  conversation: Conversation;
  stored: StoredConversations;
  /** Of the tab: a reload goes on with the same conversation. */
  tab: Storage;
  signIn: string;
  /** Whether that sign-in still goes on. What comes after its end is forgotten by nobody, and so not kept. */
  goesOn: () => boolean;
  now: () => number;
  newId: () => string;
}

/**
 * Keeps the conversation of this tab beyond it as it goes on, where the listener wants that; where nobody has asked them, the
 * first answer is the occasion to.
 * @returns how to stop
 */
export function keepConversation({
  conversation,
  stored,
  tab,
  signIn,
  goesOn,
  now,
  newId,
}: KeepingParts): () => void {
  const key = `${storageKeys.storedAs}/${signIn}`;
  let last = conversation.get().turns;

  function look(turns: Turns): void {
    if (!goesOn() || turns.length === 0 || isAwaiting(turns)) return;
    if (stored.choice() === null && turns.some(({ end }) => end?.kind === 'answered'))
      stored.choose('asked-for');
    const id = tab.getItem(key) ?? newId();
    tab.setItem(key, id);
    stored.keep({ id, atMs: now(), turns });
  }

  const follow = () => {
    const { turns } = conversation.get();
    if (turns === last) return;
    // Only what begins with a message on its way is a new one; clearing may be taken back, and one of before gone on with.
    if (last.length === 0 && isAwaiting(turns)) tab.removeItem(key);
    last = turns;
    look(turns);
  };

  look(last);
  return conversation.subscribe(follow);
}

/** Goes on with one of before, and keeps it as that. */
export function reopenConversation(
  { conversation, tab, signIn }: Pick<KeepingParts, 'conversation' | 'tab' | 'signIn'>,
  { id, turns }: { id: string; turns: Turns },
): void {
  tab.setItem(`${storageKeys.storedAs}/${signIn}`, id);
  conversation.reopen(turns);
}
