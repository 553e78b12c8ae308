import { readStored, writeStored } from '../../lib/stored-value.ts';
import { type Conversation, conversationSchema, emptyConversation } from './conversation.ts';
import { conversationKey, draftKey } from './storage-keys.ts';

/** Conversation and draft live as long as the tab: a reload keeps them, a new tab starts afresh. */
export function readConversation(storage: Storage): Conversation {
  return readStored(storage, conversationKey, conversationSchema) ?? emptyConversation;
}

export function writeConversation(storage: Storage, conversation: Conversation): void {
  if (conversation.messages.length === 0) storage.removeItem(conversationKey);
  else writeStored(storage, conversationKey, conversation);
}

export function readDraft(storage: Storage): string {
  return storage.getItem(draftKey) ?? '';
}

export function writeDraft(storage: Storage, draft: string): void {
  if (draft === '') storage.removeItem(draftKey);
  else storage.setItem(draftKey, draft);
}
