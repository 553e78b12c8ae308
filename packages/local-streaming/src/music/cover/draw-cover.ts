import { slugOf, chance } from '../identity.ts';
import type { Album, Artist, Catalogue, CatalogueMood, Playlist, Track, TrackAttributes } from '../types.ts';
import { type Genre, genres, moods } from '../vocabulary.ts';
import { beating, gridSun, tiles, waveform } from './motifs-club.ts';
import { overprint, shards } from './motifs-amplified.ts';
import { bends, columns, halftone, petals, rays, textile, window_ } from './motifs-groove.ts';
import { brush, leaves, mesa, pavement } from './motifs-hearth.ts';
import {
  bolt,
  chevrons,
  confetti,
  litWindow,
  moonrise,
  morningSun,
  orbits,
  rain,
  steps,
  stones,
} from './motifs-mood.ts';
import { keys, rosette, rows, tide } from './motifs-still.ts';
import type { Oklch } from './colour.ts';
import { type Palette, palettes } from './palettes.ts';
import { type CoverSound, createPen, type Pen } from './pen.ts';
import { portrait } from './portrait.ts';

export type CoverSubject =
  | { kind: 'track'; track: Track }
  | { kind: 'album'; album: Album }
  | { kind: 'playlist'; playlist: Playlist }
  | { kind: 'artist'; artist: Artist }
  | { kind: 'listener'; id: string };

type Motif = (pen: Pen) => string;

const genreMotifs: Record<Genre, Motif> = {
  ambient: tide,
  'lo-fi': window_,
  'acoustic folk': leaves,
  'piano solo': keys,
  'synth-pop': gridSun,
  house: tiles,
  techno: beating,
  'drum and bass': waveform,
  funk: bends,
  orchestral: rows,
  jazz: columns,
  soul: petals,
  'indie rock': overprint,
  'hip-hop': halftone,
  'bossa nova': pavement,
  'hard rock': shards,
  reggae: rays,
  country: mesa,
  'classical guitar': rosette,
  afrobeat: textile,
  blues: brush,
};

/** For playlists that mix genres. */
const moodMotifs: Record<CatalogueMood, readonly Motif[]> = {
  happy: [morningSun, confetti],
  sad: [rain, litWindow],
  energetic: [bolt, chevrons],
  calm: [stones, moonrise],
  focus: [orbits, steps],
};

/** What a cover is drawn from, whoever it belongs to. */
interface CoverSketch {
  seed: string;
  motif: Motif;
  mood: CatalogueMood;
  sound: CoverSound;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function mostCommon<T>(values: readonly T[]): { value: T; share: number } | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best && { value: best[0], share: best[1] / values.length };
}

const middlingSound: CoverSound = { tempoBpm: 100, energy: 0.5, valence: 0.5 };

function soundOf(heard: readonly TrackAttributes[]): CoverSound {
  if (heard.length === 0) return middlingSound;
  return {
    tempoBpm: mean(heard.map((track) => track.tempoBpm)),
    energy: mean(heard.map((track) => track.energy)),
    valence: mean(heard.map((track) => track.valence)),
  };
}

/**
 * The five inks of one cover: a palette of its mood, warmer where the music is brighter, lighter where it is
 * stronger, and turned a little by the seed so that no two sleeves are printed quite alike.
 */
function paletteOf({ seed, mood, sound }: CoverSketch): Palette {
  const choices = palettes[mood];
  const chosen = choices[Math.floor(chance(seed, 'palette') * choices.length)] ?? choices[0];
  if (!chosen) throw new Error(`There is no palette for ${mood}.`);
  const turn = (chance(seed, 'hue') - 0.5) * 26 + (0.5 - sound.valence) * 10;
  const strength = 0.92 + 0.2 * sound.energy;
  const tint = ([lightness, chroma, hue]: Oklch): Oklch => [lightness, chroma * strength, hue + turn];
  return {
    ground: tint(chosen.ground),
    ink: tint(chosen.ink),
    main: tint(chosen.main),
    second: tint(chosen.second),
    spark: tint(chosen.spark),
  };
}

function print(sketch: CoverSketch, sizePx: number): string {
  const pen = createPen(sketch.seed, paletteOf(sketch), sketch.sound);
  const id = `g${slugOf(sketch.seed).slice(0, 24)}`;
  const size = Math.max(1, Math.round(sizePx));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">` +
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="${chance(sketch.seed, 'light') < 0.5 ? 0.35 : -0.35}" y2="1">` +
    `<stop offset="0" stop-color="${pen.ink('ground')}"/><stop offset="1" stop-color="${pen.mix('ground', 'second', 0.38)}"/>` +
    `</linearGradient></defs><rect width="100" height="100" fill="url(#${id})"/>${sketch.motif(pen)}</svg>`
  );
}

export type CoverPainter = (subject: CoverSubject, sizePx: number) => string;

/**
 * Draws covers for everything in the catalogue, and for listeners.
 * The motif comes from the genre (from the mood where a playlist mixes genres, from people for artists), the inks
 * from mood, valence and energy, the repetition from the tempo, the composition from the id. A track wears the
 * sleeve of its album.
 * @returns a function that answers a square SVG document `sizePx` wide: no script, no style, no text, nothing
 * loaded from elsewhere, below 6 kB.
 */
export function createCoverPainter(catalogue: Catalogue): CoverPainter {
  const heardIn = (trackIds: readonly string[]) =>
    trackIds.flatMap((id) => catalogue.tracks.get(id)?.attributes ?? []);

  function sketchAlbum(album: Album): CoverSketch {
    const heard = heardIn(album.trackIds);
    const mood = mostCommon(heard.map((track) => track.mood))?.value ?? 'calm';
    return { seed: album.id, motif: motifOf(heard, mood, album.id), mood, sound: soundOf(heard) };
  }

  function sketchOf(subject: CoverSubject): CoverSketch {
    switch (subject.kind) {
      case 'track': {
        const album = catalogue.albums.get(subject.track.albumId);
        if (album) return sketchAlbum(album);
        const { id, attributes } = subject.track;
        return {
          seed: id,
          motif: motifOf([attributes], attributes.mood, id),
          mood: attributes.mood,
          sound: attributes,
        };
      }
      case 'album':
        return sketchAlbum(subject.album);
      case 'playlist': {
        const { id, mood, trackIds } = subject.playlist;
        const heard = heardIn(trackIds);
        return { seed: id, motif: motifOf(heard, mood, id), mood, sound: soundOf(heard) };
      }
      case 'artist': {
        const heard = [...catalogue.tracks.values()]
          .filter(({ artistIds }) => artistIds[0] === subject.artist.id)
          .map(({ attributes }) => attributes);
        const mood = mostCommon(heard.map((track) => track.mood))?.value ?? 'calm';
        return { seed: subject.artist.id, motif: portrait, mood, sound: soundOf(heard) };
      }
      case 'listener': {
        const mood = moods[Math.floor(chance(subject.id, 'listener') * moods.length)] ?? 'calm';
        return { seed: subject.id, motif: portrait, mood, sound: middlingSound };
      }
    }
  }

  return (subject, sizePx) => print(sketchOf(subject), sizePx);
}

function motifOf(heard: readonly TrackAttributes[], mood: CatalogueMood, seed: string): Motif {
  const genre = mostCommon(heard.map((track) => track.genre));
  const known = genres.find((name) => name === genre?.value);
  if (known && genre && genre.share >= 0.6) return genreMotifs[known];
  const choices = moodMotifs[mood];
  return choices[Math.floor(chance(seed, 'motif') * choices.length)] ?? tide;
}
