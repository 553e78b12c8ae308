import type { AffectPoint, Brief } from '@attune/contract';
import type { Candidate, MixOptions } from '../candidate.ts';
import { has, shareOf } from '../traits/answer.ts';
import { genreTrait } from '../traits/forms.ts';
import { withWantedLiked } from './held-to-artists.ts';
import { likedThings } from './likeness.ts';
import { standInsFor } from './stand-ins.ts';

/** The music of a brief: what it likes, or where it likes nothing what is of the genres it wants, or nearest to them. */
function meantBy(brief: Brief, candidates: readonly Candidate[], options: MixOptions): Candidate[] {
  const liked = likedThings(withWantedLiked(brief), candidates, options);
  const known = [...candidates, ...(options.playing === undefined ? [] : [options.playing])];
  if (liked.length > 0) return known.filter((candidate) => liked.some(({ isItself }) => isItself(candidate)));
  const genres = brief.wanted.filter(({ kind }) => kind === 'genre').map(({ value }) => value);
  const traits = genres.map(genreTrait);
  const wanted = known.filter((candidate) => traits.some((trait) => trait(candidate) === has));
  const { standIn } = standInsFor('genre', genres, candidates, null);
  return wanted.length > 0 || standIn === null ? wanted : known.filter((one) => standIn(one) === has);
}

/**
 * The brief aimed at the middle of the music it likes, as somebody wants more of a song whatever they feel; `null` where
 * none of that music is among the candidates, or nobody knows how it feels.
 */
export function aimedAtLiked(
  brief: Brief,
  candidates: readonly Candidate[],
  options: MixOptions = {},
): Brief | null {
  const points = meantBy(brief, candidates, options)
    .map(({ facts }) => ({ valence: shareOf(facts?.valence), energy: shareOf(facts?.energy) }))
    .filter(({ valence, energy }) => !Number.isNaN(valence + energy));
  if (points.length === 0) return null;
  const middle = (axis: keyof AffectPoint) =>
    points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const target = { valence: middle('valence'), energy: middle('energy') };
  return { ...brief, feeling: target, target, path: 'match' };
}
