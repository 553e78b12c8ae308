import type { Item } from './item.ts';
import { jump } from './jump.ts';
import type { LineUp } from './line-up.ts';
import { spread } from './spread.ts';
import { farOff, nearBy } from './weights.ts';

/** Two of one artist side by side: worse than any number of jumps. */
const sameArtist = 1_000;
const passesAtMost = 30;

/** Whether both are by one artist. */
export const isTogether = (one: Item | null, other: Item | null): boolean =>
  one?.artists.some((artist) => other?.artists.includes(artist)) ?? false;

/** What it costs that one track follows another. */
export function seam(one: Item | null, other: Item | null): number {
  if (one === null || other === null) return 0;
  return jump(one, other) + (isTogether(one, other) ? sameArtist : 0);
}

/** Bands of how far a track is from the target. */
const distanceBands = 3;
/** So many things that are missing count; who lacks more lacks no less. */
const mostMissing = 4;
/** How many bands there are: by how much is missing, each not played lately and played lately, each by distance. */
const bands = (mostMissing + 1) * 2 * distanceBands;

/** How far a track is from where the music begins, by the axes that are known; `null` where nothing is known of it. */
function offStart({ layout }: LineUp, { valence, energy }: Item): number | null {
  const [start] = layout.points;
  if (start === undefined) return null;
  const off = [valence - start.valence, energy - start.energy].filter((one) => !Number.isNaN(one));
  return off.length === 0 ? null : Math.hypot(...off);
}

/**
 * Of a mix that is at its target from the start what misses it comes later: 0 for what is near, 1 for what is further off, or of
 * which nothing is known, 2 for what is further still. A measured axis counts also where the other is unknown.
 */
function distanceBandOf(lineUp: LineUp, item: Item): number {
  if (lineUp.layout.points.length > 1) return 0;
  const distance = offStart(lineUp, item) ?? farOff;
  return distance <= nearBy ? 0 : distance <= farOff ? 1 : 2;
}

/**
 * Who asks for jazz hears jazz before what fills up a mix of a library that has little of it, though they heard it yesterday; and
 * who asks for calm jazz does not hear the loudest of it before what is calm.
 */
function bandOf(lineUp: LineUp, item: Item): number {
  const distance = distanceBandOf(lineUp, item);
  const missing = Math.min(mostMissing, item.lacks + (distance === 2 ? 1 : 0));
  return (missing * 2 + (item.recent ? 1 : 0)) * distanceBands + distance;
}

/**
 * Tracks change places only with those of the same block: vouched for or not, of the same stage, with everything wanted or not, played
 * lately or not, and as far from the target.
 */
function blockOf(lineUp: LineUp, at: number): number {
  const item = lineUp.items[at] ?? null;
  if (item === null || lineUp.pinned.has(at)) return -1;
  return (lineUp.stage(at) * 2 + item.tier) * bands + bandOf(lineUp, item);
}

/** Puts what lacks something wanted, was played lately or misses the target behind the rest of its stretch, then orders each block so that neighbours fit. */
export function putInOrder(lineUp: LineUp, seed: number): void {
  sortBlocks(lineUp);
  const order = new Order(lineUp);
  order.chain(seed);
  improve(order);
  if (order.keepsApart()) {
    order.writeTo(lineUp);
    return;
  }
  // An artist's tracks are kept apart before neighbours fit.
  spread(lineUp, {
    groupOf: (at) => (lineUp.pinned.has(at) ? -1 : Math.floor(blockOf(lineUp, at) / bands)),
    bandOf: (item) => bandOf(lineUp, item),
    seam,
    isTogether,
  });
}

function improve(order: Order): void {
  for (let pass = 0; pass < passesAtMost; pass += 1) {
    const turned = order.reverseStretches();
    const swapped = order.swapPairs();
    if (!turned && !swapped) return;
  }
}

function sortBlocks(lineUp: LineUp): void {
  const free = [...lineUp.items.keys()].filter((at) => blockOf(lineUp, at) >= 0);
  const items = free.map((at) => ({ item: lineUp.items[at] ?? null, block: blockOf(lineUp, at), at }));
  items.sort((a, b) => a.block - b.block || a.at - b.at);
  for (const at of free) lineUp.put(at, null);
  for (const [place, at] of free.entries()) lineUp.put(at, items[place]?.item ?? null);
}

const epsilon = 1e-9;
/** So little further from where the music begins is as near. */
const alike = 0.08;

/** The tracks of a mix by number, and what each pair costs side by side, so that an order is tried without touching the mix. */
class Order {
  readonly #items: readonly (Item | null)[];
  readonly #blocks: readonly number[];
  /** Which track stands at each position. */
  readonly #at: Int32Array;
  readonly #seams: Float64Array;
  /** What it costs that a track is the first. */
  readonly #starts: readonly number[];

  constructor(lineUp: LineUp) {
    this.#items = [...lineUp.items];
    this.#blocks = lineUp.items.map((_, at) => blockOf(lineUp, at));
    this.#starts = this.#items.map((item) => (item === null ? 0 : (offStart(lineUp, item) ?? nearBy)));
    const count = this.#items.length;
    this.#at = Int32Array.from({ length: count }, (_, at) => at);
    this.#seams = new Float64Array(count * count);
    for (const [one, item] of this.#items.entries()) {
      for (let other = 0; other < one; other += 1) {
        const cost = seam(item, this.#items[other] ?? null);
        this.#seams[one * count + other] = cost;
        this.#seams[other * count + one] = cost;
      }
    }
  }

  writeTo(lineUp: LineUp): void {
    for (const at of this.#at.keys()) if (this.#isFree(at)) lineUp.put(at, null);
    for (const [at, item] of this.#at.entries())
      if (this.#isFree(at)) lineUp.put(at, this.#items[item] ?? null);
  }

  /** Whether no two of an artist stand side by side. */
  keepsApart(): boolean {
    return this.#at.every((_, at) => this.#seam(at - 1, at) < sameArtist);
  }

  /** From one track always to the nearest of its block that is left; which of those that begin well is the first the seed says. */
  chain(seed: number): void {
    for (let at = 0; at < this.#at.length; at += 1) {
      if (!this.#isFree(at)) continue;
      const rest = [...this.#at.keys()].filter((other) => other >= at && this.#isOneBlock(at, other));
      let best = this.#beginning(rest, seed) ?? at;
      if (at > 0) {
        let least = Number.POSITIVE_INFINITY;
        for (const other of rest) {
          const cost = this.#seam(at - 1, other);
          if (cost < least) {
            least = cost;
            best = other;
          }
        }
      }
      this.#swap(at, best);
    }
  }

  #beginning(places: readonly number[], seed: number): number | undefined {
    const start = (place: number) => this.#starts[this.#at[place] ?? 0] ?? 0;
    const least = Math.min(...places.map(start));
    const good = places.filter((place) => start(place) <= least + alike);
    return good[seed % good.length];
  }

  /** Turns stretches within a block around where that makes both ends fit better. */
  reverseStretches(): boolean {
    let changed = false;
    for (let from = 0; from < this.#at.length; from += 1) {
      for (let to = from + 1; to < this.#at.length && this.#isOneBlock(from, to); to += 1) {
        const now = this.#seam(from - 1, from) + this.#seam(to, to + 1);
        const then = this.#seam(from - 1, to) + this.#seam(from, to + 1);
        if (then >= now - epsilon) continue;
        for (let left = from, right = to; left < right; left += 1, right -= 1) this.#swap(left, right);
        changed = true;
      }
    }
    return changed;
  }

  /** Lets two tracks of a block change places where that makes their four sides fit better. */
  swapPairs(): boolean {
    let changed = false;
    for (let one = 0; one < this.#at.length; one += 1) {
      for (let other = one + 1; other < this.#at.length; other += 1) {
        if (!this.#isOneBlock(one, other)) continue;
        const now = this.#around(one, other);
        this.#swap(one, other);
        if (this.#around(one, other) < now - epsilon) changed = true;
        else this.#swap(one, other);
      }
    }
    return changed;
  }

  #isFree(at: number): boolean {
    return (this.#blocks[at] ?? -1) >= 0;
  }

  #isOneBlock(one: number, other: number): boolean {
    return this.#isFree(one) && this.#blocks[one] === this.#blocks[other];
  }

  #swap(one: number, other: number): void {
    const first = this.#at[one] ?? 0;
    this.#at[one] = this.#at[other] ?? 0;
    this.#at[other] = first;
  }

  /** What it costs that what stands at two positions stands side by side, and that a track is the first; nothing beyond the end. */
  #seam(one: number, other: number): number {
    if (one < 0) return this.#starts[this.#at[other] ?? 0] ?? 0;
    return other >= this.#at.length ? 0 : this.#seamOf(one, other);
  }

  #seamOf(one: number, other: number): number {
    return this.#seams[(this.#at[one] ?? 0) * this.#at.length + (this.#at[other] ?? 0)] ?? 0;
  }

  /** The seams on both sides of two positions, each once. */
  #around(one: number, other: number): number {
    const between = other === one + 1 ? 0 : this.#seam(one, one + 1);
    return this.#seam(one - 1, one) + between + this.#seam(other - 1, other) + this.#seam(other, other + 1);
  }
}
