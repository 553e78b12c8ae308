import { LRUCache } from 'lru-cache';

/** So long what was read is taken as it was, and a failure as one that would be met again. */
const freshForMs = 5_000;
/** What changes here each time while it is read elsewhere is read so many times at most. */
const mostReadings = 3;
/** Of so many it is remembered when they were read; those asked for longest ago are forgotten, which costs a reading. */
export const mostRemembered = 5_000;

interface Reading {
  readAtMs: number;
  failure: { error: unknown; atMs: number } | null;
}
interface Flight {
  done: Promise<void>;
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
  const readings = new LRUCache<string, Reading>({ max: mostRemembered });
  const flights = new Map<string, Flight>();
  const unread: Reading = { readAtMs: Number.NEGATIVE_INFINITY, failure: null };
  /** A clock that was set back meanwhile does not say how long ago it was. */
  function isFresh(atMs: number): boolean {
    const ageMs = clock() - atMs;
    return ageMs >= 0 && ageMs < freshForMs;
  }
  const readingOf = (key: string): Reading => readings.get(key) ?? unread;

  async function readThrough(key: string, flight: Flight, read: () => Promise<() => void>): Promise<void> {
    try {
      for (let time = 0; time < mostReadings; time += 1) {
        const { changes } = flight;
        const take = await read();
        if (flight.changes !== changes) continue;
        take();
        readings.set(key, { readAtMs: clock(), failure: null });
        break;
      }
    } catch (error) {
      const failure = isLasting(error) ? { error, atMs: clock() } : null;
      readings.set(key, { ...readingOf(key), failure });
      throw error;
    } finally {
      flights.delete(key);
    }
  }

  return {
    async refresh(key, read) {
      const underWay = flights.get(key);
      if (underWay) return underWay.done;
      const { readAtMs, failure } = readingOf(key);
      if (isFresh(readAtMs)) return;
      if (failure && isFresh(failure.atMs)) throw failure.error;
      const flight: Flight = { done: Promise.resolve(), changes: 0 };
      flights.set(key, flight);
      flight.done = readThrough(key, flight, read);
      return flight.done;
    },
    wasRead: (key) => Number.isFinite(readings.peek(key)?.readAtMs),
    changed(key) {
      const underWay = flights.get(key);
      if (underWay) underWay.changes += 1;
    },
  };
}
