import { currentTrackSchema } from '@attune/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { trackId, wireCurrentlyPlaying } from '../testing/samples.ts';
import { accessToken, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ CURRENT_TRACK_MAX_AGE: '5' });
});
afterEach(() => server.close());

const path = '/v1/me/player/currently-playing';
const route = `GET ${path}` as const;
const read = () => server.call('/api/current-track');

describe('what is playing', () => {
  test('TRACK-01 TRACK-02 is asked with the listener’s token and mapped', async () => {
    server.upstream.on(route, () => ({ body: wireCurrentlyPlaying() }));
    const reply = await read();
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual({
      id: trackId,
      name: 'Low Tide',
      artist: 'Mara Fen, Ode Park',
      image: 'https://i.scdn.co/image/album-640',
      isPlaying: true,
      url: `https://open.spotify.com/track/${trackId}`,
      progressMs: 61_250,
      durationMs: 187_400,
      observedAt: '2026-11-21T12:00:00.000Z',
    });
    const [asked] = server.upstream.seen(path);
    expect(asked?.method).toBe('GET');
    expect(asked?.headers.authorization).toBe(`Bearer ${accessToken}`);
  });

  test.each([
    ['204', { status: 204 }],
    ['an empty body', { status: 200, body: '' }],
    ['no item', { body: wireCurrentlyPlaying({ item: null }) }],
    ['an advertisement', { body: wireCurrentlyPlaying({ item: null, currently_playing_type: 'ad' }) }],
  ])('TRACK-02 %s means nothing is playing, which is no error', async (_case, answer) => {
    server.upstream.on(route, () => answer);
    const reply = await read();
    expect(reply.status).toBe(204);
    expect(await reply.text()).toBe('');
  });

  test('after an advertisement the next song is looked for within a quarter of a minute', async () => {
    await server.close();
    server = await startTestServer();
    server.upstream.on(route, () => ({
      body: wireCurrentlyPlaying({ item: null, currently_playing_type: 'ad' }),
    }));
    await read();
    server.upstream.on(route, () => ({ body: wireCurrentlyPlaying() }));
    server.advance(14_000);
    expect((await read()).status).toBe(204);
    server.advance(1_000);
    expect((await read()).status).toBe(200);
  });

  test('TRACK-02 a local file without artist, id or cover gets the defaults', async () => {
    const item = {
      id: null,
      name: 'Demo tape',
      type: 'track',
      is_local: true,
      artists: [],
      album: { images: [] },
    };
    server.upstream.on(route, () => ({ body: wireCurrentlyPlaying({ item, is_playing: false }) }));
    expect(await (await read()).json()).toMatchObject({
      id: null,
      name: 'Demo tape',
      artist: 'Unknown Artist',
      image: '/default-track.png',
      isPlaying: false,
    });
  });

  test('an episode shows its show and is no seed', async () => {
    const item = {
      id: '2cD3eF4gH5iJ6kL7mN8oP9',
      type: 'episode',
      name: 'Why we hum',
      images: [{ url: 'https://i.scdn.co/image/ep-640' }],
      show: { name: 'Small Sounds' },
    };
    server.upstream.on(route, () => ({
      body: wireCurrentlyPlaying({ item, currently_playing_type: 'episode' }),
    }));
    expect(await (await read()).json()).toMatchObject({
      id: null,
      artist: 'Small Sounds',
      image: 'https://i.scdn.co/image/ep-640',
    });
  });
});

function expectOneWarning(text: RegExp): void {
  const warnings = server.log.map((line) => JSON.parse(line)).filter((line) => line.level === 40);
  expect(warnings.map(({ msg }) => msg)).toEqual([expect.stringMatching(text)]);
}

describe('refusals', () => {
  const refusals = [
    [
      'TRACK-03 a 403',
      {
        status: 403,
        body: {
          error: {
            status: 403,
            message: 'Player command failed: Premium required',
            reason: 'PREMIUM_REQUIRED',
          },
        },
      },
      403,
      'playback_forbidden',
      /premium account/,
    ],
    [
      'TRACK-04 a 429',
      { status: 429, headers: { 'retry-after': '48925' }, body: 'Too many requests' },
      429,
      'streaming_rate_limited',
      /rate limit/,
    ],
  ] as const;

  test.each(refusals)(
    '%s keeps the last answer and only warns',
    async (_case, answer, _status, _code, warning) => {
      server.upstream.on(route, () => ({ body: wireCurrentlyPlaying() }));
      await read();
      server.advance(6_000);
      server.upstream.on(route, () => answer);
      const reply = await read();
      expect(reply.status).toBe(200);
      expect(await reply.json()).toMatchObject({ name: 'Low Tide' });
      expectOneWarning(warning);
    },
  );
});

test.each([
  ['a lapsed owner', 'Active premium subscription required for the owner of the app.', 503],
  ['a missing scope', 'Insufficient client scope', 403],
])('TRACK-03 a 403 for %s is warned of by both likely causes', async (_case, message, status) => {
  server.upstream.on(route, () => ({ status: 403, body: { error: { status: 403, message } } }));
  expect((await read()).status).toBe(status);
  const warnings = server.log.map((line) => JSON.parse(line)).filter((line) => line.level === 40);
  expect(warnings.map(({ msg }) => msg)).toContainEqual(
    expect.stringMatching(/no premium account, or a missing permission/),
  );
});

describe('the age of an answer', () => {
  test('within it, one answer serves every tab', async () => {
    server.upstream.on(route, () => ({ body: wireCurrentlyPlaying() }));
    await Promise.all([read(), read(), read()]);
    server.advance(4_900);
    await read();
    expect(server.upstream.seen(path)).toHaveLength(1);
    server.advance(200);
    await read();
    expect(server.upstream.seen(path)).toHaveLength(2);
  });

  test('one listener never gets another listener’s answer', async () => {
    server.upstream.on(route, (request) => ({
      body: wireCurrentlyPlaying({ item: { id: null, name: request.headers.authorization, artists: [] } }),
    }));
    const readAs = async (token: string) => {
      const reply = await server.call('/api/current-track', {
        headers: { authorization: `Bearer ${token}` },
      });
      return currentTrackSchema.parse(await reply.json());
    };
    const [one, two] = await Promise.all([readAs('token-one'), readAs('token-two')]);
    expect([one.name, two.name]).toEqual(['Bearer token-one', 'Bearer token-two']);
  });
});
