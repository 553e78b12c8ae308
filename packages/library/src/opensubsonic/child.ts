import { splitGenreTag } from '@attune/vocabulary';
import * as z from 'zod';
import { audioTypeOf } from '../folder/audio-types.ts';
import type { Song } from '../folder/song.ts';
import { mostValues, tagNumber, tagText, tagTexts } from '../folder/tag-text.ts';
import { fewOf } from './list-of.ts';

const named = z.looseObject({ name: z.unknown() });
export const idSchema = z.union([z.string().min(1).max(400), z.number().transform(String)]);

/** One song as servers of the protocol tell of it. Everything but the id may be absent, empty, or of another type. */
export const childSchema = z.looseObject({
  id: idSchema,
  albumId: idSchema.optional().catch(undefined),
  coverArt: idSchema.optional().catch(undefined),
  artists: fewOf(named, mostValues).catch([]),
  albumArtists: fewOf(named, mostValues).catch([]),
  genres: fewOf(named, mostValues).catch([]),
  moods: fewOf(z.unknown(), mostValues).catch([]),
  isrc: fewOf(z.unknown(), mostValues).catch([]),
  replayGain: z.looseObject({}).catch({}),
});
type Child = z.infer<typeof childSchema>;

/** What servers write where a tag is missing. */
const placeholders: ReadonlySet<string> = new Set([
  '[unknown]',
  '[unknown artist]',
  '[unknown album]',
  '[non-album tracks]',
  'unknown artist',
  'unknown album',
]);
const told = (value: unknown): string | null => {
  const text = tagText(value);
  return text === null || placeholders.has(text.toLowerCase()) ? null : text;
};

const withoutEnding = (title: string) =>
  audioTypeOf(title) === null ? title : title.slice(0, title.lastIndexOf('.'));
const separators = /[;/|,]/;
const namesOf = (list: readonly { name?: unknown }[]) =>
  tagTexts(list.flatMap(({ name }) => told(name) ?? []));
const whole = (value: unknown, most: number) => {
  const number = tagNumber(value, 1, most);
  return number === null ? null : Math.trunc(number);
};

/** As what servers list and send a file whose kind they do not know, and sound that lies as a film might. */
export const untoldTypes: ReadonlySet<string> = new Set(['application/octet-stream', 'video/mp4']);

/** Nobody means these when they want music. */
const isMusic = ({ isDir, isVideo, type }: Child) =>
  isDir !== true &&
  isVideo !== true &&
  (type === undefined || type === null || type === '' || type === 'music');

/** As the protocol has it: `explicit`, `clean`, or nothing where nobody knows. */
function explicitOf({ explicitStatus }: Child): Pick<Song, 'explicit'> {
  if (explicitStatus === 'explicit') return { explicit: true };
  return explicitStatus === 'clean' ? { explicit: false } : {};
}

/** Songs of one album share what stands before the slash, as files in a folder do. */
export const pathOfChild = ({ id: songId, albumId = '' }: Pick<Child, 'id' | 'albumId'>) =>
  `${encodeURIComponent(albumId)}/${encodeURIComponent(songId)}`;

/** The server's id of the album that a song is on; empty where it did not say. */
export const albumOfPath = (path: string) => decodeURIComponent(path.slice(0, path.indexOf('/')));

/** @returns `null` for what is no song, or cannot be played: a folder, a film, a file that is gone */
export function songOfChild(child: Child): Song | null {
  const seconds = tagNumber(child.duration, 0.001, 86_400);
  const size = typeof child.size === 'number' ? child.size : 0;
  if (!isMusic(child) || seconds === null || size < 0) return null;
  const artists = namesOf(child.artists);
  const artist = told(child.artist);
  const genres = namesOf(child.genres);
  const suffix = typeof child.suffix === 'string' ? child.suffix.slice(0, 12) : '';
  const ofSuffix = audioTypeOf(`x.${suffix}`);
  const isUntold = typeof child.contentType === 'string' && untoldTypes.has(child.contentType);
  const isrc = tagTexts(child.isrc)[0]?.replaceAll('-', '').toUpperCase() ?? '';
  const trackGain: unknown = child.replayGain.trackGain;
  return {
    path: pathOfChild(child),
    sizeBytes: size,
    modifiedMs: 0,
    title: withoutEnding(told(child.title) ?? 'Untitled'),
    artists: artists.length > 0 ? artists : artist === null ? [] : [artist],
    albumArtist: namesOf(child.albumArtists)[0] ?? told(child.displayAlbumArtist),
    album: told(child.album),
    year: whole(child.year, 2100),
    disc: whole(child.discNumber, 999),
    trackNumber: whole(child.track, 9999),
    durationMs: Math.round(seconds * 1000),
    genres: tagTexts(genres.length > 0 ? genres : told(child.genre), splitGenreTag),
    moods: tagTexts(child.moods, separators),
    bpm: tagNumber(child.bpm, 20, 400),
    isrc: /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/.test(isrc) ? isrc : null,
    gainDb: tagNumber(trackGain, -60, 30),
    ...explicitOf(child),
    hasPicture: child.coverArt !== undefined,
    remote: {
      songId: child.id,
      coverId: child.coverArt ?? null,
      isPlayable: ofSuffix !== null,
      ...(isUntold && ofSuffix !== null && { soundType: ofSuffix }),
    },
  };
}
