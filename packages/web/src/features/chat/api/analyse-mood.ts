import { apiPaths, type Brief, type MoodAnswer, type MoodRequest, moodAnswerSchema } from '@attune/contract';
import type { ApiClient } from '../../../lib/api-client.ts';
import type { Answer } from '../turns.ts';

/** What the conversation keeps of an answer. */
export function answerOf({ botResponse, detectedMood, playlists, ...answer }: MoodAnswer): Answer {
  const { helpUrl, helpLine, language, brief, intent, undo, asks, replyId } = answer;
  return {
    text: botResponse,
    mood: detectedMood,
    playlists,
    brief,
    intent,
    ...(helpUrl !== undefined && { helpUrl }),
    ...(helpLine !== undefined && { helpLine }),
    ...(language !== 'und' && language !== 'en' && { language }),
    ...(undo !== undefined && { undo }),
    ...(asks !== undefined && { asks }),
    ...(replyId !== undefined && { replyId }),
  };
}

/** What a conversation has come to when a message is sent. */
export interface SentMessage {
  text: string;
  brief: Brief | null;
  replyIds: readonly string[];
}

/** The most that the backend takes. */
const mostReplyIds = 60;

/** Sends the listener's text exactly as typed, with what is wanted so far; answers with what it made of it. */
export async function analyseMood(
  listener: ApiClient,
  { text, brief, replyIds }: SentMessage,
  signal: AbortSignal,
): Promise<Answer> {
  const body: MoodRequest = {
    text,
    ...(brief !== null && { brief }),
    ...(replyIds.length > 0 && { replyIds: replyIds.slice(-mostReplyIds) }),
  };
  return answerOf(await listener.post(apiPaths.mood, body, moodAnswerSchema, { signal }));
}
