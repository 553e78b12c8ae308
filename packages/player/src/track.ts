/**
 * What a track sounds like, which is what a composition is made from. The shares run from 0 to 1 and mean what streaming
 * services' audio features of the same name mean.
 */
export interface SoundAttributes {
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
  /** The decade whose sound it has, as its first year: 1970. 0 where nobody knows. */
  era: number;
  /** Of composed music: the edition of the catalogue that it came with; absent for the first. */
  edition?: number;
}

/** A track as a player queues it, shows it and hands it to its engine; it crosses the wire in this shape. */
export interface Track {
  id: string;
  name: string;
  /** All artists, as one line. */
  artist: string;
  album: string;
  /** Address of the cover, 300 pixels wide. */
  image: string;
  durationMs: number;
  attributes: SoundAttributes;
  /** Where its recording is streamed from; absent for a track that is composed where it sounds. */
  recording?: Recording;
}

/** A track that exists as a file somewhere. */
export interface Recording {
  /** Address on the page's own origin. */
  url: string;
  /**
   * Whether it can be begun elsewhere than at its start: its length is known and its address answers to ranges. What a server
   * converts as it sends it has neither.
   */
  isSeekable: boolean;
  /** How much louder it is to sound than it was recorded, in decibels, so that tracks are alike (ReplayGain). */
  gainDb: number;
}

/** Whether a listener can go to another place in a track. */
export const canSeek = ({ recording }: Pick<Track, 'recording'>): boolean => recording?.isSeekable ?? true;

/** What to say where a track could not be sounded. Of a file nobody is told which of the two it is. */
export const whyNoSound = (track: Pick<Track, 'recording'> | null): string =>
  track?.recording
    ? 'This file is gone, or this browser cannot play it.'
    : 'This browser could not make the sound.';

/** Whether two lists hold the same tracks in the same order. */
export const areSameTracks = (
  one: readonly Pick<Track, 'id'>[],
  other: readonly Pick<Track, 'id'>[],
): boolean => one.length === other.length && one.every(({ id }, place) => id === other[place]?.id);
