import * as z from 'zod/mini';

export const currentTrackSchema = z.object({
  /** `null` for what has no id at the service, such as a local file or an advertisement. */
  id: z.nullable(z.string()),
  name: z.string(),
  artist: z.string(),
  image: z.string(),
  isPlaying: z.boolean(),
  url: z.optional(z.string()),
  /** Where playback stood at `observedAt`. */
  progressMs: z.optional(z.number()),
  durationMs: z.optional(z.number()),
  /** When the streaming service was asked, as an ISO 8601 date. */
  observedAt: z.iso.datetime(),
});
export type CurrentTrack = z.infer<typeof currentTrackSchema>;

export const currentTrackQuerySchema = z.object({
  /** `true` right after the listener changed something: an answer from before will not do. */
  fresh: z.optional(z.enum(['true', 'false'])),
});
