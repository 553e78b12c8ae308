import type { Catalogue, Collection, MusicAccounts, Recordings } from '@attune/local-streaming/music';
import type { SoundBytes } from './analysis/decode/sound-bytes.ts';
import type { Song } from './folder/song.ts';
import type { MetServer } from './opensubsonic/server-calls.ts';

export interface ScanParts {
  /** A song as it was read last. */
  songAt: (path: string) => Song | undefined;
  /** Paths of all songs that are known, and how many they are. */
  knownPaths: () => Iterable<string>;
  knownCount: () => number;
  /** Takes in songs that are new or changed, and paths of those that are gone. */
  take: (put: readonly Song[], removePaths: readonly string[]) => void;
  onLook: () => void;
  /** Told how many there will be, where nothing is known from before. */
  onExpect: (count: number) => void;
  /** Told once what the server says it is; `null` where what answers seems to be none. */
  onMet: (server: MetServer | null) => void;
}

/** What a look through the music came to. */
export interface ScanOutcome {
  /** Files that are damaged, or hold nothing to play. */
  passedOver: number;
  /** Where some of them lie below the folder; absent where there are no files. */
  passedOverFiles?: readonly string[];
  /** Links are not followed: what they lead to within the folder is found in its own place, what lies outside is refused. */
  linksPassedOver: number;
  /** Folders and files that could not be read, or lie too deep; what was known of them stays. */
  unreadable: readonly string[];
  /** There was more than is taken. */
  isCutOff: boolean;
  /** There is nothing any more where there was music, as when a disk is not there; what was known of it stays. */
  isAbsent: boolean;
}

export interface KnownMusic {
  catalogue: Catalogue;
  songOf: (trackId: string) => Song | undefined;
}

/** A song that a listener's account sees. */
export interface AccountSong {
  trackId: string;
  /** What the server counted under the account's name; `null` where it says nothing of this song. `lastMs`: since the epoch, where known. */
  plays: { isPlayed: boolean; lastMs: number | null } | null;
}

export interface AccountAccess {
  /** Whether it sees every song that is listed. */
  seesAll: boolean;
  /** Its music folders in one text; `null` where the server did not answer, or knows none. */
  folders: string | null;
  isAnswered: boolean;
}

/** What the accounts of listeners see at the music's server. Both throw `CredentialRefusedError` and `LibraryServerError`. */
export interface AccountSongs {
  /** How much an account sees; as it was at the sign-in where the server does not answer in a second and a half. */
  access(credential: string | null): Promise<AccountAccess>;
  /** Every song that an account sees, page by page. @returns whether the listing is whole */
  list(
    credential: string | null,
    onPage: (songs: readonly AccountSong[]) => void,
    signal: AbortSignal,
  ): Promise<{ isWhole: boolean }>;
}

/** Where the music of a library is: a folder of files, or a server. */
export interface LibrarySource {
  /** Each source has an index of its own. */
  indexName: string;
  /** Looks through the music once, and again each time it is called. */
  createScan(parts: ScanParts): (signal: AbortSignal) => Promise<ScanOutcome>;
  /** @param parts `onGone` is told of a track that is known, and that its source does not have any more */
  createRecordings(parts: KnownMusic & { onGone: (trackId: string) => void }): Recordings;
  /** What is kept there of each listener; `null` where nothing is. */
  createCollection(parts: KnownMusic): Collection | null;
  /** Whose accounts listeners sign in with; `null` where there are none. */
  accounts: MusicAccounts | null;
  /** What each of these accounts sees; absent where everybody hears everything. */
  accountSongs?: AccountSongs;
  /** A song's file, to be listened to by this machine. */
  openSound(song: Song): Promise<SoundBytes>;
  close(): Promise<void>;
}
