/** So long what was read is taken as it was, and a failure as one that would be met again. */
const freshForMs = 5_000;
/** What changes here each time while it is read elsewhere is read so many times at most. */
const mostReadings = 3;
const mostRemembered = 5_000;

interface Reading {
  flight: Promise<void> | null;
  readAtMs: number;
  failure: { error: unknown; atMs: number } | null;
  /** Goes up with every change from here: what was read before one tells nothing of after it. */
  changes: number;
}

/** Reads what others may change as well, once for all who ask at a time, and not again within seconds. */
export interface Refreshing {
  /** @param read what takes in what was read */
  refresh(key: string, read: () => Promise<() => void>): Promise<void>;
  /** Whether it was read since the start. */
  wasRead(key: string): boolean;
  /** It was changed from here. */
  changed(key: string): void;
}

/** @param isLasting whether a failure would be met again for whoever asks next */
export function createRefreshing(clock: () => number, isLasting: (error: unknown) => boolean): Refreshing {
  const readings = new Map<string, Reading>();
  const readingOf = (key: string): Reading => {
    const known = readings.get(key);
    if (known) return known;
    if (readings.size >= mostRemembered) readings.clear();
    const fresh = { flight: null, readAtMs: Number.NEGATIVE_INFINITY, failure: null, changes: 0 };
    readings.set(key, fresh);
    return fresh;
  };

  async function readThrough(reading: Reading, read: () => Promise<() => void>): Promise<void> {
    try {
      for (let time = 0; time < mostReadings; time += 1) {
        const { changes } = reading;
        const take = await read();
        if (reading.changes !== changes) continue;
        take();
        break;
      }
      [reading.readAtMs, reading.failure] = [clock(), null];
    } catch (error) {
      reading.failure = isLasting(error) ? { error, atMs: clock() } : null;
      throw error;
    } finally {
      reading.flight = null;
    }
  }

  return {
    async refresh(key, read) {
      const reading = readingOf(key);
      if (reading.flight) return reading.flight;
      if (clock() - reading.readAtMs < freshForMs) return;
      if (reading.failure && clock() - reading.failure.atMs < freshForMs) throw reading.failure.error;
      reading.flight = readThrough(reading, read);
      return reading.flight;
    },
    wasRead: (key) => Number.isFinite(readings.get(key)?.readAtMs),
    changed: (key) => {
      readingOf(key).changes += 1;
    },
  };
}
