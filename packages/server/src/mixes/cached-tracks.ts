import type { MixTrack } from '@attune/contract';
import type { Candidate } from '@attune/mix';
import { z } from 'zod';
import type { SharedStore } from '../shared-store/shared-store.ts';
import { readStored } from '../shared-store/stored-json.ts';
import { createListenerCache } from '../streaming/listener-cache.ts';
import type { TrackDetails } from '../streaming/streaming-service.ts';
import { gatheredCacheMs } from './gathered.ts';

export const trackDetailsSchema = z.object({
  id: z.string(),
  name: z.string(),
  artists: z.array(z.string()),
  album: z.string().nullable(),
  image: z.string(),
  url: z.string(),
  durationMs: z.number(),
  explicit: z.boolean().nullable(),
  year: z.number().nullable(),
});

const cacheMs = 6 * 60 * 60 * 1000;
const keyOf = (id: string) => `track:${id}`;

/** Tracks that stood in a mix lately: one that the listener keeps has to be known when the next is made. */
export interface ShownTracks {
  of(id: string): Promise<TrackDetails | null>;
  remember(tracks: readonly MixTrack[]): Promise<void>;
}

export function createShownTracks(store: SharedStore): ShownTracks {
  return {
    of: (id) => readStored(store, keyOf(id), trackDetailsSchema),
    async remember(tracks) {
      const details = tracks.map((track) => trackDetailsSchema.parse(track));
      await Promise.all(details.map((one) => store.set(keyOf(one.id), JSON.stringify(one), cacheMs)));
    },
  };
}

/** A track of which nothing is known yet but what the service's lists say. */
export const candidateOf = (track: TrackDetails): Candidate => ({
  ...track,
  facts: {},
  factsFrom: 'reccobeats',
});

/** Searches of the last minutes, so that a mix that is made again costs no second one. */
export const createTrackSearchCache = (store: SharedStore, now: () => number) =>
  createListenerCache<TrackDetails[]>({
    name: 'track-searches',
    schema: z.array(trackDetailsSchema),
    cacheMs: gatheredCacheMs,
    most: 12,
    store,
    now,
  });
