import { type AffectPoint, type Brief, briefBounds, type Constraint, moodTargets } from '@attune/contract';
import { newBrief } from './new-brief.ts';

/** Where music is gentle, whatever else is said. */
const gentle: AffectPoint = { valence: 0.5, energy: 0.15 };

/** Whether the brief is that of somebody who may be in danger, and nothing has moved its music since. */
export function isGentle(brief: Brief | null): boolean {
  return brief?.target.valence === gentle.valence && brief.target.energy === gentle.energy;
}

/** The brief for somebody who may be in danger: calm, and without what was ever turned down. */
export function gentleBrief(before: Brief | null, avoided: readonly Constraint[]): Brief {
  const begun = newBrief('calm', before);
  const kept = begun.avoided.filter(
    (one) => !avoided.some((other) => other.kind === one.kind && other.value === one.value),
  );
  const clipped = avoided.map((one) => ({ ...one, matched: one.matched.slice(0, briefBounds.words) }));
  return {
    ...begun,
    feeling: moodTargets.sad,
    target: gentle,
    avoided: [...kept, ...clipped].slice(-briefBounds.avoided),
  };
}
