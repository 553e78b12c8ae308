import type { Item } from './item.ts';
import { jump } from './jump.ts';
import type { LineUp } from './line-up.ts';

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

/** Tracks change places only with those of the same block: vouched for or not, of the same stage, played lately or not. */
function blockOf(lineUp: LineUp, at: number): number {
  const item = lineUp.items[at] ?? null;
  if (item === null || lineUp.pinned.has(at)) return -1;
  return (lineUp.stage(at) * 2 + item.tier) * 2 + (item.recent ? 1 : 0);
}

/** Puts what was played lately behind the rest of its stretch, then orders each block so that neighbours fit. */
export function putInOrder(lineUp: LineUp, seed: number): void {
  sortBlocks(lineUp);
  const order = new Order(lineUp);
  order.chain(seed);
  for (let pass = 0; pass < passesAtMost; pass += 1) {
    const turned = order.reverseStretches();
    const swapped = order.swapPairs();
    if (!turned && !swapped) break;
  }
  order.writeTo(lineUp);
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
  /** Which track stands at each position. */
  readonly #at: Int32Array;
  readonly #seams: Float64Array;

  constructor(lineUp: LineUp) {
    this.#items = [...lineUp.items];
    this.#blocks = lineUp.items.map((_, at) => blockOf(lineUp, at));
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

  /** What it costs that what stands at two positions stands side by side; nothing beyond the ends. */
  #seam(one: number, other: number): number {
    if (one < 0 || other >= this.#at.length) return 0;
    return this.#seams[(this.#at[one] ?? 0) * this.#at.length + (this.#at[other] ?? 0)] ?? 0;
  }

  /** The seams on both sides of two positions, each once. */
  #around(one: number, other: number): number {
    const between = other === one + 1 ? 0 : this.#seam(one, one + 1);
    return this.#seam(one - 1, one) + between + this.#seam(other - 1, other) + this.#seam(other, other + 1);
  }
}
