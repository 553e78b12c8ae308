import * as z from 'zod/mini';
import { conversationAnswerFields, conversationRequestFields } from './conversation.ts';
import { countCodePoints, messageMaxCodePoints } from './message-length.ts';
import { moodSchema } from './mood.ts';
import { playlistSchema } from './playlists.ts';
import { preferencesSchema } from './preferences.ts';

/** The text is passed on exactly as typed; trimming serves the emptiness check alone. */
export const messageTextSchema = z.string({ error: 'The text is missing.' }).check(
  z.refine((text) => text.trim() !== '', { error: 'Tell me in a few words how you feel.', abort: true }),
  z.refine((text) => !text.includes('\u0000'), {
    error: 'The text contains a NUL character, which cannot be read.',
    abort: true,
  }),
  z.refine((text) => countCodePoints(text) <= messageMaxCodePoints, {
    error: `The text is longer than ${messageMaxCodePoints} characters.`,
  }),
);

export const moodRequestSchema = z.object({
  text: messageTextSchema,
  ...conversationRequestFields,
  preferences: z.optional(preferencesSchema),
});
export type MoodRequest = z.infer<typeof moodRequestSchema>;

/** One quiet line under an answer, for a message that may come from somebody in need. */
export const helpLineSchema = z.object({
  text: z.string(),
  /** The address `text` names. */
  url: z.string(),
});
export type HelpLine = z.infer<typeof helpLineSchema>;

/** The words of the card that stays with a listener in danger, in the language of their message. */
export const helpCardSchema = z.object({
  heading: z.string(),
  findLine: z.string(),
  emergency: z.string(),
  emergencyNote: z.string(),
  /** What the emergency button dials. */
  emergencyNumber: z.string().check(z.regex(/^[0-9]{3}$/)),
  gentle: z.string(),
  close: z.string(),
  /** Opens the card again once it was closed. */
  reopen: z.string(),
});
export type HelpCard = z.infer<typeof helpCardSchema>;

export const moodAnswerSchema = z.object({
  /** The mood the music is for. Absent where nothing is known of one: before the first mood or request. */
  detectedMood: z.optional(moodSchema),
  playlists: z.array(playlistSchema),
  botResponse: z.string(),
  /** Where help is found, when the message spoke of danger to the listener. */
  helpUrl: z.optional(z.string()),
  /** The words beside `helpUrl`. */
  helpCard: z.optional(helpCardSchema),
  /** The card of help that stands open was a misreading, as its reader says: it is put away, one press from coming back. */
  closesHelp: z.optional(z.literal(true)),
  /** Where help is found, when the message may come from somebody in need. Such an answer claims no mood. */
  helpLine: z.optional(helpLineSchema),
  ...conversationAnswerFields,
});
export type MoodAnswer = z.infer<typeof moodAnswerSchema>;
