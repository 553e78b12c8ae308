import { setTimeout as wait } from 'node:timers/promises';
import { CredentialRefusedError } from '@attune/local-streaming/music';
import * as z from 'zod';
import { idFor } from '../catalogue/ids.ts';
import type { AccountAccess, AccountSong, AccountSongs } from '../library-source.ts';
import { childSchema, pathOfChild } from './child.ts';
import { listSongs } from './list-songs.ts';
import { askMusicFolders, coversAll, type MusicFolders } from './music-folders.ts';
import { readCredential, refusesCredential, type ServerListener } from './server-accounts.ts';
import type { ServerCalls } from './server-calls.ts';
import { LibraryServerError } from './server-error.ts';

interface AccountSongsParts {
  url: string;
  calls: ServerCalls;
  /** What the listed songs are from. @throws {LibraryServerError} */
  listedFolders: () => Promise<MusicFolders | null>;
}

const playedChildSchema = childSchema.pick({ id: true, albumId: true }).extend({
  playCount: z
    .preprocess(
      (count) => (count === null || count === '' ? undefined : count),
      z.coerce.number().int().nonnegative(),
    )
    .optional()
    .catch(undefined),
  played: z.string().optional().catch(undefined),
});

/** A listener does not wait longer to hear what they may hear. */
const answerWithinMs = 1_500;

/** Servers write the year 1 for what never was. */
const earliestPlayMs = Date.UTC(1990, 0, 1);

function readPlays({ id, albumId, playCount, played }: z.infer<typeof playedChildSchema>): AccountSong {
  const trackId = idFor('track', pathOfChild({ id, albumId }));
  const playedMs = Date.parse(played ?? '');
  const lastMs = playedMs >= earliestPlayMs ? playedMs : null;
  if (lastMs === null && playCount === undefined) return { trackId, plays: null };
  return { trackId, plays: { isPlayed: lastMs !== null || (playCount ?? 0) > 0, lastMs } };
}

/** What a listener's account sees of the library, and what the server counted under its name, asked as that account alone. */
export function createAccountSongs({ url, calls, listedFolders }: AccountSongsParts): AccountSongs {
  async function asAccount<Answer>(
    credential: string | null,
    ask: (listener: ServerListener) => Promise<Answer>,
  ): Promise<Answer> {
    const listener = readCredential(credential, url);
    if (listener === null) throw new CredentialRefusedError();
    try {
      return await ask(listener);
    } catch (error) {
      throw refusesCredential(error) ? new CredentialRefusedError() : error;
    }
  }

  return {
    access: (credential) =>
      asAccount(credential, async ({ who, sawAll }) => {
        const asBefore = { seesAll: sawAll, folders: null, isAnswered: false };
        async function ask(): Promise<AccountAccess> {
          try {
            const [own, listed] = await Promise.all([askMusicFolders(calls, who), listedFolders()]);
            const folders = own && [...own].sort().join(' ');
            return { seesAll: coversAll(own, listed), folders, isAnswered: true };
          } catch (error) {
            if (!(error instanceof LibraryServerError) || refusesCredential(error)) throw error;
            return asBefore;
          }
        }
        return Promise.race([ask(), wait(answerWithinMs, asBefore, { ref: false })]);
      }),
    list: (credential, onPage, signal) =>
      asAccount(credential, ({ who }) =>
        listSongs(
          { calls, who: async () => who, schema: playedChildSchema },
          async (children) => onPage(children.map(readPlays)),
          signal,
        ),
      ),
  };
}
