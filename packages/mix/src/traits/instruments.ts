import type { MixTrack } from '@attune/contract';
import { genresWith } from '@attune/vocabulary';
import { has, type Trait } from './answer.ts';
import { listedTrait } from './listed.ts';

/** Whether an instrument plays in a track: by what is listed, or by a genre that is named for it, as an orchestra plays what is orchestral. */
export function instrumentTrait(value: string): Trait {
  const listed = listedTrait('instruments', value);
  const genres = genresWith(value);
  if (genres.length === 0) return listed;
  const byGenre = listedTrait('genres', ...genres);
  return (candidate) => {
    const answer = listed(candidate);
    return answer !== has && byGenre(candidate) === has ? has : answer;
  };
}

/** The genre of a track that tells of the instrument, where its instruments don't. */
export const genreTelling = (value: string, { facts }: Pick<MixTrack, 'facts'>): string | undefined =>
  facts.instruments?.includes(value)
    ? undefined
    : genresWith(value).find((genre) => facts.genres?.includes(genre));
