import type { AffectPoint, Brief } from '@attune/contract';
import type { Candidate, MixOptions } from '../candidate.ts';
import { shareOf } from '../traits/answer.ts';
import { likedThings } from './likeness.ts';

/**
 * The brief aimed at the middle of the music it likes, as somebody wants more of a song whatever they feel; `null` where
 * none of that music is among the candidates, or nobody knows how it feels.
 */
export function aimedAtLiked(
  brief: Brief,
  candidates: readonly Candidate[],
  options: MixOptions = {},
): Brief | null {
  const liked = likedThings(brief, candidates, options);
  const known = [...candidates, ...(options.playing === undefined ? [] : [options.playing])];
  const points = known
    .filter((candidate) => liked.some(({ isItself }) => isItself(candidate)))
    .map(({ facts }) => ({ valence: shareOf(facts?.valence), energy: shareOf(facts?.energy) }))
    .filter(({ valence, energy }) => !Number.isNaN(valence + energy));
  if (points.length === 0) return null;
  const middle = (axis: keyof AffectPoint) =>
    points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const target = { valence: middle('valence'), energy: middle('energy') };
  return { ...brief, feeling: target, target, path: 'match' };
}
