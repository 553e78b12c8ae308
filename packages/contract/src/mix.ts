import * as z from 'zod/mini';
import { affectPointSchema, briefSchema } from './brief.ts';
import { playlistSchema } from './playlists.ts';

/** Bounds of a mix and of what is asked about one. */
export const mixBounds = {
  /** The most tracks of a mix, and of the playlist it is saved as. */
  tracks: 100,
  /** The most tracks that can be kept out. */
  without: 500,
  variant: 999,
  /** Characters of a track's id. */
  id: 100,
  title: 100,
  description: 300,
} as const;

/** How many tracks a mix has where no length was asked for. */
export const usualMixTracks = 20;

const id = z.string().check(z.minLength(1), z.maxLength(mixBounds.id));
const position = z.int().check(z.gte(1), z.lte(mixBounds.tracks));
const share = z.number().check(z.gte(0), z.lte(1));
const text = z.string().check(z.maxLength(300));
const names = z.array(z.string().check(z.maxLength(120))).check(z.maxLength(40));

/** Where facts come from: measured features, our own analysis of the sound, what people tagged, or a catalogue that knows. */
export const factsSourceSchema = z.enum(['reccobeats', 'analysis', 'tags', 'catalogue']);
export type FactsSource = z.infer<typeof factsSourceSchema>;

/**
 * What is known of how a track sounds; what is not known is absent. Shares run from 0 to 1 and mean what Spotify's audio
 * features of the same name mean. Names are canonical, with the broader ones beside the narrow (`hard rock`, `rock`). A list
 * that is there is complete, an empty one says "none", unless the facts are from tags: people tag what strikes them, so
 * that of instruments, vocals, languages, activities and scenes only what is listed is known. No track is without a genre:
 * an empty list of genres says nothing.
 */
export const trackFactsSchema = z.object({
  valence: z.optional(share),
  energy: z.optional(share),
  /** Beats per minute. */
  tempo: z.optional(z.number().check(z.gte(20), z.lte(400))),
  /** Pitch class of the tonic: 0 is C, 11 is B. */
  key: z.optional(z.int().check(z.gte(0), z.lte(11))),
  mode: z.optional(z.enum(['major', 'minor'])),
  acousticness: z.optional(share),
  danceability: z.optional(share),
  /** From 0.5 on, nobody sings. */
  instrumentalness: z.optional(share),
  speechiness: z.optional(share),
  genres: z.optional(names),
  instruments: z.optional(names),
  /** Who is heard: `vocals`, `female vocals`, `choir`, `rapping`; empty for a track nobody sings in. */
  vocals: z.optional(names),
  /** Languages sung: `spanish`. */
  languages: z.optional(names),
  activities: z.optional(names),
  scenes: z.optional(names),
  /** Artists and tracks this one was suggested for, by who knows such things. */
  similarTo: z.optional(names),
  /** Which of the figures nobody measured or told: they follow from the genre and what is tagged. */
  estimated: z.optional(z.array(z.enum(['valence', 'energy', 'instrumentalness']))),
  /** Which of the figures were heard in the sound itself, where the other facts are from elsewhere. */
  measured: z.optional(z.array(z.enum(['energy', 'tempo']))),
  /** Whether the listener knows it: saved, often played, or by an artist they follow. */
  familiar: z.optional(z.boolean()),
});
export type TrackFacts = z.infer<typeof trackFactsSchema>;

/** Why a track is in the mix. `for` names the claim; packages/mix/README.md lists them. */
export const mixReasonSchema = z.object({ for: text, text });
export type MixReason = z.infer<typeof mixReasonSchema>;

export const mixVerdictSchema = z.enum(['met', 'unmet', 'unknown']);
export type MixVerdict = z.infer<typeof mixVerdictSchema>;

/** One thing asked, held against one track: `wanted:genre:jazz`, `avoided:instrument:drums`, `less:instrument:drums`, `explicit`. */
export const mixCheckSchema = z.object({
  of: text,
  verdict: mixVerdictSchema,
  /** What the verdict rests on (`instrumentalness 0.91`); absent where nothing is known. */
  fact: z.optional(text),
});
export type MixCheck = z.infer<typeof mixCheckSchema>;

export const mixTrackSchema = z.object({
  id: z.string(),
  name: z.string(),
  artists: z.array(z.string()),
  /** `null` where the service names none. */
  album: z.nullable(z.string()),
  image: z.string(),
  /** The track's page at the streaming service. */
  url: z.string(),
  durationMs: z.number(),
  /** `null` where the service does not say. */
  explicit: z.nullable(z.boolean()),
  /** Of release; `null` where the service does not say. */
  year: z.nullable(z.number()),
  facts: trackFactsSchema,
  factsFrom: factsSourceSchema,
  reasons: z.array(mixReasonSchema),
  checks: z.array(mixCheckSchema),
});
export type MixTrack = z.infer<typeof mixTrackSchema>;

/** A stretch of the mix, up to and with a position, and what the music in it is like on average. */
export const mixStageSchema = z.object({ until: position, valence: share, energy: share });
export type MixStage = z.infer<typeof mixStageSchema>;

/** What was asked and what became of it. All that was asked is held, relaxed or, of some tracks, unknown. */
export const mixReceiptSchema = z.object({
  asked: z.array(text),
  held: z.array(text),
  /**
   * What could not be held, and why, in plain words; `tracks` of the mix do without it. `nearly`: a fifth of them at most. What was not
   * asked stands here as well, where a rule every mix holds to could not be.
   */
  relaxed: z.array(
    z.object({
      what: text,
      why: text,
      tracks: z.optional(z.number()),
      nearly: z.optional(z.literal(true)),
    }),
  ),
  /** What must be held, and of how many tracks nobody can say whether it is. */
  unknown: z.array(z.object({ what: text, tracks: z.number() })),
  minutes: z.number(),
  /** Three or more where the music moves from one feeling to another, else none. */
  stages: z.array(mixStageSchema),
});
export type MixReceipt = z.infer<typeof mixReceiptSchema>;

/** Music made for a brief: a list of tracks in order, and what can be said for each. */
export const mixSchema = z.object({
  title: z.string().check(z.maxLength(mixBounds.title)),
  tracks: z.array(mixTrackSchema).check(z.maxLength(mixBounds.tracks)),
  receipt: mixReceiptSchema,
  /** Where a mix of a request that `aimsAtLiked` was aimed; absent where nothing is known of the liked music. */
  aimedAt: z.optional(affectPointSchema),
});
export type Mix = z.infer<typeof mixSchema>;

/** A track that stays: at its position, or, by its id alone, at the first that is free. */
export const pinnedTrackSchema = z.union([id, z.strictObject({ id, position })]);
export type PinnedTrack = z.infer<typeof pinnedTrackSchema>;

export const mixRequestSchema = z.strictObject({
  brief: briefSchema,
  /** Nobody asked for a feeling: in place of the brief's target the mix is aimed at where the liked music stands. */
  aimsAtLiked: z.optional(z.literal(true)),
  keep: z.optional(z.array(pinnedTrackSchema).check(z.maxLength(mixBounds.tracks))),
  /** Ids of those of `keep` that the listener keeps; the others merely stay where they are. Absent: all of them. */
  kept: z.optional(z.array(id).check(z.maxLength(mixBounds.tracks))),
  /** Tracks that must not come. */
  without: z.optional(z.array(id).check(z.maxLength(mixBounds.without))),
  /** The same brief and variant give the same mix; another variant gives another. */
  variant: z.optional(z.int().check(z.gte(0), z.lte(mixBounds.variant))),
});
export type MixRequest = z.infer<typeof mixRequestSchema>;

export const savedMixRequestSchema = z.strictObject({
  title: z.string().check(
    z.maxLength(mixBounds.title),
    z.refine((title) => title.trim() !== '', { error: 'A title is expected.' }),
  ),
  description: z.optional(z.string().check(z.maxLength(mixBounds.description))),
  /** In order. */
  trackIds: z.array(id).check(z.minLength(1), z.maxLength(mixBounds.tracks)),
  /** The listener's own playlist that is brought up to date; absent for a new one. */
  playlistId: z.optional(id),
});
export type SavedMixRequest = z.infer<typeof savedMixRequestSchema>;

export const savedMixAnswerSchema = z.object({
  playlist: playlistSchema,
  /** How many tracks were to be saved, and how many the playlist was found to hold when it was read back. */
  verified: z.object({ asked: z.number(), found: z.number() }),
});
export type SavedMixAnswer = z.infer<typeof savedMixAnswerSchema>;
