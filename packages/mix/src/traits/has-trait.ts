import type { Constraint } from '@attune/contract';
import type { Candidate } from '../candidate.ts';
import { has, unknown } from './answer.ts';
import { traitOf } from './trait-of.ts';

/** Whether a track has what is named, by the rules a mix is made and checked by; `null` where nobody can say. */
export function hasTrait(track: Candidate, constraint: Pick<Constraint, 'kind' | 'value'>): boolean | null {
  const answer = traitOf(constraint, null, [])(track);
  return answer === unknown ? null : answer === has;
}
