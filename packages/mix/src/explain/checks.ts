import type { AffectPoint, Brief, Constraint, MixCheck, MixTrack, MixVerdict } from '@attune/contract';
import type { Demand, Demands } from '../choose/demands.ts';
import type { Liked } from '../choose/likeness.ts';
import { nearBy } from '../choose/weights.ts';
import { type Answer, has, hasNot, unknown } from '../traits/answer.ts';
import { evidenceFor, feelingEvidence, someOf } from './evidence.ts';

/** How far a track is from a point at least: by the axes that are known; `NaN` where none is. */
export function leastDistanceTo(point: AffectPoint, { facts: { valence, energy } }: MixTrack): number {
  const off = [
    ...(valence === undefined ? [] : [valence - point.valence]),
    ...(energy === undefined ? [] : [energy - point.energy]),
  ];
  return off.length === 0 ? Number.NaN : Math.hypot(...off);
}

/** `NaN` where an axis is unknown. */
export function distanceTo(point: AffectPoint, track: MixTrack): number {
  const { valence, energy } = track.facts;
  return valence === undefined || energy === undefined ? Number.NaN : leastDistanceTo(point, track);
}

const named = ({ kind, value }: Constraint) => `${kind}:${value}`;

export const checkNames = {
  wanted: (constraint: Constraint) => `wanted:${named(constraint)}`,
  avoided: (constraint: Constraint) =>
    `${constraint.soft === true ? 'less' : 'avoided'}:${named(constraint)}`,
  explicit: 'explicit',
  discovery: (discovery: Brief['discovery']) => `discovery:${discovery}`,
  like: ({ like, name }: Liked) => `like:${like.kind}:${name}`,
  target: 'target',
};

function verdict(answer: Answer, wanted: Answer): MixVerdict {
  if (answer === unknown) return 'unknown';
  return answer === wanted ? 'met' : 'unmet';
}

const check = (of: string, result: MixVerdict, fact: string | undefined): MixCheck =>
  result === 'unknown' || fact === undefined ? { of, verdict: result } : { of, verdict: result, fact };

/** Everything the brief asks of a track, held against what is known of it. */
export function checksOf(track: MixTrack, brief: Brief, demands: Demands): MixCheck[] {
  const constraint = (name: (of: Constraint) => string, demand: Demand, wanted: Answer) =>
    check(
      name(demand.constraint),
      verdict(demand.trait(track), wanted),
      evidenceFor(demand.constraint, track),
    );
  const wanted = demands.wanted.flatMap(({ demands: each }) => each).sort((a, b) => a.at - b.at);
  const { explicit, discovery } = demands;
  return [
    ...wanted.map((demand) => constraint(checkNames.wanted, demand, has)),
    ...[...demands.hard, ...demands.less].map((demand) => constraint(checkNames.avoided, demand, hasNot)),
    ...(explicit === null
      ? []
      : [check(checkNames.explicit, verdict(explicit(track), hasNot), `explicit ${track.explicit}`)]),
    ...(discovery === null
      ? []
      : [
          check(
            checkNames.discovery(brief.discovery),
            verdict(discovery.trait(track), discovery.wanted),
            `familiar ${track.facts.familiar}`,
          ),
        ]),
    ...demands.liked.map((liked) => likeCheck(liked, track)),
    ...(brief.path === 'match' ? [targetCheck(brief, track)] : []),
  ];
}

/** By whom is liked, suggested for it, or of a genre of theirs. */
function likeCheck(liked: Liked, track: MixTrack): MixCheck {
  const of = checkNames.like(liked);
  if (liked.isItself(track)) return check(of, 'met', `artists ${someOf(track.artists)}`);
  if (liked.isSuggested(track)) return check(of, 'met', `similarTo ${liked.name}`);
  if (liked.genres.size === 0 || track.facts.genres === undefined) return check(of, 'unknown', undefined);
  const shared = track.facts.genres.find((genre) => liked.genres.has(genre));
  return shared === undefined
    ? check(of, 'unmet', evidenceFor({ kind: 'genre', value: '', matched: '' }, track))
    : check(of, 'met', `genre ${shared}`);
}

function targetCheck({ target }: Brief, track: MixTrack): MixCheck {
  // What is far off on the one axis that is known is far off, whatever the other is.
  const isFar = leastDistanceTo(target, track) > nearBy;
  const result = isFar ? 'unmet' : Number.isNaN(distanceTo(target, track)) ? 'unknown' : 'met';
  return check(checkNames.target, result, feelingEvidence(track));
}
