import type { CatalogueMood, TrackAttributes } from '@attune/local-streaming/music';
import { activitiesOf } from './activities.ts';
import type { ArtistOfGenre } from './data/artists.ts';
import type { AlbumSketch, ArtistSketch, GenreFamily, GenreSketch, Nuance, TrackLine } from './data/shape.ts';
import type { Instrument } from './facets.ts';
import { genreProfiles } from './genres.ts';
import { chance, sway } from './identity.ts';

export type Span = readonly [from: number, to: number];

/**
 * Where each mood lies on the two axes of Russell's circumplex (A circumplex model of affect, 1980): valence
 * across, arousal, here energy, up. Every track lies inside its mood's window, which the balance check asserts.
 * `pace` is where in the genre's tempo range the mood tends to sit.
 */
export const moodWindows: Record<CatalogueMood, { valence: Span; energy: Span; pace: number }> = {
  happy: { valence: [0.62, 0.97], energy: [0.4, 0.84], pace: 0.6 },
  sad: { valence: [0.04, 0.34], energy: [0.06, 0.56], pace: 0.2 },
  energetic: { valence: [0.38, 0.93], energy: [0.68, 0.99], pace: 0.85 },
  calm: { valence: [0.34, 0.74], energy: [0.03, 0.36], pace: 0.2 },
  focus: { valence: [0.28, 0.66], energy: [0.16, 0.62], pace: 0.48 },
};

/** Keys that lie well under the hands of each family's instruments; others occur, more rarely. */
const favouredKeys: Record<GenreFamily, readonly number[]> = {
  still: [0, 1, 3, 5, 8, 10, 2], // piano and strings: flat keys
  hearth: [7, 2, 9, 4, 0], // open strings: G D A E C
  groove: [5, 10, 3, 8, 0, 2], // horns: flat keys
  club: [9, 5, 7, 0, 2, 4], // minor keys on white notes, bass notes a system can carry
  amplified: [4, 9, 2, 7, 11], // guitars: E A D G B
};

const clamp = (value: number, [from, to]: Span) => Math.min(to, Math.max(from, value));
const within = (share: number, [from, to]: Span) => from + clamp(share, [0, 1]) * (to - from);
const rounded = (value: number) => Math.round(value * 1000) / 1000;

function tempoOf(
  profile: GenreSketch,
  mood: CatalogueMood,
  drive: number,
  nuance: Nuance,
  slug: string,
): number {
  if (nuance.bpm !== undefined) return nuance.bpm;
  const share =
    0.62 * moodWindows[mood].pace +
    0.28 * drive +
    0.05 +
    0.18 * sway(slug, 'tempo') +
    0.04 * (nuance.heat ?? 0);
  return Math.round(within(share, profile.tempoBpm));
}

function tonalityOf(profile: GenreSketch, valence: number, nuance: Nuance, slug: string) {
  const favoured = favouredKeys[profile.family];
  const key =
    chance(slug, 'plain key') < 0.82
      ? (favoured[Math.floor(chance(slug, 'key') * favoured.length)] ?? 0)
      : Math.floor(chance(slug, 'key') * 12);
  // Listeners hear major as bright: the odds of a major key climb with valence, from almost none to almost all.
  const majorOdds = clamp((valence - 0.12) / 0.74 + profile.majorLean, [0.04, 0.93]);
  const mode = nuance.mode ?? (chance(slug, 'mode') < majorOdds ? 'major' : 'minor');
  return { key, mode } as const;
}

function vocalsOf(artist: ArtistSketch, mood: CatalogueMood, nuance: Nuance): TrackAttributes['vocals'] {
  const vocals = nuance.vocals ?? artist.vocals;
  const hasWords = vocals === 'sung' || vocals === 'rapped' || vocals === 'choir';
  return mood === 'focus' && hasWords ? 'none' : vocals;
}

function instrumentalnessOf(vocals: TrackAttributes['vocals'], slug: string): number {
  const spread = chance(slug, 'instrumentalness');
  if (vocals === 'none') return 1;
  if (vocals === 'wordless') return 0.72 + 0.2 * spread;
  if (vocals === 'choir') return 0.5 + 0.2 * spread;
  return vocals === 'rapped' ? 0.04 * spread : 0.01 + 0.14 * spread;
}

function instrumentsOf(artist: ArtistSketch, nuance: Nuance): readonly Instrument[] {
  if (!nuance.lead) return artist.plays;
  return [nuance.lead, ...artist.plays.filter((instrument) => instrument !== nuance.lead)];
}

/**
 * A track's attributes, from the genre, the mood, the hand-written nuance and a little seeded sway:
 * - energy and valence lie inside the mood's window; genre, artist and nuance say where in it.
 * - tempo lies inside the genre's range; mood and energy say where in it.
 * - the odds of a major key grow with valence.
 * - acousticness and danceability are the genre's, moved by mood and energy.
 */
export function attributesOf(
  artist: ArtistOfGenre,
  album: AlbumSketch,
  [, mood, nuance = {}]: TrackLine,
  slug: string,
): TrackAttributes {
  const profile = genreProfiles[artist.genre];
  const window = moodWindows[mood];
  const drive = profile.drive + (artist.heat ?? 0) + 0.14 * (nuance.heat ?? 0) + 0.24 * sway(slug, 'energy');
  const light = profile.light + 0.16 * (nuance.light ?? 0) + 0.36 * sway(slug, 'valence');
  const energy = rounded(within(0.1 + 0.76 * drive, window.energy));
  const valence = rounded(within(0.06 + 0.84 * light, window.valence));
  const vocals = vocalsOf(artist, mood, nuance);
  const heard = {
    genre: artist.genre,
    mood,
    tempoBpm: tempoOf(profile, mood, clamp(drive, [0, 1]), nuance, slug),
    ...tonalityOf(profile, valence, nuance, slug),
    valence,
    energy,
    acousticness: rounded(
      clamp(profile.acousticness + 0.16 * (0.5 - energy) + 0.08 * sway(slug, 'acousticness'), [0.01, 0.995]),
    ),
    danceability: rounded(
      clamp(
        profile.danceability +
          0.12 * (energy - 0.5) +
          0.14 * (valence - 0.5) +
          0.08 * sway(slug, 'danceability'),
        [0.06, 0.97],
      ),
    ),
    instrumentalness: rounded(instrumentalnessOf(vocals, slug)),
    instruments: instrumentsOf(artist, nuance),
    vocals,
    era: Math.floor(album.year / 10) * 10,
    ...(artist.edition > 1 && { edition: artist.edition }),
  };
  return { ...heard, activities: activitiesOf(heard, nuance.for ?? []) };
}
