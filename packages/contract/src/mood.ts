import * as z from 'zod/mini';

/** Every mood Attune knows, in the order in which the keyword fallback tries them. */
export const moods = ['happy', 'sad', 'energetic', 'calm', 'focus'] as const;

export const moodSchema = z.enum(moods);
export type Mood = z.infer<typeof moodSchema>;

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
} satisfies Record<Mood, typeof share>);
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
