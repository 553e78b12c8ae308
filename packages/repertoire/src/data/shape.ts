import type { CatalogueMood, TrackAttributes } from '@attune/local-streaming/music';
import type { Activity, Genre, Instrument } from '../vocabulary.ts';

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
  genre: Genre;
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

/** What a track must be for a playlist to consider it. Lists mean "one of these". */
export interface PlaylistRule {
  genres?: readonly Genre[];
  eras?: readonly number[];
  activities?: readonly Activity[];
  instruments?: readonly Instrument[];
  vocals?: readonly TrackAttributes['vocals'][];
  tempoBpm?: readonly [number, number];
  energy?: readonly [number, number];
  acousticness?: readonly [number, number];
  danceability?: readonly [number, number];
}

export interface PlaylistSketch {
  name: string;
  description: string;
  /** Key of the curator in `curators.ts`. */
  by: string;
  mood: CatalogueMood;
  rule: PlaylistRule;
  /** What the second half follows; `rule` then counts for the first half alone. */
  and?: PlaylistRule;
  /** What else may be taken when the rule alone does not fill the playlist. */
  fill?: PlaylistRule;
  /** How many tracks, 8 to 30; fewer when the rule does not find as many. */
  size: number;
  /** Titles the curator insists on, the opener first. */
  opens?: readonly string[];
  /** Search words that do not follow from the tracks. */
  tags?: readonly string[];
}
