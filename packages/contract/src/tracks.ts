import * as z from 'zod/mini';

/** Shown where the streaming service has no album art for a track. Served by Attune itself. */
export const defaultTrackImage = '/default-track.png';

/** A track id of the streaming service: exactly 22 ASCII letters and digits. */
export const trackIdPattern = /^[A-Za-z0-9]{22}$/;

/**
 * A track as the specified replies list it. Not `Track`: that is what a music source has and a player plays, and `CurrentTrack`,
 * what plays now; `MixTrack` is one of a mix, with the reasons for it. On the wire and on screen a list of them is `songs`.
 */
export const trackSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The artist line. */
  description: z.string(),
  image: z.string(),
  /** The track's page at the streaming service. */
  url: z.string(),
});
export type TrackSummary = z.infer<typeof trackSummarySchema>;

/** A track with what a list of music shows beside its name. */
export const listedTrackSchema = z.extend(trackSummarySchema, {
  /** `null` where the service names none. */
  album: z.nullable(z.string()),
  durationMs: z.number(),
  /** `null` where the service does not say. */
  explicit: z.nullable(z.boolean()),
});
export type ListedTrack = z.infer<typeof listedTrackSchema>;

/** What the route needs first, so a missing seed and a malformed one get different answers. */
export const recommendationsQuerySchema = z.object({
  seed: z.optional(z.string({ error: 'One track id is expected.' })),
});
export type RecommendationsQuery = z.infer<typeof recommendationsQuerySchema>;

export const recommendationsAnswerSchema = z.object({ songs: z.array(trackSummarySchema) });
export type RecommendationsAnswer = z.infer<typeof recommendationsAnswerSchema>;
