import type { Item } from './item.ts';
import type { LineUp } from './line-up.ts';
import type { ArtistRule } from './rules.ts';

const axes = ['valence', 'energy'] as const;
/** A way shorter than this on an axis is none. */
export const leastWay = 0.1;

/** How far the stages go back on the way from the first point to the last: 0 for a line that only goes on. */
export function setback(lineUp: LineUp): number {
  const { points } = lineUp.layout;
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 2) return 0;
  const means = points.map((_, stage) => lineUp.meanOf(stage));
  let sum = 0;
  for (const axis of axes) {
    const way = last[axis] - first[axis];
    if (Math.abs(way) < leastWay) continue;
    for (let stage = 1; stage < means.length; stage += 1) {
      const step = ((means[stage]?.[axis] ?? 0) - (means[stage - 1]?.[axis] ?? 0)) * Math.sign(way);
      if (step < 0) sum -= step;
    }
  }
  return sum;
}

const triesAtMost = 60;

/** Exchanges tracks between stages, the exchange that helps most first, until the line only goes on: with the neighbour, else with any. */
export function straighten(lineUp: LineUp, rule: ArtistRule): void {
  const stages = lineUp.layout.points.length;
  for (const reach of [1, stages]) {
    for (let tries = 0; tries < triesAtMost && setback(lineUp) > 0; tries += 1) {
      const exchange = bestExchange(lineUp, reach, rule);
      if (exchange === null) break;
      lineUp.swap(...exchange);
    }
  }
  if (setback(lineUp) > 0) sortAlong(lineUp, rule);
}

/** Puts all tracks in the order in which they lie along the way, unless that is no better or crowds an artist's together. */
function sortAlong(lineUp: LineUp, rule: ArtistRule): void {
  const { points } = lineUp.layout;
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return;
  // On an axis nobody has measured a track stands halfway, so that the other alone decides.
  const along = (item: Item) =>
    axes.reduce((sum, axis) => {
      const beyond = item[axis] - (first[axis] + last[axis]) / 2;
      return Number.isNaN(beyond) ? sum : sum + beyond * (last[axis] - first[axis]);
    }, 0);
  const places = [...lineUp.items.entries()].flatMap(([at, item]) =>
    item === null || lineUp.pinned.has(at) ? [] : [{ at, item }],
  );
  const before = setback(lineUp);
  const put = (items: readonly Item[]) => {
    for (const { at } of places) lineUp.put(at, null);
    for (const [place, { at }] of places.entries()) lineUp.put(at, items[place] ?? null);
  };
  const sorted = places.map(({ item }) => item).sort((a, b) => a.tier - b.tier || along(a) - along(b));
  put(sorted);
  if (setback(lineUp) >= before || !rule.isRoomy(lineUp)) put(places.map(({ item }) => item));
}

function bestExchange(lineUp: LineUp, reach: number, rule: ArtistRule): [number, number] | null {
  let best: [number, number] | null = null;
  let least = setback(lineUp) - 1e-9;
  for (let one = 0; one < lineUp.length; one += 1) {
    for (let other = one + 1; other < lineUp.length; other += 1) {
      const apart = lineUp.stage(other) - lineUp.stage(one);
      if (apart === 0 || apart > reach || !rule.mayChangePlaces(lineUp, one, other)) continue;
      lineUp.swap(one, other);
      const then = setback(lineUp);
      lineUp.swap(one, other);
      if (then >= least) continue;
      least = then;
      best = [one, other];
    }
  }
  return best;
}
