import type { Item } from './item.ts';
import type { LineUp } from './line-up.ts';
import type { ArtistRule } from './rules.ts';
import { constraintShare, farOff, nearBy, perArtist } from './weights.ts';

/**
 * Fills free positions with the cheapest items, one stage after the other in turn so that none takes the best of all. First with
 * what has everything that is wanted, is in no earlier variant, and is near to where the music is to be; then with what is further
 * off, though never by far; then with the rest. Only where the rule on artists leaves nothing of it,
 * however far off, it is raised for all at once.
 */
export function fill(
  lineUp: LineUp,
  positions: readonly number[],
  items: readonly Item[],
  rule: ArtistRule,
): void {
  const matching = items.filter((item) => lineUp.hasAllWanted(item));
  const fresh = matching.filter((item) => !lineUp.isReused(item));
  const forConstraints = Math.min(
    rule.highest(lineUp),
    Math.max(perArtist, Math.ceil(lineUp.length * constraintShare)),
  );
  const filling = { lineUp, positions, rule };
  // Loud where calm was asked for, what has everything else comes by what it costs, if something nearer lacks but a part of it.
  const isNearer = items.some(
    (item) => item.met !== 0 && !lineUp.hasAllWanted(item) && item.distances.some((one) => one <= farOff),
  );
  const furthest = isNearer ? [] : anywhere;
  fillUpTo(forConstraints, { ...filling, items: fresh, reaches: [nearBy, farOff, ...furthest] });
  fillUpTo(forConstraints, { ...filling, items: matching, reaches: [farOff, ...furthest] });
  fillUpTo(rule.highest(lineUp), { ...filling, items, reaches: anywhere });
  rule.most = perArtist;
}

const anywhere = [Number.POSITIVE_INFINITY];

interface Filling {
  lineUp: LineUp;
  positions: readonly number[];
  items: readonly Item[];
  rule: ArtistRule;
  /** How far from where the music is to be, one after the other. */
  reaches: readonly number[];
}

function fillUpTo(highest: number, filling: Filling): void {
  const { lineUp, rule, reaches } = filling;
  let open = inTurn(lineUp, filling.positions);
  for (rule.most = Math.min(perArtist, highest); open.length > 0 && rule.most <= highest; rule.most += 1) {
    for (const reach of reaches) {
      open = open.filter((at) => {
        const item = cheapestFor(filling, at, reach);
        if (item !== null) lineUp.put(at, item);
        return item === null;
      });
    }
  }
}

/** The free positions: the first of each stage, the second of each stage, and so on. */
function inTurn(lineUp: LineUp, positions: readonly number[]): number[] {
  const count = new Map<number, number>();
  const places: { at: number; turn: number }[] = [];
  for (const at of positions) {
    if ((lineUp.items[at] ?? null) !== null) continue;
    const turn = count.get(lineUp.stage(at)) ?? 0;
    count.set(lineUp.stage(at), turn + 1);
    places.push({ at, turn });
  }
  return places.sort((a, b) => a.turn - b.turn || a.at - b.at).map(({ at }) => at);
}

function cheapestFor({ lineUp, items, rule }: Filling, at: number, reach: number): Item | null {
  const stage = lineUp.stage(at);
  let best: Item | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const item of items) {
    // What the rest of the mix adds to an item's own cost is never less than nothing.
    if (
      (item.costs[stage] ?? 0) >= bestCost ||
      (reach < Number.POSITIVE_INFINITY && !((item.distances[stage] ?? 0) <= reach)) ||
      !rule.mayCome(lineUp, item, at)
    )
      continue;
    const cost = lineUp.costOf(item, at);
    if (cost < bestCost) {
      best = item;
      bestCost = cost;
    }
  }
  return best;
}
