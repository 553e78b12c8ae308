import { createHash } from 'node:crypto';
import { type TrackFacts, trackFactsSchema } from '@attune/contract';
import { z } from 'zod';
import type { SharedStore } from '../shared-store/shared-store.ts';
import { readStored } from '../shared-store/stored-json.ts';
import type { ReccoBeatsTrack, Recommender } from './reccobeats-client.ts';

/** What is near a track, and how it sounds, does not change from one hour to the next. */
const cacheMs = 6 * 60 * 60 * 1000;

const tracksSchema = z.array(
  z.object({
    id: z.string(),
    title: z.string().nullable(),
    artists: z.array(z.string()),
    url: z.string(),
    durationMs: z.number().nullable(),
  }),
);

const factsKey = (id: string) => `facts:${id}`;

/** Asks once per question, whoever the listener is: the recommender knows none, and has a rate limit for all of them. */
export function withRecommendationCache(recommender: Recommender, store: SharedStore): Recommender {
  async function keeping(key: string, ask: () => Promise<ReccoBeatsTrack[]>): Promise<ReccoBeatsTrack[]> {
    const cached = await readStored(store, key, tracksSchema);
    if (cached !== null) return cached;
    const tracks = await ask();
    await store.set(key, JSON.stringify(tracks), cacheMs);
    return tracks;
  }

  return {
    recommend: (seed, signal) =>
      keeping(`recommendations:${seed}`, () => recommender.recommend(seed, signal)),

    suggest(wanted, signal) {
      const question = createHash('sha256').update(JSON.stringify(wanted)).digest('hex').slice(0, 32);
      return keeping(`suggestions:${question}`, () => recommender.suggest(wanted, signal));
    },

    async facts(ids, signal) {
      const known = new Map<string, TrackFacts>();
      for (const id of ids) {
        const cached = await readStored(store, factsKey(id), trackFactsSchema);
        if (cached !== null) known.set(id, cached);
      }
      const unknown = ids.filter((id) => !known.has(id));
      if (unknown.length === 0) return known;
      const answered = await recommender.facts(unknown, signal);
      for (const id of unknown) {
        // Of a track it does not know it is not asked again either.
        const facts = answered.get(id) ?? {};
        await store.set(factsKey(id), JSON.stringify(facts), cacheMs);
        known.set(id, facts);
      }
      return known;
    },
  };
}
