import type { CatalogueMood, TrackAttributes } from '@attune/local-streaming/music';
import { broaderThan } from '@attune/vocabulary';
import type { SoundFeatures } from '../analysis/sound-features.ts';
import type { Song } from '../folder/song.ts';
import { type GenrePrior, priorOfGenres, readGenres } from './genre-priors.ts';
import { readMoodTags } from './mood-tags.ts';
import { remembering } from './remembering.ts';
import { valenceOfTitle } from './title-words.ts';

/** Where each mood has its middle: valence, energy. */
const middles: Readonly<Record<CatalogueMood, readonly [number, number]>> = {
  happy: [0.8, 0.64],
  sad: [0.22, 0.3],
  energetic: [0.6, 0.86],
  calm: [0.56, 0.2],
  focus: [0.46, 0.36],
};
export const moods = Object.keys(middles) as readonly CatalogueMood[];

/** To work to music, it should not speak: how much farther a track with words lies from that. */
const wordsDisturb = 0.3;

type Placed = Pick<TrackAttributes, 'valence' | 'energy' | 'instrumentalness'>;

/** How far a track is from the middle of a mood; 0 is right there. */
export function distanceToMood({ valence, energy, instrumentalness }: Placed, mood: CatalogueMood): number {
  const [middleValence, middleEnergy] = middles[mood];
  const away = Math.hypot(valence - middleValence, energy - middleEnergy);
  return mood === 'focus' ? away + wordsDisturb * (1 - instrumentalness) : away;
}

const neutral: GenrePrior = {
  valence: 0.5,
  energy: 0.5,
  acousticness: 0.4,
  danceability: 0.5,
  instrumentalness: 0.3,
  tempoBpm: 112,
};
/** Nobody reads the key from tags; the space of sounds needs one all the same. */
const unknownKey = 0;
/** A fast piece of a genre is livelier than a slow one: so much energy for an octave of tempo. */
const tempoPull = 0.18;

const rounded = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
const octavesBetween = (one: number, other: number) => Math.max(-1, Math.min(1, Math.log2(one / other)));

function vocalsOf(genres: readonly string[], instrumentalness: number): TrackAttributes['vocals'] {
  if (instrumentalness >= 0.7) return 'none';
  return genres.includes('hip-hop') ? 'rapped' : 'sung';
}

/** A word of a title counts so much beside a genre or a mood tag, and so much alone. */
const titleShare = { beside: 0.15, alone: 0.4 };

/** Of a genre and a mood tag what somebody wrote about this very track counts for more than what its genre is like. */
function blend(fromGenre: number, fromMood: number | undefined, hasGenre: boolean): number {
  if (fromMood === undefined) return fromGenre;
  return hasGenre ? 0.3 * fromGenre + 0.7 * fromMood : fromMood;
}

/** What genre, mood tags and title of a song let one expect. Songs that are tagged alike share it; there may be 100,000 of them. */
export interface TagEstimate {
  /** As tagged. */
  taggedGenres: readonly string[];
  /** Genres of the vocabulary among the tags. */
  genres: readonly string[];
  /** The same, and those that are broader. */
  allGenres: string[];
  /** What tags call genre and the vocabulary does not know. */
  otherGenres: readonly string[];
  /** What the genres let one expect, or what is neutral. */
  expected: GenrePrior;
  hasPrior: boolean;
  moodTag: ReturnType<typeof readMoodTags>;
  valence: number;
  instrumentalness: number;
  acousticness: number;
  vocals: TrackAttributes['vocals'];
  /** Whether a genre or a mood tag stands behind it. */
  isTagged: boolean;
  /** Whether anything stands behind valence: a genre, a mood tag or a word of the title. */
  isPlaced: boolean;
}

type Tagged = Pick<Song, 'genres' | 'moods' | 'title'>;

const tagKey = ({ genres, moods, title }: Tagged) => JSON.stringify([genres, moods, valenceOfTitle(title)]);

export const estimateFromTags = remembering(tagKey, (song: Tagged): TagEstimate => {
  const { known: genres, other: otherGenres } = readGenres(song.genres);
  const prior = priorOfGenres(genres);
  const moodTag = readMoodTags(song.moods);
  const titleValence = valenceOfTitle(song.title);
  const expected = prior ?? neutral;
  const isTagged = prior !== null || moodTag !== null;
  const share = titleValence === null ? 0 : isTagged ? titleShare.beside : titleShare.alone;
  const fromTags = blend(expected.valence, moodTag?.valence, prior !== null);
  return {
    taggedGenres: song.genres,
    genres,
    allGenres: [...new Set([...genres, ...genres.flatMap((genre) => broaderThan('genre', genre))])],
    otherGenres,
    expected,
    hasPrior: prior !== null,
    moodTag,
    valence: rounded((1 - share) * fromTags + share * (titleValence ?? 0)),
    instrumentalness: rounded(expected.instrumentalness),
    acousticness: rounded(expected.acousticness),
    vocals: vocalsOf(genres, expected.instrumentalness),
    isTagged,
    isPlaced: isTagged || titleValence !== null,
  };
});

/** What a track's sound is made of: what its tags say, and what was measured. */
export interface SoundBasis {
  tags: TagEstimate;
  /** As tagged. */
  bpm: number | null;
  year: number | null;
  /** Of its analysis, where there was one. */
  features: SoundFeatures | undefined;
}

/** As tagged, else as measured. */
export const tempoOf = ({ bpm, features }: SoundBasis): number | null => bpm ?? features?.tempoBpm ?? null;

/** As measured, else by genre, mood tags and tempo. */
export function energyOf(basis: SoundBasis): number {
  if (basis.features !== undefined) return rounded(basis.features.energy);
  const { expected, hasPrior, moodTag } = basis.tags;
  const tempoBpm = tempoOf(basis);
  const pull = tempoBpm === null || !hasPrior ? 0 : tempoPull * octavesBetween(tempoBpm, expected.tempoBpm);
  return rounded(blend(expected.energy + pull, moodTag?.energy, hasPrior));
}

/** The mood whose middle is nearest; of equals the first. */
function nearestMood(placed: Placed): CatalogueMood {
  let nearest: CatalogueMood = 'calm';
  let least = Number.POSITIVE_INFINITY;
  for (const mood of moods) {
    const away = distanceToMood(placed, mood);
    if (away >= least) continue;
    nearest = mood;
    least = away;
  }
  return nearest;
}

/**
 * What a song may sound like. Energy and tempo are measured, where it was analysed; all else is estimated from its tags: genre,
 * mood and tempo, and of the title what is pleasant or sad in it. What rests on nothing is neutral. Made anew at each call.
 */
export function attributesOf(basis: SoundBasis): TrackAttributes {
  const { tags, year } = basis;
  const { valence, instrumentalness, expected } = tags;
  const energy = energyOf(basis);
  return {
    genre: tags.genres[0] ?? tags.otherGenres[0] ?? '',
    mood: tags.moodTag?.mood ?? nearestMood({ valence, energy, instrumentalness: expected.instrumentalness }),
    tempoBpm: Math.round(Math.min(190, Math.max(50, tempoOf(basis) ?? expected.tempoBpm))),
    key: unknownKey,
    mode: valence >= 0.5 ? 'major' : 'minor',
    valence,
    energy,
    acousticness: tags.acousticness,
    danceability: rounded(expected.danceability),
    instrumentalness,
    instruments: [],
    vocals: tags.vocals,
    era: year === null ? 0 : Math.floor(year / 10) * 10,
    activities: [],
  };
}
