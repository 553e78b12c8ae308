import type { Mood, MoodAnswer, MoodReading } from '@attune/contract';
import type { Distress, DistressLanguage, DistressWords, Wishes } from '@attune/mood';
import type { ListenerCall, StreamingService } from '../streaming/streaming-service.ts';
import { findPlaylists } from './find-playlists.ts';
import { moodToSearch } from './mood-to-search.ts';
import type { ReplyBesideSearch } from './reply-beside-search.ts';
import type { WriteReply } from './write-reply.ts';

/** What is said to someone who may be in danger: fixed words in their language, and where help is found. */
export interface DistressAnswer {
  recognize: (text: string) => Distress;
  wordsIn: (language: DistressLanguage) => DistressWords;
  helpUrl: string;
}

export interface AnswerMoodOptions {
  classify: (text: string, call: ListenerCall) => Promise<MoodReading>;
  readWishes: (text: string) => Wishes;
  distress: DistressAnswer;
  streaming: Pick<StreamingService, 'searchPlaylists'>;
  writeReply: WriteReply;
  replyBesideSearch: ReplyBesideSearch;
}

export type AnswerMood = (text: string, call: ListenerCall) => Promise<MoodAnswer>;

/** Gentle whatever else is said. */
const moodInDistress: Mood = 'calm';

/**
 * The main job: reads the mood of a message and what else it names, then searches and writes the reply side by side.
 * A message that speaks of distress, or may come from it, is recognised first, on this machine, and goes to no model.
 * @throws {NoPlaylistsFoundError} when the search brings nothing usable.
 * @throws {StreamingError} when the search fails.
 */
export function createAnswerMood(options: AnswerMoodOptions): AnswerMood {
  const { classify, readWishes, distress, streaming, writeReply, replyBesideSearch } = options;

  async function answerDistress(
    { tier, language }: Exclude<Distress, { tier: 'none' }>,
    text: string,
    call: ListenerCall,
  ): Promise<MoodAnswer> {
    // Only what was turned down counts: a wish for fast or loud music waits until things are calmer.
    const search = moodToSearch({ mood: moodInDistress, avoided: readWishes(text).avoided });
    // The words matter more than the music: they are said even when no playlist can be found.
    const playlists = await findPlaylists(search, streaming, call).catch(() => []);
    const answer = { detectedMood: moodInDistress, playlists, language };
    const words = distress.wordsIn(language);
    if (tier === 'acute') return { ...answer, botResponse: words.acute, helpUrl: distress.helpUrl };
    const helpLine = { text: words.helpLine, url: distress.helpUrl };
    return { ...answer, botResponse: words.possible, helpLine };
  }

  return async (text, call) => {
    const found = distress.recognize(text);
    if (found.tier !== 'none') return answerDistress(found, text, call);
    const reading = await classify(text, call);
    const search = moodToSearch({ mood: reading.mood, ...readWishes(text) });
    const finding = findPlaylists(search, streaming, call);
    const writing = replyBesideSearch(finding, (signal) => writeReply(reading.mood, text, signal), call);
    const [playlists, botResponse] = await Promise.all([finding, writing]);
    return { detectedMood: reading.mood, playlists, botResponse };
  };
}
