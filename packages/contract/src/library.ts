import * as z from 'zod/mini';
import { mixBounds } from './mix.ts';
import { playlistSchema } from './playlists.ts';
import { listedTrackSchema } from './tracks.ts';

/** Bounds of what is asked about a listener's library. */
export const libraryBounds = {
  /** Tracks whose hearts are asked for in one call. */
  hearts: 40,
  /** Tracks added or removed in one call. */
  tracks: 100,
  /** Characters of a playlist's name. */
  name: 100,
  /** Places in a list. */
  place: 100_000,
} as const;

const id = z.string().check(z.minLength(1), z.maxLength(mixBounds.id));
const place = z.int().check(z.gte(0), z.lte(libraryBounds.place));
const trackIds = z.array(id).check(z.minLength(1), z.maxLength(libraryBounds.tracks));
const trackIdList = (most: number) =>
  z.string({ error: 'Ids of tracks are expected, with commas between them.' }).check(
    z.minLength(1),
    z.maxLength((mixBounds.id + 1) * most),
    z.refine((text) => text.split(',').length <= most, { error: `At most ${most} at once.` }),
  );

export const itemParamsSchema = z.object({ id });

/** How many of a list come before the part that is asked for, in digits. */
export const pageQuerySchema = z.object({
  offset: z.optional(
    z.string({ error: 'One number is expected.' }).check(
      z.regex(/^\d{1,6}$/, { error: 'A whole number is expected.' }),
      z.refine((digits) => Number(digits) <= libraryBounds.place, { error: 'No list goes on so far.' }),
    ),
  ),
});

/** Where the next part of a list begins; `null` after the last. */
const nextOffset = z.nullable(z.number());
/** Of the whole list. */
const total = z.number();
/** `null` where the service does not say. */
const addedAt = z.nullable(z.iso.datetime());

export const likedTrackSchema = z.extend(listedTrackSchema, { addedAt });
export type LikedTrack = z.infer<typeof likedTrackSchema>;

/** The track liked last comes first. */
export const likedAnswerSchema = z.object({ tracks: z.array(likedTrackSchema), total, nextOffset });
export type LikedAnswer = z.infer<typeof likedAnswerSchema>;

export const likedAmongQuerySchema = z.object({ ids: trackIdList(libraryBounds.hearts) });
/** Those of the asked that the listener likes; `null` where they have not allowed Attune to know. */
export const likedAmongAnswerSchema = z.object({ liked: z.nullable(z.array(z.string())) });

export const ownPlaylistSchema = z.extend(playlistSchema, {
  /** Whether it is the listener's to change; another's is only in their library. */
  isOwn: z.boolean(),
  madeByAttune: z.boolean(),
});
export type OwnPlaylist = z.infer<typeof ownPlaylistSchema>;

export const ownPlaylistsAnswerSchema = z.object({
  playlists: z.array(ownPlaylistSchema),
  total,
  nextOffset,
});
export type OwnPlaylistsAnswer = z.infer<typeof ownPlaylistsAnswerSchema>;

export const playlistEntrySchema = z.object({
  addedAt,
  /** `null` for what the service tells nothing usable of: a local file, an episode, a track that is gone. */
  track: z.nullable(listedTrackSchema),
});
export type PlaylistEntry = z.infer<typeof playlistEntrySchema>;

/** A stretch of a playlist, in its order and without a gap. */
export const playlistEntriesSchema = z.object({ entries: z.array(playlistEntrySchema), total, nextOffset });
export type PlaylistEntries = z.infer<typeof playlistEntriesSchema>;

export const ownPlaylistAnswerSchema = z.object({
  playlist: ownPlaylistSchema,
  /** The beginning of what it holds; `null` where the service does not tell that of another's. */
  contents: z.nullable(playlistEntriesSchema),
});
export type OwnPlaylistAnswer = z.infer<typeof ownPlaylistAnswerSchema>;

/** Of a new playlist, or of one that gets another name. */
export const playlistNameSchema = z.strictObject({
  name: z.string({ error: 'A name is expected.' }).check(
    z.maxLength(libraryBounds.name, { error: `A name has at most ${libraryBounds.name} characters.` }),
    z.refine((name) => name.replace(/\p{Cc}+/gu, '').trim() !== '', { error: 'A name is expected.' }),
  ),
});

/** Tracks to put into a playlist: at its end, or before the entry at `position`. */
export const addedTracksSchema = z.strictObject({ trackIds, position: z.optional(place) });
export type AddedTracks = z.infer<typeof addedTracksSchema>;

/** The entry at `from` stands at `to` afterwards. */
export const movedTrackSchema = z.strictObject({ from: place, to: place });

/** Tracks to take out, wherever they stand in the playlist. */
export const removedTracksQuerySchema = z.object({ ids: trackIdList(libraryBounds.tracks) });

/** What was played lately, the newest first; once for every time it was. */
export const historyAnswerSchema = z.object({
  /** `playedAt`: an ISO date, `null` where the service does not say. */
  tracks: z.array(z.extend(listedTrackSchema, { playedAt: z.nullable(z.iso.datetime()) })),
});
export type HistoryAnswer = z.infer<typeof historyAnswerSchema>;
