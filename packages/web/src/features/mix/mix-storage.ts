import { briefSchema, mixRequestSchema, mixSchema } from '@attune/contract';
import * as z from 'zod/mini';
import { readJson, tryToStore } from '../../lib/browser-storage.ts';
import type { MixEntry } from './mix-entry.ts';

/** So many mixes are kept, the last changed; those before are asked for again by their briefs. */
const mostEntries = 12;
/** So many versions of each. */
const mostVersions = 3;

const storedSchema = z.array(
  z.object({
    id: z.string(),
    brief: briefSchema,
    versions: z.array(
      z.object({
        request: mixRequestSchema,
        mix: mixSchema,
        pinned: z.array(z.string()),
        moved: z.optional(z.string()),
      }),
    ),
    saved: z.nullable(
      z.object({
        playlistId: z.string(),
        name: z.string(),
        url: z.string(),
        trackIds: z.array(z.string()),
        found: z.number(),
      }),
    ),
    savesOnReturn: z.optional(z.literal(true)),
  }),
);

/** The mixes of one sign-in, kept as long as the tab: a reload finds them as they were. */
export interface MixStorage {
  read(): ReadonlyMap<string, MixEntry>;
  write(entries: ReadonlyMap<string, MixEntry>): void;
}

export function createMixStorage(storage: Storage, key: string): MixStorage {
  return {
    read() {
      const stored = storedSchema.safeParse(readJson(storage.getItem(key)));
      // What cannot be read, of another version maybe, is asked for again.
      if (!stored.success) return new Map();
      return new Map(
        stored.data.map(({ id, savesOnReturn, ...entry }) => [
          id,
          { ...entry, pending: null, saving: null, ...(savesOnReturn && { savesOnReturn }) },
        ]),
      );
    },
    write(entries) {
      const kept = [...entries].filter(([, { versions }]) => versions.length > 0).slice(-mostEntries);
      const stored = kept.map(([id, { brief, versions, saved, savesOnReturn }]) => ({
        id,
        brief,
        versions: versions.slice(-mostVersions),
        saved,
        savesOnReturn,
      }));
      if (stored.length === 0) storage.removeItem(key);
      // What is not stored is asked for again.
      else tryToStore(storage, key, JSON.stringify(stored));
    },
  };
}
