import type { AffectPoint } from '@attune/contract';
import type { Item } from './item.ts';
import type { LineUp } from './line-up.ts';

type Axis = 'valence' | 'energy';
const axes = ['valence', 'energy'] as const;
/** A way shorter than this on an axis is none. */
export const leastWay = 0.1;

/** The mean of what is known on an axis; `NaN` where nothing is. */
function meanOf(items: readonly (Item | null)[], axis: Axis): number {
  let sum = 0;
  let count = 0;
  for (const item of items) {
    const value = item?.[axis] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    sum += value;
    count += 1;
  }
  return sum / count;
}

/** What the music of each stage is like on average. */
export function stageMeans(lineUp: LineUp): AffectPoint[] {
  return lineUp.layout.points.map((_, stage) => {
    const items = lineUp.items.filter((__, at) => lineUp.stage(at) === stage);
    return { valence: meanOf(items, 'valence'), energy: meanOf(items, 'energy') };
  });
}

/** How far the stages go back on the way from the first point to the last: 0 for a line that only goes on. */
export function setback(lineUp: LineUp): number {
  const { points } = lineUp.layout;
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 2) return 0;
  const means = stageMeans(lineUp);
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

/** Exchanges tracks between neighbouring stages, the exchange that helps most first, until the line only goes on. */
export function straighten(lineUp: LineUp, mayExchange: (one: number, other: number) => boolean): void {
  for (let tries = 0; tries < triesAtMost; tries += 1) {
    const now = setback(lineUp);
    if (now === 0) return;
    let best: [number, number] | null = null;
    let least = now - 1e-9;
    for (let one = 0; one < lineUp.length; one += 1) {
      for (let other = one + 1; other < lineUp.length; other += 1) {
        if (Math.abs(lineUp.stage(one) - lineUp.stage(other)) !== 1 || !mayExchange(one, other)) continue;
        lineUp.swap(one, other);
        const then = setback(lineUp);
        lineUp.swap(one, other);
        if (then < least) {
          least = then;
          best = [one, other];
        }
      }
    }
    if (best === null) return;
    lineUp.swap(...best);
  }
}
