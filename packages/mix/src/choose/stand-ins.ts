import type { ConstraintKind } from '@attune/contract';
import { broaderThan, closestBroader, closestTo, kindredOf, neighboursOf } from '@attune/vocabulary';
import type { Candidate } from '../candidate.ts';
import { has, hasNot, type Trait } from '../traits/answer.ts';
import { nearEraTrait } from '../traits/figures.ts';
import { listedTrait } from '../traits/listed.ts';

export interface StandIns {
  /** What can stand in at need, and what can where there is not enough of that either. */
  standIn: Trait | null;
  farStandIn: Trait | null;
}

/** So many songs are enough for a mix: nothing further off has to come. */
const plenty = 40;

/** What comes nearest to things of a kind, of all there is: Motown is soul, and where there is no soul it is nearest to funk. */
export function standInsFor(
  kind: ConstraintKind,
  values: readonly string[],
  candidates: readonly Candidate[],
  thisYear: number | null,
): StandIns {
  if (kind === 'era') return { standIn: nearEras(values, thisYear), farStandIn: null };
  if (kind !== 'genre' && kind !== 'instrument') return { standIn: null, farStandIn: null };
  const list = kind === 'genre' ? 'genres' : 'instruments';
  const [nearest, ...further] = nearness(kind, values).flatMap((names) => {
    const trait = listedTrait(list, ...names);
    return names.length > 0 && candidates.some((one) => trait(one) === has) ? [trait] : [];
  });
  if (nearest === undefined) return { standIn: null, farStandIn: null };
  if (countUpTo(plenty, candidates, nearest) === plenty) return { standIn: nearest, farStandIn: null };
  // What is of the nearest is mostly of the next as well, which has to have more.
  const next = further.find((trait) => candidates.some((one) => trait(one) === has && nearest(one) !== has));
  return { standIn: nearest, farStandIn: next ?? null };
}

/** Names of what is near to what is wanted, the nearest first. */
function nearness(kind: 'genre' | 'instrument', values: readonly string[]): string[][] {
  const neighbours = values.flatMap((value) => neighboursOf(kind, value));
  if (kind === 'instrument') return [neighbours, values.flatMap((value) => [...broaderThan(kind, value)])];
  const broader = values.flatMap((value) => [...broaderThan(kind, value)]);
  return [
    values.flatMap((value) => [...closestTo(value)]),
    broader.filter((name) => neighbours.includes(name)),
    neighbours,
    values.flatMap((value) => [...closestBroader(value)]),
    broader,
    values.flatMap((value) => [...kindredOf(value)]),
  ];
}

function countUpTo(most: number, candidates: readonly Candidate[], trait: Trait): number {
  let count = 0;
  for (const candidate of candidates) {
    if (trait(candidate) !== has) continue;
    count += 1;
    if (count === most) break;
  }
  return count;
}

function nearEras(values: readonly string[], thisYear: number | null): Trait {
  const traits = values.map((value) => nearEraTrait(value, thisYear));
  return (candidate) => (traits.some((trait) => trait(candidate) === has) ? has : hasNot);
}
