import type { Brief, Constraint } from '@attune/contract';
import type { Candidate, MixOptions } from '../candidate.ts';
import { type Demands, demandsOf } from '../choose/demands.ts';
import { costAt, out, scoreAll } from '../choose/score.ts';
import { comparableArtist } from '../names/artist-names.ts';
import { meantArtists } from '../names/meant-artists.ts';
import { has, unknown } from '../traits/answer.ts';
import { artistTrait } from '../traits/trait-of.ts';
import { nearestOf } from './nearest.ts';

/** What a brief wants by name and no song has. */
export interface Missing {
  kind: Constraint['kind'];
  value: string;
  /** Whether nobody can say which songs have it, rather than that none has. */
  isUnknown: boolean;
  /** What most of the songs have that come in its place; `null` where nothing is near. */
  nearest: string | null;
}

/** So many of the songs that fit best show what comes in the place of what is not there. */
const looksAt = 20;

/** What a brief wants by name, or likes, and no candidate has; told before any mix is made of it. */
export function whatIsMissing(
  brief: Brief,
  candidates: readonly Candidate[],
  options: Pick<MixOptions, 'now'> = {},
): Missing[] {
  if (candidates.length === 0) return [];
  const demands = demandsOf(brief, candidates, options, new Map());
  let fitting: readonly Candidate[] | null = null;
  // Scored only for who asks for what is not there.
  const best = () => {
    fitting ??= fitBest(candidates, demands, brief.target);
    return fitting;
  };
  const missing = demands.wanted.flatMap((kind) => {
    const gone = kind.demands.filter(({ trait }) => !candidates.some((one) => trait(one) === has));
    // Where another of the kind is there it is what comes.
    const nearest = gone.length === kind.demands.length ? nearestOf(kind, best()) : null;
    return gone.map(({ constraint: { value }, trait }) => ({
      kind: kind.kind,
      value,
      isUnknown: candidates.some((one) => trait(one) === unknown),
      nearest,
    }));
  });
  const unmet = brief.like.flatMap((like) =>
    like.kind === 'artist' && !isThere(like.name, candidates)
      ? [{ kind: 'artist' as const, value: like.name, isUnknown: false, nearest: null }]
      : [],
  );
  return [...missing, ...unmet];
}

const isThere = (name: string, candidates: readonly Candidate[]): boolean => {
  const trait = artistTrait(meantArtists(name, candidates));
  const title = comparableArtist(name);
  return candidates.some((one) => trait(one) === has || comparableArtist(one.name) === title);
};

function fitBest(candidates: readonly Candidate[], demands: Demands, target: Brief['target']): Candidate[] {
  const scores = scoreAll(candidates, demands, new Map());
  return lowest(candidates, (at) =>
    scores.tier[at] === out ? Number.POSITIVE_INFINITY : costAt(scores, at, target),
  );
}

function lowest(candidates: readonly Candidate[], cost: (at: number) => number): Candidate[] {
  const costs = candidates.map((candidate, at) => ({ candidate, cost: cost(at) }));
  return costs
    .filter((one) => one.cost < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.cost - other.cost)
    .slice(0, looksAt)
    .map(({ candidate }) => candidate);
}
