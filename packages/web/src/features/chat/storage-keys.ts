/* Apart from what reads the conversation, so that forgetting it needs nothing of that to be loaded. */

/** Bases of the keys in the tab's session storage: what belongs to a sign-in lies at `base/<sign-in>`. */
export const storageKeys = {
  conversation: 'attune_conversation',
  draft: 'attune_draft',
  mixes: 'attune_mixes',
  station: 'attune_station',
  /** A device was told from here what to play, which the answer to danger has to know. */
  playedElsewhere: 'attune_played_elsewhere',
  unreadable: 'attune_unreadable_conversation',
  /** As which of the stored conversations this one is stored. */
  storedAs: 'attune_kept_as',
} as const;

/** In the browser's local storage, for who has switched that on. */
export const localKeys = {
  conversations: 'attune_earlier_conversations',
  choices: 'attune_keeps_conversations',
} as const;

/** The keys of the form `base/…` that are stored now. */
export function keysBelow(storage: Storage, base: string): string[] {
  return allKeys(storage).filter((key) => key.startsWith(`${base}/`));
}

/** For whoever sits down at this browser next. */
export function forgetConversations(storage: Storage): void {
  const bases = Object.values(storageKeys);
  for (const key of allKeys(storage)) {
    if (bases.some((base) => key === base || key.startsWith(`${base}/`))) storage.removeItem(key);
  }
}

/** Also whether anything was to be kept: the next listener is asked anew. */
export function forgetStoredConversations(storage: Storage): void {
  for (const key of Object.values(localKeys)) storage.removeItem(key);
}

function allKeys(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
}
