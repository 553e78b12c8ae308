import type { Catalogue, Recordings, SoundAnswer, SoundRequest } from '@attune/local-streaming/music';
import { parseFile } from 'music-metadata';
import { audioTypeOf } from '../folder/audio-types.ts';
import { findFolderPicture } from '../folder/folder-picture.ts';
import { FileGoneError, openInside } from '../folder/open-inside.ts';
import { choosePicture, type Picture } from '../folder/picture.ts';
import type { Song } from '../folder/song.ts';
import { readByteRange } from './byte-range.ts';
import type { SizedCovers } from './sized-covers.ts';

export interface FolderRecordingsParts {
  root: string;
  catalogue: Catalogue;
  songOf: (trackId: string) => Song | undefined;
  sizedCovers: SizedCovers;
}

/** The file as it stands is named by its length and its time, which change with it. */
const etagOf = ({ size, mtimeMs }: { size: number; mtimeMs: number }) =>
  `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;

const gone: SoundAnswer = { status: 404, headers: {}, body: null };

/** The files of a folder as sound, by the ids of tracks alone. */
export function createFolderRecordings({
  root,
  catalogue,
  songOf,
  sizedCovers,
}: FolderRecordingsParts): Recordings {
  async function openSound(trackId: string, { range, ifRange, isHead }: SoundRequest): Promise<SoundAnswer> {
    const song = songOf(trackId);
    const type = song && audioTypeOf(song.path);
    if (!song || !type) return gone;
    const { handle } = await openInside(root, song.path);
    try {
      const { size, mtimeMs } = await handle.stat();
      const etag = etagOf({ size, mtimeMs });
      const headers = {
        'accept-ranges': 'bytes',
        'content-type': type,
        etag,
        'last-modified': new Date(mtimeMs).toUTCString(),
      };
      const isSame = ifRange === undefined || ifRange === etag;
      const part = readByteRange(isSame ? range : undefined, size);
      if (part === 'unsatisfiable') {
        await handle.close();
        return { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` }, body: null };
      }
      const { start, end } = part ?? { start: 0, end: size - 1 };
      const answer = {
        status: part === null ? (200 as const) : (206 as const),
        headers: {
          ...headers,
          'content-length': String(end - start + 1),
          ...(part !== null && { 'content-range': `bytes ${start}-${end}/${size}` }),
        },
      };
      if (isHead || size === 0) {
        await handle.close();
        return { ...answer, body: null };
      }
      return { ...answer, body: handle.createReadStream({ start, end }) };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  const songsOf = (albumId: string) =>
    catalogue.albums.get(albumId)?.trackIds.flatMap((id) => songOf(id) ?? []) ?? [];

  async function readPicture({ path }: Song): Promise<Picture | null> {
    const { handle, real } = await openInside(root, path);
    await handle.close();
    const { common } = await parseFile(real, { duration: false });
    return choosePicture(common.picture ?? []);
  }

  /** A file that is gone or damaged since has no picture; another, or the drawn cover, stands in. */
  const orNone = (found: Promise<Picture | null>) => found.catch(() => null);

  async function besideFiles({ path }: Song, sizePx: number): Promise<Picture | null> {
    const beside = await findFolderPicture(root, path);
    return beside === null ? null : sizedCovers(beside.name, sizePx, beside.read);
  }

  /** The one in a file comes before one beside the files. */
  async function picture(albumId: string, sizePx: number): Promise<Picture | null> {
    const songs = songsOf(albumId);
    const [first] = songs;
    const song = songs.find(({ hasPicture }) => hasPicture);
    if (song !== undefined) {
      const name = `${song.sizeBytes} ${song.modifiedMs} ${song.path}`;
      const inFile = await orNone(sizedCovers(name, sizePx, () => readPicture(song)));
      if (inFile !== null) return inFile;
    }
    return first === undefined ? null : orNone(besideFiles(first, sizePx));
  }

  return {
    describe: (trackId) => {
      const song = songOf(trackId);
      return song ? { gainDb: song.gainDb ?? 0, isSeekable: true } : null;
    },
    openSound: (trackId, request) =>
      openSound(trackId, request).catch((error: unknown) => {
        if (error instanceof FileGoneError) return gone;
        throw error;
      }),
    picture,
  };
}
