import type { Constraint } from '@attune/contract';
import type { Candidate } from '../candidate.ts';
import { creditedArtists, mentionsGuest } from '../names/artist-names.ts';
import { comparable } from '../names/comparable.ts';
import { meantArtists } from '../names/meant-artists.ts';
import { type Answer, has, hasNot, type Trait, unknown } from './answer.ts';
import { eraTrait, tempoTrait } from './figures.ts';
import { genreTrait } from './forms.ts';
import { instrumentTrait } from './instruments.ts';
import { keywordTrait } from './keywords.ts';
import { listedTrait } from './listed.ts';
import { occasionTrait } from './occasions.ts';
import { isSung, voiceTrait } from './voices.ts';

/** Whether one of these is credited, alone or with others. Lines without their names anywhere are not taken apart. */
export function artistTrait(meant: ReadonlySet<string>): Trait {
  const names = [...meant];
  const known = new Map<string, boolean>();
  const isNamed = (line: string) => {
    let named = known.get(line);
    if (named === undefined) {
      const plain = comparable(line);
      named = names.some((name) => plain.includes(name));
      known.set(line, named);
    }
    return named;
  };
  return ({ artists, name: title }) => {
    if (!artists.some(isNamed) && !(mentionsGuest(title) && isNamed(title))) return hasNot;
    return creditedArtists(artists, title).some((name) => meant.has(name)) ? has : hasNot;
  };
}

function languageTrait(value: string): Trait {
  const listed = listedTrait('languages', value.toLowerCase());
  return (candidate) => {
    const answer = listed(candidate);
    // Where nobody sings, nobody sings in that language.
    return answer === unknown && isSung(candidate) === hasNot ? hasNot : answer;
  };
}

/** A constraint, with the words that named it where these say more: "170 bpm" is `fast`. */
export type NamedConstraint = Pick<Constraint, 'kind' | 'value'> & { matched?: string };

/**
 * Whether a track has what a constraint names, wanted or avoided alike.
 * @param among the music it is one of, which tells whose name half of one is
 */
export function traitOf(
  constraint: NamedConstraint,
  thisYear: number | null,
  among: readonly Candidate[],
): Trait {
  const { kind, value } = constraint;
  switch (kind) {
    case 'genre':
      return genreTrait(value);
    case 'instrument':
      return instrumentTrait(value);
    case 'vocals':
      return voiceTrait(value);
    case 'tempo':
      return tempoTrait(constraint);
    case 'era':
      return eraTrait(value, thisYear);
    case 'activity':
    case 'scene':
      return occasionTrait(kind, value);
    case 'language':
      return languageTrait(value);
    case 'artist':
      return artistTrait(meantArtists(value, among));
    case 'keyword':
      return keywordTrait(value);
  }
}

/** Songs marked explicit; `null` where the service does not say. */
export const explicitTrait: Trait = ({ explicit }: Candidate): Answer =>
  typeof explicit === 'boolean' ? (explicit ? has : hasNot) : unknown;

export const familiarTrait: Trait = ({ facts }: Candidate): Answer =>
  typeof facts?.familiar === 'boolean' ? (facts.familiar ? has : hasNot) : unknown;
