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
}

export interface SavedItem {
  kind: 'track' | 'album' | 'playlist' | 'user';
  id: string;
  addedAtMs: number;
}

/** All the service remembers of one listener. Plain data, replaced and never changed in place. */
export interface ListenerRecord {
  id: string;
  displayName: string;
  /** The newest first. */
  playlists: readonly OwnPlaylist[];
  /** The newest first. */
  saved: readonly SavedItem[];
  playback: Playback | null;
  /** The newest first, at most fifty. */
  recentlyPlayed: readonly PlayedTrack[];
}

/** A listener's own playlist with whose it is. */
export interface FoundPlaylist {
  owner: { id: string; displayName: string };
  playlist: OwnPlaylist;
}

/**
 * Where listeners' things are kept. Calls are synchronous, as each takes microseconds in both implementations,
 * and a change is atomic between all processes that share the store.
 */
export interface StateStore {
  readonly kind: 'memory' | 'persistent';
  read(listenerId: string): ListenerRecord | undefined;
  /** Reads, changes and writes one listener in one step. Returning the record it was given writes nothing. */
  update(listenerId: string, change: (record: ListenerRecord) => ListenerRecord): ListenerRecord;
  findPlaylist(playlistId: string): FoundPlaylist | undefined;
  /**
   * Marks a single-use id (of an authorization code or a refresh token) as used.
   * @returns false when it had been used before. Forgotten after `expiresAtMs`, when its owner has expired anyway.
   */
  spend(id: string, expiresAtMs: number, nowMs: number): boolean;
  close(): void;
}

/** A listener of whom nothing is remembered yet. */
export function newListener(id: string): ListenerRecord {
  return { id, displayName: id, playlists: [], saved: [], playback: null, recentlyPlayed: [] };
}
