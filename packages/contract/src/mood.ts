import * as z from 'zod/mini';
import { playlistSchema } from './playlists.ts';

/** Every mood Attune knows, in the order in which the keyword fallback tries them. */
export const moods = ['happy', 'sad', 'energetic', 'calm', 'focus'] as const;

export const moodSchema = z.enum(moods);
export type Mood = z.infer<typeof moodSchema>;

/** The longest message a listener may send, in Unicode code points. */
export const messageMaxCodePoints = 2000;

/**
 * Which classifier an answer came from: a hosted model, the model that ships with Attune, or the keyword
 * lists that stand in when no model answers.
 */
export const readingSourceSchema = z.enum(['hosted', 'embedded', 'keywords']);
export type ReadingSource = z.infer<typeof readingSourceSchema>;

const share = z.number().check(z.gte(0), z.lte(1));

export const moodProbabilitiesSchema = z.object({
  happy: share,
  sad: share,
  energetic: share,
  calm: share,
  focus: share,
});
export type MoodProbabilities = z.infer<typeof moodProbabilitiesSchema>;

/** What a classifier made of one message. */
export const moodReadingSchema = z.object({
  mood: moodSchema,
  /** How sure the classifier is of `mood`, 0 to 1. `null` where the source gives no probability. */
  confidence: z.nullable(share),
  source: readingSourceSchema,
  /** How likely each mood is; they add up to 1. Absent where the source gives no probabilities. */
  probabilities: z.optional(moodProbabilitiesSchema),
  /** How pleasant the feeling is: 0 misery, 1 bliss. Formula and source in the mood package's `affect.ts`. */
  valence: z.optional(share),
  /** How stirred up the feeling is: 0 drowsy, 1 thrilled. Same formula. */
  energy: z.optional(share),
  /** True when `mood` is the best guess at a message that could as well mean another. */
  uncertain: z.optional(z.boolean()),
});
export type MoodReading = z.infer<typeof moodReadingSchema>;

function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** The text is passed on exactly as typed; trimming serves the emptiness check alone. */
export const moodRequestSchema = z.object({
  text: z.string({ error: 'The text is missing.' }).check(
    z.refine((text) => text.trim() !== '', { error: 'Tell me in a few words how you feel.', abort: true }),
    z.refine((text) => !text.includes('\u0000'), {
      error: 'The text contains a NUL character, which cannot be read.',
      abort: true,
    }),
    z.refine((text) => countCodePoints(text) <= messageMaxCodePoints, {
      error: `The text is longer than ${messageMaxCodePoints} characters.`,
    }),
  ),
});
export type MoodRequest = z.infer<typeof moodRequestSchema>;

/** One quiet line under an answer, for a message that may come from somebody in need. */
export const helpLineSchema = z.object({
  text: z.string(),
  /** The address `text` names. */
  url: z.string(),
});
export type HelpLine = z.infer<typeof helpLineSchema>;

export const moodAnswerSchema = z.object({
  detectedMood: moodSchema,
  playlists: z.array(playlistSchema),
  botResponse: z.string(),
  /** Where help is found, when the message spoke of danger to the listener. */
  helpUrl: z.optional(z.string()),
  /** Where help is found, when the message may come from somebody in need. Such an answer claims no mood. */
  helpLine: z.optional(helpLineSchema),
  /** The language of `botResponse` and `helpLine`, as a BCP 47 tag; absent: the page's own. */
  language: z.optional(z.string()),
});
export type MoodAnswer = z.infer<typeof moodAnswerSchema>;
