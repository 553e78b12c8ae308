import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Song } from '../folder/song.ts';
import { childSchema, songOfChild } from './child.ts';
import { type Credentials, findCredentials, type ServerAccount } from './credentials.ts';
import { listOf } from './list-of.ts';
import { listSongs, mostServerSongs, pageLimits, pageSize } from './list-songs.ts';
import { askMusicFolders, type MusicFolders } from './music-folders.ts';
import type { MetServer, Params, ServerCalls } from './server-calls.ts';
import { LibraryServerError } from './server-error.ts';
import type { ServerReply } from './server-http.ts';

export interface ServerClientParts {
  calls: ServerCalls;
  account: ServerAccount;
  allowsPassword: boolean;
}

const coverLimits = { maxBytes: 5 * 1024 * 1024, deadlineMs: 8_000 };
/** Servers keep each size they were asked for, so that few are. */
const coverSizesPx = [64, 300, 600] as const;
const sizeOf = (wantedPx: number) =>
  coverSizesPx.reduce((best, size) => (Math.abs(size - wantedPx) < Math.abs(best - wantedPx) ? size : best));

const indexesSchema = z.looseObject({
  lastModified: z.coerce.number().catch(0),
  index: z.unknown().optional(),
});

const songsIn = z.coerce.number().int().nonnegative().catch(0);
const countSchema = z.looseObject({ count: songsIn }).catch({ count: 0 });
const albumsSchema = z
  .looseObject({ album: listOf(z.looseObject({ songCount: songsIn })) })
  .catch({ album: [] });

/** The library's server, as one account sees it. */
export interface ServerClient {
  /** Asks what is there, without saying who asks. @throws {LibraryServerError} where it is no music server */
  meet(): Promise<MetServer>;
  /** Signs in again: the password may have changed. @throws {LibraryServerError} */
  signIn(): Promise<void>;
  /** When the server last scanned; `null` where it does not say. @param since the answer of before */
  changedSince(since: number | null): Promise<{ isChanged: boolean; lastModified: number | null }>;
  /** Every song, page by page. @returns whether the listing is whole */
  listSongs(
    onPage: (songs: readonly Song[]) => Promise<void>,
    signal: AbortSignal,
  ): Promise<{ isWhole: boolean }>;
  /** About how many songs there are; `null` where the server does not tell, and before it can. */
  countSongs(signal: AbortSignal): Promise<number | null>;
  /** Which music folders the account sees; `null` where the server does not tell. @throws {LibraryServerError} */
  musicFolders(): Promise<MusicFolders | null>;
  /** Whether the server, which is well, knows no song of this id any more. @throws {LibraryServerError} */
  isGone(songId: string): Promise<boolean>;
  /** The file itself, without being counted as played. @throws {LibraryServerError} */
  openFile(songId: string, headers: Readonly<Record<string, string>>): Promise<ServerReply>;
  /** @returns `null` where the server has none @throws {LibraryServerError} */
  readCover(coverId: string, sizePx: number): Promise<Buffer | null>;
}

export function createServerClient({ calls, account, allowsPassword }: ServerClientParts): ServerClient {
  let credentials: Promise<Credentials> | null = null;

  function signedIn(): Promise<Credentials> {
    if (credentials === null) {
      const found = findCredentials({
        account,
        allowsPassword,
        ping: async (who) => void (await calls.ask('ping', {}, who)),
        newSalt: () => randomBytes(8).toString('hex'),
      });
      credentials = found;
      found.catch(() => {
        if (credentials === found) credentials = null;
      });
    }
    return credentials;
  }

  /** What a server tells where it does; nothing where it refuses or does not know the call. */
  async function asked(method: string, params: Params): Promise<Record<string, unknown>> {
    try {
      return await calls.ask(method, params, await signedIn(), pageLimits);
    } catch (error) {
      if (error instanceof LibraryServerError) return {};
      throw error;
    }
  }

  return {
    meet: () => calls.meet(),
    async signIn() {
      credentials = null;
      await signedIn();
    },
    async changedSince(since) {
      try {
        const asked = since === null ? {} : { ifModifiedSince: String(since + 1) };
        const { indexes } = await calls.ask('getIndexes', asked, await signedIn(), pageLimits);
        const { lastModified, index } = indexesSchema.parse(indexes ?? {});
        return {
          isChanged: since === null || index !== undefined,
          lastModified: lastModified > 0 ? lastModified : since,
        };
      } catch (error) {
        // A server that does not know the call is listed each time.
        if (error instanceof LibraryServerError && error.kind === 'unavailable') throw error;
        return { isChanged: true, lastModified: null };
      }
    },
    listSongs: (onPage, signal) =>
      listSongs(
        { calls, who: signedIn, schema: childSchema },
        (children) => onPage(children.flatMap((child) => songOfChild(child) ?? [])),
        signal,
      ),
    async countSongs(signal) {
      const { scanStatus } = await asked('getScanStatus', {});
      const { count } = countSchema.parse(scanStatus ?? {});
      // A scan that is under way counts what it has found so far.
      if (count > 0 && (scanStatus as { scanning?: unknown }).scanning !== true) return count;
      let songs = 0;
      for (let offset = 0; offset < mostServerSongs; ) {
        signal.throwIfAborted();
        const page = { type: 'alphabeticalByName', size: String(pageSize), offset: String(offset) };
        const { albumList2 } = await asked('getAlbumList2', page);
        const { album } = albumsSchema.parse(albumList2 ?? {});
        songs += album.reduce((sum, { songCount }) => sum + songCount, 0);
        offset += album.length;
        if (album.length < pageSize) break;
      }
      return songs > 0 ? songs : null;
    },
    musicFolders: async () => askMusicFolders(calls, await signedIn()),
    async isGone(songId) {
      const who = await signedIn();
      // One that answers everything with "not found" says nothing by it.
      await calls.ask('ping', {}, who);
      try {
        await calls.ask('getSong', { id: songId }, who);
        return false;
      } catch (error) {
        if (error instanceof LibraryServerError && error.code === 70 && !error.isMissing) return true;
        throw error;
      }
    },
    openFile: async (songId, headers) => calls.open('download', { id: songId }, await signedIn(), headers),
    async readCover(coverId, sizePx) {
      const { status, contentType, bytes } = await calls.read(
        'getCoverArt',
        { id: coverId, size: String(sizeOf(sizePx)) },
        await signedIn(),
        coverLimits,
      );
      // Too many at once, or a server in trouble: there may be a cover all the same.
      if (status === 429 || status >= 500) throw new LibraryServerError('unavailable');
      return status === 200 && contentType.startsWith('image/') ? bytes : null;
    },
  };
}
