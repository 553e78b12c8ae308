/** What is known of one piece of music: where it lies and what its tags say, cleaned and bounded. */
export interface Song {
  /** What names it at its source: its place below the folder, with forward slashes; or a server's ids of its album and itself. */
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
  /** Whether it is marked explicit, or as a clean version; absent where it is marked as neither. */
  explicit?: boolean;
  /** The version of what read its tags; absent for the first one, and for a song of a server. */
  tagsVersion?: number;
  /** Whether the file holds a picture that can be shown. */
  hasPicture: boolean;
  /** What a song of a server is asked for by; absent for a file. */
  remote?: {
    songId: string;
    coverId: string | null;
    /** Whether browsers play the kind of file it is; else the server is asked to make another of it. */
    isPlayable: boolean;
    /** What kind of sound it is by its ending, where the server does not know it. */
    soundType?: string;
  };
}
