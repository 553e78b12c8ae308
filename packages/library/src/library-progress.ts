import type { ServerErrorKind } from './opensubsonic/server-error.ts';

/** How far the library is known. */
export interface LibraryProgress {
  /**
   * `opening`: what was known is read from the index; `absent`: the music cannot be looked at, or there is nothing any more
   * where there was.
   */
  state: 'opening' | 'looking' | 'settled' | 'absent';
  songs: number;
  /** Files or songs looked at in this round; while it opens, read in. */
  looked: number;
  /** How many that will be, as far as is known from before. */
  expected: number | null;
  /** Whole minutes that are left of this round, rounded up, where that can be told. */
  minutesLeft: number | null;
  /** When all of it was looked through last, in milliseconds since the epoch; `null` when not since the start. */
  listedAtMs: number | null;
  /** Why it could not be looked at; `absent` where there is nothing any more, `failed` where something went wrong here. */
  trouble: ServerErrorKind | 'absent' | 'failed' | null;
}

/** Fewer tell nothing of how long the others take. */
const fewestTelling = 50;

interface ProgressParts {
  songs: () => number;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Milliseconds of a clock that is never set: a small computer learns the time while it lists its first music. */
  elapsed: () => number;
}

/** Follows one round after the other. */
export function createProgress({ songs, now, elapsed }: ProgressParts) {
  let state: LibraryProgress['state'] = 'opening';
  let looked = 0;
  let expected: number | null = null;
  let begunMs = elapsed();
  let listedAtMs: number | null = null;
  let trouble: LibraryProgress['trouble'] = null;

  function minutesLeft(): number | null {
    if (expected === null || looked < fewestTelling || expected <= looked) return null;
    const perItemMs = (elapsed() - begunMs) / looked;
    return Math.ceil(((expected - looked) * perItemMs) / 60_000);
  }

  return {
    begin(round: 'opening' | 'looking', expects: number): void {
      state = round;
      looked = 0;
      expected = expects > 0 ? expects : null;
      begunMs = elapsed();
    },
    /** How many it will be, where that is found out while they are looked at. */
    expect(count: number): void {
      if (state === 'looking' && count > 0) expected = count;
    },
    lookedAt(count: number): void {
      looked += count;
    },
    settle(): void {
      state = 'settled';
      trouble = null;
      listedAtMs = now();
    },
    fail(reason: Exclude<LibraryProgress['trouble'], null>): void {
      state = 'absent';
      trouble = reason;
    },
    now: (): LibraryProgress => ({
      state,
      songs: songs(),
      looked,
      expected,
      minutesLeft: state === 'opening' || state === 'looking' ? minutesLeft() : null,
      listedAtMs,
      trouble,
    }),
  };
}
