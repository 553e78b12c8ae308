import type { Conversation } from '../features/chat/conversation.ts';
import { tryToStore } from '../lib/browser-storage.ts';

const key = 'attune_tried_message';

/** As long as a sign-in may take. */
const lifetimeMs = 30 * 60 * 1000;

/** Keeps in this tab what was said before a sign-in, so that it can be answered after it. */
export function rememberTried(storage: Storage, text: string, nowMs: number): void {
  // Where it is not stored it is typed once more.
  tryToStore(storage, key, JSON.stringify({ text, at: nowMs }));
}

/** What was said before a sign-in, if it was not long ago; an empty text where nothing was. */
export function recallTried(storage: Storage, nowMs: number): string {
  try {
    const { text, at } = JSON.parse(storage.getItem(key) ?? 'null') as { text: unknown; at: unknown };
    const passedMs = nowMs - Number(at);
    return typeof text === 'string' && passedMs >= 0 && passedMs <= lifetimeMs ? text : '';
  } catch {
    return '';
  }
}

export function forgetTried(storage: Storage): void {
  storage.removeItem(key);
}

/**
 * Says it in the conversation. Where it is not sure whose account that is, and while an answer is awaited, it stands in the
 * input, below what is written there.
 */
export function sayOrDraft(
  text: string,
  conversation: Pick<Conversation, 'get' | 'send' | 'writeDraft'>,
  isUnconfirmed: boolean,
): void {
  const { turns, draft } = conversation.get();
  if (!isUnconfirmed && turns.at(-1)?.end !== null) conversation.send(text);
  else conversation.writeDraft(draft === '' ? text : `${draft}\n${text}`);
}

/** Says in the conversation what was said before the sign-in. */
export function sayTried(
  storage: Storage,
  nowMs: number,
  conversation: Pick<Conversation, 'get' | 'send' | 'writeDraft'>,
  isUnconfirmed: boolean,
): void {
  const text = recallTried(storage, nowMs);
  forgetTried(storage);
  if (text !== '') sayOrDraft(text, conversation, isUnconfirmed);
}
