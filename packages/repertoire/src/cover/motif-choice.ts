import type { CatalogueMood, TrackAttributes } from '@attune/local-streaming/music';
import { chance } from '../identity.ts';
import { type Genre, genres } from '../vocabulary.ts';
import { overprint, shards } from './motifs-amplified.ts';
import { beating, gridSun, tiles, waveform } from './motifs-club.ts';
import { bends, columns, halftone, petals, rays, textile, window_ } from './motifs-groove.ts';
import { brush, leaves, mesa, pavement } from './motifs-hearth.ts';
import { balloons, bolt, chevrons, confetti, lanes, morningSun } from './motifs-mood-bright.ts';
import {
  boat,
  litWindow,
  moonrise,
  orbits,
  rain,
  ripples,
  spines,
  steps,
  stones,
} from './motifs-mood-still.ts';
import { keys, rosette, rows, tide } from './motifs-still.ts';
import type { Pen } from './pen.ts';

/** Draws everything but the paper. */
export type Motif = (pen: Pen) => string;

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
  happy: [morningSun, confetti, balloons],
  sad: [rain, litWindow, boat],
  energetic: [bolt, chevrons, lanes],
  calm: [stones, moonrise, ripples],
  focus: [orbits, steps, spines],
};

/** The value that occurs most often, and the share of all values it makes up. */
export function mostCommon<T>(values: readonly T[]): { value: T; share: number } | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best && { value: best[0], share: best[1] / values.length };
}

/** A genre that half of the tracks share gives the motif. A mixture wears its mood's, or that of its opener. */
export function motifOf(heard: readonly TrackAttributes[], mood: CatalogueMood, seed: string): Motif {
  const common = mostCommon(heard.map((track) => track.genre));
  const isMixed = !common || common.share < 0.5;
  const shown = isMixed ? heard[0]?.genre : common.value;
  const genre = genres.find((name) => name === shown);
  if (genre && (!isMixed || chance(seed, 'opener') < 0.5)) return genreMotifs[genre];
  const choices = moodMotifs[mood];
  return choices[Math.floor(chance(seed, 'motif') * choices.length)] ?? tide;
}
