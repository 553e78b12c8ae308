import { z } from 'zod';

/*
 * Spotify's wire shapes, as far as Attune reads them. The published document promises more than the service
 * keeps: fields vanish for new apps and nulls appear in lists. So every field may be absent or null, and lists
 * are read entry by entry.
 */

const text = z.string().nullish();
const externalUrls = z.object({ spotify: text }).nullish();
const images = z.array(z.object({ url: text }).nullable()).nullish();
const named = z.object({ id: text, name: text }).nullable();

export const devicesSchema = z.object({ devices: z.array(z.unknown()).nullish() });
export const deviceSchema = z.object({
  id: z.string().min(1),
  name: text,
  is_active: z.boolean().nullish(),
  is_restricted: z.boolean().nullish(),
});

export const listenerIdSchema = z.object({ id: z.string().min(1) });

export const profileSchema = z.object({ display_name: text, images, external_urls: externalUrls });

export const playlistSchema = z.object({
  id: z.string().min(1),
  name: text,
  description: text,
  images,
  external_urls: externalUrls,
  owner: z.object({ id: text, display_name: text }).nullish(),
  /** What `tracks` was called before February 2026 ... */
  tracks: z.object({ total: z.number().nullish() }).nullish(),
  /** ... and what it is called since. */
  items: z.object({ total: z.number().nullish() }).nullish(),
});

/** A page of anything. */
export const pageSchema = z.object({ items: z.array(z.unknown()).nullish() });

/** A page of a list that says how long the list is. */
export const partSchema = pageSchema.extend({ total: z.number().nullish() });

/** A playlist of the listener's own, with what is in it. */
export const ownPlaylistSchema = playlistSchema.extend({
  tracks: pageSchema.extend({ total: z.number().nullish() }).nullish(),
  items: pageSchema.extend({ total: z.number().nullish() }).nullish(),
});

const withId = z.object({ id: text }).nullish();
/** An entry's `track` was renamed to `item` as well. */
export const playlistEntrySchema = z.object({ item: withId, track: withId });

const found = pageSchema.nullish();
/** Of the kinds that were asked for. */
export const searchSchema = z.object({ tracks: found, artists: found, albums: found, playlists: found });

export const artistSchema = z.object({
  id: z.string().min(1),
  name: text,
  images,
  external_urls: externalUrls,
});

export const albumSchema = z.object({
  id: z.string().min(1),
  name: text,
  artists: z.array(named).nullish(),
  images,
  release_date: text,
  external_urls: externalUrls,
});

/** An album that was asked for by its id brings the beginning of its tracks along. */
export const wholeAlbumSchema = albumSchema.extend({
  total_tracks: z.number().nullish(),
  tracks: z.object({ items: z.array(z.unknown()).nullish() }).nullish(),
});

export const trackSchema = z.object({
  id: z.string().min(1),
  /** Lists hold episodes as well; to who does not ask for them as such they are told in the form of a track, with a word on it. */
  type: z.literal('track').nullish(),
  episode: z.literal(false).nullish(),
  /** Told where a market was named; `false` for what is not to be had there. */
  is_playable: z.boolean().nullish(),
  /** Why it is not to be had. Of what the listener's own settings or plan keep from them this may be all that is told. */
  restrictions: z.object({ reason: text }).nullish(),
  name: text,
  artists: z.array(named).nullish(),
  album: z.object({ images }).nullish(),
  external_urls: externalUrls,
});

export const trackDetailsSchema = trackSchema.extend({
  duration_ms: z.number().min(1),
  explicit: z.boolean().nullish(),
  album: z.object({ id: text, images, name: text, release_date: text }).nullish(),
});

/** An entry of what a listener saved, or of a playlist; `track` was renamed to `item` in the latter. */
export const savedEntrySchema = z.object({
  track: z.unknown().optional(),
  item: z.unknown().optional(),
  added_at: text,
});

/** An entry of what was played lately. */
export const playedEntrySchema = z.object({ track: z.unknown().optional(), played_at: text });

export const answersSchema = z.array(z.boolean());

export const tracksSchema = z.object({ tracks: z.array(z.unknown()) });

const playedItemSchema = z.object({
  id: text,
  name: text,
  type: text,
  duration_ms: z.number().nullish(),
  artists: z.array(named).nullish(),
  album: z.object({ images }).nullish(),
  /** Episodes carry their own images and a show instead of artists. */
  images,
  show: named.nullish(),
  external_urls: externalUrls,
});

export const currentlyPlayingSchema = z.object({
  is_playing: z.boolean().nullish(),
  currently_playing_type: text,
  progress_ms: z.number().nullish(),
  item: playedItemSchema.nullish(),
});

export const errorSchema = z.object({
  error: z.object({ message: text, reason: text }),
});

export type SpotifyPlaylist = z.infer<typeof playlistSchema>;
export type SpotifyArtist = z.infer<typeof artistSchema>;
export type SpotifyAlbum = z.infer<typeof albumSchema>;
export type SpotifyTrackDetails = z.infer<typeof trackDetailsSchema>;
export type SpotifyTrack = z.infer<typeof trackSchema>;
export type SpotifyProfile = z.infer<typeof profileSchema>;
export type SpotifyCurrentlyPlaying = z.infer<typeof currentlyPlayingSchema>;
