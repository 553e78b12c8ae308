import { briefSchema, editSchema, helpCardSchema, moodSchema } from '@attune/contract';
import * as z from 'zod/mini';
import { type Failure, failureCodes } from '../../lib/error-text.ts';

/* The schemas are the conversation's own and not the wire's: what was stored outlives a change of the contract. */

const playlistSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  image: z.string(),
  url: z.string(),
  owner: z.string(),
  tracks: z.number(),
});

/** What an answer leaves in the conversation. A field that comes later is optional, as older answers lack it. */
export const answerSchema = z.object({
  text: z.string(),
  /** Absent when the answer claims none, or one that is no longer known. */
  mood: z.catch(z.optional(moodSchema), undefined),
  playlists: z.array(playlistSchema),
  /** Where help is found, for a message that spoke of danger to the listener. */
  helpUrl: z.optional(z.string()),
  /** The words beside `helpUrl`. */
  helpCard: z.catch(z.optional(helpCardSchema), undefined),
  /** Where help is found, for a message that may come from somebody in need. */
  helpLine: z.optional(z.object({ text: z.string(), url: z.string() })),
  /** The card of help was put away with it. */
  closesHelp: z.optional(z.boolean()),
  /** BCP 47 tag of the language of `text`, where it is not the page's. */
  language: z.optional(z.string()),
  /** What the listener wants to hear as of this answer. `null`: nothing yet, or no more. */
  brief: z.catch(z.nullable(briefSchema), null),
  /** What the message was taken for. */
  intent: z.optional(z.string()),
  /** What it did to single tracks of the mix before. */
  edits: z.catch(z.optional(z.array(editSchema)), undefined),
  /** How many changes were taken back. */
  undo: z.optional(z.number()),
  /** When it asked instead of deciding: what may be meant, the likeliest first. */
  asks: z.catch(z.optional(z.array(moodSchema)), undefined),
  /** What came of a command to the player, where that is not what was asked for. */
  note: z.optional(z.string()),
  /** Names the written reply. */
  replyId: z.optional(z.string()),
});
export type Answer = z.infer<typeof answerSchema>;

export interface SendFailure extends Failure {
  /** The field of the request that was refused. */
  field?: string | undefined;
}

const failureSchema = z.object({
  code: z.catch(z.enum(failureCodes), 'unknown'),
  retryAtMs: z.nullable(z.number()),
  field: z.optional(z.string()),
});

export const turnEndSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answered'), answer: answerSchema }),
  z.object({ kind: z.literal('failed'), failure: failureSchema }),
  /** The page, or the sign-in, was gone before the answer came. */
  z.object({ kind: z.literal('cut-off') }),
]);
export type TurnEnd = z.infer<typeof turnEndSchema>;

/** What the listener did by hand between one message and the next. */
export const handStepSchema = z.discriminatedUnion('kind', [
  /** `playlists` is `null` until they are found. */
  z.object({
    kind: z.literal('corrected'),
    brief: briefSchema,
    playlists: z.nullable(z.array(playlistSchema)),
  }),
  /** The newest change taken back. */
  z.object({ kind: z.literal('undone') }),
]);
export type HandStep = z.infer<typeof handStepSchema>;

/** Turns as they are stored: none of them awaits anything. */
export const storedTurnsSchema = z.array(
  z.object({
    number: z.number(),
    said: z.string(),
    end: turnEndSchema,
    byHand: z.catch(z.optional(z.array(handStepSchema)), undefined),
    isHelpClosed: z.optional(z.boolean()),
  }),
);

/** One message of the listener, and how it ended; `null` while the answer is awaited. */
export interface Turn {
  /** Counts from 1. */
  number: number;
  said: string;
  end: TurnEnd | null;
  /** What came by hand after it, in its order. */
  byHand?: readonly HandStep[] | undefined;
  /** The listener has put away the card of help that it brought. */
  isHelpClosed?: boolean | undefined;
}
export type Turns = readonly Turn[];

export function say(turns: Turns, said: string): Turns {
  return [...turns, { number: (turns.at(-1)?.number ?? 0) + 1, said, end: null }];
}

/** Ends the newest turn, or with `null` begins it once more. */
export function endNewest(turns: Turns, end: TurnEnd | null): Turns {
  return turns.map((turn, index) => (index === turns.length - 1 ? { ...turn, end } : turn));
}

/** Turns as they are after their page is gone: whatever was awaited is cut off. */
export function cutOffAwaited(turns: Turns): Turns {
  return isAwaiting(turns) ? endNewest(turns, { kind: 'cut-off' }) : turns;
}

export function isAwaiting(turns: Turns): boolean {
  return turns.at(-1)?.end === null;
}

/** Why the newest message has no answer; `null` while it has one, or waits for it. */
export function failureOfNewest(turns: Turns): SendFailure | null {
  const end = turns.at(-1)?.end;
  if (end?.kind === 'failed') return end.failure;
  return end?.kind === 'cut-off' ? { code: 'cut_off', retryAtMs: null } : null;
}

/** The written replies a conversation has had, the newest last. */
export function replyIdsOf(turns: Turns): string[] {
  return turns.flatMap(({ end }) => (end?.kind === 'answered' && end.answer.replyId) || []);
}
