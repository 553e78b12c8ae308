import { chatMessageSchema } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../../lib/browser-storage.ts';
import { calmAnswer } from '../../testing/samples.ts';
import {
  type ConversationChange,
  changeConversation,
  conversationSchema,
  emptyConversation,
  unansweredText,
} from './conversation.ts';
import { readConversation, writeConversation } from './conversation-storage.ts';

const after = (...changes: ConversationChange[]) => changes.reduce(changeConversation, emptyConversation);
const sent = (text: string): ConversationChange => ({ type: 'sent', text });
const answered: ConversationChange = { type: 'answered', answer: calmAnswer };
const failed: ConversationChange = { type: 'failed', failure: { code: 'network', retryAtMs: null } };

describe('a conversation', () => {
  test('CHAT-12 holds messages of id, text and isUser, and a detected mood on answers alone', () => {
    const { messages } = after(sent(' hello '), answered, sent('again'), failed);
    expect(messages).toEqual([
      { id: 'message-1', text: ' hello ', isUser: true },
      { id: 'message-2', text: calmAnswer.botResponse, isUser: false, detectedMood: 'calm' },
      { id: 'message-3', text: 'again', isUser: true },
      { id: 'message-4', text: "Let's try that again - how are you feeling right now?", isUser: false },
    ]);
    for (const message of messages) expect(chatMessageSchema.safeParse(message).success).toBe(true);
    expect(chatMessageSchema.safeParse({ ...messages[0], detectedMood: 'calm' }).success).toBe(false);
    expect(chatMessageSchema.safeParse({ ...messages[0], id: 1 }).success).toBe(false);
    expect(chatMessageSchema.safeParse({ ...messages[1], detectedMood: 'bored' }).success).toBe(false);
  });

  test('keeps mood and playlists of the newest answer, also through a failure', () => {
    const state = after(sent('a'), answered, sent('b'), failed);
    expect(state.mood).toBe('calm');
    expect(state.playlists).toEqual(calmAnswer.playlists);
    expect(state.failure).toEqual({ code: 'network', retryAtMs: null });
  });

  test('remembers for each answer where it points to help, beside the messages', () => {
    const helpUrl = 'https://help.example';
    const state = after(
      sent('a'),
      { type: 'answered', answer: { ...calmAnswer, helpUrl } },
      sent('b'),
      answered,
    );
    expect(state.helpUrls).toEqual({ 'message-2': helpUrl });
    for (const message of state.messages) expect(chatMessageSchema.safeParse(message).success).toBe(true);
  });

  test('remembers the quiet line of an answer and its language', () => {
    const helpLine = { text: 'Ayuda: help.example', url: 'https://help.example' };
    const state = after(
      sent('a'),
      { type: 'answered', answer: { ...calmAnswer, helpLine, language: 'es' } },
      sent('b'),
      answered,
    );
    expect(state.helpLines).toEqual({ 'message-2': helpLine });
    expect(state.languages).toEqual({ 'message-2': 'es' });
  });

  test('is read from before there were quiet lines', () => {
    const { helpLines, languages, ...before } = after(sent('a'), answered);
    const storage = createMemoryStorage();
    storage.setItem('attune_conversation', JSON.stringify(before));
    expect(readConversation(storage)).toEqual({ ...before, helpLines, languages });
  });

  test('knows which message has no answer', () => {
    expect(unansweredText(emptyConversation)).toBeNull();
    expect(unansweredText(after(sent('a')))).toBe('a');
    expect(unansweredText(after(sent('a'), answered))).toBeNull();
    expect(unansweredText(after(sent('a'), answered, sent('b'), failed))).toBe('b');
  });

  test('takes back the stand-in answer when a message is sent once more, and uses no id twice', () => {
    const { messages } = after(sent('a'), failed, { type: 'retried' }, answered);
    expect(messages.map(({ id, text }) => [id, text])).toEqual([
      ['message-1', 'a'],
      ['message-3', calmAnswer.botResponse],
    ]);
  });

  test('is read back as it was stored; what does not fit counts as none', () => {
    const storage = createMemoryStorage();
    const state = after(sent('a'), answered);
    writeConversation(storage, state);
    expect(readConversation(storage)).toEqual(state);
    expect(conversationSchema.safeParse(state).success).toBe(true);
    storage.setItem('attune_conversation', '{"messages":[{"text":"old shape"}]}');
    expect(readConversation(storage)).toEqual(emptyConversation);
    writeConversation(storage, emptyConversation);
    expect(storage.length).toBe(0);
  });
});
