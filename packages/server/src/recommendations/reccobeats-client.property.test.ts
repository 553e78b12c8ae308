import { trackIdPattern } from '@attune/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trackNaming } from '../providers/track-links.ts';
import { hostileMutation, hostileText } from '../testing/hostile-values.ts';
import { sampleTrackId, wireRecommendation } from '../testing/samples.ts';
import { createReccoBeatsClient } from './reccobeats-client.ts';
import { RecommendationError } from './recommendation-error.ts';

const seed = sampleTrackId(0);
const sample = { content: [1, 2, 3].map((n) => wireRecommendation(sampleTrackId(n))) };
const answer = fc.oneof(
  { weight: 4, arbitrary: hostileMutation(sample).map((value) => JSON.stringify(value) ?? '') },
  { weight: 1, arbitrary: hostileText },
);

test('whatever the recommender answers, it names well-formed tracks of the streaming service, or fails as known', async () => {
  let named = 0;
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
        const tracks = await client.recommend(seed);
        named += 1;
        expect(new Set(tracks.map(({ id }) => id)).size).toBe(tracks.length);
        for (const { id, url } of tracks) {
          expect(id).toMatch(trackIdPattern);
          expect(id).not.toBe(seed);
          expect(new URL(url).host).toBe('open.spotify.com');
          expect(new URL(url).protocol).toMatch(/^https?:$/);
        }
      } catch (error) {
        expect(error).toBeInstanceOf(RecommendationError);
      }
    }),
    { numRuns: 500 },
  );
  expect(named).toBeGreaterThan(100);
});
