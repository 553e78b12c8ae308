import { usualMixTracks } from '@attune/contract';
import { expect, test, vi } from 'vitest';
import { UpstreamError, type UpstreamFailure } from '../http-client/upstream-error.ts';
import type { Suggestion } from '../recommendations/reccobeats-client.ts';
import { RecommendationError } from '../recommendations/recommendation-error.ts';
import type { TrackDetails } from '../streaming/streaming-service.ts';
import { sampleBrief } from '../testing/sample-brief.ts';
import { createGatherBySearch, type GatherBySearchOptions } from './gather-by-search.ts';
import { noAnswer } from './sound-facts.ts';

const trackOf = (id: string): TrackDetails => ({
  id,
  name: id,
  artists: ['Somebody'],
  album: null,
  image: '',
  url: '#',
  durationMs: 180_000,
  explicit: null,
  year: null,
});

/** A service whose searches find a full page of ten, and whose listener allows nothing beside them. */
function setUp(recommender: GatherBySearchOptions['recommender'] = null) {
  let calls = 0;
  const gather = createGatherBySearch({
    streaming: {
      async searchTracks({ query, offset = 0 }) {
        calls += 1;
        return Array.from({ length: 10 }, (_, at) => trackOf(`${query} ${offset + at}`));
      },
      async trackDetails(id) {
        calls += 1;
        return trackOf(id);
      },
    },
    currentTrack: { read: async () => null },
    ownMusic: { isAllowed: async () => false, read: async () => null, forget: async () => undefined },
    recentlyPlayed: { cost: async () => null, read: async () => [], forget: async () => undefined },
    shown: { of: async () => null, remember: async () => undefined },
    searchCache: null,
    recommender,
    onFallback: () => undefined,
  });
  return { gather: () => gather({ brief: sampleBrief() }, { accessToken: 'sam' }), calls: () => calls };
}

test('searches alone fill a mix of the usual length, by five calls at most', async () => {
  const { gather, calls } = setUp();
  const { candidates } = await gather();
  expect(candidates.length).toBeGreaterThanOrEqual(usualMixTracks);
  expect(calls()).toBeLessThanOrEqual(5);
});

test('so much is suggested that a mix can be chosen from it alone', async () => {
  const asked: Suggestion[] = [];
  const { gather } = setUp({
    recommend: async () => [],
    async suggest(wanted) {
      asked.push(wanted);
      return [];
    },
    facts: async () => new Map(),
  });
  await gather();
  expect(asked.length).toBeGreaterThan(0);
  // Of three that are suggested, two may be by artists who have their tracks already, or not fit.
  for (const { size } of asked) expect(size).toBeGreaterThanOrEqual(3 * usualMixTracks);
});

const failing = (kind: UpstreamFailure | null) => {
  const cause = kind === null ? undefined : new UpstreamError('recommendations', kind);
  return async () => {
    throw new RecommendationError('unavailable', { cause });
  };
};

test('a recommender that kept silent until its deadline is not waited for once more', async () => {
  const facts = vi.fn(async () => new Map());
  const { gather } = setUp({ recommend: async () => [], suggest: failing('timeout'), facts });
  const { candidates, factsGap } = await gather();
  expect(candidates.length).toBeGreaterThanOrEqual(usualMixTracks);
  expect(factsGap).toEqual(noAnswer);
  expect(facts).not.toHaveBeenCalled();
});

test.each([null, 'unreachable', 'circuit-open'] as const)(
  'one that failed at once (%s) is asked how songs sound all the same',
  async (kind) => {
    const facts = vi.fn(async () => new Map([['calm 0', { energy: 0.2 }]]));
    const { gather } = setUp({ recommend: async () => [], suggest: failing(kind), facts });
    await gather();
    expect(facts).toHaveBeenCalled();
  },
);
