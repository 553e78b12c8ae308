import type { Conversation } from '../features/chat/conversation.ts';

const key = 'attune_tried_message';

/** As long as a sign-in may take. */
const lifetimeMs = 30 * 60 * 1000;

/** Keeps in this tab what was said before a sign-in, so that it can be answered after it. */
export function rememberTried(storage: Storage, text: string, nowMs: number): void {
  try {
    storage.setItem(key, JSON.stringify({ text, at: nowMs }));
  } catch {
    // A full storage: it is typed once more.
  }
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

/** Says in the conversation what was said before the sign-in; where it is not sure whose account it is, as a draft. */
export function sayTried(
  storage: Storage,
  nowMs: number,
  conversation: Pick<Conversation, 'get' | 'send' | 'writeDraft'>,
  isUnconfirmed: boolean,
): void {
  const text = recallTried(storage, nowMs);
  forgetTried(storage);
  if (text === '') return;
  if (!isUnconfirmed) conversation.send(text);
  else if (conversation.get().draft === '') conversation.writeDraft(text);
}
