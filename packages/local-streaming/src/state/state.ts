/** The player state of one listener, as of `asOfMs`; `playback/playback.ts` moves it forward in time. */
export interface Playback {
  /** What is being walked, or `null` for loose tracks. */
  context: PlayContext | null;
  /** Track ids in playing order: the context's own order, or the shuffled one. */
  order: readonly string[];
  /** What `order` was before it was shuffled; `null` where it is not, or where that is not known. */
  straightOrder: readonly string[] | null;
  /** Where `order` stands. Stays put while a queued track plays. */
  index: number;
  /** A track from the queue that plays in place of `order[index]`. */
  queuedTrackId: string | null;
  queue: readonly string[];
  positionMs: number;
  asOfMs: number;
  isPlaying: boolean;
  /** True once the context has been played to its end: nothing is playing, but it can be started again. */
  ended: boolean;
  shuffle: boolean;
  repeat: 'off' | 'context' | 'track';
  /** 0 to 100. */
  volumePercent: number;
  /** Goes up with every change that somebody asked for; tracks that end by themselves do not count. */
  revision: number;
  /** The player whose sound this is: chosen by itself, new with every page. `null`: it plays in silence. */
  playerId: string | null;
  /** When that player gave its last sign of life; noted every few seconds. */
  playerSeenMs: number;
}

export interface PlayContext {
  kind: 'playlist' | 'album' | 'artist';
  id: string;
}

export interface PlayedTrack {
  trackId: string;
  playedAtMs: number;
  context: PlayContext | null;
}

export interface OwnPlaylist {
  id: string;
  name: string;
  description: string;
  public: boolean;
  collaborative: boolean;
  items: readonly { trackId: string; addedAtMs: number }[];
  /** Goes up by one with each change; the wire's `snapshot_id` is made from it. */
  revision: number;
  /** Of one that the music's own server keeps, and this is what was seen of it last. */
  remote?: RemotePlaylist | undefined;
}

export interface RemotePlaylist {
  /** What the server calls it. */
  id: string;
  /** How many songs it lists there; its items are not read before somebody asks for them. */
  songCount: number;
  isRead: boolean;
}

/** A playlist as it stands in a list. */
export type PlaylistSummary = Omit<OwnPlaylist, 'items'> & { trackCount: number };

export interface SavedItem {
  kind: 'track' | 'album' | 'playlist' | 'user';
  id: string;
  addedAtMs: number;
}

/** What a listener signed in with at the music's own server, sealed. */
export interface SealedCredential {
  /** The sign-in in which it was given, with which it ends. */
  sessionId: string;
  listenerId: string;
  sealed: string;
  forgetAtMs: number;
}

/** Who somebody is, and what they saved. Plain data, replaced and never changed in place, as all of this is. */
export interface Listener {
  id: string;
  displayName: string;
  /** The newest first. */
  saved: readonly SavedItem[];
}

/** A listener's player and what it played. Kept apart from all else, as open pages ask for it every two seconds. */
export interface PlayerRecord {
  playback: Playback | null;
  /** The newest first, at most fifty. */
  recentlyPlayed: readonly PlayedTrack[];
}

/** A listener's own playlist with whose it is. */
export interface Owned<Playlist> {
  owner: { id: string; displayName: string };
  playlist: Playlist;
}

/**
 * Where listeners' things are kept, each in a record of its own: who only reads a player reads nothing else. Calls are
 * synchronous, as each takes microseconds in both implementations, and a change is atomic between all processes that
 * share the store. A change that returns the record it was given writes nothing.
 */
export interface StateStore {
  readonly kind: 'memory' | 'persistent';
  /** Writes many changes down at once, which costs what one of them does. @throws whatever `work` does, and then none is */
  together(work: () => void): void;

  listener(id: string): Listener | undefined;
  changeListener(id: string, change: (listener: Listener) => Listener): Listener;
  /**
   * Takes down who signs in. When there are `most` already, a listener of whom nothing is kept but the name makes room;
   * of who is signed in at the music's own server, what they signed in with is kept.
   * @returns false when all of them own something
   */
  admit(identity: { id: string; displayName: string }, most: number, nowMs: number): boolean;

  player(listenerId: string): PlayerRecord | undefined;
  changePlayer(listenerId: string, change: (player: PlayerRecord) => PlayerRecord): PlayerRecord;

  /** Takes down when a track that counts as played began. */
  recordPlay(listenerId: string, trackId: string, playedAtMs: number): void;
  /** When the track began that was recorded last; `undefined` where none was. */
  latestPlayMs(listenerId: string): number | undefined;
  /** When each recorded track began the last time, by track id. */
  lastPlaysMs(listenerId: string): ReadonlyMap<string, number>;

  /** The newest first. */
  playlistsOf(ownerId: string): readonly PlaylistSummary[];
  playlist(id: string): Owned<OwnPlaylist> | undefined;
  /** What is said of a playlist in a list, without reading its tracks. */
  playlistSummary(id: string): Owned<PlaylistSummary> | undefined;
  /** @returns false, and adds nothing, when the owner has `most` already or there is one of its id */
  addPlaylist(ownerId: string, playlist: OwnPlaylist, most: number): boolean;
  /** @returns the playlist as it is now; `undefined` where there is none */
  changePlaylist(id: string, change: (playlist: OwnPlaylist) => OwnPlaylist): OwnPlaylist | undefined;
  removePlaylist(id: string): void;

  /**
   * Marks a single-use id (of an authorization code or a refresh token) as used.
   * @returns false when it had been used before. Forgotten after `expiresAtMs`, when its owner has expired anyway.
   */
  spend(id: string, expiresAtMs: number, nowMs: number): boolean;
  isSpent(id: string): boolean;

  /** Takes down that all sign-ins of a listener ended. Those that ended before `forgetBeforeMs` are forgotten. */
  endSignIns(listenerId: string, endedAtMs: number, forgetBeforeMs: number): void;
  /** When that was last; `undefined` where it never was, or is forgotten. */
  signInsEndedAt(listenerId: string): number | undefined;

  /** Puts it in the place of the one of the same sign-in; those whose time has come are forgotten. */
  putCredential(credential: SealedCredential, nowMs: number): void;
  /** The sealed one that was put last, of a listener. */
  credentialOf(listenerId: string, nowMs: number): string | undefined;
  dropCredential(sessionId: string): void;
  dropCredentialsOf(listenerId: string): void;

  close(): void;
}

/** A listener of whom nothing is remembered yet. */
export const newListener = (id: string): Listener => ({ id, displayName: id, saved: [] });
/** A player that nothing was ever played on. */
export const newPlayer: PlayerRecord = { playback: null, recentlyPlayed: [] };

export function summaryOf({ items, ...rest }: OwnPlaylist): PlaylistSummary {
  const { remote } = rest;
  return { ...rest, trackCount: remote && !remote.isRead ? remote.songCount : items.length };
}
