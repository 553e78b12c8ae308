import type { Genre } from './vocabulary.ts';

/** Covers and key preferences go by these. */
export type GenreFamily = 'still' | 'hearth' | 'groove' | 'club' | 'amplified';

/**
 * What a genre brings before mood and artist are known. Shares from 0 to 1. Tempo ranges follow common practice
 * in each genre (house 116 to 128, drum and bass 168 to 178, reggae 66 to 92 counted in half time, ...); the
 * other figures are our authors' judgement, in the sense in which Spotify's audio features use the words.
 */
export interface GenreProfile {
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
}

export const genreProfiles: Record<Genre, GenreProfile> = {
  ambient: {
    family: 'still',
    tempoBpm: [50, 84],
    drive: 0.15,
    light: 0.5,
    acousticness: 0.62,
    danceability: 0.12,
    majorLean: 0.05,
    standsFor: ['drone', 'soundscape', 'new age'],
  },
  'lo-fi': {
    family: 'groove',
    tempoBpm: [66, 92],
    drive: 0.4,
    light: 0.5,
    acousticness: 0.46,
    danceability: 0.6,
    majorLean: 0,
    standsFor: ['chillhop', 'lofi beats', 'study beats'],
  },
  'acoustic folk': {
    family: 'hearth',
    tempoBpm: [68, 138],
    drive: 0.35,
    light: 0.55,
    acousticness: 0.9,
    danceability: 0.42,
    majorLean: 0.1,
    standsFor: ['folk', 'singer-songwriter', 'celtic', 'indie folk'],
  },
  'piano solo': {
    family: 'still',
    tempoBpm: [54, 118],
    drive: 0.25,
    light: 0.45,
    acousticness: 0.97,
    danceability: 0.24,
    majorLean: 0,
    standsFor: ['neoclassical'],
  },
  'synth-pop': {
    family: 'club',
    tempoBpm: [96, 138],
    drive: 0.55,
    light: 0.55,
    acousticness: 0.06,
    danceability: 0.72,
    majorLean: 0,
    standsFor: ['synthpop', 'pop', 'new wave', 'synthwave'],
  },
  house: {
    family: 'club',
    tempoBpm: [116, 128],
    drive: 0.55,
    light: 0.6,
    acousticness: 0.05,
    danceability: 0.86,
    majorLean: -0.1,
    standsFor: ['deep house', 'club', 'edm', 'electronic dance'],
  },
  techno: {
    family: 'club',
    tempoBpm: [122, 142],
    drive: 0.72,
    light: 0.2,
    acousticness: 0.03,
    danceability: 0.74,
    majorLean: -0.3,
    standsFor: ['minimal techno', 'edm', 'club'],
  },
  'drum and bass': {
    family: 'club',
    tempoBpm: [168, 178],
    drive: 0.75,
    light: 0.4,
    acousticness: 0.04,
    danceability: 0.6,
    majorLean: -0.15,
    standsFor: ['jungle', 'liquid', 'edm'],
  },
  funk: {
    family: 'groove',
    tempoBpm: [94, 124],
    drive: 0.6,
    light: 0.75,
    acousticness: 0.16,
    danceability: 0.86,
    majorLean: -0.05,
    standsFor: ['disco', 'funky', 'p funk'],
  },
  orchestral: {
    family: 'still',
    tempoBpm: [56, 148],
    drive: 0.45,
    light: 0.45,
    acousticness: 0.88,
    danceability: 0.2,
    majorLean: 0.05,
    standsFor: ['classical', 'cinematic', 'soundtrack', 'orchestra'],
  },
  jazz: {
    family: 'groove',
    tempoBpm: [58, 184],
    drive: 0.35,
    light: 0.55,
    acousticness: 0.84,
    danceability: 0.48,
    majorLean: 0,
    standsFor: ['swing', 'bebop', 'cool jazz', 'smooth jazz', 'big band'],
  },
  soul: {
    family: 'groove',
    tempoBpm: [62, 122],
    drive: 0.45,
    light: 0.6,
    acousticness: 0.42,
    danceability: 0.64,
    majorLean: 0.05,
    standsFor: ['r&b', 'neo-soul', 'motown'],
  },
  'indie rock': {
    family: 'amplified',
    tempoBpm: [92, 164],
    drive: 0.6,
    light: 0.5,
    acousticness: 0.14,
    danceability: 0.5,
    majorLean: 0.1,
    standsFor: ['indie', 'rock', 'alternative rock', 'britpop', 'shoegaze', 'dream pop', 'guitar band'],
  },
  'hip-hop': {
    family: 'groove',
    tempoBpm: [78, 104],
    drive: 0.6,
    light: 0.5,
    acousticness: 0.15,
    danceability: 0.8,
    majorLean: -0.15,
    standsFor: [],
  },
  'bossa nova': {
    family: 'hearth',
    tempoBpm: [66, 138],
    drive: 0.3,
    light: 0.6,
    acousticness: 0.86,
    danceability: 0.56,
    majorLean: 0.1,
    standsFor: ['brazilian', 'samba', 'latin'],
  },
  'hard rock': {
    family: 'amplified',
    tempoBpm: [84, 176],
    drive: 0.9,
    light: 0.3,
    acousticness: 0.04,
    danceability: 0.42,
    majorLean: -0.2,
    standsFor: ['rock', 'metal', 'heavy metal', 'classic rock'],
  },
  reggae: {
    family: 'groove',
    tempoBpm: [66, 92],
    drive: 0.45,
    light: 0.75,
    acousticness: 0.24,
    danceability: 0.76,
    majorLean: 0.05,
    standsFor: ['dub', 'rocksteady', 'ska'],
  },
  country: {
    family: 'hearth',
    tempoBpm: [70, 148],
    drive: 0.45,
    light: 0.6,
    acousticness: 0.64,
    danceability: 0.54,
    majorLean: 0.3,
    standsFor: ['americana', 'bluegrass', 'honky-tonk', 'western'],
  },
  'classical guitar': {
    family: 'still',
    tempoBpm: [60, 132],
    drive: 0.3,
    light: 0.5,
    acousticness: 0.96,
    danceability: 0.32,
    majorLean: 0,
    standsFor: ['guitar solo', 'spanish guitar', 'classical', 'flamenco'],
  },
  afrobeat: {
    family: 'groove',
    tempoBpm: [98, 128],
    drive: 0.6,
    light: 0.75,
    acousticness: 0.28,
    danceability: 0.86,
    majorLean: 0,
    standsFor: ['afrobeats', 'highlife', 'african'],
  },
  blues: {
    family: 'hearth',
    tempoBpm: [60, 138],
    drive: 0.5,
    light: 0.45,
    acousticness: 0.44,
    danceability: 0.52,
    majorLean: 0.05,
    standsFor: ['r&b'],
  },
};

/** The genres and words a genre answers for, such as `disco` for funk. */
export function standInsOf(genre: string): readonly string[] {
  return genreProfiles[genre as Genre]?.standsFor ?? [];
}
