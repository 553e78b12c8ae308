import { broaderThan, neighboursOf } from '@attune/vocabulary';
import type { Candidate } from '../candidate.ts';
import type { WantedKind } from '../choose/demands.ts';
import { has } from '../traits/answer.ts';

const closer = 0.001;

/** The name of what stands in most often: a genre, an instrument of the family, a decade. */
export function nearestOf(
  { kind, standIn, farStandIn, demands }: WantedKind,
  best: readonly Candidate[],
): string | null {
  const family = new Set(
    kind === 'instrument'
      ? demands.flatMap(({ constraint: { value } }) => [
          ...neighboursOf(kind, value),
          ...broaderThan(kind, value),
        ])
      : [],
  );
  const namesOf = ({ facts, year }: Candidate): readonly string[] => {
    if (kind === 'genre') return facts.genres?.slice(0, 1) ?? [];
    if (kind === 'instrument') return facts.instruments?.filter((name) => family.has(name)) ?? [];
    return kind === 'era' && typeof year === 'number' ? [`${Math.floor(year / 10)}0s`] : [];
  };
  const times = new Map<string, number>();
  for (const candidate of best) {
    if (standIn?.(candidate) !== has && farStandIn?.(candidate) !== has) continue;
    // Of what comes as often the nearer is named.
    const count = standIn?.(candidate) === has ? 1 + closer : 1;
    for (const name of namesOf(candidate)) times.set(name, (times.get(name) ?? 0) + count);
  }
  const [most] = [...times].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
}
