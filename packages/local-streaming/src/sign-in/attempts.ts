const windowMs = 15 * 60_000;
/** Keys that failed lately and are remembered; beyond it those tried longest ago are forgotten. */
const mostKeys = 10_000;

/** Counts wrong attempts under a key, such as a client's address. */
export interface Attempts {
  /**
   * Begins an attempt, which counts as a wrong one until it is said not to be: others come in while it is decided.
   * @returns how many seconds there are to wait where there were too many lately; it is not begun then
   */
  begin(key: string): { waitSeconds: number } | null;
  /** It was right, and so what went before is forgotten. */
  wasRight(key: string): void;
  /** It could not be decided, and does not count. */
  wasUndecided(key: string): void;
}

/** After so many wrong attempts even the right one has to wait until a quarter of an hour has passed since the first. */
export function createAttempts(most: number, clock: () => number): Attempts {
  const wrong = new Map<string, { count: number; endsAtMs: number }>();
  return {
    begin(key) {
      const nowMs = clock();
      const known = wrong.get(key);
      // What would last longer was begun by a clock that has been set back since.
      const isLately = known && known.endsAtMs > nowMs && known.endsAtMs <= nowMs + windowMs;
      const lately = isLately ? known : { count: 0, endsAtMs: nowMs + windowMs };
      const isTooOften = lately.count >= most;
      // A key that is set again would stay where it first stood, among the earliest.
      wrong.delete(key);
      wrong.set(key, isTooOften ? lately : { ...lately, count: lately.count + 1 });
      if (isTooOften) return { waitSeconds: Math.ceil((lately.endsAtMs - nowMs) / 1000) };
      const [earliest] = wrong.keys();
      if (wrong.size > mostKeys && earliest !== undefined) wrong.delete(earliest);
      return null;
    },
    wasRight(key) {
      wrong.delete(key);
    },
    wasUndecided(key) {
      const known = wrong.get(key);
      if (known === undefined) return;
      if (known.count <= 1) wrong.delete(key);
      else wrong.set(key, { ...known, count: known.count - 1 });
    },
  };
}
