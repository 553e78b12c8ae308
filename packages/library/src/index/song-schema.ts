import * as z from 'zod';
import type { Song } from '../folder/song.ts';

const texts = z.array(z.string());

/** A song as it stands in the index. What does not fit was written by something else, and is read from its file again. */
export const songSchema = z.object({
  path: z.string().min(1),
  sizeBytes: z.number(),
  modifiedMs: z.number(),
  title: z.string(),
  artists: texts,
  albumArtist: z.string().nullable(),
  album: z.string().nullable(),
  year: z.number().nullable(),
  disc: z.number().nullable(),
  trackNumber: z.number().nullable(),
  durationMs: z.number().positive(),
  genres: texts,
  moods: texts,
  bpm: z.number().nullable(),
  isrc: z.string().nullable(),
  gainDb: z.number().nullable(),
  explicit: z.boolean().exactOptional(),
  tagsVersion: z.number().exactOptional(),
  hasPicture: z.boolean(),
  remote: z
    .object({
      songId: z.string().min(1),
      coverId: z.string().nullable(),
      isPlayable: z.boolean(),
      soundType: z.string().exactOptional(),
    })
    .exactOptional(),
}) satisfies z.ZodType<Song>;
