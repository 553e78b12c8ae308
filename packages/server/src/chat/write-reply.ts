import type { Change, Intent, Mood } from '@attune/contract';
import {
  type AnsweredTurn,
  answersLife,
  answersNothing,
  describeChanges,
  type ReplyWriter,
  tellLacking,
} from '@attune/conversation';
import { StreamingError } from '../streaming/streaming-error.ts';
import type { PromptedTurn } from './reply-model/prompt.ts';
import type { ReplyModel } from './reply-model/reply-model.ts';

/** One turn of a conversation, and how it may be answered. */
export interface ReplyTurn extends AnsweredTurn {
  /** The words may not leave this machine. */
  isPrivate: boolean;
  /** The listener wants the fixed sentence. */
  isPlain: boolean;
  /**
   * Whether the streaming service knows this listener, where no search shows it: a model is paid for each call.
   * @throws {StreamingError} when it refuses the token.
   */
  isProven?: () => Promise<boolean>;
}

export interface WrittenReply {
  text: string;
  /** Present for a written reply of our own. */
  id?: string;
}

export interface WriteReplyOptions {
  /** Absent when no model is configured. */
  model: ReplyModel | null;
  /** Our own writer; `null` where the operator has switched it off. */
  writer: ReplyWriter | null;
  /** Told why the model's reply was not used, so that the fallback leaves a trace. */
  onFallback: (error: unknown) => void;
}

/**
 * Answers whoever still waits: a model's sentence where there is one, else our own writer's, else one of the two fixed
 * ones. When `signal` is aborted nobody waits, and that is no failure of the model: what ended the call is thrown on.
 */
export type WriteReply = (turn: ReplyTurn, signal?: AbortSignal) => Promise<WrittenReply>;

export const replyWithoutModel = (mood: Mood) =>
  `I understand feeling ${mood}. Let's find the perfect music to match your mood.`;

export const replyAfterFailure = (mood: Mood) =>
  `I want to find the best ${mood} music for you. Let's explore some playlists!`;

/** What is said where nothing is known of a mood, and our own writer has nothing or is off. */
const replyWithoutMood = 'How are you feeling right now?';

/** What becomes of the music at a turn that a model may answer; `null` for all others. */
function musicOf(
  { intent, keepsMusic, language }: AnsweredTurn['reading'],
  { id = '' }: WrittenReply,
): PromptedTurn['music'] | null {
  if (keepsMusic === true) {
    if (!talking.has(intent)) return null;
    // Our answers are in English: whoever writes in another language is better served by a model.
    if (language !== 'en') return intent === 'question' || intent === 'offtopic' ? 'asked' : 'stays';
    // Thanks, facts of the music and the product, and what is done are ours to answer.
    if (!answersLife(id)) return null;
    return answersNothing(id) ? 'asked' : 'stays';
  }
  if (intent === 'mood' || intent === 'request') return 'begins';
  return intent === 'refine' || intent === 'again' ? 'changes' : null;
}
const talking: ReadonlySet<Intent> = new Set<Intent>(['mood', 'smalltalk', 'question', 'offtopic']);

/** What only we know is to be said: what is asked of the mix, which of two moods is meant, whose mistake it was. */
const isFactual = ({ reading }: ReplyTurn): boolean =>
  reading.asks !== undefined ||
  reading.ofMix !== undefined ||
  reading.owns !== undefined ||
  reading.says !== undefined ||
  reading.asksWhat !== undefined ||
  reading.asksWhich !== undefined;

/** "Not that artist" is a change with a name of the streaming service in it, which goes to no model. */
function isOwnWord(change: Change, text: string): boolean {
  const isListed = change.field === 'avoided' || change.field === 'wanted';
  if (isListed && change.kind === 'artist') return isSaid(change.value, text);
  return change.field !== 'like' || change.like.kind === 'playing' || isSaid(change.like.name, text);
}
const isSaid = (name: string, text: string) => text.toLowerCase().includes(name.toLowerCase());

/** Whether what is missing is told without a name that the message does not say: whoever was asked for alone before. */
const isOwnFact = ({ text, missing = [] }: ReplyTurn): boolean =>
  missing.every(
    ({ kind, value, by }) =>
      (by === undefined || isSaid(by, text)) && (kind !== 'artist' || isSaid(value, text)),
  );

/** Whether a model's sentence names what is not there; if not, it is said behind it. */
function tells(said: string, { reading, missing = [] }: ReplyTurn): boolean {
  const named = said.toLowerCase();
  return missing.every(({ value }) => {
    const words = reading.brief?.wanted.find((one) => one.value === value)?.matched ?? value;
    return [value, words].some((word) => named.includes(word.toLowerCase()));
  });
}

export function createWriteReply({ model, writer, onFallback }: WriteReplyOptions): WriteReply {
  function ownReply(turn: ReplyTurn): WrittenReply {
    const written = turn.isPlain ? null : (writer?.(turn) ?? null);
    if (written !== null) return written;
    const mood = turn.reading.brief?.mood;
    return { text: mood === undefined ? replyWithoutMood : replyWithoutModel(mood) };
  }

  return async (turn, signal) => {
    const { reading, isPrivate, isProven } = turn;
    const { brief, keepsMusic } = reading;
    const own = ownReply(turn);
    const music = model === null || isPrivate || isFactual(turn) ? null : musicOf(reading, own);
    if (model === null || brief === null || music === null) return own;
    try {
      if (isProven !== undefined && !(await isProven())) return own;
      const { mood, situation } = brief;
      const changes = describeChanges(reading.changes.filter((change) => isOwnWord(change, turn.text)));
      const fact = tellLacking(turn)?.text ?? null;
      const told = isOwnFact(turn) ? fact : null;
      const said = await model.write(
        { mood, text: turn.text, situation, changes, music, fact: told },
        signal,
      );
      if (said === '') return own;
      return { text: fact === null || (told !== null && tells(said, turn)) ? said : `${said} ${fact}` };
    } catch (error) {
      if (signal?.aborted || error instanceof StreamingError) throw error;
      onFallback(error);
      // No playlists follow on what is told beside the music.
      return keepsMusic === true ? own : { text: replyAfterFailure(brief.mood) };
    }
  };
}
