import { briefSchema, mixTrackSchema } from '@attune/contract';
import * as z from 'zod/mini';
import type { StationStorage } from './radio.ts';

/** Raise it with a shape that older code cannot read; a station that cannot be read is begun anew. */
const version = 1;
/** So many that were heard already are kept: why they were chosen can be read, and a skip be judged. */
const heardKept = 12;

const storedSchema = z.object({
  version: z.literal(version),
  key: z.string(),
  name: z.string(),
  brief: briefSchema,
  station: z.object({
    brief: briefSchema,
    came: z.array(z.string()),
    skipped: z.array(mixTrackSchema),
    variant: z.number(),
  }),
  tracks: z.array(mixTrackSchema),
  at: z.number(),
});

export function createStationStorage(storage: Storage, key: string): StationStorage {
  return {
    read() {
      const stored = storedSchema.safeParse(readJson(storage.getItem(key)));
      if (!stored.success) return null;
      const { version: _version, ...station } = stored.data;
      return station.at < station.tracks.length ? station : null;
    },
    write({ key: address, name, brief, station, tracks, at }) {
      const gone = Math.max(0, at + 1 - heardKept);
      const kept = { version, key: address, name, brief, station, tracks: tracks.slice(gone), at: at - gone };
      try {
        storage.setItem(key, JSON.stringify(kept));
      } catch {
        // The storage is full: what was there before stays.
      }
    },
  };
}

function readJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
