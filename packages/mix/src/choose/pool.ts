import type { AffectPoint } from '@attune/contract';
import type { Candidate } from '../candidate.ts';
import { Credits } from '../names/credits.ts';
import { type Item, itemOf, Names, type NamesOfPool } from './item.ts';
import { costAt, doubtful, known, out, type Scores } from './score.ts';
import { perArtist } from './weights.ts';

interface PoolRequest {
  points: readonly AffectPoint[];
  /** How many tracks the mix has. */
  tracks: number;
  /** How many of each stage, at least, where there are that many. */
  size: number;
  /** How many of one artist. */
  ofArtist: number;
  /** Ids that have to be in it, unless they may not come at all. */
  pinned: ReadonlySet<string>;
}

/** Twice as many as a mix needs, two of an artist, are plenty: nothing doubtful will have to come. */
const plenty = 2;

export interface Pool {
  /** The cheapest at the first stage come first, and of equals the first by id: the order of the candidates is no matter. */
  items: readonly Item[];
  names: NamesOfPool;
}

/**
 * The candidates worth a closer look: for each stage, and each value wanted, the cheapest ones, not too many of one artist. The
 * search looks at these alone, so that it takes as long with a hundred thousand candidates as with a thousand.
 */
export function poolOf(candidates: readonly Candidate[], scores: Scores, request: PoolRequest): Pool {
  const chosen = new Set<number>();
  addCheapest(chosen, candidates, scores, request, known);
  if (room(chosen, candidates) < plenty * request.tracks) {
    addCheapest(chosen, candidates, scores, request, doubtful);
  }
  if (request.pinned.size > 0) {
    for (const [at, { id }] of candidates.entries()) {
      if (request.pinned.has(id) && scores.tier[at] !== out) chosen.add(at);
    }
  }
  const names = { credits: new Credits(), artists: new Names(), songs: new Names(), albums: new Names() };
  const seen = new Set<string>();
  const items: Item[] = [];
  for (const at of chosen) {
    const candidate = candidates[at];
    if (candidate === undefined || seen.has(candidate.id)) continue;
    seen.add(candidate.id);
    items.push(itemOf(candidate, at, { scores, points: request.points, names }));
  }
  return { items: items.sort(byCostThenId), names };
}

function addCheapest(
  chosen: Set<number>,
  candidates: readonly Candidate[],
  scores: Scores,
  request: PoolRequest,
  tier: number,
): void {
  const values = valuesMet(scores);
  for (const point of request.points) {
    for (const value of values) {
      for (const at of cheapest(costsOf(scores, point, tier, value), candidates, request)) chosen.add(at);
    }
  }
}

/** How many tracks there are room for, by the rule on artists. */
function room(chosen: ReadonlySet<number>, candidates: readonly Candidate[]): number {
  const times = new Map<string | undefined, number>();
  for (const at of chosen) {
    const artist = candidates[at]?.artists[0];
    times.set(artist, (times.get(artist) ?? 0) + 1);
  }
  return [...times.values()].reduce((sum, count) => sum + Math.min(count, perArtist), 0);
}

function byCostThenId(one: Item, other: Item): number {
  const apart = (one.costs[0] ?? 0) - (other.costs[0] ?? 0);
  return apart !== 0 ? apart : one.candidate.id < other.candidate.id ? -1 : 1;
}

/** Bits of the wanted values, each looked for on its own where there are several, and 0 for whatever fits. */
function valuesMet({ met }: Scores): number[] {
  let all = 0;
  for (const bits of met) all |= bits;
  const values: number[] = [];
  for (let bit = 1; bit <= all; bit <<= 1) if ((all & bit) !== 0) values.push(bit);
  return values.length > 1 ? [0, ...values] : [0];
}

interface Costs {
  /** Places among the candidates, and what each costs. */
  at: Int32Array;
  cost: Float64Array;
}

function costsOf(scores: Scores, point: AffectPoint, tier: number, value: number): Costs {
  const at = new Int32Array(scores.tier.length);
  const cost = new Float64Array(scores.tier.length);
  let count = 0;
  for (let each = 0; each < scores.tier.length; each += 1) {
    if (scores.tier[each] !== tier || (value !== 0 && ((scores.met[each] ?? 0) & value) === 0)) continue;
    at[count] = each;
    cost[count] = costAt(scores, each, point);
    count += 1;
  }
  return { at: at.subarray(0, count), cost: cost.subarray(0, count) };
}

/** The cheapest, of each main artist at most so many; where there are few artists, more of each. */
function cheapest(costs: Costs, candidates: readonly Candidate[], { size, ofArtist }: PoolRequest): number[] {
  for (let reach = size * 2; ; reach *= 8) {
    const near = nearest(costs, reach, candidates);
    const artists = new Set(near.map((at) => candidates[at]?.artists[0])).size;
    const most = Math.max(ofArtist, Math.ceil((3 * size) / Math.max(1, artists)));
    const count = new Map<string | undefined, number>();
    const chosen: number[] = [];
    for (const at of near) {
      const artist = candidates[at]?.artists[0];
      const times = count.get(artist) ?? 0;
      if (times >= most) continue;
      count.set(artist, times + 1);
      chosen.push(at);
      if (chosen.length === size) return chosen;
    }
    if (reach >= costs.at.length) return chosen;
  }
}

/** The `count` cheapest in order, and of equals the first by id. */
function nearest({ at, cost }: Costs, count: number, candidates: readonly Candidate[]): number[] {
  const sorted = at.length > count ? cost.slice().sort() : null;
  const border = sorted?.[count - 1] ?? Number.POSITIVE_INFINITY;
  const near: { at: number; cost: number; id: string }[] = [];
  for (let each = 0; each < at.length; each += 1) {
    const place = at[each] ?? 0;
    const price = cost[each] ?? 0;
    if (price <= border) near.push({ at: place, cost: price, id: candidates[place]?.id ?? '' });
  }
  near.sort((a, b) => a.cost - b.cost || (a.id < b.id ? -1 : 1));
  return near.slice(0, count).map((one) => one.at);
}
