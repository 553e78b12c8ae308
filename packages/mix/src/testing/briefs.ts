import type { Brief, Constraint, ConstraintKind } from '@attune/contract';

/** Calm music that is calm from the start, with nothing else asked. */
export const plainBrief: Brief = {
  mood: 'calm',
  feeling: { valence: 0.2, energy: 0.6 },
  target: { valence: 0.55, energy: 0.25 },
  path: 'match',
  wanted: [],
  avoided: [],
  like: [],
  length: null,
  explicit: true,
  discovery: 'any',
  situation: null,
};

export const constraint = (kind: ConstraintKind, value: string): Constraint => ({
  kind,
  value,
  matched: value,
});
export const softly = (kind: ConstraintKind, value: string): Constraint => ({
  ...constraint(kind, value),
  soft: true,
});
