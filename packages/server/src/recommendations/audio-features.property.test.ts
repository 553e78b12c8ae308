import { trackFactsSchema } from '@attune/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trackNaming } from '../providers/track-links.ts';
import { hostileMutation, hostileText } from '../testing/hostile-values.ts';
import { sampleTrackId } from '../testing/samples.ts';
import { createReccoBeatsClient } from './reccobeats-client.ts';
import { RecommendationError } from './recommendation-error.ts';

const ids = [1, 2, 3].map(sampleTrackId);
const entry = (id: string) => ({
  href: `https://open.spotify.com/track/${id}`,
  valence: 0.6,
  energy: 0.2,
  tempo: 84,
  key: 3,
  mode: 1,
  instrumentalness: 0.9,
});
const answer = fc.oneof(
  {
    weight: 4,
    arbitrary: hostileMutation({ content: ids.map(entry) }).map((value) => JSON.stringify(value) ?? ''),
  },
  { weight: 1, arbitrary: hostileText },
);

test('whatever is said of how tracks sound, facts are facts, and of tracks that were asked about', async () => {
  let told = 0;
  await fc.assert(
    fc.asyncProperty(answer, async (text) => {
      const client = createReccoBeatsClient({
        url: () => 'https://recommender.test',
        upstream: {
          name: 'recommendations',
          state: 'ok',
          send: async () => ({ status: 200, text, header: () => undefined }),
        },
        tracks: trackNaming(() => 'https://open.spotify.com'),
      });
      try {
        for (const [id, facts] of await client.facts(ids)) {
          told += 1;
          expect(ids).toContain(id);
          expect(trackFactsSchema.parse(facts)).toEqual(facts);
        }
      } catch (error) {
        expect(error).toBeInstanceOf(RecommendationError);
      }
    }),
    { numRuns: 500 },
  );
  expect(told).toBeGreaterThan(100);
});

test('a figure out of its range is not known, the others are', async () => {
  const text = JSON.stringify({ content: [{ ...entry(ids[0] ?? ''), valence: 7, key: -1, tempo: 'fast' }] });
  const client = createReccoBeatsClient({
    url: () => 'https://recommender.test',
    upstream: {
      name: 'recommendations',
      state: 'ok',
      send: async () => ({ status: 200, text, header: () => undefined }),
    },
    tracks: trackNaming(() => 'https://open.spotify.com'),
  });
  expect([...(await client.facts(ids))]).toEqual([
    [ids[0], { energy: 0.2, instrumentalness: 0.9, mode: 'major' }],
  ]);
});
