import { z } from 'zod';
import type { SharedStore } from '../shared-store/shared-store.ts';
import { readStored } from '../shared-store/stored-json.ts';
import type { Recommender } from './reccobeats-client.ts';

/** What is near a track does not change from one hour to the next. */
const keptMs = 6 * 60 * 60 * 1000;

const tracksSchema = z.array(
  z.object({ id: z.string(), title: z.string().nullable(), artists: z.array(z.string()), url: z.string() }),
);

/** Asks once per seed, whoever the listener is: the recommender knows none, and has a rate limit for all of them. */
export function withKeptRecommendations(recommender: Recommender, store: SharedStore): Recommender {
  return {
    async recommend(seed, signal) {
      const key = `recommendations:${seed}`;
      const kept = await readStored(store, key, tracksSchema);
      if (kept !== null) return kept;
      const tracks = await recommender.recommend(seed, signal);
      await store.set(key, JSON.stringify(tracks), keptMs);
      return tracks;
    },
  };
}
