import type {
  Album,
  AlbumAnswer,
  Artist,
  ArtistAnswer,
  CurrentTrack,
  Device,
  DeviceCommand,
  Permission,
  Playlist,
  Profile,
  TrackAnswer,
  TrackSummary,
} from '@attune/contract';

/** What every call needs: whose it is, and when nobody waits for it any more. */
export interface ListenerCall {
  accessToken: string;
  signal?: AbortSignal | undefined;
}

export interface PlaylistSearch {
  query: string;
  /** Results to skip, a multiple of the page size. Default 0. */
  offset?: number;
}

/** One page of playlists. */
export interface FoundPlaylists {
  /** Those without an id are left out, so there may be fewer than the page had entries. */
  playlists: Playlist[];
  /** Where the next page begins; `null` when this was the last. */
  nextOffset: number | null;
}

/** What a playlist is called, and what is said of it. */
export interface PlaylistDetails {
  name: string;
  /** Empty: none. */
  description: string;
}

/** The listener's own playlists. Every method throws `StreamingError`; none of those that write is repeated here. */
export interface PlaylistService {
  /** Makes a private one without tracks. */
  createPlaylist(details: PlaylistDetails, call: ListenerCall): Promise<Playlist>;
  /** An empty description leaves the one of before. @throws {StreamingError} `not-found` when there is none of this id. */
  changePlaylist(id: string, details: PlaylistDetails, call: ListenerCall): Promise<void>;
  /** Puts these tracks in the place of all it held. */
  replaceTracks(id: string, trackIds: readonly string[], call: ListenerCall): Promise<void>;
  /** A playlist and the ids of its first hundred tracks. @throws {StreamingError} `not-found`, also for another's. */
  ownPlaylist(id: string, call: ListenerCall): Promise<{ playlist: Playlist; trackIds: string[] }>;
  /**
   * Whether the listener still has them, in the order of `ids`, at most forty: their own can be taken out of the library and yet
   * be there to be changed.
   */
  areInLibrary(ids: readonly string[], call: ListenerCall): Promise<boolean[]>;
  /** The newest fifty of the listener's library. */
  ownPlaylists(call: ListenerCall): Promise<Playlist[]>;
}

/** A stretch of a list. */
export interface Part<Item> {
  items: Item[];
  /** Of the whole list. */
  total: number;
  /** Where the next stretch begins; `null` after the last. */
  nextOffset: number | null;
}

/** A playlist and whose it is; `null` where the service does not say. */
export type OwnedPlaylist = Playlist & { ownerId: string | null };

/** Something in a list, and when it came there: an ISO date, `null` where the service does not say. */
export interface ListEntry<Item> {
  item: Item;
  addedAt: string | null;
}

/**
 * What a listener keeps at the service. Every method throws `StreamingError`: `not-found` or `endpoint-removed` for a playlist
 * that is not there, or not theirs. None of those that write is repeated here.
 */
export interface LibraryService {
  /** As whom playlists name the listener. */
  listenerId(call: ListenerCall): Promise<string>;
  likedTracks(offset: number, call: ListenerCall): Promise<Part<ListEntry<TrackDetails>>>;
  /** In the order of `ids`, at most forty. */
  areLiked(ids: readonly string[], call: ListenerCall): Promise<boolean[]>;
  /** What was played lately, the newest first; `addedAt` is when. */
  recentlyPlayed(call: ListenerCall): Promise<ListEntry<TrackDetails>[]>;
  like(id: string, call: ListenerCall): Promise<void>;
  unlike(id: string, call: ListenerCall): Promise<void>;
  /** What the listener made, and what they keep of others. */
  libraryPlaylists(offset: number, call: ListenerCall): Promise<Part<OwnedPlaylist>>;
  /** With the beginning of what it holds; `null` where that is told to its owner alone. */
  playlist(
    id: string,
    call: ListenerCall,
  ): Promise<{ playlist: OwnedPlaylist; contents: Part<ListEntry<TrackDetails | null>> | null }>;
  playlistEntries(
    id: string,
    offset: number,
    call: ListenerCall,
  ): Promise<Part<ListEntry<TrackDetails | null>>>;
  /** At the end, or before the entry at `position`. */
  addTracks(
    id: string,
    trackIds: readonly string[],
    position: number | undefined,
    call: ListenerCall,
  ): Promise<void>;
  /** The entry at `from` stands at `to` afterwards. */
  moveTrack(id: string, move: { from: number; to: number }, call: ListenerCall): Promise<void>;
  /** Wherever they stand in it. */
  removeTracks(id: string, trackIds: readonly string[], call: ListenerCall): Promise<void>;
  removePlaylist(id: string, call: ListenerCall): Promise<void>;
}

/** A track with all that a list of music says of it. */
export interface TrackDetails {
  id: string;
  name: string;
  /** The main artist first. */
  artists: readonly string[];
  album: string | null;
  image: string;
  url: string;
  durationMs: number;
  explicit: boolean | null;
  /** Of release. */
  year: number | null;
}

/** A track of an album, and whether it is to be had where the listener is. */
export interface AlbumTrackDetails extends TrackDetails {
  isPlayable: boolean;
}

export interface TrackSearch {
  query: string;
  /** Results to skip. Default 0. */
  offset?: number;
}

/** Tracks to make a list of. Every method throws `StreamingError`. */
export interface TrackService {
  /** At most ten. */
  searchTracks(search: TrackSearch, call: ListenerCall): Promise<TrackDetails[]>;
  /** Of the fifty the listener saved last those that can be read; `isWhole`: they saved no more. */
  savedTracks(call: ListenerCall): Promise<{ tracks: TrackDetails[]; isWhole: boolean }>;
  /** The fifty they play most. */
  topTracks(call: ListenerCall): Promise<TrackDetails[]>;
  /** @throws {StreamingError} `not-found` when the service does not know it. */
  trackDetails(id: string, call: ListenerCall): Promise<TrackDetails>;
}

/** What is called so, or fits the words; at most ten of each kind. */
export interface FoundMusic {
  tracks: TrackDetails[];
  artists: Artist[];
  albums: Album[];
  playlists: Playlist[];
}

/**
 * The listener's own devices, as the service commands them. Every method throws `StreamingError`: `no-active-device`,
 * `premium-required` and `device-refused` for what keeps a device from playing. None of those that write is repeated here.
 */
export interface DeviceService {
  /** Those that take commands. */
  devices(call: ListenerCall): Promise<Device[]>;
  /** Plays tracks in their order, in place of what plays. @param deviceId absent: on the device that is in use */
  playTracks(trackIds: readonly string[], deviceId: string | undefined, call: ListenerCall): Promise<void>;
  queueTrack(trackId: string, deviceId: string | undefined, call: ListenerCall): Promise<void>;
  /** What plays, or rests, sounds there from now on. */
  transferPlayback(deviceId: string, call: ListenerCall): Promise<void>;
  /** To the device that is in use. */
  command(command: DeviceCommand, call: ListenerCall): Promise<void>;
}

/**
 * What has a page of its own, by its id. Every method throws `StreamingError`: `not-found` for what the service does not know,
 * and mostly one of the status 400 for what has no id's form.
 */
export interface CatalogueService {
  openTrack(
    id: string,
    call: ListenerCall,
  ): Promise<{ track: TrackDetails } & Pick<TrackAnswer, 'artists' | 'album'>>;
  /** With the first of its tracks. */
  openAlbum(
    id: string,
    call: ListenerCall,
  ): Promise<{ tracks: AlbumTrackDetails[] } & Omit<AlbumAnswer, 'tracks'>>;
  /** At most ten albums, and of the ten songs found those that can be played. */
  openArtist(
    id: string,
    call: ListenerCall,
  ): Promise<{ songs: TrackDetails[] } & Omit<ArtistAnswer, 'songs'>>;
}

/** A track, and whether it is to be had where the listener is. */
export interface FoundTrack extends TrackSummary {
  isPlayable: boolean;
}

/** A streaming service in our own words. Every method throws `StreamingError`. */
export interface StreamingService
  extends PlaylistService,
    TrackService,
    LibraryService,
    DeviceService,
    CatalogueService {
  profile(call: ListenerCall): Promise<Profile>;
  /** One page of at most ten playlists. */
  searchPlaylists(search: PlaylistSearch, call: ListenerCall): Promise<FoundPlaylists>;
  /** Everything of a name, in one call. */
  search(query: string, call: ListenerCall): Promise<FoundMusic>;
  /** @returns `null` when nothing is playing. */
  currentTrack(call: ListenerCall): Promise<CurrentTrack | 'advertisement' | null>;
  /** Details of tracks in the order of `ids`; ids the service does not know are left out. */
  tracks(ids: readonly string[], call: ListenerCall): Promise<FoundTrack[]>;
  /** Details of one track. @throws {StreamingError} `not-found` when the service does not know it. */
  track(id: string, call: ListenerCall): Promise<FoundTrack>;
  /** At most ten songs by the seed's artist, without the seed and what cannot be played. */
  tracksBySameArtist(seed: string, call: ListenerCall): Promise<TrackSummary[]>;
}

/** What a track's page says about itself to anyone who asks: no artist, no token, no quota. */
export interface TrackCard {
  title: string;
  image: string | null;
}

/** @returns `null` whenever there is no usable answer: this is a fallback of a fallback. */
export type ReadTrackCard = (trackUrl: string, signal?: AbortSignal) => Promise<TrackCard | null>;

/** Tokens as the accounts service issues them. */
export interface IssuedTokens {
  accessToken: string;
  /** Seconds from now. */
  expiresInSeconds: number;
  /** Absent when a refresh leaves the old one in force. */
  refreshToken?: string;
  /** What they allow; absent where the service did not say. */
  scopes?: readonly string[];
}

/** The OAuth side of a streaming service. */
export interface AccountsService {
  /** The address to which the browser is sent to sign in, and to allow what is asked. */
  authorizationUrl(flow: {
    state: string;
    codeVerifier: string;
    redirectUri: string;
    asks: readonly Permission[];
    /** The name the listener typed here; for a service whose account is a name. */
    name?: string | undefined;
  }): Promise<string>;
  /**
   * Exchanges the code in `returned`, the query with which the browser came back.
   * @throws {SignInFailure} for everything that can go wrong on the way.
   */
  exchangeCode(flow: {
    returned: URLSearchParams;
    state: string;
    codeVerifier: string;
    redirectUri: string;
    signal?: AbortSignal;
  }): Promise<IssuedTokens & { refreshToken: string }>;
  /** @throws {StreamingError} `refresh-rejected` when only a new sign-in helps. */
  refresh(refreshToken: string, signal?: AbortSignal): Promise<IssuedTokens>;
  /**
   * Ends all that came of the sign-in behind this token, refresh tokens included. Absent where the service offers no
   * such thing, as Spotify does not.
   * @throws {StreamingError} when the service did not take it
   */
  revoke?(accessToken: string): Promise<void>;
  /**
   * Ends every sign-in of the listener behind this token, in all browsers. Absent likewise.
   * @throws {StreamingError} `token-rejected` where the token is not good, or another when the service did not take it
   */
  revokeEverywhere?(accessToken: string): Promise<void>;
  /**
   * Brings tokens that allow these further permissions alone; those before end at once. Absent likewise.
   * @throws {StreamingError} as `refresh` does
   */
  narrow?(refreshToken: string, keep: readonly Permission[]): Promise<IssuedTokens>;
}
