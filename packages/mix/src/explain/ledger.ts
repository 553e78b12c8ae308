import type { MixCheck, MixReceipt, MixTrack } from '@attune/contract';

type Relaxed = MixReceipt['relaxed'][number];

/** A wish that at most this share of the tracks do without is nearly held. */
const nearlyAll = 0.2;

/** Collects what was asked and what became of it. */
export class Ledger {
  /** Of the mix. */
  readonly #tracks: number;
  readonly asked: string[] = [];
  readonly held: string[] = [];
  readonly relaxed: Relaxed[] = [];
  readonly unknown: { what: string; tracks: number }[] = [];

  constructor(tracks: number) {
    this.#tracks = tracks;
  }

  hold(what: string): void {
    this.asked.push(what);
    this.held.push(what);
  }

  relax(what: string, why: string, tracks?: number): void {
    this.asked.push(what);
    const isNearly = tracks !== undefined && tracks <= this.#tracks * nearlyAll;
    if (isNearly) this.relaxed.push({ what, why, tracks, nearly: true });
    else this.note(what, why, tracks);
  }

  /** Something nobody asked for in so many words, and every mix keeps to otherwise. */
  note(what: string, why: string, tracks?: number): void {
    this.relaxed.push(tracks === undefined ? { what, why } : { what, why, tracks });
  }

  /** Held by every track that can be judged; of some nobody can say. */
  doubt(what: string, tracks: number): void {
    this.asked.push(what);
    this.unknown.push({ what, tracks });
  }
}

export interface Tally {
  met: number;
  unmet: number;
  unknown: number;
}

/** How many tracks meet a check, do not, or cannot be judged. */
export function tally(tracks: readonly MixTrack[], of: string): Tally {
  const count: Tally = { met: 0, unmet: 0, unknown: 0 };
  for (const { checks } of tracks) {
    const verdict = checks.find((check: MixCheck) => check.of === of)?.verdict;
    if (verdict !== undefined) count[verdict] += 1;
  }
  return count;
}
