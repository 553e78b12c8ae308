import type { CatalogueMood } from '@attune/local-streaming/music';

const moodPlaces = { happy: 0, sad: 1, energetic: 2, calm: 3, focus: 4 } satisfies Record<
  CatalogueMood,
  number
>;
/** In the order in which they are listed anywhere. */
export const moods = Object.keys(moodPlaces) as readonly CatalogueMood[];

/** Decades by their first year. */
export const eras = [1960, 1970, 1980, 1990, 2000, 2010, 2020] as const;

export const activities = [
  'sleep',
  'meditation',
  'yoga',
  'reading',
  'study',
  'coding',
  'writing',
  'painting',
  'commute',
  'walking',
  'driving',
  'dinner',
  'cooking',
  'cleaning',
  'party',
  'dancing',
  'running',
  'gym',
  'gaming',
  'morning',
  'sunday',
  'late night',
  'rainy day',
  'summer',
  'heartbreak',
  'missing someone',
  'romance',
] as const;
export type Activity = (typeof activities)[number];

/** Everything that is heard somewhere in the catalogue, besides voices. */
export const instruments = [
  'piano',
  'felt piano',
  'electric piano',
  'organ',
  'accordion',
  'harmonica',
  'acoustic guitar',
  'nylon guitar',
  'electric guitar',
  'slide guitar',
  'pedal steel',
  'banjo',
  'mandolin',
  'fiddle',
  'violin',
  'cello',
  'strings',
  'harp',
  'upright bass',
  'electric bass',
  'synth bass',
  'synth pads',
  'analog synth',
  'drums',
  'brushed drums',
  'drum machine',
  'breakbeat',
  'congas',
  'shaker',
  'talking drum',
  'timpani',
  'vibraphone',
  'marimba',
  'glockenspiel',
  'kalimba',
  'trumpet',
  'saxophone',
  'trombone',
  'horns',
  'flute',
  'clarinet',
  'melodica',
  'turntables',
  'tape loops',
  'field recordings',
] as const;
export type Instrument = (typeof instruments)[number];

export type Tempo = 'slow' | 'medium' | 'fast';

/** Where listeners put the borders, in beats per minute; they overlap because their words do. */
export const tempoBorders: Record<Tempo, readonly [number, number]> = {
  slow: [0, 92],
  medium: [84, 126],
  fast: [120, 250],
};

/** The words for a tempo that are true of it. Between two words both are. */
export function tempoWords(tempoBpm: number): Tempo[] {
  return (['slow', 'medium', 'fast'] as const).filter((word) => {
    const [from, to] = tempoBorders[word];
    return tempoBpm >= from && tempoBpm <= to;
  });
}
