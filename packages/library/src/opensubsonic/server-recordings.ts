import type { Catalogue, Recordings, SoundAnswer, SoundRequest } from '@attune/local-streaming/music';
import { pictureType } from '../folder/picture.ts';
import type { Song } from '../folder/song.ts';
import type { ServerClient } from './server-client.ts';
import { LibraryServerError } from './server-error.ts';

export interface ServerRecordingsParts {
  client: Pick<ServerClient, 'openSong' | 'readCover'>;
  catalogue: Catalogue;
  songOf: (trackId: string) => Song | undefined;
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
}

/** Of what the server says of a song, this is passed on. */
const passedOn = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'] as const;
const gone: SoundAnswer = { status: 404, headers: {}, body: null };
/** A cover that is not there is not asked for again at once. */
const noCoverForMs = 10 * 60_000;

/** What the sound is sent as; `null` for an answer that is none, such as an error with status 200. */
function soundTypeOf(contentType: string): string | null {
  if (contentType === 'application/ogg') return 'audio/ogg';
  return contentType.startsWith('audio/') ? contentType : null;
}

/** Songs and covers of the library's server, by the ids of tracks and albums alone, under the server's account. */
export function createServerRecordings({
  client,
  catalogue,
  songOf,
  now,
}: ServerRecordingsParts): Recordings {
  const withoutCover = new Map<string, number>();

  async function openSound(trackId: string, { range, ifRange, isHead }: SoundRequest): Promise<SoundAnswer> {
    const remote = songOf(trackId)?.remote;
    if (remote === undefined) return gone;
    const asked = {
      ...(range !== undefined && { range }),
      ...(ifRange !== undefined && { 'if-range': ifRange }),
    };
    const reply = await client.openSong(remote.songId, remote.isPlayable ? 'raw' : 'mp3', asked);
    const type = soundTypeOf(reply.contentType);
    const { status } = reply;
    if (status === 416) {
      reply.body.destroy();
      const told = reply.headers['content-range'];
      return {
        status,
        headers: { 'content-type': 'audio/mpeg', ...(told !== undefined && { 'content-range': told }) },
        body: null,
      };
    }
    if (type === null || (status !== 200 && status !== 206)) {
      reply.body.destroy();
      // Too many at once, or a server in trouble: the song is still there.
      if (status === 429 || status >= 500) throw new LibraryServerError('unavailable');
      return gone;
    }
    const told = passedOn.flatMap((name) => {
      const value = reply.headers[name];
      return value === undefined || value === '' ? [] : [[name, value] as const];
    });
    const headers = { ...Object.fromEntries(told), 'content-type': type };
    if (!isHead) return { status, headers, body: reply.body };
    reply.body.destroy();
    return { status, headers, body: null };
  }

  return {
    gainDbOf: (trackId) => {
      const song = songOf(trackId);
      return song === undefined ? null : (song.gainDb ?? 0);
    },
    openSound,
    async picture(albumId) {
      const songs = catalogue.albums.get(albumId)?.trackIds.map(songOf) ?? [];
      const coverId = songs.find((song) => song?.remote?.coverId)?.remote?.coverId;
      if (!coverId || now() < (withoutCover.get(coverId) ?? 0)) return null;
      try {
        const bytes = await client.readCover(coverId);
        const contentType = bytes && pictureType(bytes);
        if (bytes && contentType) return { bytes, contentType };
      } catch (error) {
        if (!(error instanceof LibraryServerError)) throw error;
      }
      if (withoutCover.size > 5_000) withoutCover.clear();
      withoutCover.set(coverId, now() + noCoverForMs);
      return null;
    },
  };
}
