import * as z from 'zod/mini';
import { briefSchema } from './brief.ts';

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

/** For a brief that the listener has corrected by hand. */
export const playlistsRequestSchema = z.strictObject({ brief: briefSchema });
export type PlaylistsRequest = z.infer<typeof playlistsRequestSchema>;

export const playlistsAnswerSchema = z.object({ playlists: z.array(playlistSchema) });
export type PlaylistsAnswer = z.infer<typeof playlistsAnswerSchema>;
