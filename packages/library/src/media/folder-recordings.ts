import type { Catalogue, Recordings, SoundAnswer, SoundRequest } from '@attune/local-streaming/music';
import { parseFile } from 'music-metadata';
import { audioTypeOf } from '../folder/audio-types.ts';
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

  const pictured = (albumId: string) =>
    catalogue.albums
      .get(albumId)
      ?.trackIds.map(songOf)
      .find((song) => song?.hasPicture);

  async function readPicture({ path }: Song): Promise<Picture | null> {
    const { handle, real } = await openInside(root, path);
    await handle.close();
    const { common } = await parseFile(real, { duration: false });
    return choosePicture(common.picture ?? []);
  }

  async function picture(albumId: string, sizePx: number): Promise<Picture | null> {
    const song = pictured(albumId);
    if (song === undefined) return null;
    try {
      const name = `${song.sizeBytes} ${song.modifiedMs} ${song.path}`;
      return await sizedCovers(name, sizePx, () => readPicture(song));
    } catch {
      // A file that is gone or damaged since has no picture; the drawn cover stands in.
      return null;
    }
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
