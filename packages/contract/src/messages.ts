import * as z from 'zod/mini';
import { moodSchema } from './mood.ts';

/** One line of the chat. Only an answer of the assistant may carry a mood. */
export const chatMessageSchema = z.discriminatedUnion('isUser', [
  z.strictObject({ id: z.string(), text: z.string(), isUser: z.literal(true) }),
  z.strictObject({
    id: z.string(),
    text: z.string(),
    isUser: z.literal(false),
    detectedMood: z.optional(moodSchema),
  }),
]);
export type ChatMessage = z.infer<typeof chatMessageSchema>;
