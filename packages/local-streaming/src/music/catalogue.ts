import type { SoundAttributes } from '@attune/player/track';

/** The moods the catalogue's curators sort music by. */
export type CatalogueMood = 'happy' | 'sad' | 'energetic' | 'calm' | 'focus';

/** What is known of a track: what it sounds like, and what it is for. */
export interface TrackAttributes extends SoundAttributes {
  mood: CatalogueMood;
  /** 1 for a track without vocals. */
  instrumentalness: number;
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
  /** ISO date, or the year alone; empty where nobody knows. */
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
  /** Empty where nobody knows. */
  isrc: string;
  /** Whether its words are explicit; absent where nobody knows. */
  explicit?: boolean | undefined;
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

/** Everything the built-in service can play, changed by nobody but who brings it. */
export interface Catalogue {
  artists: ReadonlyMap<string, Artist>;
  albums: ReadonlyMap<string, Album>;
  tracks: ReadonlyMap<string, Track>;
  playlists: ReadonlyMap<string, Playlist>;
}
