/**
 * What a composition is made from. The shares run from 0 to 1 and mean what streaming services' audio features of the
 * same name mean. Any catalogue whose tracks have this structure can be played.
 */
export interface PlayableAttributes {
  /** Lower-case genre name. A genre without an arrangement of its own gets one that suits its other attributes. */
  genre: string;
  /** Beats per minute, 50 to 190. */
  tempoBpm: number;
  /** Pitch class of the tonic: 0 is C, 11 is B. */
  key: number;
  mode: 'major' | 'minor';
  valence: number;
  energy: number;
  acousticness: number;
  danceability: number;
  /** Lower-case instrument names, the leading one first; names we have no sound for are passed over. */
  instruments: readonly string[];
  vocals: 'none' | 'sung' | 'rapped' | 'choir' | 'wordless';
  /** The decade whose sound it has, as its first year: 1970. */
  era: number;
}

/** A track that can be composed: same id and attributes, same music, on every machine. */
export interface PlayableTrack {
  id: string;
  /** The wished length; the composition has exactly this length when it lies between 90 and 240 seconds. */
  durationMs: number;
  attributes: PlayableAttributes;
}

/** A track with the words that a player shows. */
export interface QueuedTrack extends PlayableTrack {
  title: string;
  /** All artists, as one line. */
  artist: string;
  album?: string;
  coverUrl?: string;
}
