import type { Mood } from '@attune/contract';
import type { ReplyModel } from './reply-model/reply-model.ts';

export interface WriteReplyOptions {
  /** Absent when no model is configured. */
  model: ReplyModel | null;
  /** Told why the model's reply was not used, so that the fallback leaves a trace. */
  onFallback: (error: unknown) => void;
}

/**
 * Answers whoever still waits: a model's sentence where there is one, else one of the two written ones. When `signal` is
 * aborted nobody does, and that is no failure of the model: what ended the call is thrown on.
 */
export type WriteReply = (mood: Mood, text: string, signal?: AbortSignal) => Promise<string>;

export const replyWithoutModel = (mood: Mood) =>
  `I understand feeling ${mood}. Let's find the perfect music to match your mood.`;

export const replyAfterFailure = (mood: Mood) =>
  `I want to find the best ${mood} music for you. Let's explore some playlists!`;

export function createWriteReply({ model, onFallback }: WriteReplyOptions): WriteReply {
  return async (mood, text, signal) => {
    if (model === null) return replyWithoutModel(mood);
    try {
      return (await model.write(mood, text, signal)) || replyWithoutModel(mood);
    } catch (error) {
      if (signal?.aborted) throw error;
      onFallback(error);
      return replyAfterFailure(mood);
    }
  };
}
