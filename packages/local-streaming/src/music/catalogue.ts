/** The moods the catalogue's curators sort music by. */
export type CatalogueMood = 'happy' | 'sad' | 'energetic' | 'calm' | 'focus';

/** What a track sounds like. Shares run from 0 to 1 and mean what Spotify's audio features of the same name mean. */
export interface TrackAttributes {
  genre: string;
  mood: CatalogueMood;
  /** Beats per minute, 50 to 190. */
  tempoBpm: number;
  /** Pitch class of the tonic: 0 is C, 11 is B. */
  key: number;
  mode: 'major' | 'minor';
  valence: number;
  energy: number;
  acousticness: number;
  danceability: number;
  /** 1 for a track without vocals. */
  instrumentalness: number;
  /** Lower-case names of what is heard, the leading one first: `piano`, `upright bass`, `brushed drums`. */
  instruments: readonly string[];
  vocals: 'none' | 'sung' | 'rapped' | 'choir' | 'wordless';
  /** The decade whose sound it has, as its first year: 1970, 2010. */
  era: number;
  /** What one does to it: `sleep`, `running`, `study`, `dinner`. */
  activities: readonly string[];
}

/** Ids of artists, albums, tracks and playlists are 22 base-62 characters, derived from stable slugs. */
export interface Artist {
  id: string;
  name: string;
  genres: readonly string[];
  /** Where they are from and what they sound like, in a sentence or two. */
  about: string;
}

export interface Album {
  id: string;
  name: string;
  artistId: string;
  /** ISO date. */
  releaseDate: string;
  trackIds: readonly string[];
}

export interface Track {
  id: string;
  name: string;
  /** The main artist first. */
  artistIds: readonly string[];
  albumId: string;
  /** From 1. */
  trackNumber: number;
  durationMs: number;
  isrc: string;
  attributes: TrackAttributes;
}

export interface Playlist {
  id: string;
  name: string;
  description: string;
  /** The invented curator. */
  ownerId: string;
  ownerName: string;
  trackIds: readonly string[];
  mood: CatalogueMood;
  /** Lower-case search words beyond name and description: genre, era, activity, instrument. */
  tags: readonly string[];
}

/** Everything the built-in service can play, immutable and built once. */
export interface Catalogue {
  artists: ReadonlyMap<string, Artist>;
  albums: ReadonlyMap<string, Album>;
  tracks: ReadonlyMap<string, Track>;
  playlists: ReadonlyMap<string, Playlist>;
}
