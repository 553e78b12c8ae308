import type { CatalogueMood, TrackAttributes } from '@attune/local-streaming/music';
import type { Motif } from '../cover/pen.ts';
import type { Activity, Instrument } from '../facets.ts';

/** What sets a track apart from its artist's usual sound. All of it is optional. */
export interface Nuance {
  /** Steps cooler (-2) or hotter (2) than the artist's norm within the mood. */
  heat?: -2 | -1 | 1 | 2;
  /** Steps darker (-2) or brighter (2) within the mood. */
  light?: -2 | -1 | 1 | 2;
  /** The tempo, where the song dictates it. */
  bpm?: number;
  mode?: TrackAttributes['mode'];
  vocals?: TrackAttributes['vocals'];
  /** The instrument in front, if not the artist's first. */
  lead?: Instrument;
  /** What else one does to it, beyond what follows from its sound. */
  for?: readonly Activity[];
  /** The name of the artist who joins in. */
  guest?: string;
}

export type TrackLine =
  | readonly [title: string, mood: CatalogueMood]
  | readonly [title: string, mood: CatalogueMood, nuance: Nuance];

export interface AlbumSketch {
  name: string;
  /** Year of release, and with it the decade of the sound. */
  year: number;
  tracks: readonly TrackLine[];
}

/** An artist as written by hand; everything else about the tracks follows from this, the genre and the mood. */
export interface ArtistSketch {
  name: string;
  /** Where they are from and what they sound like. */
  about: string;
  /** The band, the one in front first. */
  plays: readonly Instrument[];
  /** How the voice is used where the track does not say otherwise. Tracks for `focus` never carry words. */
  vocals: TrackAttributes['vocals'];
  /** How much hotter (or cooler, below 0) than the genre's norm this artist plays; -0.3 to 0.3. */
  heat?: number;
  albums: readonly AlbumSketch[];
}

/** Covers and key preferences go by these. */
export type GenreFamily = 'still' | 'hearth' | 'groove' | 'club' | 'amplified';

/** What music is good for by its genre, where mood, tempo and energy allow. */
export type GenreOccasion = Extract<
  Activity,
  'reading' | 'coding' | 'driving' | 'dinner' | 'cooking' | 'summer' | 'romance'
>;

/**
 * All there is to say of a genre. Shares from 0 to 1. Tempo ranges follow common practice
 * in each genre (house 116 to 128, drum and bass 168 to 178, reggae 66 to 92 counted in half time, ...); the
 * other figures are our authors' judgement, in the sense in which Spotify's audio features use the words.
 */
export interface GenreSketch<Name extends string = string> {
  name: Name;
  family: GenreFamily;
  tempoBpm: readonly [number, number];
  /** Where in a mood's energy window the genre sits: 0 at its quiet end, 1 at its loud end. */
  drive: number;
  /** Where in a mood's valence window it sits: 0 dark, 1 bright. */
  light: number;
  acousticness: number;
  danceability: number;
  /** Added to the odds of a major key. */
  majorLean: number;
  /** Genres of the vocabulary that it answers for, and words of curators; what they are spelled like stands there. */
  standsFor: readonly string[];
  isElectronic?: boolean;
  suits: readonly GenreOccasion[];
  /** What is on the covers of its playlists and albums. */
  motif: Motif;
  /**
   * Its artists, in the order in which the catalogue took them in. Recordings are numbered edition by edition over all
   * genres, so artists who come later stand in an edition of their own: those of before keep their numbers.
   */
  editions: readonly (readonly ArtistSketch[])[];
}

/** Keeps the name as a literal, so that the compiler knows all genres. */
export const genre = <const Name extends string>(sketch: GenreSketch<Name>): GenreSketch<Name> => sketch;
