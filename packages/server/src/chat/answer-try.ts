import type { MoodReading, TryAnswer } from '@attune/contract';
import type {
  ConversationContext,
  ConversationReading,
  PendingReading,
  ReplyWriter,
} from '@attune/conversation';
import type { FirstTrack } from '../mixes/first-track.ts';
import type { DistressAnswer } from './distress-answer.ts';
import type { FindHeldArtists } from './held-artists.ts';
import { readPlainly } from './read-plainly.ts';
import { saidWithNames } from './said-with-names.ts';
import { createWriteReply } from './write-reply.ts';

export interface AnswerTryOptions {
  readMessage: (text: string, context: ConversationContext) => PendingReading;
  /** `null` where nobody knows whom there is to hear. */
  findArtists: FindHeldArtists | null;
  /** By a classifier on this machine. */
  classify: (text: string, signal?: AbortSignal) => Promise<MoodReading>;
  /** Every text has a mood, which the classifier alone decides (`MOOD_CLASSIFIER=keywords`). */
  readsPlainly: boolean;
  distress: DistressAnswer;
  writer: ReplyWriter | null;
  /** `null` where nothing can be played without an account. */
  firstTrack: FirstTrack | null;
}

export type AnswerTry = (text: string, signal?: AbortSignal) => Promise<TryAnswer>;

/**
 * Answers the first message of somebody without an account: what is heard in it, a reply, and a track to begin with. All
 * of it is read and written on this machine, as nobody has shown who would pay for a model; nothing is kept.
 */
export function createAnswerTry(options: AnswerTryOptions): AnswerTry {
  const { readMessage, findArtists, classify, readsPlainly, distress, writer, firstTrack } = options;
  // There is no model, so none can fail.
  const writeReply = createWriteReply({ model: null, writer, onFallback: () => {} });

  async function understand(
    text: string,
    pending: PendingReading,
    signal?: AbortSignal,
  ): Promise<ConversationReading> {
    if (readsPlainly && pending.distress.tier === 'none')
      return readPlainly(text, (await classify(text, signal)).mood, null);
    const { feelingText } = pending;
    return pending.complete(feelingText === null ? null : await classify(feelingText, signal));
  }

  return async (text, signal) => {
    const artists = (await findArtists?.(null)) ?? null;
    const context = { brief: null, mix: null, playing: false, ...(artists !== null && { artists }) };
    const pending = readMessage(text, context);
    const reading = await understand(text, pending, signal);
    const { intent, language, brief } = reading;
    const heard = { intent, language, ...(brief !== null && { detectedMood: brief.mood }) };
    const { distress: danger } = pending;
    if (danger.tier !== 'none') {
      // Nothing is played to whoever may be in danger here, and none is promised.
      const words = distress.wordsIn(danger.language, false);
      const answer = { ...heard, language: danger.language };
      if (danger.tier === 'possible') {
        const helpLine = { text: words.helpLine, url: distress.helpUrl };
        return { ...answer, botResponse: distress.gentlyIn(danger.language, text, 'none'), helpLine };
      }
      const helpCard = distress.cardIn(danger.language);
      const botResponse = distress.acutelyIn(danger.language, text, false);
      return { ...answer, botResponse, helpUrl: distress.helpUrl, helpCard };
    }
    const { text: botResponse } = await saidWithNames(
      writeReply,
      pending,
    )({
      text,
      reading,
      before: null,
      replyIds: [],
      isPrivate: true,
      isPlain: false,
    });
    const preview = brief === null ? null : ((await firstTrack?.(brief)) ?? null);
    return { ...heard, botResponse, ...(preview !== null && { preview }) };
  };
}
