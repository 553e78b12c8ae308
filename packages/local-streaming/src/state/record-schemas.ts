import * as z from 'zod';
import type { Listener, OwnPlaylist, PlayerRecord, PlaylistSummary } from './state.ts';

/**
 * What a stored record has to look like to be believed. A record that does not is kept aside unread, so these
 * may only ever grow by optional fields or together with a new `fileVersion`.
 */
const id = z.string().min(1);
const time = z.number().int().nonnegative();

const playContextSchema = z.object({ kind: z.enum(['playlist', 'album', 'artist']), id });

const playbackSchema = z.object({
  context: playContextSchema.nullable(),
  order: z.array(id),
  // Records from before it was remembered have none.
  straightOrder: z.array(id).nullable().default(null),
  index: z.number().int().nonnegative(),
  queuedTrackId: id.nullable(),
  queue: z.array(id),
  positionMs: z.number().nonnegative(),
  asOfMs: time,
  isPlaying: z.boolean(),
  ended: z.boolean(),
  shuffle: z.boolean(),
  repeat: z.enum(['off', 'context', 'track']),
  volumePercent: z.number().min(0).max(100),
  // Records from before there was sound have neither.
  revision: z.number().int().nonnegative().default(0),
  playerId: id.nullable().default(null),
  playerSeenMs: z.number().default(0),
});

export const storedListenerSchema = z.object({
  displayName: z.string(),
  saved: z.array(z.object({ kind: z.enum(['track', 'album', 'playlist', 'user']), id, addedAtMs: time })),
}) satisfies z.ZodType<Omit<Listener, 'id'>>;

export const storedPlayerSchema = z.object({
  playback: playbackSchema.nullable(),
  recentlyPlayed: z.array(z.object({ trackId: id, playedAtMs: time, context: playContextSchema.nullable() })),
}) satisfies z.ZodType<PlayerRecord>;

export const storedSummarySchema = z.object({
  id,
  name: z.string(),
  description: z.string(),
  public: z.boolean(),
  collaborative: z.boolean(),
  revision: z.number().int().nonnegative(),
  trackCount: z.number().int().nonnegative(),
  remote: z.object({ id, songCount: z.number().int().nonnegative(), isRead: z.boolean() }).optional(),
}) satisfies z.ZodType<PlaylistSummary>;

export const storedItemsSchema = z.array(z.object({ trackId: id, addedAtMs: time })) satisfies z.ZodType<
  OwnPlaylist['items']
>;
