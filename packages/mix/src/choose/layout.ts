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

/** What lies below is heard as gloomy, what lies above as glad. */
const gloomy = 0.45;
const glad = 0.55;
/** Out of the gloom the first songs lean this part of the way to the target already … */
const leaning = 0.2;
/** … and are brighter than this, though never by more than `lift` than whoever listens is. */
const floor = 0.35;
const lift = 0.15;
/** Its target is reached after a third of the mix, and after so many songs at most. */
const shareOnTheWay = 1 / 3;
const mostOnTheWay = 8;

/**
 * Whether a change leads from gloom to gladness. Whoever asks for that has had enough of the gloom: a quarter of a mix of it is
 * heard as the music they did not ask for.
 */
const leadsOutOfGloom = ({ path, feeling, target }: Brief): boolean =>
  path === 'shift' && feeling.valence < gloomy && target.valence >= glad;

/** Where the way begins: at the feeling, or as near to it as is kind. */
function beginningOf(brief: Brief): AffectPoint {
  const { feeling, target } = brief;
  if (!leadsOutOfGloom(brief)) return feeling;
  const leant = (axis: 'valence' | 'energy') => feeling[axis] + leaning * (target[axis] - feeling[axis]);
  return {
    valence: Math.max(leant('valence'), Math.min(floor, feeling.valence + lift)),
    energy: leant('energy'),
  };
}

/** The points a brief leads along: one where the music is at the target from the start. */
export function pointsOf(brief: Brief, tracks: number): AffectPoint[] {
  const { path, target } = brief;
  const steps = stagesFor(tracks);
  if (path === 'match' || steps < 2) return [target];
  const beginning = beginningOf(brief);
  return Array.from({ length: steps }, (_, step) => {
    const share = step / (steps - 1);
    return {
      valence: beginning.valence + (target.valence - beginning.valence) * share,
      energy: beginning.energy + (target.energy - beginning.energy) * share,
    };
  });
}

/** The stages take turns of the same length, but out of gloom: there the last has the most, and the ones before share what is left. */
export function layOut(brief: Brief, points: readonly AffectPoint[], tracks: number): Layout {
  const stages = points.length;
  const before = stages - 1;
  const onTheWay = Math.max(before, Math.min(mostOnTheWay, Math.round(tracks * shareOnTheWay)));
  const isQuick = before > 0 && leadsOutOfGloom(brief) && onTheWay < tracks;
  const ends = points.map((_, stage) => {
    if (stage === before) return tracks;
    return isQuick
      ? Math.floor(((stage + 1) * onTheWay) / before)
      : Math.ceil(((stage + 1) * tracks) / stages);
  });
  const stageOf = Array.from({ length: tracks }, (_, at) => ends.findIndex((end) => at < end));
  const lengths = points.map((_, stage) => stageOf.filter((one) => one === stage).length);
  return { points, stageOf, lengths };
}
