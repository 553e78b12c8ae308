import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Song } from '../folder/song.ts';
import { childSchema, songOfChild } from './child.ts';
import { type Credentials, findCredentials, type ServerAccount } from './credentials.ts';
import { LibraryServerError } from './server-error.ts';
import type { ServerHttp, ServerReply } from './server-http.ts';

export interface ServerClientParts {
  /** Where the server is, without a slash at the end. */
  url: string;
  account: ServerAccount;
  allowsPassword: boolean;
  http: ServerHttp;
}

const protocol = { v: '1.16.1', c: 'attune', f: 'json' };
const jsonLimits = { maxBytes: 5 * 1024 * 1024, deadlineMs: 8_000 };
const pageLimits = { ...jsonLimits, deadlineMs: 15_000 };
const coverLimits = { maxBytes: 5 * 1024 * 1024, deadlineMs: 8_000 };
const pageSize = 500;
/** More songs than this are not listed. */
const mostServerSongs = 200_000;

const envelopeSchema = z.object({
  'subsonic-response': z.looseObject({
    status: z.string(),
    error: z.looseObject({ code: z.coerce.number().catch(0) }).optional(),
  }),
});
type Answer = z.infer<typeof envelopeSchema>['subsonic-response'];

const searchSchema = z.looseObject({
  song: z.preprocess((value) => [value ?? []].flat(), z.array(z.unknown())).optional(),
});
const indexesSchema = z.looseObject({
  lastModified: z.coerce.number().catch(0),
  index: z.unknown().optional(),
});

/** One page of a listing: its songs, how many entries it had, and what its first one is called. */
interface Page {
  songs: Song[];
  entries: number;
  firstId: string | null;
}

/** The library's server, as one account sees it. */
export interface ServerClient {
  /** Signs in again: the password may have changed. @throws {LibraryServerError} */
  signIn(): Promise<void>;
  /** When the server last scanned; `null` where it does not say. @param since the answer of before */
  changedSince(since: number | null): Promise<{ isChanged: boolean; lastModified: number | null }>;
  /** Every song, page by page. @returns whether the listing is whole */
  listSongs(
    onPage: (songs: readonly Song[]) => Promise<void>,
    signal: AbortSignal,
  ): Promise<{ isWhole: boolean }>;
  openSong(
    songId: string,
    format: 'raw' | 'mp3',
    headers: Readonly<Record<string, string>>,
  ): Promise<ServerReply>;
  readCover(coverId: string): Promise<Buffer | null>;
}

export function createServerClient({ url, account, allowsPassword, http }: ServerClientParts): ServerClient {
  let credentials: Promise<Credentials> | null = null;

  const addressOf = (method: string, params: Readonly<Record<string, string>>, who: Credentials) =>
    `${url}/rest/${method}?${new URLSearchParams({ ...params, ...protocol, ...who })}`;

  async function ask(
    method: string,
    params: Readonly<Record<string, string>>,
    who: Credentials,
    limits = jsonLimits,
  ): Promise<Answer> {
    const { contentType, bytes } = await http.read(addressOf(method, params, who), limits);
    // Nearly every failure comes with status 200, and what a proxy answers with any: the kind of the answer tells.
    if (contentType !== 'application/json') throw new LibraryServerError('unexpected-reply');
    let envelope: z.infer<typeof envelopeSchema>;
    try {
      envelope = envelopeSchema.parse(JSON.parse(bytes.toString('utf8')));
    } catch {
      throw new LibraryServerError('unexpected-reply');
    }
    const answer = envelope['subsonic-response'];
    if (answer.status === 'ok') return answer;
    throw new LibraryServerError('refused', { code: answer.error?.code ?? 0 });
  }

  function signedIn(): Promise<Credentials> {
    if (credentials === null) {
      const found = findCredentials({
        account,
        allowsPassword,
        ping: async (who) => void (await ask('ping', {}, who)),
        newSalt: () => randomBytes(8).toString('hex'),
      });
      credentials = found;
      found.catch(() => {
        if (credentials === found) credentials = null;
      });
    }
    return credentials;
  }

  async function page(query: string, offset: number): Promise<Page> {
    const counts = { songCount: String(pageSize), artistCount: '0', albumCount: '0' };
    const answer = await ask(
      'search3',
      { query, songOffset: String(offset), ...counts },
      await signedIn(),
      pageLimits,
    );
    const found = searchSchema.safeParse(answer.searchResult3 ?? {});
    const entries = found.success ? (found.data.song ?? []) : [];
    const children = entries.flatMap((entry) => {
      const child = childSchema.safeParse(entry);
      return child.success ? [child.data] : [];
    });
    return {
      songs: children.flatMap((child) => songOfChild(child) ?? []),
      entries: entries.length,
      firstId: children[0]?.id ?? null,
    };
  }

  return {
    async signIn() {
      credentials = null;
      await signedIn();
    },
    async changedSince(since) {
      try {
        const asked = since === null ? {} : { ifModifiedSince: String(since + 1) };
        const { indexes } = await ask('getIndexes', asked, await signedIn(), pageLimits);
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
    async listSongs(onPage, signal) {
      // What lists everything is an empty query; to some servers it has to look like words.
      let query = '';
      let first = await page(query, 0);
      if (first.entries === 0) {
        query = '""';
        first = await page(query, 0);
      }
      for (let offset = 0, at = first; at.entries > 0; ) {
        signal.throwIfAborted();
        await onPage(at.songs);
        // Pages may be shorter than asked for, and servers that overlook the offset answer the first one again.
        offset += at.entries;
        if (offset >= mostServerSongs) return { isWhole: false };
        at = await page(query, offset);
        if (at.firstId !== null && at.firstId === first.firstId) return { isWhole: true };
      }
      return { isWhole: true };
    },
    async openSong(songId, format, headers) {
      return http.open(addressOf('stream', { id: songId, format }, await signedIn()), headers);
    },
    async readCover(coverId) {
      const address = addressOf('getCoverArt', { id: coverId, size: '600' }, await signedIn());
      const { status, contentType, bytes } = await http.read(address, coverLimits);
      return status === 200 && contentType.startsWith('image/') ? bytes : null;
    },
  };
}
