import { formWords } from '@attune/vocabulary';
import type { Candidate } from '../candidate.ts';
import { comparable } from '../names/comparable.ts';
import { has, type Trait } from './answer.ts';
import { listedTrait } from './listed.ts';

/** Whether a track's title calls it a piece of that form, as `Valse triste` is a waltz. */
export function isTitledAs(genre: string, { name }: Pick<Candidate, 'name'>): boolean {
  const words = formWords.get(genre);
  if (words === undefined) return false;
  return comparable(name)
    .split(' ')
    .some((word) => words.includes(word));
}

/** Whether a track is of a genre: by what is listed, or by its title, where titles name the form. */
export function genreTrait(value: string): Trait {
  const listed = listedTrait('genres', value);
  if (!formWords.has(value)) return listed;
  return (candidate) => {
    const answer = listed(candidate);
    return answer !== has && isTitledAs(value, candidate) ? has : answer;
  };
}
