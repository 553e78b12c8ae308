import type { CatalogueMood } from '@attune/local-streaming/music';

type Place = readonly [valence: number, energy: number];

/** Where words that taggers write for moods lie; the moods' own names are among them. */
const words: Readonly<Record<CatalogueMood, Place> & Record<string, Place>> = {
  happy: [0.85, 0.65],
  joyful: [0.9, 0.7],
  cheerful: [0.85, 0.6],
  upbeat: [0.8, 0.75],
  uplifting: [0.8, 0.65],
  fun: [0.85, 0.75],
  party: [0.8, 0.85],
  romantic: [0.65, 0.35],
  sexy: [0.6, 0.5],
  energetic: [0.65, 0.9],
  powerful: [0.5, 0.85],
  exciting: [0.7, 0.85],
  driving: [0.55, 0.8],
  epic: [0.5, 0.8],
  aggressive: [0.25, 0.93],
  angry: [0.2, 0.9],
  intense: [0.35, 0.85],
  dark: [0.22, 0.5],
  tense: [0.25, 0.6],
  melancholic: [0.22, 0.25],
  melancholy: [0.22, 0.25],
  sad: [0.15, 0.22],
  gloomy: [0.18, 0.28],
  somber: [0.2, 0.22],
  bittersweet: [0.35, 0.3],
  nostalgic: [0.42, 0.35],
  dreamy: [0.5, 0.25],
  calm: [0.55, 0.15],
  calming: [0.55, 0.15],
  relaxed: [0.6, 0.2],
  relaxing: [0.6, 0.2],
  mellow: [0.55, 0.25],
  peaceful: [0.6, 0.12],
  chill: [0.6, 0.3],
  soothing: [0.58, 0.15],
  gentle: [0.58, 0.18],
  meditative: [0.5, 0.1],
  focus: [0.5, 0.35],
  concentration: [0.5, 0.35],
};

const moodsByTag: Readonly<Record<CatalogueMood, CatalogueMood>> = {
  happy: 'happy',
  sad: 'sad',
  energetic: 'energetic',
  calm: 'calm',
  focus: 'focus',
};
const moodNames = Object.values(moodsByTag);

/** What mood tags say: a mood where one names it, and where on the two axes they lie; `null` where none is known. */
export function readMoodTags(
  tags: readonly string[],
): { mood: CatalogueMood | null; valence: number; energy: number } | null {
  const read = tags.map((tag) => tag.toLowerCase());
  const places = read.flatMap((tag) => (Object.hasOwn(words, tag) ? [words[tag] ?? [0.5, 0.5]] : []));
  if (places.length === 0) return null;
  const mean = (at: 0 | 1) => places.reduce((sum, place) => sum + (place[at] ?? 0), 0) / places.length;
  return {
    mood: moodNames.find((mood) => read.includes(mood)) ?? null,
    valence: mean(0),
    energy: mean(1),
  };
}
