import type { Item } from './item.ts';
import { setback } from './line.ts';
import type { LineUp } from './line-up.ts';
import { isTogether, seam } from './order.ts';
import type { ArtistRule } from './rules.ts';
import { lengthTolerance, weights } from './weights.ts';

export interface Exchange {
  lineUp: LineUp;
  items: readonly Item[];
  rule: ArtistRule;
  /** How long the mix is to last; `null` where that is no matter. */
  goalMs: number | null;
}

/** How far from the asked length, as a part of it. */
export function lengthOff(durationMs: number, goalMs: number | null): number {
  return goalMs === null ? 0 : Math.abs(durationMs - goalMs) / goalMs;
}

/** Nearer than this is near enough; the rest of the tolerance is room for what comes after. */
const nearEnough = lengthTolerance / 3;
/** Of all positions at a price; each may exchange as many tracks as there are positions. */
const sweepsAtMost = 8;

/**
 * Exchanges tracks for longer or shorter ones until the length is right: those that cost least first. What is wanted is only
 * given up where the length cannot be had otherwise.
 */
export function fitLength(exchange: Exchange): void {
  for (const price of [weights.length, 1_000 * weights.length]) {
    for (let sweep = 0; sweep < sweepsAtMost; sweep += 1) {
      const { lineUp, goalMs } = exchange;
      if (lengthOff(lineUp.durationMs, goalMs) <= nearEnough) return;
      if (!exchangeSome(exchange, price)) break;
    }
    if (lengthOff(exchange.lineUp.durationMs, exchange.goalMs) <= lengthTolerance) return;
  }
}

/** Whether an item may stand in for another: as well vouched for, played as long ago, and with as much of what is wanted. */
function isAlike({ lineUp }: Exchange, item: Item, before: Item): boolean {
  return (
    item.tier === before.tier &&
    item.recent === before.recent &&
    (lineUp.hasAllWanted(item) || !lineUp.hasAllWanted(before))
  );
}

interface Proposal {
  at: number;
  item: Item;
  /** What the mix costs more by it; below 0 where it gains. */
  change: number;
}

/** What gains less is no gain. */
const leastGain = 1e-6;

/**
 * Looks at every position once and exchanges where it gains most first, for as long as the length is not near enough and
 * each exchange still gains after those before it.
 *
 * @returns whether anything was exchanged
 */
function exchangeSome(exchange: Exchange, price: number): boolean {
  const { lineUp, rule, goalMs } = exchange;
  const proposals = [...lineUp.items.keys()].flatMap((at) => bestFor(exchange, at, price) ?? []);
  let isChanged = false;
  for (const { at, item } of proposals.sort((a, b) => a.change - b.change)) {
    if (lengthOff(lineUp.durationMs, goalMs) <= nearEnough) break;
    const before = lineUp.items[at] ?? null;
    if (before === null) continue;
    const gained = gainOf(exchange, price, before)(item);
    lineUp.put(at, null);
    const change = gained + lineUp.costOf(item, at) - lineUp.costOf(before, at);
    const isGood = change < -leastGain && rule.mayCome(lineUp, item, at);
    lineUp.put(at, isGood ? item : before);
    isChanged ||= isGood;
  }
  return isChanged;
}

/** What the length costs more with another track in the place of this one. */
function gainOf({ lineUp, goalMs }: Exchange, price: number, before: Item): (item: Item) => number {
  const total = lineUp.durationMs;
  const rest = total - before.candidate.durationMs;
  const off = Math.max(lengthOff(total, goalMs), nearEnough);
  return (item) => price * (Math.max(lengthOff(rest + item.candidate.durationMs, goalMs), nearEnough) - off);
}

function bestFor(exchange: Exchange, at: number, price: number): Proposal | null {
  const { lineUp, items, rule } = exchange;
  const before = lineUp.items[at] ?? null;
  if (before === null || lineUp.pinned.has(at)) return null;
  const mayMissWanted = price > weights.length || !lineUp.hasAllWanted(before);
  const gain = gainOf(exchange, price, before);
  lineUp.put(at, null);
  const cost = lineUp.costOf(before, at);
  let best: Proposal | null = null;
  let least = -leastGain;
  for (const item of items) {
    const gained = gain(item);
    // Nothing costs less than nothing, so what gains too little need not be looked at.
    if (gained >= 0 || gained - cost >= least) continue;
    if (item.tier !== before.tier || item.recent !== before.recent) continue;
    if (!(mayMissWanted || lineUp.hasAllWanted(item)) || !rule.mayCome(lineUp, item, at)) continue;
    const change = gained + lineUp.costOf(item, at) - cost;
    if (change >= least) continue;
    least = change;
    best = { at, item, change };
  }
  lineUp.put(at, before);
  return best;
}

const passes = 2;

/** Exchanges tracks for others that fit their neighbours better, as long as nothing else gets worse for it. */
export function smoothen(exchange: Exchange): void {
  for (let pass = 0; pass < passes; pass += 1) {
    for (let at = 0; at < exchange.lineUp.length; at += 1) smoothenAt(exchange, at);
  }
}

function smoothenAt(exchange: Exchange, at: number): void {
  const { lineUp, items, rule, goalMs } = exchange;
  const before = lineUp.items[at] ?? null;
  if (before === null || lineUp.pinned.has(at)) return;
  const total = lineUp.durationMs;
  const bound = Math.max(lengthOff(total, goalMs), nearEnough);
  const back = setback(lineUp);
  const neighbours = (item: Item) =>
    weights.smooth * (seam(lineUp.items[at - 1] ?? null, item) + seam(item, lineUp.items[at + 1] ?? null));
  lineUp.put(at, null);
  let best = before;
  let least = lineUp.costOf(before, at) + neighbours(before) - 1e-6;
  for (const item of items) {
    if ((item.costs[lineUp.stage(at)] ?? 0) >= least || !isAlike(exchange, item, before)) continue;
    if (!rule.mayCome(lineUp, item, at)) continue;
    if (lengthOff(total - before.candidate.durationMs + item.candidate.durationMs, goalMs) > bound) continue;
    const cost = lineUp.costOf(item, at) + neighbours(item);
    if (cost >= least) continue;
    lineUp.put(at, item);
    const keepsTheLine = setback(lineUp) <= back;
    lineUp.put(at, null);
    if (!keepsTheLine) continue;
    least = cost;
    best = item;
  }
  lineUp.put(at, best);
}

/** The cheapest in the place of one that stands beside another of its artist; `null` where every other makes something else worse. */
export function standInFor(exchange: Exchange, at: number): Item | null {
  const { lineUp, items, rule, goalMs } = exchange;
  const before = lineUp.items[at] ?? null;
  if (before === null || lineUp.pinned.has(at)) return null;
  const back = setback(lineUp);
  const rest = lineUp.durationMs - before.candidate.durationMs;
  const priceOf = (item: Item) =>
    lineUp.costOf(item, at) +
    weights.length * Math.max(lengthOff(rest + item.candidate.durationMs, goalMs), nearEnough);
  const isApart = (item: Item) =>
    [at - 1, at + 1].every((beside) => !isTogether(lineUp.items[beside] ?? null, item));
  lineUp.put(at, null);
  let best: Item | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const item of items) {
    if (!isAlike(exchange, item, before) || !rule.mayCome(lineUp, item, at) || !isApart(item)) continue;
    const price = priceOf(item);
    if (price >= least) continue;
    lineUp.put(at, item);
    const keepsTheLine = setback(lineUp) <= back;
    lineUp.put(at, null);
    if (!keepsTheLine) continue;
    least = price;
    best = item;
  }
  lineUp.put(at, before);
  return best;
}
