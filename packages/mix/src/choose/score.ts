import type { AffectPoint } from '@attune/contract';
import type { Candidate, Play } from '../candidate.ts';
import { has, hasNot, shareOf, unknown } from '../traits/answer.ts';
import type { Demands, WantedKind } from './demands.ts';
import { farOff, playDecayDays, recentDays, weights } from './weights.ts';

/** What every candidate costs wherever it stands, in one array each so that a hundred thousand are read at once. */
export interface Scores {
  /** `known`, `doubtful` (something hard that nobody can say) or `out`. */
  tier: Uint8Array;
  base: Float64Array;
  /** `NaN` where not known. */
  valence: Float64Array;
  energy: Float64Array;
  /** One bit for each thing wanted that it has. */
  met: Uint16Array;
  /** How many things it lacks; the kind of music counts twice, and once where something near to it comes instead. */
  lacks: Uint8Array;
  /** Played in the last days. */
  recent: Uint8Array;
}

export const known = 0;
export const doubtful = 1;
export const out = 2;

const day = 24 * 60 * 60 * 1000;

/** Days since each track was last played. */
export function daysSincePlayed(
  played: readonly Play[],
  now: number | undefined,
): ReadonlyMap<string, number> {
  const days = new Map<string, number>();
  for (const { id, at } of played) {
    const since = now === undefined ? 0 : Math.max(0, (now - at) / day);
    if (!Number.isNaN(since)) days.set(id, Math.min(since, days.get(id) ?? Number.POSITIVE_INFINITY));
  }
  return days;
}

export function scoreAll(
  candidates: readonly Candidate[],
  demands: Demands,
  days: ReadonlyMap<string, number>,
): Scores {
  const count = candidates.length;
  const scores: Scores = {
    tier: new Uint8Array(count),
    base: new Float64Array(count),
    valence: new Float64Array(count),
    energy: new Float64Array(count),
    met: new Uint16Array(count),
    lacks: new Uint8Array(count),
    recent: new Uint8Array(count),
  };
  for (const [at, candidate] of candidates.entries()) {
    const tier = tierOf(candidate, demands);
    scores.tier[at] = tier;
    if (tier === out) continue;
    const since = days.get(candidate.id) ?? Number.POSITIVE_INFINITY;
    scores.recent[at] = since <= recentDays ? 1 : 0;
    scores.valence[at] = shareOf(candidate.facts?.valence);
    scores.energy[at] = shareOf(candidate.facts?.energy);
    let base = weights.played * Math.exp(-since / playDecayDays);
    if (demands.byLiked !== null && demands.byLiked(candidate) !== has) {
      base += weights.byOthers;
      scores.lacks[at] = 1;
    }
    for (const kind of demands.wanted) base += lacking(candidate, kind, scores, at);
    scores.base[at] = base + softCost(candidate, demands);
  }
  return scores;
}

function tierOf(candidate: Candidate, { hard, explicit, without }: Demands): number {
  if (without.has(candidate.id)) return out;
  let tier = known;
  for (const { trait } of hard) {
    const answer = trait(candidate);
    if (answer === has) return out;
    if (answer === unknown) tier = doubtful;
  }
  const answer = explicit === null ? hasNot : explicit(candidate);
  if (answer === has) return out;
  return answer === unknown ? doubtful : tier;
}

/** What it costs how much of a wanted kind is missing: of an occasion a little for one nobody listed for it. */
function lacking(candidate: Candidate, wanted: WantedKind, scores: Scores, at: number): number {
  const { demands, standIn, farStandIn, listed } = wanted;
  const want = wanted.kind === 'genre' ? weights.wantGenre : weights.want;
  let bits = 0;
  let isUnknown = false;
  for (const demand of demands) {
    const answer = demand.trait(candidate);
    if (answer === has) bits |= 1 << demand.at;
    else if (answer === unknown) isUnknown = true;
  }
  scores.met[at] = (scores.met[at] ?? 0) | bits;
  if (bits !== 0) {
    if (listed === null || listed(candidate) === has) return 0;
    if (wanted.kind === 'instrument') scores.lacks[at] = (scores.lacks[at] ?? 0) + 1;
    return want * weights.alike;
  }
  scores.lacks[at] = (scores.lacks[at] ?? 0) + 1;
  if (standIn !== null && standIn(candidate) === has) return want * weights.neighbour;
  if (farStandIn !== null && farStandIn(candidate) === has) return want * weights.broader;
  if (wanted.kind === 'genre') scores.lacks[at] = (scores.lacks[at] ?? 0) + 1;
  return want * (isUnknown ? weights.unknownWant : 1);
}

function softCost(candidate: Candidate, demands: Demands): number {
  const { less, discovery, liked, occasion, otherSorrow, anger, contrary } = demands;
  let cost = 0;
  for (const { trait } of less) {
    const answer = trait(candidate);
    cost += weights.less * (answer === has ? 1 : answer === unknown ? 0.3 : 0);
  }
  if (discovery !== null) {
    const answer = discovery.trait(candidate);
    cost += weights.discovery * (answer === discovery.wanted ? 0 : answer === unknown ? 0.5 : 1);
  }
  if (liked.length > 0) {
    let most = 0;
    for (const { likeness } of liked) most = Math.max(most, likeness(candidate));
    cost += weights.like * (1 - most);
  }
  if (occasion !== null) cost += weights.occasion * awayFrom(occasion, candidate);
  if (otherSorrow?.(candidate) === has) cost += weights.otherSorrow;
  if (contrary?.(candidate) === has) cost += weights.contrary;
  const isLoud = anger === null ? has : anger(candidate);
  if (isLoud !== has) cost += weights.anger * (isLoud === unknown ? 0.5 : 1);
  return cost;
}

function awayFrom({ trait, listed }: NonNullable<Demands['occasion']>, candidate: Candidate): number {
  if (trait(candidate) !== has) return 1;
  return listed(candidate) === has ? 0 : 0.5;
}

/** d of docs/decisions/016-mix.md; `NaN` where neither axis is known. */
export function distanceAt({ valence, energy }: Scores, at: number, point: AffectPoint): number {
  const [pleasant, lively] = [valence[at] ?? Number.NaN, energy[at] ?? Number.NaN];
  if (Number.isNaN(pleasant) && Number.isNaN(lively)) return Number.NaN;
  return Math.sqrt(off(pleasant, point.valence) + off(lively, point.energy));
}

/** What a candidate costs at a point of the plane. */
export function costAt(scores: Scores, at: number, point: AffectPoint): number {
  const distance =
    off(scores.valence[at] ?? Number.NaN, point.valence) + off(scores.energy[at] ?? Number.NaN, point.energy);
  return (scores.base[at] ?? 0) + weights.fit * distance + (distance > farOff ** 2 ? weights.far : 0);
}

function off(value: number, asked: number): number {
  return Number.isNaN(value) ? weights.unknownAxis : (value - asked) ** 2;
}
