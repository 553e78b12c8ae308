import type { CatalogueMood, TrackAttributes } from '@attune/local-streaming/music';
import { profileOf } from '../genres.ts';
import { chance } from '../identity.ts';
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
import { tide } from './motifs-still.ts';
import type { Motif } from './pen.ts';

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
  const own = profileOf(shown ?? '')?.motif;
  if (own && (!isMixed || chance(seed, 'opener') < 0.5)) return own;
  const choices = moodMotifs[mood];
  return choices[Math.floor(chance(seed, 'motif') * choices.length)] ?? tide;
}
