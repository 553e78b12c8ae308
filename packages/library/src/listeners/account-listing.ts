import type { MusicListener } from '@attune/local-streaming/music';
import { hasPassed } from '../has-passed.ts';
import type { AccountSong, AccountSongs } from '../library-source.ts';
import { LibraryServerError } from '../opensubsonic/server-error.ts';
import type { LastPlayed } from '../shelves/play-shelves.ts';

export interface AccountListingParts {
  accountSongs: AccountSongs;
  /** Goes up with every song that came, changed or went. */
  songsVersion: () => number;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** What one listener's account sees of the library, and which plays its server counts. */
export interface AccountListing {
  seesAll(): boolean;
  sees(trackId: string): boolean;
  /** Whether the server said of any song how often, or when, the account played it. */
  countsPlays(): boolean;
  lastPlayed(trackId: string): LastPlayed;
  /** Whether all that is seen was listed. */
  isListed(): boolean;
  /** Goes up with every change of what is seen or was played. */
  version(): number;
  /**
   * Asks the server for what is due. While it does not answer, what was known stays.
   * @param onFirst is told of the first songs that are seen, while the others are listed
   * @throws {CredentialRefusedError}
   */
  refresh(listener: MusicListener, signal: AbortSignal, onFirst: () => void): Promise<void>;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Whether an account still sees all is asked this often. */
const accessEveryMs = 10 * minuteMs;
/** What failed is tried again after this. */
const againAfterMs = minuteMs;
/** Plays made with other applications are learnt this late at most. */
const listEveryMs = 6 * hourMs;
/** Where the server counts no plays, and all is seen, nothing new is to be expected of a listing. */
const listQuietEveryMs = 24 * hourMs;

type Plays = ReadonlyMap<string, LastPlayed>;

/** When something is asked for again. */
interface Due {
  sinceMs: number;
  waitMs: number;
}
const atOnce: Due = { sinceMs: Number.NEGATIVE_INFINITY, waitMs: 0 };

export function createAccountListing({
  accountSongs,
  songsVersion,
  now,
}: AccountListingParts): AccountListing {
  /** `null`: all of it. Until it is known, nothing. */
  let seen: ReadonlySet<string> | null = new Set();
  let plays: Plays = new Map();
  let countsPlays = false;
  let isListed = false;
  let folders: string | null = null;
  let version = 0;
  let listedOf = -1;
  let accessDue = atOnce;
  let listingDue = atOnce;
  let growthDue = atOnce;
  const after = (waitMs: number): Due => ({ sinceMs: now(), waitMs });
  const isDue = ({ sinceMs, waitMs }: Due) => hasPassed(sinceMs, waitMs, now());

  async function askAccess(credential: string | null): Promise<void> {
    if (!isDue(accessDue)) return;
    accessDue = after(againAfterMs);
    const { seesAll, folders: current, isAnswered } = await accountSongs.access(credential);
    accessDue = after(isAnswered ? accessEveryMs : againAfterMs);
    // With other folders another part is seen, which is listed at once.
    if (isAnswered && current !== folders) listingDue = atOnce;
    if (isAnswered) folders = current;
    if (seesAll === (seen === null)) return;
    seen = seesAll ? null : new Set();
    isListed = false;
    listingDue = atOnce;
    version += 1;
  }

  async function list(credential: string | null, signal: AbortSignal, onFirst: () => void): Promise<void> {
    // Of who sees a part, what came since is not seen before it is listed.
    const isOld = seen !== null && songsVersion() !== listedOf && isDue(growthDue);
    if (!isDue(listingDue) && !isOld) return;
    [listingDue, growthDue] = [after(againAfterMs), after(againAfterMs)];
    const of = songsVersion();
    const found = new Set<string>();
    const played = new Map<string, LastPlayed>();
    let isCounted = false;
    let isFirst = true;
    // The first time what is there is seen as it comes; where that broke off before, beside what came then.
    const growing = seen !== null && !isListed ? new Set(seen) : null;
    if (growing !== null) seen = growing;
    const onPage = (songs: readonly AccountSong[]) => {
      for (const { trackId, plays: counted } of songs) {
        if (seen !== null) found.add(trackId);
        growing?.add(trackId);
        if (counted === null) continue;
        isCounted = true;
        if (counted.isPlayed) played.set(trackId, counted.lastMs ?? 'unknown');
      }
      if (isListed || seen === null) return;
      version += 1;
      if (isFirst) onFirst();
      isFirst = false;
    };
    const { isWhole } = await accountSongs.list(credential, onPage, signal);
    if (seen !== null && (isWhole || !isListed)) seen = found;
    [plays, countsPlays, isListed, listedOf] = [played, isCounted, true, of];
    const isQuiet = seen === null && !isCounted;
    listingDue = after(isQuiet ? listQuietEveryMs : listEveryMs);
    version += 1;
  }

  return {
    seesAll: () => seen === null,
    sees: (trackId) => seen === null || seen.has(trackId),
    countsPlays: () => countsPlays,
    lastPlayed: (trackId) => plays.get(trackId) ?? 'never',
    isListed: () => isListed,
    version: () => version,
    async refresh({ credential }, signal, onFirst) {
      try {
        const own = await credential();
        await askAccess(own);
        await list(own, signal, onFirst);
      } catch (error) {
        if (!(error instanceof LibraryServerError) && !signal.aborted) throw error;
      }
    },
  };
}
