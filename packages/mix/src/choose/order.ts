import type { Item } from './item.ts';
import { jump } from './jump.ts';
import type { LineUp } from './line-up.ts';
import { nearBy } from './weights.ts';

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
/** How many bands there are: what has everything wanted and what lacks some of it, each not played lately and played lately, each by distance. */
const bands = 2 * 2 * distanceBands;

/**
 * Of a mix that is at its target from the start what misses it comes later: 0 for what is near, 1 for what is further off, or of
 * which nothing is known, 2 for what is further still. A measured axis counts also where the other is unknown.
 */
function distanceBandOf({ layout }: LineUp, { valence, energy }: Item): number {
  const [target] = layout.points;
  if (target === undefined || layout.points.length > 1) return 0;
  const off = [valence - target.valence, energy - target.energy].filter((one) => !Number.isNaN(one));
  if (off.length === 0) return 1;
  const distance = Math.hypot(...off);
  return distance <= nearBy ? 0 : distance <= 2 * nearBy ? 1 : 2;
}

/** Who asks for jazz hears jazz before what fills up a mix of a library that has little of it, though they heard it yesterday. */
function bandOf(lineUp: LineUp, item: Item): number {
  const lacking = lineUp.hasAllWanted(item) ? 0 : 1;
  return (lacking * 2 + (item.recent ? 1 : 0)) * distanceBands + distanceBandOf(lineUp, item);
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
  const order = ordered(lineUp, 1, seed);
  // An artist's tracks are kept apart before what fits less is put behind.
  const freer = order.keepsApart() ? order : ordered(lineUp, bands, seed);
  (freer.keepsApart() ? freer : order).writeTo(lineUp);
}

/** @param blocksAtOnce how many blocks that lie side by side count as one */
function ordered(lineUp: LineUp, blocksAtOnce: number, seed: number): Order {
  const order = new Order(lineUp, blocksAtOnce);
  order.chain(seed);
  improve(order, false);
  if (order.keepsApart()) return order;
  order.moveBetween();
  if (!order.keepsApart()) improve(order, true);
  return order;
}

/** @param mixesBands whether tracks of different bands change places where that keeps an artist's apart */
function improve(order: Order, mixesBands: boolean): void {
  for (let pass = 0; pass < passesAtMost; pass += 1) {
    const turned = order.reverseStretches();
    const swapped = order.swapPairs(mixesBands);
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

/** The tracks of a mix by number, and what each pair costs side by side, so that an order is tried without touching the mix. */
class Order {
  readonly #items: readonly (Item | null)[];
  readonly #blocks: readonly number[];
  /** So many blocks differ in their band alone. */
  readonly #bands: number;
  /** Which track stands at each position. */
  readonly #at: Int32Array;
  readonly #seams: Float64Array;

  constructor(lineUp: LineUp, blocksAtOnce: number) {
    this.#items = [...lineUp.items];
    this.#blocks = lineUp.items.map((_, at) => Math.floor(blockOf(lineUp, at) / blocksAtOnce));
    this.#bands = bands / blocksAtOnce;
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

  /** From one track always to the nearest of its block that is left; where none stands before, the seed has a say. */
  chain(seed: number): void {
    for (let at = 0; at < this.#at.length; at += 1) {
      if (!this.#isFree(at)) continue;
      const rest = [...this.#at.keys()].filter((other) => other >= at && this.#isOneBlock(at, other));
      let best = rest[seed % rest.length] ?? at;
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

  /** Where two of an artist stand side by side, the next track of another that may stand there comes between them. */
  moveBetween(): void {
    for (let at = 1; at < this.#at.length; at += 1) {
      if (this.#seam(at - 1, at) < sameArtist) continue;
      for (let from = at + 1; from < this.#at.length && this.#isApartByBand(at, from); from += 1) {
        if (this.#seamOf(at - 1, from) >= sameArtist || this.#seamOf(from, at) >= sameArtist) continue;
        for (let place = from; place > at; place -= 1) this.#swap(place, place - 1);
        break;
      }
    }
  }

  /** Lets two tracks of a block change places where that makes their four sides fit better. */
  swapPairs(mixesBands: boolean): boolean {
    let changed = false;
    for (let one = 0; one < this.#at.length; one += 1) {
      for (let other = one + 1; other < this.#at.length; other += 1) {
        const least = this.#leastGain(one, other, mixesBands);
        const now = this.#around(one, other);
        this.#swap(one, other);
        if (this.#around(one, other) < now - least) changed = true;
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

  /** Blocks that differ in their band alone mix where that keeps an artist's tracks apart. */
  #leastGain(one: number, other: number, mixesBands: boolean): number {
    if (this.#isOneBlock(one, other)) return epsilon;
    return mixesBands && this.#isApartByBand(one, other) ? sameArtist / 2 : Number.POSITIVE_INFINITY;
  }

  /** Whether what stands at two positions differs in its band at most. */
  #isApartByBand(one: number, other: number): boolean {
    return (
      this.#isFree(one) &&
      this.#isFree(other) &&
      Math.floor((this.#blocks[one] ?? 0) / this.#bands) ===
        Math.floor((this.#blocks[other] ?? 0) / this.#bands)
    );
  }

  #swap(one: number, other: number): void {
    const first = this.#at[one] ?? 0;
    this.#at[one] = this.#at[other] ?? 0;
    this.#at[other] = first;
  }

  /** What it costs that what stands at two positions stands side by side; nothing beyond the ends. */
  #seam(one: number, other: number): number {
    return one < 0 || other >= this.#at.length ? 0 : this.#seamOf(one, other);
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
