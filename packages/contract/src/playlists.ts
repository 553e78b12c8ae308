import * as z from 'zod/mini';

/** Shown where the streaming service has no cover for a playlist. Served by Attune itself. */
export const defaultPlaylistImage = '/default-playlist.png';

export const playlistSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** `null` when the owner wrote none. Plain text: entities are decoded, markup is never interpreted. */
  description: z.nullable(z.string()),
  image: z.string(),
  /** The playlist's page at the streaming service; `#` when it gave none. */
  url: z.string(),
  owner: z.string(),
  /** How many tracks the playlist holds. */
  tracks: z.number(),
});
export type Playlist = z.infer<typeof playlistSchema>;
