import * as z from 'zod/mini';
import { playlistSchema } from './playlists.ts';
import { listedTrackSchema } from './tracks.ts';

/** The longest search, in characters; what is looked for is a title and a name. */
export const searchMaxLength = 200;

export const searchQuerySchema = z.object({
  q: z.string({ error: 'What to look for is missing.' }).check(
    z.refine((text) => text.trim() !== '', { error: 'What to look for is missing.' }),
    z.refine((text) => !text.includes('\u0000'), { error: 'A NUL character cannot be looked for.' }),
    z.maxLength(searchMaxLength, { error: `More than ${searchMaxLength} characters are not looked for.` }),
  ),
});

export const artistSchema = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string(),
  /** The artist's page at the streaming service; `#` when it gave none. */
  url: z.string(),
});
export type Artist = z.infer<typeof artistSchema>;

export const albumSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The artist line. */
  description: z.string(),
  image: z.string(),
  /** The album's page at the streaming service; `#` when it gave none. */
  url: z.string(),
  /** Of release; `null` where the service does not say. */
  year: z.nullable(z.number()),
});
export type Album = z.infer<typeof albumSchema>;

/** What is called so, or fits the words: of each kind the best match first, at most ten. */
export const searchAnswerSchema = z.object({
  songs: z.array(listedTrackSchema),
  artists: z.array(artistSchema),
  albums: z.array(albumSchema),
  playlists: z.array(playlistSchema),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
