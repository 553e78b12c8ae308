import type { MoodAnswer, MoodReading } from '@attune/contract';
import type { ListenerCall, StreamingService } from '../streaming/streaming-service.ts';
import { findPlaylists } from './find-playlists.ts';
import { moodToSearch } from './mood-to-search.ts';
import type { WriteReply } from './write-reply.ts';

export interface AnswerMoodOptions {
  classify: (text: string, options: { signal?: AbortSignal }) => Promise<MoodReading>;
  streaming: Pick<StreamingService, 'searchPlaylists'>;
  writeReply: WriteReply;
}

export type AnswerMood = (text: string, call: ListenerCall) => Promise<MoodAnswer>;

/**
 * The main job: reads the mood of a message, then searches and writes the reply side by side.
 * @throws {NoPlaylistsFoundError} when the search brings nothing usable.
 * @throws {StreamingError} when the search fails.
 */
export function createAnswerMood({ classify, streaming, writeReply }: AnswerMoodOptions): AnswerMood {
  return async (text, call) => {
    const withSignal = call.signal === undefined ? {} : { signal: call.signal };
    const reading = await classify(text, withSignal);
    const [playlists, botResponse] = await Promise.all([
      findPlaylists(moodToSearch({ mood: reading.mood }), streaming, call),
      writeReply(reading.mood, text, call.signal),
    ]);
    return { detectedMood: reading.mood, playlists, botResponse, reading };
  };
}
