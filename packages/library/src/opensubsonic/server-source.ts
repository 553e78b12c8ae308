import { Agent } from 'undici';
import type { Song } from '../folder/song.ts';
import type { LibrarySource } from '../library-source.ts';
import { createPace } from '../pace.ts';
import { createAccountSongs } from './account-songs.ts';
import type { ServerAccount } from './credentials.ts';
import type { MusicFolders } from './music-folders.ts';
import { createServerAbilities } from './server-abilities.ts';
import { createServerAccounts } from './server-accounts.ts';
import { createServerCalls, type MetServer } from './server-calls.ts';
import { createServerClient } from './server-client.ts';
import { createServerCollection } from './server-collection.ts';
import { LibraryServerError } from './server-error.ts';
import { createServerHttp } from './server-http.ts';
import { createServerRecordings } from './server-recordings.ts';
import { openServerSound } from './server-sound.ts';
import { createServerTurns } from './server-turns.ts';

export interface LibraryServer {
  /** An address without credentials, query or fragment. */
  url: string;
  account: ServerAccount;
  allowsPassword: boolean;
}

/** More calls at a time are not made. */
const mostConnections = 16;
/**
 * Listening takes a connection for as long as a song is fetched, which browsers do as it plays, and two with the one that follows;
 * one that is paused keeps its own. So they are others, and many.
 */
const mostSongs = 512;
const connectMs = 4_000;
/** So many songs are kept in one step, which nothing else comes in between of. */
const songsAtOnce = 50;

const whoIs = ({ account }: LibraryServer) => (account.kind === 'password' ? account.user : 'api-key');

/**
 * A music server that speaks OpenSubsonic: listed under one account of it, listened to by each listener under their own.
 * Never throws: who does not answer now may do so later.
 */
export function openServerSource(server: LibraryServer): LibrarySource {
  const agentOf = (connections: number) => new Agent({ connections, connect: { timeout: connectMs } });
  const [callAgent, songAgent] = [agentOf(mostConnections), agentOf(mostSongs)];
  const turns = createServerTurns();
  const common = {
    url: server.url,
    http: createServerHttp(callAgent, undefined, songAgent),
    abilities: createServerAbilities(),
    // A song is waited for in silence; it does not stand behind hearts and lists.
    soundTurn: turns.ofServer,
  };
  const calls = createServerCalls({ ...common, turnOf: turns.ofListener });
  const client = createServerClient({
    ...server,
    calls: createServerCalls({ ...common, turnOf: () => turns.ofServer }),
  });
  /** What the list is from, asked anew with each look. */
  let folders: Promise<MusicFolders | null> | null = null;
  const listedFolders = () => {
    folders ??= client.musicFolders().catch((error: unknown) => {
      folders = null;
      // That the account which lists is refused is no refusal of the listener who asks; what is no music server is none for both.
      throw error instanceof LibraryServerError && error.kind !== 'unexpected-reply'
        ? new LibraryServerError('unavailable', { cause: error })
        : error;
    });
    return folders;
  };
  let lastModified: number | null = null;
  /** The folders that the list was read from, in one text; `null` before, and where nobody says. */
  let listedFrom: string | null = null;
  /** Songs that were listed and not there, up to now and up to the list that was read last: one since then makes it stale. */
  let goneSongs = 0;
  let goneWhenListed = 0;
  let isMet = false;
  /** What says nothing without credentials may do so with them. @returns `null` for what seems no music server */
  async function meet(): Promise<MetServer | null> {
    try {
      return await client.meet();
    } catch (error) {
      if (error instanceof LibraryServerError && error.kind === 'unexpected-reply') return null;
      throw error;
    }
  }

  return {
    indexName: `server ${server.url} ${whoIs(server)}`,
    createScan:
      ({ songAt, knownPaths, knownCount, take, onLook, onExpect, onMet }) =>
      async (signal) => {
        const before = knownCount();
        const pace = createPace();
        const nothingNew = {
          linksPassedOver: 0,
          unreadable: [],
          isCutOff: false,
          passedOver: 0,
          isAbsent: false,
        };
        if (!isMet) onMet(await meet());
        isMet = true;
        await client.signIn();
        folders = null;
        const goneBefore = goneSongs;
        // A stale list is read whole, whatever the server says has changed.
        const isStale = goneBefore !== goneWhenListed;
        // A folder that was opened to whoever lists, or closed, is no change of the music to the server.
        const from = await listedFolders().then(
          (listed) => listed && [...listed].sort().join(' '),
          () => listedFrom,
        );
        const isOther = from !== listedFrom;
        const change = await client.changedSince(before === 0 || isStale || isOther ? null : lastModified);
        if (!change.isChanged) return nothingNew;
        if (before === 0)
          // The list does not wait for it, and goes on where it cannot be told.
          void client.countSongs(signal).then(
            (count) => onExpect(count ?? 0),
            () => undefined,
          );
        const seen = new Set<string>();
        const { isWhole } = await client.listSongs(async (songs) => {
          const fresh: Song[] = [];
          for (const song of songs) {
            onLook();
            // Lists that change while they are paged name a song twice.
            if (seen.has(song.path)) continue;
            seen.add(song.path);
            if (JSON.stringify(songAt(song.path)) !== JSON.stringify(song)) fresh.push(song);
          }
          for (let at = 0; at < fresh.length; at += songsAtOnce) {
            await pace();
            take(fresh.slice(at, at + songsAtOnce), []);
          }
        }, signal);
        const isAbsent = seen.size === 0 && before > 0;
        if (isWhole && !isAbsent) {
          const gone = [...knownPaths()].filter((path) => !seen.has(path));
          for (let at = 0; at < gone.length; at += songsAtOnce) {
            await pace();
            take([], gone.slice(at, at + songsAtOnce));
          }
        }
        lastModified = isAbsent ? null : change.lastModified;
        goneWhenListed = goneBefore;
        listedFrom = from;
        return { ...nothingNew, isCutOff: !isWhole, isAbsent };
      },
    accounts: createServerAccounts({ ...server, calls, listedFolders }),
    accountSongs: createAccountSongs({ url: server.url, calls, listedFolders }),
    createRecordings: ({ onGone, ...parts }) =>
      createServerRecordings({
        ...parts,
        url: server.url,
        calls,
        client,
        onGone(trackId) {
          // Where one id is another now, as after its database was made anew, all may be.
          goneSongs += 1;
          onGone(trackId);
        },
        now: () => performance.now(),
      }),
    createCollection: (parts) => createServerCollection({ ...parts, url: server.url, calls }),
    openSound: async (song) => openServerSound(client, song),
    close: async () => void (await Promise.all([callAgent.destroy(), songAgent.destroy()])),
  };
}
