import { acousticGrooves } from './acoustic-grooves.ts';
import { bandGrooves, type Groove } from './band-grooves.ts';

/** All grooves by name. */
export const grooves = { ...bandGrooves, ...acousticGrooves } as const satisfies Record<string, Groove>;

export type GrooveName = keyof typeof grooves;

export function grooveNamed(name: GrooveName): Groove {
  return grooves[name];
}
