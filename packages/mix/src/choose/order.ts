import type { Item } from './item.ts';
import { jump } from './jump.ts';
import type { LineUp } from './line-up.ts';

/** Two of one artist side by side: worse than any number of jumps. */
const sameArtist = 1_000;
const passesAtMost = 30;

/** What it costs that one track follows another. */
export function seam(one: Item | null, other: Item | null): number {
  if (one === null || other === null) return 0;
  const together = one.artists.some((artist) => other.artists.includes(artist));
  return jump(one, other) + (together ? sameArtist : 0);
}

/** Tracks change places only with those of the same block: vouched for or not, of the same stage, heard lately or not. */
function blockOf(lineUp: LineUp, at: number): number {
  const item = lineUp.items[at] ?? null;
  if (item === null || lineUp.pinned.has(at)) return -1;
  return (lineUp.stage(at) * 2 + item.tier) * 2 + (item.lately ? 1 : 0);
}

/** Puts what was heard lately behind the rest of its stretch, then orders each block so that neighbours fit. */
export function putInOrder(lineUp: LineUp, seed: number): void {
  sortBlocks(lineUp);
  const blocks = lineUp.items.map((_, at) => blockOf(lineUp, at));
  chain(lineUp, blocks, seed);
  for (let pass = 0; pass < passesAtMost; pass += 1) {
    const turned = reverseStretches(lineUp, blocks);
    const swapped = swapPairs(lineUp, blocks);
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

/** From one track always to the nearest of its block that is left. */
function chain(lineUp: LineUp, blocks: readonly number[], seed: number): void {
  for (let at = 0; at < lineUp.length; at += 1) {
    const block = blocks[at] ?? -1;
    if (block < 0) continue;
    const rest = [...blocks.keys()].filter((other) => other >= at && blocks[other] === block);
    const before = lineUp.items[at - 1] ?? null;
    let best = rest[seed % rest.length] ?? at;
    if (before !== null) {
      let least = Number.POSITIVE_INFINITY;
      for (const other of rest) {
        const cost = seam(before, lineUp.items[other] ?? null);
        if (cost < least) {
          least = cost;
          best = other;
        }
      }
    }
    if (best !== at) lineUp.swap(at, best);
  }
}

const seamAt = (lineUp: LineUp, at: number) => seam(lineUp.items[at] ?? null, lineUp.items[at + 1] ?? null);
const epsilon = 1e-9;

/** Turns stretches within a block around where that makes both ends fit better. */
function reverseStretches(lineUp: LineUp, blocks: readonly number[]): boolean {
  let changed = false;
  const item = (at: number) => lineUp.items[at] ?? null;
  for (let from = 0; from < lineUp.length; from += 1) {
    for (let to = from + 1; to < lineUp.length && blocks[to] === blocks[from]; to += 1) {
      if ((blocks[from] ?? -1) < 0) break;
      const now = seam(item(from - 1), item(from)) + seam(item(to), item(to + 1));
      const then = seam(item(from - 1), item(to)) + seam(item(from), item(to + 1));
      if (then >= now - epsilon) continue;
      for (let left = from, right = to; left < right; left += 1, right -= 1) lineUp.swap(left, right);
      changed = true;
    }
  }
  return changed;
}

function swapPairs(lineUp: LineUp, blocks: readonly number[]): boolean {
  let changed = false;
  for (let one = 0; one < lineUp.length; one += 1) {
    for (let other = one + 1; other < lineUp.length; other += 1) {
      if ((blocks[one] ?? -1) < 0 || blocks[one] !== blocks[other]) continue;
      const now = around(lineUp, one, other);
      lineUp.swap(one, other);
      if (around(lineUp, one, other) < now - epsilon) changed = true;
      else lineUp.swap(one, other);
    }
  }
  return changed;
}

/** The seams on both sides of two positions, each once. */
function around(lineUp: LineUp, one: number, other: number): number {
  const places = new Set([one - 1, one, other - 1, other]);
  let sum = 0;
  for (const at of places) sum += seamAt(lineUp, at);
  return sum;
}
