import type { AffectPoint, Brief, MixStage, MixTrack } from '@attune/contract';
import { leastWay } from '../choose/line.ts';
import { nearBy } from '../choose/weights.ts';
import { unknownFeeling } from './known-feeling.ts';

const axes = ['valence', 'energy'] as const;
export const noMusic = 'there is no music here that may come';
const rounded = (value: number) => Math.round(value * 1000) / 1000;

function meanOf(tracks: readonly MixTrack[], axis: (typeof axes)[number]): number {
  const known = tracks.flatMap(({ facts }) => facts[axis] ?? []);
  return rounded(known.reduce((sum, value) => sum + value, 0) / known.length);
}

/** What a stretch is like on average, by what is known of it; `null` where on an axis nothing is. */
function stageOf(tracks: readonly MixTrack[], from: number, until: number): MixStage | null {
  const [valence = Number.NaN, energy = Number.NaN] = axes.map((axis) =>
    meanOf(tracks.slice(from, until), axis),
  );
  return Number.isNaN(valence + energy) ? null : { until, valence, energy };
}

/** The stages one after the other, so that each begins behind the one before; a stretch of which nothing is known is part of the next, or of the last. */
export function stagesOf(tracks: readonly MixTrack[], ends: readonly number[]): MixStage[] {
  const stages: MixStage[] = [];
  for (const until of ends) {
    const stage = stageOf(tracks, stages.at(-1)?.until ?? 0, until);
    if (stage !== null) stages.push(stage);
  }
  const last = stages.pop();
  if (last === undefined || last.until === tracks.length) return last === undefined ? [] : [...stages, last];
  return [...stages, stageOf(tracks, stages.at(-1)?.until ?? 0, tracks.length) ?? last];
}

/**
 * Why a change is none that a listener could see as a line; `null` where it is one.
 * @param ends the last position of each stretch, also of those that have no stage
 */
export function brokenLine(
  { feeling, target }: Brief,
  {
    stages,
    ends,
    tracks,
  }: { stages: readonly MixStage[]; ends: readonly number[]; tracks: readonly MixTrack[] },
): string | null {
  const [first] = stages;
  const last = stages.at(-1);
  if (first === undefined || last === undefined) return unknownFeeling(tracks) ?? noMusic;
  if (ends.length < 3) return 'the mix is too short for it';
  const knowsEnds =
    stageOf(tracks, 0, ends[0] ?? 0) !== null && stageOf(tracks, ends.at(-2) ?? 0, tracks.length) !== null;
  if (stages.length < 3 || !knowsEnds) return unknownFeeling(tracks) ?? noMusic;
  for (const axis of axes) {
    const way = target[axis] - feeling[axis];
    if (Math.abs(way) < leastWay) continue;
    const turnsBack = stages.some(
      (stage, at) => at > 0 && (stage[axis] - (stages[at - 1]?.[axis] ?? 0)) * Math.sign(way) < 0,
    );
    if (turnsBack) return 'the music that fits does not lead there step by step';
  }
  if (apart(first, feeling) > nearBy) return 'no music that fits is near enough to begin with';
  return apart(last, target) > nearBy ? 'the music that fits does not reach all the way' : null;
}

const apart = (one: AffectPoint, other: AffectPoint) =>
  Math.hypot(one.valence - other.valence, one.energy - other.energy);
