import type { Brief } from '@attune/contract';
import type { Candidate } from '../candidate.ts';
import { meantArtists } from '../names/meant-artists.ts';
import { has, type Trait } from '../traits/answer.ts';
import { artistTrait } from '../traits/trait-of.ts';

/** Whether a song is by somebody the brief wants; `null` where it wants nobody by name, or has no song of theirs. */
export function byWanted({ wanted }: Pick<Brief, 'wanted'>, candidates: readonly Candidate[]): Trait | null {
  const names = wanted.flatMap(({ kind, value }) => (kind === 'artist' ? [value] : []));
  if (names.length === 0) return null;
  const trait = artistTrait(new Set(names.flatMap((name) => [...meantArtists(name, candidates)])));
  return candidates.some((one) => trait(one) === has) ? trait : null;
}

/** Where somebody is wanted by name, their songs alone, and what stays; all where there is none of them. */
export function heldToArtists(
  brief: Brief,
  candidates: readonly Candidate[],
  stays: ReadonlySet<string>,
): readonly Candidate[] {
  const isBy = byWanted(brief, candidates);
  return isBy === null ? candidates : candidates.filter((one) => isBy(one) === has || stays.has(one.id));
}

/** A brief in which whoever is wanted by name is liked: their music is what it is to be like. */
export const withWantedLiked = (brief: Brief): Brief => ({
  ...brief,
  like: [
    ...brief.like,
    ...brief.wanted.flatMap(({ kind, value }) =>
      kind === 'artist' ? [{ kind: 'artist' as const, name: value }] : [],
    ),
  ],
});
