/** Where conversation and draft live in the tab's session storage. */
export const conversationKey = 'attune_conversation';
export const draftKey = 'attune_draft';

/** For whoever sits down at this browser next. */
export function forgetConversation(storage: Storage): void {
  storage.removeItem(conversationKey);
  storage.removeItem(draftKey);
}
