import * as z from 'zod/mini';
import { albumSchema, artistSchema } from './search.ts';
import { listedTrackSchema } from './tracks.ts';

/** Something that can be opened by its id. */
const namedSchema = z.object({ id: z.string(), name: z.string() });
export type Named = z.infer<typeof namedSchema>;

/** One track, and the ways on from it. */
export const trackAnswerSchema = z.object({
  track: listedTrackSchema,
  /** The main artist first. */
  artists: z.array(namedSchema),
  /** `null` where the service names none. */
  album: z.nullable(namedSchema),
});
export type TrackAnswer = z.infer<typeof trackAnswerSchema>;

/** A track in its place on an album, whether or not it is to be had where the listener is. */
const albumTrackSchema = z.extend(listedTrackSchema, { isPlayable: z.boolean() });
export type AlbumTrack = z.infer<typeof albumTrackSchema>;

/** One album with its tracks in their order. */
export const albumAnswerSchema = z.object({
  album: albumSchema,
  artists: z.array(namedSchema),
  tracks: z.array(albumTrackSchema),
  /** Of the whole album, of which `tracks` is the beginning. */
  total: z.number(),
});
export type AlbumAnswer = z.infer<typeof albumAnswerSchema>;

/** One artist with their records and ten of their songs; at a service that counts calls with ten of the records. */
export const artistAnswerSchema = z.object({
  artist: artistSchema,
  albums: z.array(albumSchema),
  songs: z.array(listedTrackSchema),
});
export type ArtistAnswer = z.infer<typeof artistAnswerSchema>;
