import type { AffectPoint, Brief } from '@attune/contract';

/** Where in the plane of feelings each position of a mix is to be. */
export interface Layout {
  points: readonly AffectPoint[];
  /** The stage of each position. */
  stageOf: readonly number[];
  /** How many positions each stage has. */
  lengths: readonly number[];
}

/** A change is three steps at least, more where there is time for them. */
function stagesFor(tracks: number): number {
  if (tracks >= 30) return 5;
  return tracks >= 12 ? 4 : Math.min(3, tracks);
}

/** The points a brief leads along: one where the music is at the target from the start. */
export function pointsOf({ path, feeling, target }: Brief, tracks: number): AffectPoint[] {
  const steps = stagesFor(tracks);
  if (path === 'match' || steps < 2) return [target];
  return Array.from({ length: steps }, (_, step) => {
    const share = step / (steps - 1);
    return {
      valence: feeling.valence + (target.valence - feeling.valence) * share,
      energy: feeling.energy + (target.energy - feeling.energy) * share,
    };
  });
}

export function layOut(points: readonly AffectPoint[], tracks: number): Layout {
  const stageOf = Array.from({ length: tracks }, (_, at) => Math.floor((at * points.length) / tracks));
  const lengths = points.map((_, stage) => stageOf.filter((one) => one === stage).length);
  return { points, stageOf, lengths };
}
