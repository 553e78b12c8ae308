import type { Item } from './item.ts';
import type { LineUp } from './line-up.ts';

export interface SpreadRules {
  /** What may change places has one number; what stays has one below 0. */
  groupOf: (at: number) => number;
  /** What is to come sooner has a lower one. */
  bandOf: (item: Item) => number;
  seam: (one: Item | null, other: Item | null) => number;
  isTogether: (one: Item | null, other: Item | null) => boolean;
}

/**
 * Puts each group in the order of its bands, as far as that keeps an artist's tracks apart: always the next that is not by who
 * was heard just now, unless somebody has so many tracks left that one of theirs has to come.
 */
export function spread(lineUp: LineUp, rules: SpreadRules): void {
  const places = new Map<number, number[]>();
  for (const at of lineUp.items.keys()) {
    const group = rules.groupOf(at);
    if (group >= 0) places.set(group, [...(places.get(group) ?? []), at]);
  }
  for (const group of places.values()) {
    const rest = group.flatMap((at) => lineUp.items[at] ?? []);
    for (const at of group) lineUp.put(at, null);
    for (const at of group) {
      const next = nextOf(rest, {
        before: lineUp.items[at - 1] ?? null,
        after: lineUp.items[at + 1] ?? null,
        rules,
      });
      if (next === null) return;
      rest.splice(rest.indexOf(next), 1);
      lineUp.put(at, next);
    }
  }
}

interface Place {
  before: Item | null;
  after: Item | null;
  rules: SpreadRules;
}

function nextOf(rest: readonly Item[], { before, after, rules }: Place): Item | null {
  const isApart = (item: Item) => !rules.isTogether(before, item) && !rules.isTogether(item, after);
  const apart = rest.filter(isApart);
  const roomy = apart.filter((item) => leavesRoom(rest, item));
  const [first = null, ...others] = roomy.length > 0 ? roomy : apart.length > 0 ? apart : rest;
  if (first === null) return null;
  const cost = (item: Item) => [rules.bandOf(item), rules.seam(before, item)] as const;
  return others.reduce((best, item) => {
    const [band, seam] = cost(item);
    const [bestBand, bestSeam] = cost(best);
    return band < bestBand || (band === bestBand && seam < bestSeam) ? item : best;
  }, first);
}

/** Whether what is left after a track can still be kept apart: nobody has more than every other place of it. */
function leavesRoom(rest: readonly Item[], item: Item): boolean {
  const left = rest.length - 1;
  const times = new Map<number, number>();
  for (const other of rest) {
    if (other === item) continue;
    for (const artist of other.artists) times.set(artist, (times.get(artist) ?? 0) + 1);
  }
  return [...times].every(
    ([artist, count]) =>
      count <= (item.artists.includes(artist) ? Math.floor(left / 2) : Math.ceil(left / 2)),
  );
}
