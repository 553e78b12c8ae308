import { createHash, randomBytes } from 'node:crypto';
import type { AccountRefusal, AccountVerdict, MusicAccounts } from '@attune/local-streaming/music';
import * as z from 'zod';
import { type Credentials, findCredentials, type ServerAccount } from './credentials.ts';
import { askMusicFolders, coversAll, coversSome, type MusicFolders } from './music-folders.ts';
import type { Params, ServerCalls } from './server-calls.ts';
import { LibraryServerError } from './server-error.ts';

export interface ServerAccountsParts {
  url: string;
  calls: ServerCalls;
  allowsPassword: boolean;
  /** What the listed songs are from. @throws {LibraryServerError} */
  listedFolders: () => Promise<MusicFolders | null>;
}

/** What came of a listener's sign-in: never sent to another server than the one that took it. */
const credentialSchema = z.object({
  url: z.string(),
  who: z.record(z.string(), z.string()),
  /** What the server calls them; `null` where it does not tell whose a key is. */
  user: z.string().nullable().default(null),
  /** Whether they saw every listed music folder when they signed in. */
  seesAll: z.boolean().default(false),
});

/** As whom the server is asked, and what it calls them. */
export interface ServerListener {
  who: Credentials;
  user: string | null;
  /** Whether they saw every listed music folder when they signed in. */
  sawAll: boolean;
}

const namedSchema = z.looseObject({ username: z.string().min(1).max(200) });

/** Codes of the protocol, and what they say of a sign-in. */
const refusalsByCode: ReadonlyMap<number | null, AccountRefusal> = new Map([
  [40, 'wrong'],
  [43, 'unknown-key'],
  [44, 'unknown-key'],
]);
/** Servers that know nothing of keys miss a name, or say that they do not take this way of signing in. */
const takesNoKey: ReadonlySet<number | null> = new Set([10, 41, 42]);

export function refusalOf(error: LibraryServerError, account: ServerAccount): AccountRefusal {
  if (error.kind === 'unavailable') return 'unavailable';
  if (error.kind === 'password-withheld') return 'unprotected';
  if (error.kind === 'unexpected-reply') return 'no-music-server';
  const isKey = account.kind === 'api-key';
  if (isKey && takesNoKey.has(error.code)) return 'no-keys';
  const refusal = refusalsByCode.get(error.code) ?? 'refused';
  return isKey && refusal === 'wrong' ? 'unknown-key' : refusal;
}

/** Whether an error says that the credential itself is not taken any more. */
export const refusesCredential = (error: unknown): boolean =>
  error instanceof LibraryServerError && error.kind === 'refused' && refusalsByCode.has(error.code);

/** Reads a kept credential; `null` where it is for another server than the one that is asked now. */
export function readCredential(credential: string | null, url: string): ServerListener | null {
  if (credential === null) return null;
  const kept = credentialSchema.safeParse(JSON.parse(credential));
  if (!kept.success || kept.data.url !== url) return null;
  const { who, user, seesAll: sawAll } = kept.data;
  // Credentials from before the name was written down have it among what is sent.
  return { who, user: user ?? who.u ?? null, sawAll };
}

/** Who may sign in is for the server to say; each listener is asked for as themselves from then on. */
export function createServerAccounts(parts: ServerAccountsParts): MusicAccounts {
  const { url, calls, allowsPassword, listedFolders } = parts;

  /** How much of what is listed somebody sees: nobody has anything from a sign-in that shows them nothing. */
  async function shareSeen(who: Credentials): Promise<'all' | 'some' | 'none'> {
    const [listed, own] = await Promise.all([listedFolders(), askMusicFolders(calls, who)]);
    if (coversAll(own, listed)) return 'all';
    return coversSome(own, listed) ? 'some' : 'none';
  }

  /** A name that the server tells in a part of its answer; `null` where it does not. */
  async function toldName(
    who: Credentials,
    method: string,
    part: string,
    params: Params = {},
  ): Promise<string | null> {
    try {
      const answer = await calls.ask(method, params, who);
      const told = namedSchema.safeParse(answer[part]);
      return told.success ? told.data.username : null;
    } catch (error) {
      if (error instanceof LibraryServerError && error.kind !== 'unavailable') return null;
      throw error;
    }
  }

  /** Whose a key is; `null` where the server does not tell. */
  const ownerOf = (who: Credentials) => toldName(who, 'tokenInfo', 'tokenInfo');

  /** Some servers take a name in capitals and small letters alike; whoever gives it so or so is one listener. */
  async function asCalledThere(who: Credentials, typed: string): Promise<string> {
    const told = await toldName(who, 'getUser', 'user', { username: typed });
    return told?.toLowerCase() === typed.toLowerCase() ? told : typed;
  }

  async function welcome(account: ServerAccount): Promise<AccountVerdict> {
    const who = await findCredentials({
      account,
      allowsPassword,
      ping: async (tried) => void (await calls.ask('ping', {}, tried)),
      newSalt: () => randomBytes(8).toString('hex'),
    });
    const share = await shareSeen(who);
    if (share === 'none') return { verdict: 'refused', reason: 'sees-nothing' };
    const user = account.kind === 'password' ? await asCalledThere(who, account.user) : await ownerOf(who);
    const ofKey = () => `key ${createHash('sha256').update(JSON.stringify(who)).digest('hex')}`;
    return {
      verdict: 'welcome',
      account: { key: `${url} ${user === null ? ofKey() : `user ${user}`}`, name: user ?? '' },
      credential: JSON.stringify({ url, who, user, seesAll: share === 'all' }),
    };
  }

  return {
    async signIn({ name, password }) {
      const account: ServerAccount =
        name === '' ? { kind: 'api-key', apiKey: password } : { kind: 'password', user: name, password };
      try {
        return await welcome(account);
      } catch (error) {
        if (!(error instanceof LibraryServerError)) throw error;
        return { verdict: 'refused', reason: refusalOf(error, account) };
      }
    },
    async isStillGood(credential) {
      const { who } = readCredential(credential, url) ?? {};
      if (who === undefined) return false;
      try {
        await calls.ask('ping', {}, who);
        return (await shareSeen(who)) !== 'none';
      } catch (error) {
        return !refusesCredential(error);
      }
    },
  };
}
