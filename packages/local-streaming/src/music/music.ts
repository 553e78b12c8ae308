import type { Readable } from 'node:stream';
import type { Album, Artist, Catalogue, Playlist, Track } from './catalogue.ts';
import type { Collection } from './collection.ts';

export interface ItemOf {
  album: Album;
  artist: Artist;
  playlist: Playlist;
  track: Track;
}
export type SearchType = keyof ItemOf;

export interface SearchRequest {
  query: string;
  types: readonly SearchType[];
  limit: number;
  offset: number;
}

/** One page of hits per type asked for, the best first, and how many there are in all. */
export type SearchHits = { [Type in SearchType]?: { items: readonly ItemOf[Type][]; total: number } };

export type MusicSearch = (request: SearchRequest) => SearchHits;

/** Shares from 0 to 1, `tempo` in beats per minute, `key` as pitch class, `mode` 1 for major and 0 for minor. */
export interface RecommendationTargets {
  acousticness?: number;
  danceability?: number;
  energy?: number;
  instrumentalness?: number;
  valence?: number;
  tempo?: number;
  key?: number;
  mode?: 0 | 1;
  /** 1 to 5: how strongly the targets count. 1 where absent. */
  weight?: number;
}

export interface RecommendationRequest {
  /** Track ids of the catalogue, one to five. Unknown ones are passed over. */
  seeds: readonly string[];
  /** Track ids to steer away from. */
  negativeSeeds?: readonly string[];
  /** How many songs at most. */
  size: number;
  targets?: RecommendationTargets;
}

export type CoverSubject =
  | { kind: 'track'; track: Track }
  | { kind: 'album'; album: Album }
  | { kind: 'playlist'; playlist: Playlist }
  | { kind: 'artist'; artist: Artist }
  | { kind: 'listener'; id: string };

export type CoverPainter = (subject: CoverSubject, sizePx: number) => string;

/** What a player asks of a recording, as in the request's headers. */
export interface SoundRequest {
  range: string | undefined;
  ifRange: string | undefined;
  /** Only what would be answered is of interest. */
  isHead: boolean;
  /** What the listener signed in with at the music's own server; absent or `null` where no such sign-in is asked for. */
  credential?: string | null;
}

/** A recording, or a stretch of it; `body` is to be destroyed where it is not read to its end. */
export interface SoundAnswer {
  status: 200 | 206 | 404 | 416;
  headers: Readonly<Record<string, string>>;
  body: Readable | null;
}

/** What a player has to know of a recording before it fetches it. */
export interface RecordingFacts {
  /** ReplayGain of the track, in decibels; 0 where nobody measured it. */
  gainDb: number;
  /** `openSound` answers to ranges and tells the length. */
  isSeekable: boolean;
}

/** Music that exists as recordings, which are listened to and have pictures of their own. For signed-in listeners alone. */
export interface Recordings {
  /** `null` for a track without a recording. */
  describe(trackId: string): RecordingFacts | null;
  /** @throws {CredentialRefusedError} */
  openSound(trackId: string, request: SoundRequest): Promise<SoundAnswer>;
  /**
   * The picture that came with an album, as large as it is wanted where its source makes it so; `null` where there is none, and a
   * drawn one stands in.
   */
  picture(albumId: string, sizePx: number): Promise<{ bytes: Buffer; contentType: string } | null>;
}

/** A listener's own playlist, to be held against a query. */
export interface OwnPlaylistToFind {
  id: string;
  name: string;
  description: string;
  /** Changes with every change of it. */
  version: string;
  /** What is in it, as far as that is known. */
  trackIds(): readonly string[];
}

/** What this service knows to have been played to one listener. */
export interface PlayHistory {
  /** When the last track began; milliseconds since the epoch, `null` where nothing was played yet. */
  latestMs(): number | null;
  /** When each track began the last time, by track id; milliseconds since the epoch. */
  lastPlayedMs(): ReadonlyMap<string, number>;
}

/** Somebody who is signed in, as far as the music differs from one listener to the next. */
export interface MusicListener {
  id: string;
  /** What they signed in with at the music's own server; `null` where no such sign-in is asked for. */
  credential(): Promise<string | null>;
  history: PlayHistory;
}

/** What can be played, found, suggested and looked at. The routes and pages know music through this alone. */
export interface Music {
  catalogue: Catalogue;
  /** Changes with the catalogue; absent for one that never does. The catalogue's maps stay the same. */
  revision?: () => number;
  search: MusicSearch;
  /** Ids of those playlists of a listener that a query names or describes, the best first. Absent where they are found by nobody. */
  findOwn?: (query: string, playlists: readonly OwnPlaylistToFind[]) => readonly string[];
  /** Tracks near the seeds, the nearest first, never a seed itself. Unknown seeds are passed over. */
  recommend(request: RecommendationRequest): readonly Track[];
  /** A square SVG document. A listener's own playlist passes as one of the catalogue's. */
  drawCover: CoverPainter;
  /** Absent where players compose the music themselves. */
  recordings?: Recordings;
  /** Absent where the service keeps listeners' likes and playlists by itself. */
  collection?: Collection;
  /**
   * The music as one listener may hear it, with playlists made of what they played and did not play; the same object for the same
   * listener while little has changed. Answers within about two seconds, with what is known by then. Absent where the music is the
   * same for everybody.
   * @throws {CredentialRefusedError}
   */
  forListener?(listener: MusicListener): Promise<Music>;
}
