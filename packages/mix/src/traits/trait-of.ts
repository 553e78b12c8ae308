import type { Constraint } from '@attune/contract';
import type { Candidate } from '../candidate.ts';
import { comparableArtist, creditedArtists, mentionsGuest } from '../names/artist-names.ts';
import { comparable } from '../names/comparable.ts';
import { type Answer, has, hasNot, type Trait, unknown } from './answer.ts';
import { eraTrait, tempoTrait } from './figures.ts';
import { listedTrait } from './listed.ts';
import { occasionTrait } from './occasions.ts';
import { isSung, voiceTrait } from './voices.ts';

/** Whether somebody is credited, alone or with others. Lines without the name anywhere are not taken apart. */
export function artistTrait(value: string): Trait {
  const name = comparableArtist(value);
  const known = new Map<string, boolean>();
  const isNamed = (line: string) => {
    let named = known.get(line);
    if (named === undefined) {
      named = comparable(line).includes(name);
      known.set(line, named);
    }
    return named;
  };
  return ({ artists, name: title }) => {
    if (!artists.some(isNamed) && !(mentionsGuest(title) && isNamed(title))) return hasNot;
    return creditedArtists(artists, title).includes(name) ? has : hasNot;
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

/** Whether a track has what a constraint names, wanted or avoided alike. */
export function traitOf({ kind, value }: Pick<Constraint, 'kind' | 'value'>, thisYear: number | null): Trait {
  switch (kind) {
    case 'genre':
      return listedTrait('genres', value);
    case 'instrument':
      return listedTrait('instruments', value);
    case 'vocals':
      return voiceTrait(value);
    case 'tempo':
      return tempoTrait(value);
    case 'era':
      return eraTrait(value, thisYear);
    case 'activity':
    case 'scene':
      return occasionTrait(kind, value);
    case 'language':
      return languageTrait(value);
    case 'artist':
      return artistTrait(value);
  }
}

/** Songs marked explicit; `null` where the service does not say. */
export const explicitTrait: Trait = ({ explicit }: Candidate): Answer =>
  typeof explicit === 'boolean' ? (explicit ? has : hasNot) : unknown;

export const familiarTrait: Trait = ({ facts }: Candidate): Answer =>
  typeof facts?.familiar === 'boolean' ? (facts.familiar ? has : hasNot) : unknown;
