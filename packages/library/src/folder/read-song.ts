import { splitGenreTag } from '@attune/vocabulary';
import { type IAudioMetadata, type IOptions, parseFile } from 'music-metadata';
import { isShownPicture } from './picture.ts';
import type { Song } from './song.ts';
import { tagNumber, tagText, tagTexts } from './tag-text.ts';

/** Where a file lies, and how it stood when it was looked at. */
export interface FoundFile {
  /** Below the library's folder, with forward slashes. */
  path: string;
  sizeBytes: number;
  modifiedMs: number;
}

/** The system did not let a file be read, as a disk that fails or a share that is away; it may hold music all the same. */
export class FileUnreadableError extends Error {
  override readonly name = 'FileUnreadableError';
}

const separators = /[;/|]/;

/** No browser plays these, though they lie in containers that it plays. */
const unplayableCodec = /alac|wma|ape|dsd|dts|ac-?3|monkey/i;

const nameWithoutEnding = (path: string) => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(0, dot) : name;
};

function yearOf({ common }: IAudioMetadata): number | null {
  const year = tagNumber(common.originalyear ?? common.year, 1860, 2100);
  return year === null ? null : Math.trunc(year);
}

const wholeOrNull = (value: unknown, most: number) => {
  const number = tagNumber(value, 1, most);
  return number === null ? null : Math.trunc(number);
};

/**
 * Some tags hold several artists in one text, apart by a slash, and are split there; a name with a slash of its own is known by
 * the album artist, who is not split.
 */
function artistsOf({ common }: IAudioMetadata): string[] {
  const artists = tagTexts(common.artists ?? common.artist);
  const joined = artists.join('/');
  const isOneName = joined === tagText(common.albumartist) || joined === 'AC/DC';
  return isOneName && artists.length > 1 ? [joined] : artists;
}

function isrcOf({ common }: IAudioMetadata): string | null {
  const [isrc] = tagTexts(common.isrc);
  const bare = isrc?.replaceAll('-', '').toUpperCase() ?? '';
  return /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/.test(bare) ? bare : null;
}

const advisoryTag = /(?:^|:)(?:rtng|itunesadvisory)$/i;

/** Goes up with what is read of tags: files that are known otherwise are read again, and not listened to again. 2: whether it is explicit. */
const tagsVersion = 2;

/** Whether more would be read of its file today. */
export const isReadOfOld = (song: Song): boolean => song.tagsVersion !== tagsVersion;

/** What Apple's programs, and others after them, mark songs with: 1 and 4 are explicit, 2 is a clean version, and 0 says nothing. */
function explicitOf({ native }: IAudioMetadata): Pick<Song, 'explicit'> {
  const marks = Object.values(native)
    .flat()
    .flatMap(({ id, value }) => (advisoryTag.test(id) ? (tagNumber(value, 1, 4) ?? []) : []));
  if (marks.includes(1) || marks.includes(4)) return { explicit: true };
  return marks.includes(2) ? { explicit: false } : {};
}

async function parse(absolutePath: string, options?: IOptions): Promise<IAudioMetadata> {
  try {
    return await parseFile(absolutePath, options);
  } catch (cause) {
    // What fails in a call to the system names it; what fails in the content does not.
    if (cause instanceof Error && 'syscall' in cause)
      throw new FileUnreadableError('The file cannot be read.', { cause });
    throw cause;
  }
}

/**
 * Reads what the tags of a file say of it.
 * @param absolutePath where the file lies on this machine
 * @returns `null` for what no browser could play, or that holds no music
 * @throws {FileUnreadableError} and whatever reading a damaged file brings
 */
export async function readSong(absolutePath: string, file: FoundFile): Promise<Song | null> {
  const quick = await parse(absolutePath);
  // Some files tell their length only to whoever reads them through.
  const tags = quick.format.duration === undefined ? await parse(absolutePath, { duration: true }) : quick;
  const { common, format } = tags;
  const durationMs = Math.round((format.duration ?? 0) * 1000);
  const isFilm = format.hasVideo === true && /\.mp4$/i.test(file.path);
  if (!(durationMs >= 1) || isFilm || format.hasAudio === false || unplayableCodec.test(format.codec ?? ''))
    return null;
  return {
    ...file,
    title: tagText(common.title) ?? tagText(nameWithoutEnding(file.path)) ?? file.path.slice(0, 100),
    artists: artistsOf(tags),
    albumArtist: tagText(common.albumartist),
    album: tagText(common.album),
    year: yearOf(tags),
    disc: wholeOrNull(common.disk.no, 999),
    trackNumber: wholeOrNull(common.track.no, 9999),
    durationMs,
    genres: tagTexts(common.genre, splitGenreTag),
    moods: tagTexts(common.mood, separators),
    bpm: tagNumber(common.bpm, 20, 400),
    isrc: isrcOf(tags),
    gainDb: tagNumber(common.replaygain_track_gain?.dB, -60, 30),
    ...explicitOf(tags),
    tagsVersion,
    hasPicture: common.picture?.some(isShownPicture) ?? false,
  };
}
