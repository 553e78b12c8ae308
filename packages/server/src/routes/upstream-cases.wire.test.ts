import {
  currentTrackSchema,
  moodAnswerSchema,
  problemSchema,
  recommendationsAnswerSchema,
} from '@attune/contract';
import { afterEach, describe, expect, test } from 'vitest';
import type { FakeAnswer, FakeHandler } from '../testing/fake-upstream.ts';
import {
  sampleTrackId,
  trackId,
  wireCurrentlyPlaying,
  wirePlaylist,
  wireRecommendation,
  wireSearch,
  wireTrack,
} from '../testing/samples.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/*
 * The bad days of Spotify, ReccoBeats and Hugging Face that the tests of the single routes leave out, each over
 * loopback, each ending where the product promises.
 */

let server: TestServer;
afterEach(() => server.close());

async function start(env: Record<string, string> = {}, deadlineMs?: number) {
  server = await startTestServer(env, deadlineMs === undefined ? {} : { deadlineMs });
  server.upstream.on('GET /v1/search', () => ({ body: wireSearch(wirePlaylist()) }));
}

const problemOf = async (reply: Response) => problemSchema.parse(await reply.json());
const spotifyError = (status: number, message: string): FakeAnswer => ({
  status,
  body: { error: { status, message } },
});
/** Something that happens once, and can be waited for. */
function signal() {
  let fire = () => {};
  const fired = new Promise<void>((resolve) => {
    fire = resolve;
  });
  return { fire: () => fire(), fired };
}

const ownerPremium = 'Active premium subscription required for the owner of the app.';

describe('profile', () => {
  test.each([
    [
      'the owner’s lapsed subscription, as JSON',
      spotifyError(403, ownerPremium),
      503,
      'streaming_app_suspended',
    ],
    [
      'the owner’s lapsed subscription, as bare text',
      { status: 403, body: ownerPremium },
      503,
      'streaming_app_suspended',
    ],
    ['a missing permission', spotifyError(401, 'Permissions missing'), 403, 'permission_missing'],
    ['an insufficient scope', spotifyError(403, 'Insufficient client scope'), 403, 'permission_missing'],
    ['an expired token', spotifyError(401, 'The access token expired'), 401, 'token_rejected'],
    ['an empty 403', { status: 403, body: '' }, 502, 'streaming_unexpected_reply'],
  ] as const)('%s', async (_case, answer, status, code) => {
    await start();
    server.upstream.on('GET /v1/me', () => answer);
    const reply = await server.call('/api/profile');
    expect([reply.status, (await problemOf(reply)).code]).toEqual([status, code]);
  });

  test('a token that expired works again after a refresh', async () => {
    await start();
    server.upstream.on('GET /v1/me', ({ headers }) =>
      headers.authorization === 'Bearer BQC-second'
        ? { body: { display_name: 'Sam' } }
        : spotifyError(401, 'The access token expired'),
    );
    server.upstream.on('POST /api/token', () => ({
      body: { access_token: 'BQC-second', token_type: 'Bearer', expires_in: 3600 },
    }));
    expect((await server.call('/api/profile')).status).toBe(401);
    const refreshed = (await (await fetch(`${server.url}/refresh_token?refresh_token=AQD`)).json()) as {
      access_token: string;
    };
    const reply = await server.call('/api/profile', {
      headers: { authorization: `Bearer ${refreshed.access_token}` },
    });
    expect(reply.status).toBe(200);
  });
});

describe('search', () => {
  test('a refused limit is our fault, and is told to nobody as the listener’s', async () => {
    await start();
    server.upstream.on('GET /v1/search', () => spotifyError(400, 'Invalid limit'));
    const reply = await server.sendMood('calm');
    expect([reply.status, (await problemOf(reply)).code]).toEqual([502, 'streaming_unexpected_reply']);
  });

  test('silence ends at the deadline', async () => {
    await start({}, 80);
    server.upstream.on('GET /v1/search', () => 'silence');
    const reply = await server.sendMood('calm');
    expect([reply.status, (await problemOf(reply)).code]).toEqual([504, 'streaming_timeout']);
  });

  test('after a 429 nothing is sent before its time has passed, whichever call it is', async () => {
    await start();
    server.upstream.on('GET /v1/search', () => ({
      status: 429,
      headers: { 'retry-after': '30' },
      body: 'Too many requests',
    }));
    await server.sendMood('calm');
    server.advance(10_000);
    const reply = await server.call('/api/profile');
    expect(reply.status).toBe(429);
    expect(reply.headers.get('retry-after')).toBe('20');
    expect(server.upstream.requests).toHaveLength(1);
    server.advance(20_000);
    server.upstream.on('GET /v1/me', () => ({ body: {} }));
    expect((await server.call('/api/profile')).status).toBe(200);
  });
});

describe('currently playing', () => {
  const route = 'GET /v1/me/player/currently-playing';

  test('paused keeps the track', async () => {
    await start();
    server.upstream.on(route, () => ({ body: wireCurrentlyPlaying({ is_playing: false }) }));
    const track = currentTrackSchema.parse(await (await server.call('/api/current-track')).json());
    expect(track).toMatchObject({ id: trackId, isPlaying: false });
  });

  test('an unknown kind of item is shown as far as it goes, and is no seed', async () => {
    await start();
    const item = { type: 'hologram', id: trackId, name: 'Tomorrow' };
    server.upstream.on(route, () => ({
      body: wireCurrentlyPlaying({ currently_playing_type: 'unknown', item }),
    }));
    const track = currentTrackSchema.parse(await (await server.call('/api/current-track')).json());
    expect(track).toMatchObject({
      id: null,
      name: 'Tomorrow',
      artist: 'Unknown Artist',
      image: '/default-track.png',
    });
  });

  test('a gateway’s HTML is an outage', async () => {
    await start();
    server.upstream.on(route, () => ({ status: 502, body: '<html>Bad gateway</html>' }));
    const reply = await server.call('/api/current-track');
    expect([reply.status, (await problemOf(reply)).code]).toEqual([503, 'streaming_unavailable']);
  });

  test('TRACK-02 a 204 while music played is believed at once, and asked about again soon', async () => {
    await start({ CURRENT_TRACK_MAX_AGE: '75' });
    const read = () => server.call('/api/current-track');
    server.upstream.on(route, () => ({ body: wireCurrentlyPlaying() }));
    await read();
    server.upstream.on(route, () => ({ status: 204 }));
    server.advance(76_000);
    expect((await read()).status).toBe(204);
    server.upstream.on(route, () => ({ body: wireCurrentlyPlaying() }));
    server.advance(10_000);
    expect((await read()).status).toBe(200);
  });

  test('right after the listener’s own action an answer from before will not do', async () => {
    await start({ CURRENT_TRACK_MAX_AGE: '75' });
    server.upstream.on(route, () => ({ body: wireCurrentlyPlaying() }));
    await server.call('/api/current-track');
    server.advance(3_000);
    await server.call('/api/current-track');
    await server.call('/api/current-track?fresh=true');
    expect(server.upstream.requests).toHaveLength(2);
  });
});

describe('recommendations', () => {
  const recommended = async () =>
    recommendationsAnswerSchema.parse(
      await (await server.call(`/api/recommendations?seed=${trackId}`)).json(),
    ).songs;
  const knowsEveryTrack: FakeHandler = ({ query }) => ({
    body: { tracks: (query.get('ids') ?? '').split(',').map((id) => wireTrack(id)) },
  });

  test.each([3, 15])('%i items become as many songs', async (count) => {
    await start();
    const content = Array.from({ length: count }, (_, n) => wireRecommendation(sampleTrackId(n)));
    server.upstream.on('GET /v1/track/recommendation', () => ({ body: { content } }));
    server.upstream.on('GET /v1/tracks', knowsEveryTrack);
    expect(await recommended()).toHaveLength(count);
  });

  test('a recommender that hangs is given up, and more by the same artist stands in', async () => {
    await start({}, 80);
    server.upstream.on('GET /v1/track/recommendation', () => 'silence');
    server.upstream.on(`GET /v1/tracks/${trackId}`, () => ({ body: wireTrack(trackId) }));
    server.upstream.on('GET /v1/search', () => ({
      body: { tracks: { items: [wireTrack(sampleTrackId(1))] } },
    }));
    expect(await recommended()).toHaveLength(1);
  });

  test('a 429 in the middle of the single calls keeps the details that came before it', async () => {
    await start();
    const ids = Array.from({ length: 9 }, (_, n) => sampleTrackId(n));
    server.upstream.on('GET /v1/track/recommendation', () => ({
      body: { content: ids.map((id) => wireRecommendation(id)) },
    }));
    server.upstream.on('GET /v1/tracks', () => spotifyError(403, 'Forbidden'));
    for (const [n, id] of ids.entries()) {
      server.upstream.on(`GET /v1/tracks/${id}`, () =>
        n < 3
          ? { body: wireTrack(id) }
          : { status: 429, headers: { 'retry-after': '30' }, body: 'Too many requests' },
      );
    }
    const songs = await recommended();
    expect(songs).toHaveLength(9);
    expect(songs.slice(0, 3).every(({ description }) => description === 'Northern Kites')).toBe(true);
    expect(songs.slice(3).every(({ description }) => description === 'Ilse Varga')).toBe(true);
    expect(
      server.upstream.requests.filter(({ path }) => path.startsWith('/v1/tracks/')).length,
    ).toBeLessThanOrEqual(6);
  });
});

describe('hosted models', () => {
  const models = {
    MOOD_CLASSIFIER: 'auto',
    EMOTION_MODEL_URL: '{upstream}/emotion',
    REPLY_MODEL_URL: '{upstream}/v1/chat/completions',
  };
  const emotion = (...labels: string[]): FakeAnswer => ({
    body: [labels.map((label, n) => ({ label, score: 0.9 / (n + 1) }))],
  });
  const said: FakeAnswer = {
    body: { choices: [{ finish_reason: 'stop', message: { content: 'Said by the model.' } }] },
  };
  const answerTo = async (text: string) => moodAnswerSchema.parse(await (await server.sendMood(text)).json());
  const afterFailure = /^I want to find the best \w+ music for you\. Let's explore some playlists!$/;

  test('an unknown label is calm', async () => {
    await start(models);
    server.upstream.on('POST /emotion', () => emotion('serendipity', 'joy'));
    server.upstream.on('POST /v1/chat/completions', () => said);
    const answer = await answerTo('the usual evening at home');
    expect(answer.detectedMood).toBe('calm');
  });

  const refusals: [string, FakeAnswer][] = [
    [
      '400 of the string family',
      { status: 400, body: { error: 'Model not supported by provider hf-inference' } },
    ],
    [
      '400 of the object family',
      {
        status: 400,
        body: {
          error: { message: 'not supported', type: 'invalid_request_error', code: 'model_not_supported' },
        },
      },
    ],
    ['401', { status: 401, body: { error: 'Invalid credentials in Authorization header' } }],
    ['402', { status: 402, body: { error: 'You have depleted your monthly included credits.' } }],
    [
      '403',
      { status: 403, body: { error: 'This authentication method does not have sufficient permissions' } },
    ],
    ['410', { status: 410, body: 'gone' }],
    ['429', { status: 429, body: '' }],
    [
      '503 with a long estimate',
      { status: 503, body: { error: 'Model is currently loading', estimated_time: 20 } },
    ],
    ['504 as HTML', { status: 504, body: '<html>Gateway timeout</html>' }],
  ];

  test.each(refusals)('%s from both models ends in both fallbacks', async (_case, answer) => {
    await start(models);
    server.upstream.on('POST /emotion', () => answer);
    server.upstream.on('POST /v1/chat/completions', () => answer);
    const { detectedMood, botResponse, playlists } = await answerTo('so happy');
    expect(detectedMood).toBe('happy');
    expect(botResponse).toMatch(afterFailure);
    expect(playlists).toHaveLength(1);
  });

  test('both models hanging end in both fallbacks', async () => {
    await start(models, 150);
    server.upstream.on('POST /emotion', () => 'silence');
    server.upstream.on('POST /v1/chat/completions', () => 'silence');
    const { detectedMood, botResponse, playlists } = await answerTo('so happy');
    expect(detectedMood).toBe('happy');
    expect(botResponse).toMatch(afterFailure);
    expect(playlists).toHaveLength(1);
  });

  test('the search runs while the reply is written: each is answered only once the other was asked', async () => {
    await start(models);
    const asked = { search: signal(), reply: signal() };
    server.upstream.on('POST /emotion', () => emotion('joy'));
    server.upstream.on('POST /v1/chat/completions', async () => {
      asked.reply.fire();
      await asked.search.fired;
      return said;
    });
    server.upstream.on('GET /v1/search', async () => {
      asked.search.fire();
      await asked.reply.fired;
      return { body: wireSearch(wirePlaylist()) };
    });
    expect((await answerTo('so happy')).botResponse).toBe('Said by the model.');
  });

  test('a model’s token goes to the address the operator set, and along no redirect', async () => {
    await start({ ...models, EMOTION_MODEL_TOKEN: 'hf_marked', REPLY_MODEL_TOKEN: 'hf_marked' });
    server.upstream.on('POST /emotion', () => ({
      status: 302,
      headers: { location: `${server.upstream.url}/elsewhere` },
    }));
    server.upstream.on('POST /v1/chat/completions', () => said);
    await answerTo('so happy');
    expect(server.upstream.seen('/emotion')[0]?.headers.authorization).toBe('Bearer hf_marked');
    expect(server.upstream.seen('/elsewhere')).toHaveLength(0);
    for (const { path, headers } of server.upstream.requests) {
      if (path.startsWith('/v1/search')) expect(headers.authorization).not.toContain('hf_');
    }
    expect(server.log.join('')).not.toContain('hf_marked');
  });
});
