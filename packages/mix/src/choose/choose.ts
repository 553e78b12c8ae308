import { type Brief, mixBounds } from '@attune/contract';
import type { Demands } from './demands.ts';
import { type Exchange, fitLength, lengthOff, smoothen, standInFor } from './exchange.ts';
import { fill } from './fill.ts';
import type { Item } from './item.ts';
import { type Layout, layOut, pointsOf } from './layout.ts';
import { straighten } from './line.ts';
import { LineUp, type LineUpOptions } from './line-up.ts';
import { isTogether, putInOrder } from './order.ts';
import type { Pool } from './pool.ts';
import type { ArtistRule } from './rules.ts';
import { doubtful, known } from './score.ts';
import { lengthTolerance } from './weights.ts';

export interface ChoiceRequest {
  brief: Brief;
  pool: Pool;
  demands: Demands;
  rule: ArtistRule;
  /** Items that stay, by position. */
  pinned: ReadonlyMap<number, Item>;
  /** Songs of earlier variants. */
  reused: ReadonlySet<number>;
  tracks: number;
  goalMs: number | null;
  seed: number;
}

const lengthTries = 5;
/** What stays keeps its place in a mix of so many tracks more than last nearest to the asked length. */
const roomForPlaces = 2;

/** Chooses and orders the tracks of one variant. */
export function choose(request: ChoiceRequest): LineUp {
  let { tracks } = request;
  let lineUp = select(request, tracks);
  for (let tries = 0; tries < lengthTries && request.goalMs !== null; tries += 1) {
    const better = tracksFor(lineUp, request.goalMs, request.pinned);
    if (better === tracks || lineUp.length < tracks) break;
    tracks = better;
    lineUp = select(request, tracks);
  }
  const exchange = fitted(request, lineUp);
  ({ lineUp } = exchange);
  straighten(lineUp, request.rule);
  putInOrder(lineUp, request.seed);
  smoothen(exchange);
  putInOrder(lineUp, request.seed);
  return apart(request, exchange);
}

/** With tracks exchanged for the length; where most of them stay, one more or less may come nearer. */
function fitted(request: ChoiceRequest, first: LineUp): Exchange {
  const { goalMs, rule, pinned } = request;
  const fit = (lineUp: LineUp): Exchange => {
    const exchange = { lineUp, items: request.pool.items, rule, goalMs };
    fitLength(exchange);
    return exchange;
  };
  const off = ({ lineUp }: Exchange) => lengthOff(lineUp.durationMs, goalMs);
  let best = fit(first);
  if (pinned.size === 0 || off(best) <= lengthTolerance) return best;
  for (const tracks of [first.length + 1, first.length - 1]) {
    if (tracks < Math.max(1, pinned.size) || tracks > mixBounds.tracks) continue;
    const other = fit(select(request, tracks));
    if (off(other) < off(best)) best = other;
  }
  return best;
}

/** The number of tracks that comes nearest to the asked length, by the mean of those there are. */
function tracksFor(lineUp: LineUp, goalMs: number, pinned: ReadonlyMap<number, Item>): number {
  const mean = lineUp.durationMs / Math.max(1, lineUp.length);
  const nearest = Math.round(goalMs / mean);
  const places = Math.max(0, ...pinned.keys()) + 1;
  const keepsPlaces = pinned.size > 0 && places <= nearest + roomForPlaces;
  const tracks = Math.min(100, Math.max(1, keepsPlaces ? places : pinned.size, nearest));
  if (keepsPlaces && lineUp.length < places) return tracks;
  const nearer = lengthOff(mean * lineUp.length, goalMs) <= lengthOff(mean * tracks, goalMs);
  return nearer ? lineUp.length : tracks;
}

/** Tracks that are vouched for first; one that is not comes only when no other is left, behind them all. */
function select(request: ChoiceRequest, tracks: number): LineUp {
  const { pool, rule } = request;
  const vouched = pool.items.filter((item) => item.tier === known);
  const doubted = pool.items.filter((item) => item.tier === doubtful);
  const lineUp = start(request, tracks);
  const all = [...lineUp.items.keys()];
  fill(lineUp, all, vouched, rule);
  const found = lineUp.items.filter((item) => item !== null).length;
  if (found === tracks) return lineUp;
  const again = start(request, tracks);
  const front = all.filter((at) => again.items[at] === null).slice(0, found - again.pinned.size);
  fill(again, front, vouched, rule);
  fill(again, all.slice((front.at(-1) ?? -1) + 1), doubted, rule);
  return again.items.includes(null) ? closeRanks(request, again) : again;
}

function start(request: ChoiceRequest, tracks: number): LineUp {
  return new LineUp(
    lineUpOptions(
      request,
      layOut(request.brief, pointsOf(request.brief, request.tracks), tracks),
      withinLength(request.pinned, tracks),
    ),
  );
}

/** What stays at a position the mix does not reach comes as late as it can. */
function withinLength(pinned: ReadonlyMap<number, Item>, tracks: number): Map<number, Item> {
  const within = new Map([...pinned].filter(([at]) => at < tracks));
  const beyond = [...pinned].filter(([at]) => at >= tracks);
  for (let at = tracks - 1; at >= 0 && beyond.length > 0; at -= 1) {
    if (within.has(at)) continue;
    const last = beyond.pop();
    if (last !== undefined) within.set(at, last[1]);
  }
  return within;
}

function lineUpOptions(
  { pool, demands, reused }: ChoiceRequest,
  layout: Layout,
  pinned: ReadonlyMap<number, Item>,
): LineUpOptions {
  const kinds = demands.wanted.map((kind) => kind.demands.map(({ at }) => 1 << at));
  return { layout, names: pool.names, pinned, reused, kinds };
}

/** Without the positions that stay empty, and without what `drops` names. */
function closeRanks(request: ChoiceRequest, lineUp: LineUp, dropped = -1): LineUp {
  const kept = [...lineUp.items.entries()].filter(([at, item]) => item !== null && at !== dropped);
  const pinned = new Map(
    kept.flatMap(([at, item], place) =>
      lineUp.pinned.has(at) && item !== null ? [[place, item] as const] : [],
    ),
  );
  const closed = new LineUp(
    lineUpOptions(request, layOut(request.brief, lineUp.layout.points, kept.length), pinned),
  );
  for (const [place, [, item]] of kept.entries()) if (!pinned.has(place)) closed.put(place, item);
  return closed;
}

/** Never two of an artist in a row: where no order keeps them apart, another stands in for one of them, or it goes. */
function apart(request: ChoiceRequest, exchange: Exchange): LineUp {
  if (request.rule.isAlone) return exchange.lineUp;
  let next = exchange.lineUp;
  for (let at = 1; at < next.length; at += 1) {
    if (!isTogether(next.items[at - 1] ?? null, next.items[at] ?? null)) continue;
    const places = [at, at - 1].filter((place) => !next.pinned.has(place));
    if (places.some((place) => replaced({ ...exchange, lineUp: next }, place))) continue;
    const [goes] = places;
    if (goes === undefined) continue;
    next = closeRanks(request, next, goes);
    at = Math.max(0, goes - 1);
  }
  return next;
}

function replaced(exchange: Exchange, at: number): boolean {
  const other = standInFor(exchange, at);
  if (other !== null) exchange.lineUp.put(at, other);
  return other !== null;
}
