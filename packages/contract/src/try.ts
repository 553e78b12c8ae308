import * as z from 'zod/mini';
import { helpCardSchema, helpLineSchema, messageTextSchema } from './analysis.ts';
import { intentSchema } from './conversation.ts';
import { moodSchema } from './mood.ts';

/** A first message of somebody who has no account yet. Nothing else comes along, and nothing of it is kept. */
export const tryRequestSchema = z.strictObject({ text: messageTextSchema });

/** How much of its preview a visitor hears, in seconds. */
export const previewSeconds = 20;

export const tryAnswerSchema = z.object({
  /** Absent where the message tells of none. */
  detectedMood: z.optional(moodSchema),
  botResponse: z.string(),
  intent: intentSchema,
  /** BCP 47 tag; `und` when it cannot be told. */
  language: z.string(),
  /** As in the answer to a listener's message. */
  helpUrl: z.optional(z.string()),
  helpCard: z.optional(helpCardSchema),
  helpLine: z.optional(helpLineSchema),
  /** The first track that fits, where the page can play it without an account. */
  preview: z.optional(z.object({ id: z.string(), name: z.string(), artist: z.string(), image: z.string() })),
});
export type TryAnswer = z.infer<typeof tryAnswerSchema>;
export type TrackPreview = NonNullable<TryAnswer['preview']>;
