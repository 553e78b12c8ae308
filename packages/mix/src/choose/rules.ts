import type { Item } from './item.ts';
import type { LineUp } from './line-up.ts';
import { likedShare, perArtist } from './weights.ts';

/** How often one artist may come. */
export class ArtistRule {
  /** Raised for all at once where there are too few, so that they stay even. */
  most: number = perArtist;
  readonly #liked: ReadonlySet<number>;
  /** Where there is only one artist at all, two of theirs stand side by side. */
  readonly isAlone: boolean;

  constructor(liked: ReadonlySet<number>, isAlone: boolean) {
    this.#liked = liked;
    this.isAlone = isAlone;
  }

  /** More of one artist than this could not be kept apart. */
  highest(lineUp: LineUp): number {
    return this.isAlone ? lineUp.length : Math.ceil(lineUp.length / 2);
  }

  mayCome(lineUp: LineUp, item: Item, at: number): boolean {
    if (lineUp.hasSong(item)) return false;
    const liked = Math.max(this.most, Math.ceil(lineUp.length * likedShare));
    for (const artist of item.artists) {
      if (lineUp.timesOf(artist) >= (this.#liked.has(artist) ? liked : this.most)) return false;
    }
    return this.#hasRoom(lineUp, item, lineUp.stage(at));
  }

  /** Within a stage, too, the tracks of one artist have to be kept apart. */
  #hasRoom(lineUp: LineUp, item: Item, stage: number): boolean {
    if (this.isAlone) return true;
    const most = Math.ceil((lineUp.layout.lengths[stage] ?? 0) / 2);
    for (const artist of item.artists) if (lineUp.timesInStage(artist, stage) >= most) return false;
    return true;
  }

  /** Whether in every stage the tracks of one artist can be kept apart. */
  isRoomy(lineUp: LineUp): boolean {
    if (this.isAlone) return true;
    return lineUp.items.every((item, at) => {
      const stage = lineUp.stage(at);
      const most = Math.ceil((lineUp.layout.lengths[stage] ?? 0) / 2);
      return item?.artists.every((artist) => lineUp.timesInStage(artist, stage) <= most) ?? true;
    });
  }

  mayChangePlaces(lineUp: LineUp, one: number, other: number): boolean {
    const first = lineUp.items[one] ?? null;
    const second = lineUp.items[other] ?? null;
    if (first === null || second === null || first.tier !== second.tier || first.recent !== second.recent) {
      return false;
    }
    if (lineUp.pinned.has(one) || lineUp.pinned.has(other)) return false;
    lineUp.put(one, null);
    lineUp.put(other, null);
    const may =
      this.#hasRoom(lineUp, second, lineUp.stage(one)) && this.#hasRoom(lineUp, first, lineUp.stage(other));
    lineUp.put(one, first);
    lineUp.put(other, second);
    return may;
  }
}
