import type { CatalogueMood, TrackAttributes } from '@attune/local-streaming/music';
import type { SoundFeatures } from '../analysis/sound-features.ts';
import type { Song } from '../folder/song.ts';
import { priorOfGenres, readGenres } from './genre-priors.ts';
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

export interface EstimatedSound {
  attributes: TrackAttributes;
  /** Genres of the vocabulary among the tags. */
  genres: readonly string[];
  /** What tags call genre and the vocabulary does not know. */
  otherGenres: readonly string[];
  /** Whether anything stands behind valence: a genre, a mood tag or a word of the title. */
  isPlaced: boolean;
  /** Whether anything stands behind energy: a genre, a mood tag, or the sound itself. */
  isEnergyTold: boolean;
}

const neutral = {
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

/** What of a song its sound is estimated from. */
type Tagged = Pick<Song, 'genres' | 'moods' | 'bpm' | 'year' | 'title'>;

/** Songs that are tagged alike and analysed alike are estimated alike, and share what is estimated. */
export const soundKey = (
  { genres, moods, bpm, year, title }: Tagged,
  features: SoundFeatures | undefined,
): string =>
  JSON.stringify([
    genres,
    moods,
    bpm,
    year === null ? null : Math.floor(year / 10),
    valenceOfTitle(title),
    features?.tempoBpm,
    features?.energy,
  ]);

/**
 * What a song may sound like. Energy and tempo are measured, where it was analysed; all else is estimated from its tags: genre,
 * mood and tempo, and of the title what is pleasant or sad in it. What rests on nothing is neutral.
 */
export const estimateSound = remembering(
  soundKey,
  (song: Tagged, features: SoundFeatures | undefined): EstimatedSound => {
    const { known: genres, other: otherGenres } = readGenres(song.genres);
    const prior = priorOfGenres(genres);
    const told = readMoodTags(song.moods);
    const titleValence = valenceOfTitle(song.title);
    const expected = prior ?? neutral;
    const tempoBpm = song.bpm ?? features?.tempoBpm ?? null;
    const pull =
      tempoBpm === null || prior === null ? 0 : tempoPull * octavesBetween(tempoBpm, prior.tempoBpm);
    // What somebody wrote about this very track counts for more than what its genre is like.
    const blend = (fromGenre: number, fromMood: number | undefined) => {
      if (fromMood === undefined) return fromGenre;
      return prior === null ? fromMood : 0.3 * fromGenre + 0.7 * fromMood;
    };
    const isTagged = prior !== null || told !== null;
    const share = titleValence === null ? 0 : isTagged ? titleShare.beside : titleShare.alone;
    const valence = rounded(
      (1 - share) * blend(expected.valence, told?.valence) + share * (titleValence ?? 0),
    );
    const energy = rounded(features?.energy ?? blend(expected.energy + pull, told?.energy));
    const { instrumentalness } = expected;
    const placed = { valence, energy, instrumentalness };
    const nearest = [...moods].sort(
      (one, other) => distanceToMood(placed, one) - distanceToMood(placed, other),
    );
    return {
      genres,
      otherGenres,
      isPlaced: isTagged || titleValence !== null,
      isEnergyTold: isTagged || features !== undefined,
      attributes: {
        genre: genres[0] ?? otherGenres[0] ?? '',
        mood: told?.mood ?? nearest[0] ?? 'calm',
        tempoBpm: Math.round(Math.min(190, Math.max(50, tempoBpm ?? expected.tempoBpm))),
        key: unknownKey,
        mode: valence >= 0.5 ? 'major' : 'minor',
        valence,
        energy,
        acousticness: rounded(expected.acousticness),
        danceability: rounded(expected.danceability),
        instrumentalness: rounded(instrumentalness),
        instruments: [],
        vocals: vocalsOf(genres, instrumentalness),
        era: song.year === null ? 0 : Math.floor(song.year / 10) * 10,
        activities: [],
      },
    };
  },
);
