import { briefSchema, mixTrackSchema } from '@attune/contract';
import * as z from 'zod/mini';
import { readJson, tryToStore } from '../../lib/browser-storage.ts';
import type { StationStorage } from './radio.ts';

/** Raise it with a shape that older code cannot read; a station that cannot be read is begun anew. */
const version = 1;
/** So many that were heard already are kept: why they were chosen can be read, and a skip be judged. */
const mostPlayed = 12;

const storedSchema = z.object({
  version: z.literal(version),
  key: z.string(),
  name: z.string(),
  brief: briefSchema,
  station: z.object({
    brief: briefSchema,
    aimsAtLiked: z.optional(z.literal(true)),
    came: z.array(z.string()),
    skipped: z.array(mixTrackSchema),
    variant: z.number(),
  }),
  tracks: z.array(mixTrackSchema),
  at: z.number(),
  isChanged: z.optional(z.boolean()),
  /** Whose it is: the address of their profile; absent while that was not known. */
  account: z.optional(z.string()),
});

export interface StationPlace {
  /** Where the station of this sign-in lies. */
  key: string;
  /** Where those of sign-ins before it may lie. */
  earlierKeys: readonly string[];
  /** The listener, as the address of their profile; `undefined` while that is not known. */
  account: () => string | undefined;
}

/** Reads what is stored for this sign-in, else what the same account left in this tab under an earlier one. */
export function createStationStorage(
  storage: Storage,
  { key, earlierKeys, account }: StationPlace,
): StationStorage {
  /** As it was stored: it is written again before the account is known. */
  let owner: string | undefined;
  const stored = (at: string) => storedSchema.safeParse(readJson(storage.getItem(at))).data;

  /** What was left under an earlier sign-in becomes this one's. */
  function takeOver(): void {
    const listener = account();
    const earlierKey = earlierKeys.find((one) => listener !== undefined && stored(one)?.account === listener);
    const text = earlierKey === undefined ? null : storage.getItem(earlierKey);
    if (earlierKey === undefined || text === null) return;
    storage.removeItem(earlierKey);
    tryToStore(storage, key, text);
  }

  return {
    read() {
      if (storage.getItem(key) === null) takeOver();
      const found = stored(key);
      if (found === undefined || found.at >= found.tracks.length) return null;
      const { version: _version, account: storedAccount, isChanged = false, ...station } = found;
      owner = storedAccount;
      return { ...station, isChanged };
    },
    write({ key: address, name, brief, station, tracks, at, isChanged }) {
      const gone = Math.max(0, at + 1 - mostPlayed);
      const stored = {
        ...{ version, key: address, name, brief, station },
        ...{ tracks: tracks.slice(gone), at: at - gone, isChanged, account: account() ?? owner },
      };
      tryToStore(storage, key, JSON.stringify(stored));
    },
  };
}
