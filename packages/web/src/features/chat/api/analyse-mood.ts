import { apiPaths, type MoodAnswer, moodAnswerSchema } from '@attune/contract';
import type { ApiClient } from '../../../lib/api-client.ts';
import type { Answer } from '../turns.ts';

/** What the conversation keeps of an answer. */
export function answerOf({ botResponse, detectedMood, playlists, ...answer }: MoodAnswer): Answer {
  const { helpUrl, helpLine, language } = answer;
  return {
    text: botResponse,
    mood: detectedMood,
    playlists,
    ...(helpUrl !== undefined && { helpUrl }),
    ...(helpLine !== undefined && { helpLine }),
    ...(language !== undefined && { language }),
  };
}

/** Sends the listener's text exactly as typed; answers with a mood, playlists and a sentence. */
export async function analyseMood(listener: ApiClient, text: string, signal: AbortSignal): Promise<Answer> {
  return answerOf(await listener.post(apiPaths.mood, { text }, moodAnswerSchema, { signal }));
}
