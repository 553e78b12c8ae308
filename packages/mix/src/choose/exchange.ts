import type { Item } from './item.ts';
import { setback } from './line.ts';
import type { LineUp } from './line-up.ts';
import { seam } from './order.ts';
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
const exchangesAtMost = 200;

/**
 * Exchanges tracks for longer or shorter ones until the length is right: those that cost least first. What is wanted is only
 * given up where the length cannot be had otherwise.
 */
export function fitLength(exchange: Exchange): void {
  for (const price of [weights.length, 1_000 * weights.length]) {
    for (let count = 0; count < exchangesAtMost; count += 1) {
      const { lineUp, goalMs } = exchange;
      if (lengthOff(lineUp.durationMs, goalMs) <= nearEnough) return;
      if (!exchangeOne(exchange, price)) break;
    }
    if (lengthOff(exchange.lineUp.durationMs, exchange.goalMs) <= lengthTolerance) return;
  }
}

/** Whether an item may stand in for another: as well vouched for, heard as long ago, and with as much of what is wanted. */
function isAlike({ lineUp }: Exchange, item: Item, before: Item): boolean {
  return (
    item.tier === before.tier &&
    item.lately === before.lately &&
    (lineUp.hasAllWanted(item) || !lineUp.hasAllWanted(before))
  );
}

function exchangeOne(exchange: Exchange, price: number): boolean {
  const { lineUp, items, rule, goalMs } = exchange;
  const total = lineUp.durationMs;
  const off = lengthOff(total, goalMs);
  let best: { at: number; item: Item } | null = null;
  let least = -1e-6;
  for (let at = 0; at < lineUp.length; at += 1) {
    const before = lineUp.items[at] ?? null;
    if (before === null || lineUp.pinned.has(at)) continue;
    lineUp.put(at, null);
    const cost = lineUp.costOf(before, at);
    for (const item of items) {
      if (!isAlike(exchange, item, before) && price <= weights.length) continue;
      if (item.tier !== before.tier || item.lately !== before.lately) continue;
      const then = lengthOff(total - before.candidate.durationMs + item.candidate.durationMs, goalMs);
      const gain = price * (Math.max(then, nearEnough) - Math.max(off, nearEnough));
      // Nothing costs less than nothing, so what gains too little need not be looked at.
      if (then >= off || gain - cost >= least || !rule.mayCome(lineUp, item, at)) continue;
      const change = gain + lineUp.costOf(item, at) - cost;
      if (change < least) {
        least = change;
        best = { at, item };
      }
    }
    lineUp.put(at, before);
  }
  if (best !== null) lineUp.put(best.at, best.item);
  return best !== null;
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
