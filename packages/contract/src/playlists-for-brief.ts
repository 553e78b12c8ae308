import * as z from 'zod/mini';
import { briefSchema } from './brief.ts';
import { playlistSchema } from './playlists.ts';

/** For a brief that the listener has corrected by hand. */
export const playlistsRequestSchema = z.strictObject({ brief: briefSchema });
export type PlaylistsRequest = z.infer<typeof playlistsRequestSchema>;

export const playlistsAnswerSchema = z.object({ playlists: z.array(playlistSchema) });
export type PlaylistsAnswer = z.infer<typeof playlistsAnswerSchema>;
