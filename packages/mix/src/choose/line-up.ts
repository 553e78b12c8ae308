import type { AffectPoint } from '@attune/contract';
import type { Item, NamesOfPool } from './item.ts';
import type { Layout } from './layout.ts';
import { weights } from './weights.ts';

export interface LineUpOptions {
  layout: Layout;
  names: NamesOfPool;
  pinned: ReadonlyMap<number, Item>;
  /** Songs of earlier variants. */
  reused: ReadonlySet<number>;
  /** Bits of the wanted values, by kind. */
  kinds: readonly (readonly number[])[];
}

/** Sums of whole numbers are the same in any order, so that what is taken out again leaves no trace. */
const wholePerPoint = 1e9;

/** A mix in the making: an item for each position, and what the rules need to know of them. */
export class LineUp {
  readonly items: (Item | null)[];
  readonly layout: Layout;
  readonly pinned: ReadonlySet<number>;
  readonly #options: LineUpOptions;
  readonly #songs: Uint16Array;
  readonly #artists: Uint16Array;
  readonly #artistsOfStage: Uint16Array;
  readonly #albums: Uint16Array;
  readonly #valences: StageSums;
  readonly #energies: StageSums;
  #durationMs = 0;
  readonly #values = new Map<number, number>();

  constructor(options: LineUpOptions) {
    const { layout, names, pinned } = options;
    this.#options = options;
    this.layout = layout;
    this.items = layout.stageOf.map(() => null);
    this.pinned = new Set(pinned.keys());
    this.#songs = new Uint16Array(names.songs.count);
    this.#artists = new Uint16Array(names.artists.count);
    this.#artistsOfStage = new Uint16Array(names.artists.count * layout.points.length);
    this.#albums = new Uint16Array(names.albums.count);
    this.#valences = new StageSums(layout.points.length);
    this.#energies = new StageSums(layout.points.length);
    for (const [at, item] of pinned) this.put(at, item);
  }

  get length(): number {
    return this.items.length;
  }

  stage(at: number): number {
    return this.layout.stageOf[at] ?? 0;
  }

  put(at: number, item: Item | null): void {
    const before = this.items[at] ?? null;
    if (before !== null) this.#count(before, this.stage(at), -1);
    this.items[at] = item;
    if (item !== null) this.#count(item, this.stage(at), 1);
  }

  swap(one: number, other: number): void {
    const first = this.items[one] ?? null;
    const second = this.items[other] ?? null;
    this.put(one, null);
    this.put(other, first);
    this.put(one, second);
  }

  hasSong(item: Item): boolean {
    for (const song of item.songs) if ((this.#songs[song] ?? 0) > 0) return true;
    return false;
  }

  timesOf(artist: number): number {
    return this.#artists[artist] ?? 0;
  }

  timesInStage(artist: number, stage: number): number {
    return this.#artistsOfStage[artist * this.layout.points.length + stage] ?? 0;
  }

  /** Whether an item has one thing of every kind that is wanted. */
  hasAllWanted(item: Item): boolean {
    return this.#options.kinds.every((bits) => bits.some((bit) => (item.met & bit) !== 0));
  }

  /** Whether an item is in an earlier variant, be it from another album. */
  isReused(item: Item): boolean {
    return item.songs.some((song) => this.#options.reused.has(song));
  }

  /** What an item costs at a position, beside its neighbours. */
  costOf(item: Item, at: number): number {
    let cost = item.costs[this.stage(at)] ?? 0;
    if (this.isReused(item)) cost += weights.reuse;
    if (item.album >= 0) cost += weights.album * (this.#albums[item.album] ?? 0);
    for (const bits of this.#options.kinds) {
      if (bits.length === 1) continue;
      let least = Number.POSITIVE_INFINITY;
      for (const bit of bits) {
        if ((item.met & bit) !== 0) least = Math.min(least, this.#values.get(bit) ?? 0);
      }
      if (least !== Number.POSITIVE_INFINITY) cost += (weights.balance * least) / this.length;
    }
    return cost;
  }

  get durationMs(): number {
    return this.#durationMs;
  }

  /** What the music of a stage is like on average; `NaN` on an axis where nothing is known. */
  meanOf(stage: number): AffectPoint {
    return { valence: this.#valences.mean(stage), energy: this.#energies.mean(stage) };
  }

  #count(item: Item, stage: number, change: 1 | -1): void {
    for (const song of item.songs) this.#songs[song] = (this.#songs[song] ?? 0) + change;
    for (const artist of item.artists) {
      const inStage = artist * this.layout.points.length + stage;
      this.#artists[artist] = (this.#artists[artist] ?? 0) + change;
      this.#artistsOfStage[inStage] = (this.#artistsOfStage[inStage] ?? 0) + change;
    }
    if (item.album >= 0) this.#albums[item.album] = (this.#albums[item.album] ?? 0) + change;
    this.#valences.add(stage, item.valence, change);
    this.#energies.add(stage, item.energy, change);
    this.#durationMs += change * item.candidate.durationMs;
    for (const bits of this.#options.kinds) {
      for (const bit of bits) {
        if ((item.met & bit) !== 0) this.#values.set(bit, (this.#values.get(bit) ?? 0) + change);
      }
    }
  }
}

/** The sum and the count of what is known, for each stage. */
class StageSums {
  readonly #sums: Float64Array;
  readonly #counts: Uint16Array;

  constructor(stages: number) {
    this.#sums = new Float64Array(stages);
    this.#counts = new Uint16Array(stages);
  }

  add(stage: number, value: number, change: 1 | -1): void {
    if (Number.isNaN(value)) return;
    this.#sums[stage] = (this.#sums[stage] ?? 0) + change * Math.round(value * wholePerPoint);
    this.#counts[stage] = (this.#counts[stage] ?? 0) + change;
  }

  mean(stage: number): number {
    return (this.#sums[stage] ?? 0) / (this.#counts[stage] ?? 0) / wholePerPoint;
  }
}
