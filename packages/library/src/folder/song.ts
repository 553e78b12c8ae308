/** What is known of one file of music: where it lies and what its tags say, cleaned and bounded. */
export interface Song {
  /** Below the library's folder, with forward slashes. */
  path: string;
  sizeBytes: number;
  modifiedMs: number;
  title: string;
  /** The main artist first; empty where no tag names one. */
  artists: readonly string[];
  albumArtist: string | null;
  album: string | null;
  year: number | null;
  disc: number | null;
  trackNumber: number | null;
  durationMs: number;
  genres: readonly string[];
  moods: readonly string[];
  bpm: number | null;
  isrc: string | null;
  /** ReplayGain of the track, in decibels. */
  gainDb: number | null;
  /** Whether the file holds a picture that can be shown. */
  hasPicture: boolean;
}
