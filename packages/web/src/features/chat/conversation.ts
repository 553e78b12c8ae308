import {
  type ChatMessage,
  chatMessageSchema,
  helpLineSchema,
  type MoodAnswer,
  moodSchema,
  playlistSchema,
} from '@attune/contract';
import * as z from 'zod/mini';
import { type Failure, failureCodes } from '../../lib/error-text.ts';
import { texts } from './texts.ts';

/** What outlives a reload of the page. */
export const conversationSchema = z.object({
  messages: z.array(chatMessageSchema),
  /** The mood and the playlists of the newest answer that had any. */
  mood: z.nullable(moodSchema),
  playlists: z.array(playlistSchema),
  /** Why the newest message was not answered; `null` when it was. */
  failure: z.nullable(z.object({ code: z.enum(failureCodes), retryAtMs: z.nullable(z.number()) })),
  /** Where an answer points to help, by the message's id; a chat message itself has no field for it. */
  helpUrls: z.record(z.string(), z.string()),
  /** The quiet line under an answer, likewise. A conversation stored before there were any has none. */
  helpLines: z._default(z.record(z.string(), helpLineSchema), {}),
  /** The language of an answer, likewise, where it is not the page's. */
  languages: z._default(z.record(z.string(), z.string()), {}),
  /** Number of the next message; never used twice, so that a list can tell new from old. */
  nextNumber: z.number(),
});
export type Conversation = z.infer<typeof conversationSchema>;

export type ConversationChange =
  | { type: 'sent'; text: string }
  | { type: 'answered'; answer: MoodAnswer }
  | { type: 'failed'; failure: Failure }
  /** The sentence that stood in for an answer goes; the listener's message is sent once more. */
  | { type: 'retried' }
  | { type: 'replaced'; conversation: Conversation };

export const emptyConversation: Conversation = {
  messages: [],
  mood: null,
  playlists: [],
  failure: null,
  helpUrls: {},
  helpLines: {},
  languages: {},
  nextNumber: 1,
};

export function changeConversation(state: Conversation, change: ConversationChange): Conversation {
  switch (change.type) {
    case 'sent':
      return { ...append(state, { text: change.text, isUser: true }), failure: null };
    case 'answered': {
      const { botResponse, detectedMood, playlists, helpUrl, helpLine, language } = change.answer;
      const id = idOfNext(state);
      const answered = append(state, { text: botResponse, isUser: false, detectedMood });
      return {
        ...answered,
        mood: detectedMood,
        playlists,
        helpUrls: withEntry(state.helpUrls, id, helpUrl),
        helpLines: withEntry(state.helpLines, id, helpLine),
        languages: withEntry(state.languages, id, language),
        failure: null,
      };
    }
    case 'failed':
      return { ...append(state, { text: texts.failure, isUser: false }), failure: change.failure };
    case 'retried':
      return { ...state, messages: state.messages.slice(0, lastUserIndex(state) + 1), failure: null };
    case 'replaced':
      return change.conversation;
  }
}

/** What the listener wrote last, while no answer to it is there. */
export function unansweredText(state: Conversation): string | null {
  const index = lastUserIndex(state);
  if (index === -1) return null;
  const isAnswered = index < state.messages.length - 1 && state.failure === null;
  return isAnswered ? null : (state.messages[index]?.text ?? null);
}

function lastUserIndex(state: Conversation): number {
  return state.messages.findLastIndex((message) => message.isUser);
}

type NewMessage = ChatMessage extends infer M ? (M extends ChatMessage ? Omit<M, 'id'> : never) : never;

function withEntry<T>(entries: Record<string, T>, id: string, value: T | undefined): Record<string, T> {
  return value === undefined ? entries : { ...entries, [id]: value };
}

const idOfNext = (state: Conversation) => `message-${state.nextNumber}`;

function append(state: Conversation, message: NewMessage): Conversation {
  const numbered = { id: idOfNext(state), ...message } as ChatMessage;
  return { ...state, messages: [...state.messages, numbered], nextNumber: state.nextNumber + 1 };
}
