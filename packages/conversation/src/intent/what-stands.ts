import type { Brief, Change } from '@attune/contract';
import type { Parts } from '../parts/read-parts.ts';

/** Why a wish that was understood changes nothing: it is so already, or the music is as far that way as it goes. */
export type Stands =
  | 'so'
  | 'stay'
  | 'calmest'
  | 'liveliest'
  | 'brightest'
  | 'darkest'
  | 'slowest'
  | 'fastest';

/** What stands of a wish that changed nothing; `null` where none was understood. */
export function whatStands(
  asked: readonly Change[],
  { moves, asked: named, path }: Parts,
  brief: Brief,
): Stands | null {
  if (moves.refused === true && asked.length === 0) return 'stay';
  if (moves.tempo !== undefined) return moves.tempo === 'slow' ? 'slowest' : 'fastest';
  const { valence, energy } = brief.target;
  if (moves.energy < 0 && energy === 0) return 'calmest';
  if (moves.energy > 0 && energy === 1) return 'liveliest';
  if (moves.valence > 0 && valence === 1) return 'brightest';
  if (moves.valence < 0 && valence === 0) return 'darkest';
  if (path?.path === 'match' && named === null) return 'stay';
  return asked.length > 0 || moves.denied.length > 0 || named !== null || path !== null ? 'so' : null;
}
