import {
  type Catalogue,
  CredentialRefusedError,
  type Recordings,
  type SoundAnswer,
  type SoundRequest,
} from '@attune/local-streaming/music';
import { pictureType } from '../folder/picture.ts';
import type { Song } from '../folder/song.ts';
import { untoldTypes } from './child.ts';
import { readCredential, refusesCredential } from './server-accounts.ts';
import { jsonLimits, readAnswer, type ServerCalls } from './server-calls.ts';
import type { ServerClient } from './server-client.ts';
import { LibraryServerError } from './server-error.ts';
import { readWhole, type ServerReply } from './server-http.ts';

export interface ServerRecordingsParts {
  url: string;
  calls: ServerCalls;
  client: Pick<ServerClient, 'readCover' | 'isGone'>;
  /** Told of a track that is listed, and that the server knows no more. */
  onGone: (trackId: string) => void;
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
/** Of a server that does not answer nobody knows whether it has one. */
const noAnswerForMs = 5_000;

/**
 * What the sound is sent as; `null` for an answer that is none, such as an error with status 200.
 * @param untold what it is, where the server does not know
 */
function soundTypeOf(contentType: string, untold: string | undefined): string | null {
  if (contentType === 'application/ogg') return 'audio/ogg';
  if (untold !== undefined && untoldTypes.has(contentType)) return untold;
  return contentType.startsWith('audio/') ? contentType : null;
}

/** What came in a song's place, where it is an error of the protocol. */
async function errorIn({ contentType, body }: ServerReply): Promise<LibraryServerError | null> {
  if (contentType !== 'application/json') {
    body.destroy();
    return null;
  }
  try {
    readAnswer({ contentType, bytes: await readWhole(body, jsonLimits.maxBytes) });
    return null;
  } catch (error) {
    if (error instanceof LibraryServerError) return error;
    throw error;
  }
}

/**
 * Songs and covers of the library's server, by the ids of tracks and albums alone: songs as the listener who asks, so that the
 * server decides about each; covers as the account that lists the library.
 */
export function createServerRecordings({
  url,
  calls,
  client,
  catalogue,
  songOf,
  onGone,
  now,
}: ServerRecordingsParts): Recordings {
  const withoutCover = new Map<string, number>();

  /** What one listener is told to be not there may be there for others; so whoever lists the songs is asked. */
  async function lookForGone(trackId: string, songId: string): Promise<void> {
    const isGone = await client.isGone(songId).catch(() => false);
    if (isGone) onGone(trackId);
  }

  async function openSound(
    trackId: string,
    { range, ifRange, isHead, credential }: SoundRequest,
  ): Promise<SoundAnswer> {
    const { who } = readCredential(credential ?? null, url) ?? {};
    if (who === undefined) throw new CredentialRefusedError();
    const remote = songOf(trackId)?.remote;
    if (remote === undefined) return gone;
    const asked = {
      ...(range !== undefined && { range }),
      ...(ifRange !== undefined && { 'if-range': ifRange }),
    };
    const format = remote.isPlayable ? 'raw' : 'mp3';
    const reply = await calls.open('stream', { id: remote.songId, format }, who, asked);
    const type = soundTypeOf(reply.contentType, remote.soundType);
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
      const error = await errorIn(reply);
      if (refusesCredential(error)) throw new CredentialRefusedError();
      if (error?.code === 70) void lookForGone(trackId, remote.songId);
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
    describe: (trackId) => {
      const song = songOf(trackId);
      // What is converted is sent as it is made, without a length or ranges.
      return song ? { gainDb: song.gainDb ?? 0, isSeekable: song.remote?.isPlayable ?? false } : null;
    },
    openSound,
    async picture(albumId, sizePx) {
      const songs = catalogue.albums.get(albumId)?.trackIds.map(songOf) ?? [];
      const coverId = songs.find((song) => song?.remote?.coverId)?.remote?.coverId;
      if (!coverId || now() < (withoutCover.get(coverId) ?? 0)) return null;
      let forMs = noCoverForMs;
      try {
        const bytes = await client.readCover(coverId, sizePx);
        const contentType = bytes && pictureType(bytes);
        if (bytes && contentType) return { bytes, contentType };
      } catch (error) {
        if (!(error instanceof LibraryServerError)) throw error;
        if (error.kind === 'unavailable') forMs = noAnswerForMs;
      }
      if (withoutCover.size > 5_000) withoutCover.clear();
      withoutCover.set(coverId, now() + forMs);
      return null;
    },
  };
}
