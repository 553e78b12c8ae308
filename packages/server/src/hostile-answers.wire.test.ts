import {
  currentTrackSchema,
  moodAnswerSchema,
  problemSchema,
  profileSchema,
  recommendationsAnswerSchema,
} from '@attune/contract';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasPublishedDocument, publishedExample } from './testing/documented-requests.ts';
import type { FakeAnswer } from './testing/fake-upstream.ts';
import { hostileMutation, hostileText } from './testing/hostile-values.ts';
import {
  sampleTrackId,
  wireCurrentlyPlaying,
  wirePlaylist,
  wireRecommendation,
  wireSearch,
  wireTrack,
} from './testing/samples.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

/*
 * What upstreams answer is mutated, from samples and from the published examples, and sent through the real server
 * over loopback: every answer is one of the contract's, never `internal`, and the server lives.
 */

// Each test is a hundred calls and more; how quickly they are answered is measured elsewhere.
vi.setConfig({ testTimeout: 30_000 });

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({
    CURRENT_TRACK_MAX_AGE: '0',
    MOOD_CLASSIFIER: 'auto',
    EMOTION_MODEL_URL: '{upstream}/emotion',
    REPLY_MODEL_URL: '{upstream}/v1/chat/completions',
  });
});
afterEach(() => {
  vi.useRealTimers();
  return server.close();
});

/** Statuses that keep circuits closed, so that every run reaches the code that reads. */
const status = fc.oneof(
  { weight: 6, arbitrary: fc.constant(200) },
  { weight: 1, arbitrary: fc.constantFrom(201, 204, 302, 400, 401, 403, 404) },
);

const hostileAnswer = (sample: unknown): fc.Arbitrary<FakeAnswer> =>
  fc.record({
    status,
    body: fc.oneof(
      { weight: 6, arbitrary: hostileMutation(sample).map((value) => JSON.stringify(value) ?? 'null') },
      { weight: 1, arbitrary: hostileText },
      { weight: 1, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
    ),
    headers: fc.constantFrom<Record<string, string>>(
      {},
      { 'content-type': 'text/html' },
      { 'retry-after': 'soon' },
    ),
  });

/** 204 and 302 carry no body worth the name. */
const sendable = (answer: FakeAnswer): FakeAnswer => (answer.status === 204 ? { status: 204 } : answer);

interface Schema {
  safeParse(value: unknown): { success: boolean };
}

async function expectContract(reply: Response, schema: Schema): Promise<void> {
  if (reply.status === 204) return;
  const body: unknown = await reply.json();
  const told = reply.status === 200 ? schema.safeParse(body) : problemSchema.safeParse(body);
  expect(told.success, JSON.stringify(body)).toBe(true);
  expect(body).not.toHaveProperty('code', 'internal');
}

const seed = sampleTrackId(0);
const search = wireSearch(wirePlaylist(), wirePlaylist({ id: 'two' }), null);
const recommended = { content: [1, 2].map((n) => wireRecommendation(sampleTrackId(n))) };
const tracks = { tracks: [1, 2].map((n) => wireTrack(sampleTrackId(n))) };
const said = { choices: [{ finish_reason: 'stop', message: { content: 'Let it rain.' } }] };
const emotions = [
  [
    { label: 'joy', score: 0.9 },
    { label: 'sadness', score: 0.1 },
  ],
];

const runs = { numRuns: 120, endOnFailure: true };
const listener = (n: number) => ({ headers: { authorization: `Bearer BQC-${n}` } });
let listeners = 0;
const someone = () => {
  listeners += 1;
  return listener(listeners);
};

describe('mutated answers never crash, never leak and never become an internal error', () => {
  test('of the profile', async () => {
    await fc.assert(
      fc.asyncProperty(
        hostileAnswer({ display_name: 'Sam', images: [{ url: 'https://i.scdn.co/a' }] }),
        async (answer) => {
          server.upstream.on('GET /v1/me', () => sendable(answer));
          await expectContract(await server.call('/api/profile', someone()), profileSchema);
        },
      ),
      runs,
    );
  });

  test('of the player', async () => {
    await fc.assert(
      fc.asyncProperty(hostileAnswer(wireCurrentlyPlaying()), async (answer) => {
        server.upstream.on('GET /v1/me/player/currently-playing', () => sendable(answer));
        await expectContract(await server.call('/api/current-track', someone()), currentTrackSchema);
      }),
      runs,
    );
  });

  test('of the search and of both models', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const answers = fc.tuple(hostileAnswer(search), hostileAnswer(emotions), hostileAnswer(said));
    await fc.assert(
      fc.asyncProperty(answers, async ([found, emotion, reply]) => {
        server.upstream.on('GET /v1/search', () => sendable(found));
        server.upstream.on('POST /emotion', () => sendable(emotion));
        server.upstream.on('POST /v1/chat/completions', () => sendable(reply));
        // A model that refused rests for hours.
        vi.setSystemTime(Date.now() + 7 * 60 * 60 * 1000);
        await expectContract(await server.sendMood('so happy'), moodAnswerSchema);
      }),
      runs,
    );
  });

  test('of the recommender and of track details', async () => {
    const answers = fc.tuple(
      hostileAnswer(recommended),
      hostileAnswer(tracks),
      hostileAnswer(wireTrack(seed)),
    );
    await fc.assert(
      fc.asyncProperty(answers, async ([content, details, single]) => {
        server.upstream.on('GET /v1/track/recommendation', () => sendable(content));
        server.upstream.on('GET /v1/tracks', () => sendable(details));
        for (const n of [0, 1, 2])
          server.upstream.on(`GET /v1/tracks/${sampleTrackId(n)}`, () => sendable(single));
        server.upstream.on('GET /v1/search', () => sendable({ body: tracks }));
        server.upstream.on('GET /oembed', () => sendable(single));
        const reply = await server.call(`/api/recommendations?seed=${seed}`, someone());
        await expectContract(reply, recommendationsAnswerSchema);
      }),
      runs,
    );
  });

  test('of the token endpoint', async () => {
    const tokens = { access_token: 'BQC', token_type: 'Bearer', expires_in: 3600, refresh_token: 'AQD' };
    await fc.assert(
      fc.asyncProperty(hostileAnswer(tokens), async (answer) => {
        server.upstream.on('POST /api/token', () => sendable(answer));
        listeners += 1;
        const reply = await fetch(`${server.url}/refresh_token?refresh_token=AQD-${listeners}`);
        expect(await reply.text()).not.toContain('"internal"');
      }),
      runs,
    );
  });
});

describe('the published examples', () => {
  test.skipIf(!hasPublishedDocument())('are survived in every mutation, too', async () => {
    const answers = fc.tuple(
      hostileAnswer(publishedExample('PrivateUserObject')),
      hostileAnswer(publishedExample('CurrentlyPlayingObject')),
      hostileAnswer({ playlists: { items: [publishedExample('SimplifiedPlaylistObject')] } }),
      hostileAnswer({ tracks: [publishedExample('TrackObject')] }),
    );
    server.upstream.on('GET /v1/track/recommendation', () => ({ body: recommended }));
    await fc.assert(
      fc.asyncProperty(answers, async ([profile, playing, found, details]) => {
        server.upstream.on('GET /v1/me', () => sendable(profile));
        server.upstream.on('GET /v1/me/player/currently-playing', () => sendable(playing));
        server.upstream.on('GET /v1/search', () => sendable(found));
        server.upstream.on('GET /v1/tracks', () => sendable(details));
        await expectContract(await server.call('/api/profile', someone()), profileSchema);
        await expectContract(await server.call('/api/current-track', someone()), currentTrackSchema);
        await expectContract(await server.sendMood('so happy'), moodAnswerSchema);
        await expectContract(
          await server.call(`/api/recommendations?seed=${seed}`),
          recommendationsAnswerSchema,
        );
      }),
      { numRuns: 60, endOnFailure: true },
    );
  });
});
