import { tryToStore } from '../../../lib/browser-storage.ts';
import type { Conversation } from '../conversation.ts';
import { storageKeys } from '../storage-keys.ts';
import { isAwaiting, type Turns } from '../turns.ts';
import type { StoredConversations } from './stored-conversations.ts';

export interface KeepingParts {
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

const keyOf = (signIn: string): string => `${storageKeys.storedAs}/${signIn}`;

/**
 * Keeps the conversation as it stands, where the listener wants that; where nobody has asked them, the first answer is the
 * occasion to.
 */
export function keepAsItStands(parts: KeepingParts): void {
  const { conversation, stored, tab, signIn, goesOn, now, newId } = parts;
  const { turns } = conversation.get();
  if (!goesOn() || turns.length === 0 || isAwaiting(turns)) return;
  if (stored.choice() === null && turns.some(({ end }) => end?.kind === 'answered'))
    stored.choose('asked-for');
  const id = tab.getItem(keyOf(signIn)) ?? newId();
  tryToStore(tab, keyOf(signIn), id);
  stored.keep({ id, atMs: now(), turns });
}

/**
 * Keeps the conversation of this tab beyond it as it goes on.
 * @returns how to stop
 */
export function keepConversation(parts: KeepingParts): () => void {
  const { conversation, tab, signIn } = parts;
  let last = conversation.get().turns;

  const follow = () => {
    const { turns } = conversation.get();
    if (turns === last) return;
    // Only what begins with a message on its way is a new one; clearing may be taken back, and one of before gone on with.
    if (last.length === 0 && isAwaiting(turns)) tab.removeItem(keyOf(signIn));
    last = turns;
    keepAsItStands(parts);
  };

  keepAsItStands(parts);
  return conversation.subscribe(follow);
}

/** Goes on with one of before, and keeps it as that. */
export function reopenConversation(
  { conversation, tab, signIn }: Pick<KeepingParts, 'conversation' | 'tab' | 'signIn'>,
  { id, turns }: { id: string; turns: Turns },
): void {
  tryToStore(tab, keyOf(signIn), id);
  conversation.reopen(turns);
}
