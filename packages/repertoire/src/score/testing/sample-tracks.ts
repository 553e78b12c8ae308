import type { EngineTrack, SoundAttributes } from '@attune/player';

/** What each genre of a catalogue typically looks like, for tests that need music of every kind. */
const genres: Readonly<Record<string, Partial<SoundAttributes>>> = {
  ambient: { tempoBpm: 62, acousticness: 0.6, instruments: ['synth pads', 'felt piano'] },
  'lo-fi': { tempoBpm: 78, instruments: ['electric piano', 'drum machine', 'upright bass'] },
  'acoustic folk': {
    tempoBpm: 98,
    acousticness: 0.9,
    vocals: 'sung',
    instruments: ['acoustic guitar', 'fiddle'],
  },
  'piano solo': { tempoBpm: 72, acousticness: 0.97, instruments: ['piano'] },
  'synth-pop': {
    tempoBpm: 118,
    acousticness: 0.06,
    vocals: 'sung',
    instruments: ['analog synth', 'drum machine'],
  },
  house: { tempoBpm: 124, acousticness: 0.05, instruments: ['piano', 'synth bass', 'drum machine'] },
  techno: { tempoBpm: 132, acousticness: 0.03, instruments: ['analog synth', 'drum machine'] },
  'drum and bass': {
    tempoBpm: 174,
    acousticness: 0.04,
    instruments: ['breakbeat', 'synth bass', 'synth pads'],
  },
  funk: { tempoBpm: 108, acousticness: 0.16, instruments: ['electric bass', 'horns', 'electric guitar'] },
  orchestral: { tempoBpm: 88, acousticness: 0.88, instruments: ['strings', 'horns', 'timpani'] },
  jazz: {
    tempoBpm: 132,
    acousticness: 0.84,
    instruments: ['saxophone', 'piano', 'upright bass', 'brushed drums'],
  },
  soul: {
    tempoBpm: 92,
    acousticness: 0.42,
    vocals: 'sung',
    instruments: ['organ', 'electric bass', 'drums'],
  },
  'indie rock': {
    tempoBpm: 128,
    acousticness: 0.14,
    vocals: 'sung',
    instruments: ['electric guitar', 'drums'],
  },
  'hip-hop': {
    tempoBpm: 90,
    acousticness: 0.15,
    vocals: 'rapped',
    instruments: ['turntables', 'drum machine'],
  },
  'bossa nova': { tempoBpm: 118, acousticness: 0.86, instruments: ['nylon guitar', 'flute', 'shaker'] },
  'hard rock': {
    tempoBpm: 140,
    acousticness: 0.04,
    vocals: 'sung',
    instruments: ['electric guitar', 'drums'],
  },
  reggae: { tempoBpm: 74, acousticness: 0.24, instruments: ['organ', 'electric bass', 'melodica'] },
  country: { tempoBpm: 112, acousticness: 0.64, vocals: 'sung', instruments: ['pedal steel', 'banjo'] },
  'classical guitar': { tempoBpm: 92, acousticness: 0.96, instruments: ['nylon guitar'] },
  afrobeat: { tempoBpm: 112, acousticness: 0.28, instruments: ['horns', 'congas', 'electric guitar'] },
  blues: { tempoBpm: 84, acousticness: 0.44, instruments: ['electric guitar', 'harmonica'] },
  'gamelan noir': { tempoBpm: 100, acousticness: 0.3, instruments: ['marimba', 'theremin'] },
};

const moods = {
  happy: { valence: 0.8, energy: 0.62, mode: 'major' },
  sad: { valence: 0.2, energy: 0.25, mode: 'minor' },
  energetic: { valence: 0.65, energy: 0.9, mode: 'minor' },
  calm: { valence: 0.5, energy: 0.15, mode: 'major' },
  focus: { valence: 0.45, energy: 0.38, mode: 'minor' },
} as const;

export type SampleMood = keyof typeof moods;
export const sampleMoods = Object.keys(moods) as SampleMood[];
export const sampleGenres = Object.keys(genres);

/** A track of a genre in a mood. Different numbers are different tracks. */
export function sampleTrack(genre: string, mood: SampleMood, number = 1): EngineTrack {
  const place = sampleGenres.indexOf(genre);
  return {
    id: `${genre}-${mood}-${number}`,
    durationMs: 120_000 + ((place * 7 + number * 13) % 60) * 1000,
    attributes: {
      genre,
      tempoBpm: 100,
      key: (place * 5 + number) % 12,
      acousticness: 0.4,
      danceability: 0.5,
      instruments: [],
      vocals: 'none',
      era: 2010,
      ...genres[genre],
      ...moods[mood],
    },
  };
}

/** One track of every genre in every mood. */
export function everySample(): EngineTrack[] {
  return sampleGenres.flatMap((genre) => sampleMoods.map((mood) => sampleTrack(genre, mood)));
}
