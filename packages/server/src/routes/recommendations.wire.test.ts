import { defaultTrackImage, recommendationsAnswerSchema } from '@attune/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleTrackId, trackId, wireRecommendation, wireTrack } from '../testing/samples.ts';
import { accessToken, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const recommend = (query = `?seed=${trackId}`) => server.call(`/api/recommendations${query}`);
const recommended = async () => recommendationsAnswerSchema.parse(await (await recommend()).json());
const recommends = (...content: unknown[]) =>
  server.upstream.on('GET /v1/track/recommendation', () => ({ body: { content } }));
const knowsTracks = () =>
  server.upstream.on('GET /v1/tracks', (request) => ({
    body: { tracks: (request.query.get('ids') ?? '').split(',').map((id) => wireTrack(id)) },
  }));
const ids = [0, 1, 2].map(sampleTrackId);

test('the public recommender is asked once per seed and six hours, whoever listens', async () => {
  await server.close();
  server = await startTestServer({}, { keepsFound: true });
  recommends(...ids.map((id) => wireRecommendation(id)));
  knowsTracks();
  const first = await recommended();
  server.advance(6 * 60 * 60_000 - 1);
  expect(await recommended()).toEqual(first);
  expect(server.upstream.seen('/v1/track/recommendation')).toHaveLength(1);
  server.advance(2);
  await recommend();
  expect(server.upstream.seen('/v1/track/recommendation')).toHaveLength(2);
});

describe('songs', () => {
  test('SONG-01 SONG-03 SONG-04 are recommended from the seed, looked up and mapped', async () => {
    recommends(...ids.map((id) => wireRecommendation(id)));
    knowsTracks();
    const reply = await recommend();
    expect(reply.status).toBe(200);
    const { songs } = recommendationsAnswerSchema.parse(await reply.json());
    expect(songs).toHaveLength(3);
    expect(songs[0]).toEqual({
      id: ids[0],
      name: `Track ${ids[0]?.slice(0, 4)}`,
      description: 'Northern Kites',
      image: 'https://i.scdn.co/image/album-640',
      url: `https://open.spotify.com/track/${ids[0]}`,
    });
    const [asked] = server.upstream.seen('/v1/track/recommendation');
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({ seeds: trackId, size: '15' });
    expect(asked?.headers.accept).toBe('application/json');
    expect(asked?.headers.authorization).toBeUndefined();
    const [details] = server.upstream.seen('/v1/tracks');
    expect(Object.fromEntries(details?.query ?? [])).toEqual({ ids: ids.join(','), market: 'US' });
    expect(details?.headers.authorization).toBe(`Bearer ${accessToken}`);
  });

  test('SONG-02 ids that are not 22 letters and digits, foreign links, the seed and duplicates are skipped', async () => {
    const link = (href: unknown) => wireRecommendation(sampleTrackId(9), { href });
    recommends(
      link('https://open.spotify.com/track/tooShort'),
      link(`https://open.spotify.com/track/${sampleTrackId(9)}x`),
      link(`https://evil.example/track/${sampleTrackId(9)}`),
      link(`javascript://open.spotify.com/%0aalert(1)/track/${sampleTrackId(9)}`),
      link(null),
      link('no link'),
      wireRecommendation(trackId),
      wireRecommendation(sampleTrackId(1)),
      wireRecommendation(sampleTrackId(1)),
      null,
    );
    knowsTracks();
    const { songs } = await recommended();
    expect(songs.map(({ id }) => id)).toEqual([sampleTrackId(1)]);
  });

  test('what is not available in the market costs no call', async () => {
    recommends(
      wireRecommendation(sampleTrackId(1), { availableCountries: 'DE,FR' }),
      wireRecommendation(sampleTrackId(2)),
    );
    knowsTracks();
    await recommend();
    expect(server.upstream.seen('/v1/tracks')[0]?.query.get('ids')).toBe(sampleTrackId(2));
  });

  test('SONG-04 a track without details is shown as the recommender names it', async () => {
    recommends(wireRecommendation(sampleTrackId(1)), wireRecommendation(sampleTrackId(2), { artists: [] }));
    server.upstream.on('GET /v1/tracks', () => ({
      body: { tracks: [null, wireTrack(sampleTrackId(2), { artists: [], album: { images: [] } })] },
    }));
    const { songs } = await recommended();
    expect(songs).toMatchObject([
      { name: 'Recommended 001', description: 'Ilse Varga', image: '/default-track.png' },
      { description: 'Various Artists', image: '/default-track.png' },
    ]);
  });
});

test('in one call for all, too, what cannot be played is left out', async () => {
  recommends(...ids.map((id) => wireRecommendation(id)));
  server.upstream.on('GET /v1/tracks', () => ({
    body: { tracks: ids.map((id, at) => wireTrack(id, { is_playable: at !== 1 })) },
  }));
  expect((await recommended()).songs.map(({ id }) => id)).toEqual([ids[0], ids[2]]);
});

test('where nothing of it can be played, more of the same artist is found', async () => {
  recommends(...ids.map((id) => wireRecommendation(id)));
  server.upstream.on('GET /v1/tracks', () => ({
    body: { tracks: ids.map((id) => wireTrack(id, { is_playable: false })) },
  }));
  server.upstream.on(`GET /v1/tracks/${trackId}`, () => ({ body: wireTrack(trackId) }));
  server.upstream.on('GET /v1/search', () => ({
    body: {
      tracks: {
        items: [wireTrack(sampleTrackId(7), { is_playable: false }), wireTrack(sampleTrackId(8))],
      },
    },
  }));
  expect((await recommended()).songs.map(({ id }) => id)).toEqual([sampleTrackId(8)]);
});

test('in one call for all, too, a track that another stands in for in this market keeps its id and its details', async () => {
  recommends(...ids.map((id) => wireRecommendation(id)));
  const [first = '', , third = ''] = ids;
  const tracks = [wireTrack(sampleTrackId(90)), null, wireTrack(third)];
  server.upstream.on('GET /v1/tracks', () => ({ body: { tracks } }));
  const { songs } = await recommended();
  expect(songs.map(({ id }) => id)).toEqual(ids);
  expect(songs[0]).toMatchObject({ id: first, description: 'Northern Kites' });
  expect(songs.map(({ description }) => description)).toEqual([
    'Northern Kites',
    'Ilse Varga',
    'Northern Kites',
  ]);
});

describe('an app without the batch call', () => {
  const forbidden = { status: 403, body: { error: { status: 403, message: 'Forbidden' } } };
  const single = (id: string) => `/v1/tracks/${id}` as const;

  beforeEach(() => {
    recommends(...ids.map((id) => wireRecommendation(id)));
    server.upstream.on('GET /v1/tracks', () => forbidden);
    for (const id of ids) server.upstream.on(`GET ${single(id)}`, () => ({ body: wireTrack(id) }));
  });

  test('SONG-03 falls back to single calls, remembers that, and keeps each track’s details', async () => {
    for (let time = 0; time < 2; time += 1) {
      const { songs } = await recommended();
      expect(songs.map(({ description }) => description)).toEqual([
        'Northern Kites',
        'Northern Kites',
        'Northern Kites',
      ]);
    }
    expect(server.upstream.seen('/v1/tracks')).toHaveLength(1);
    for (const id of ids) {
      expect(server.upstream.seen(single(id))).toHaveLength(1);
      expect(server.upstream.seen(single(id))[0]?.query.get('market')).toBe('US');
    }
  });

  test('one track that is unknown costs its own details alone', async () => {
    server.upstream.on(`GET ${single(ids[1] ?? '')}`, () => ({
      status: 404,
      body: { error: { status: 404, message: 'Resource not found' } },
    }));
    const { songs } = await recommended();
    expect(songs.map(({ description }) => description)).toEqual([
      'Northern Kites',
      'Ilse Varga',
      'Northern Kites',
    ]);
  });

  test('a track that another stands in for in this market keeps its place, its id and its details', async () => {
    const [asked = ''] = ids;
    server.upstream.on(`GET ${single(asked)}`, () => ({ body: wireTrack(sampleTrackId(90)) }));
    for (let time = 0; time < 2; time += 1) {
      const [song] = (await recommended()).songs;
      expect(song).toMatchObject({ id: asked, description: 'Northern Kites' });
    }
    expect(server.upstream.seen('/oembed')).toHaveLength(0);
  });

  test('what the service says cannot be played where the listener is, is left out, then and for hours', async () => {
    recommends(...ids.map((id) => wireRecommendation(id)));
    for (const [at, id] of ids.entries())
      server.upstream.on(`GET /v1/tracks/${id}`, () => ({ body: wireTrack(id, { is_playable: at !== 1 }) }));
    const played = [ids[0], ids[2]];
    for (const _ of ['asked', 'remembered'])
      expect((await recommended()).songs.map(({ id }) => id)).toEqual(played);
    expect(server.upstream.seen(`/v1/tracks/${ids[1]}`)).toHaveLength(1);
  });

  test('after the first 429 no further call is made, and the list stays whole', async () => {
    const many = Array.from({ length: 15 }, (_, n) => sampleTrackId(n));
    recommends(...many.map((id) => wireRecommendation(id)));
    for (const id of many)
      server.upstream.on(`GET ${single(id)}`, () => ({
        status: 429,
        headers: { 'retry-after': '30' },
        body: 'Too many requests',
      }));
    const { songs } = await recommended();
    expect(songs).toHaveLength(15);
    const calls = server.upstream.requests.filter(({ path }) => path.startsWith('/v1/tracks/'));
    expect(calls.length).toBeLessThanOrEqual(3);
    await recommended();
    expect(server.upstream.requests.filter(({ path }) => path.startsWith('/v1/tracks/'))).toHaveLength(
      calls.length,
    );
  });

  test('a track without details shows its public card before the recommender’s words', async () => {
    server.upstream.on(`GET ${single(ids[0] ?? '')}`, () => ({ status: 404, body: '' }));
    server.upstream.on('GET /oembed', () => ({
      body: { title: 'Glass Orchard', thumbnail_url: 'https://i.scdn.co/image/card', html: '<iframe>' },
    }));
    const { songs } = await recommended();
    expect(songs[0]).toEqual({
      id: ids[0],
      name: 'Glass Orchard',
      description: 'Ilse Varga',
      image: 'https://i.scdn.co/image/card',
      url: `${server.upstream.url}/track/${ids[0]}`,
    });
    const [asked] = server.upstream.seen('/oembed');
    expect(asked?.query.get('url')).toBe(`${server.upstream.url}/track/${ids[0]}`);
    expect(asked?.headers.authorization).toBeUndefined();
  });
});

test('public cards are there when the quota is used up, and cost nothing of it', async () => {
  await server.close();
  server = await startTestServer({ METRICS_PORT: '9464' });
  recommends(...ids.map((id) => wireRecommendation(id)));
  server.upstream.on('GET /v1/tracks', () => ({
    status: 429,
    headers: { 'retry-after': '48925' },
    body: { error: { status: 429, message: 'x', reason: 'QUOTA_EXCEEDED' } },
  }));
  server.upstream.on('GET /oembed', () => ({ body: { title: 'Glass Orchard' } }));
  for (let time = 0; time < 2; time += 1) {
    const { songs } = await recommended();
    expect(songs.map(({ name }) => name)).toEqual(['Glass Orchard', 'Glass Orchard', 'Glass Orchard']);
  }
  // Each is asked for once in a while, whether or not there is one.
  expect(server.upstream.seen('/oembed')).toHaveLength(3);
  server.advance(6 * 60 * 60_000 + 1);
  server.upstream.on('GET /oembed', () => ({ status: 404, body: '' }));
  for (let time = 0; time < 2; time += 1) {
    const [song] = (await recommended()).songs;
    expect(song).toMatchObject({ description: 'Ilse Varga', image: defaultTrackImage });
  }
  expect(server.upstream.seen('/oembed')).toHaveLength(6);
  expect((await server.metrics?.expose())?.text).toMatch(/attune_streaming_calls_today 1$/m);
});

describe('without a recommendation', () => {
  beforeEach(() => {
    server.upstream.on(`GET /v1/tracks/${trackId}`, () => ({
      body: wireTrack(trackId, { artists: [{ name: 'The "Quoted" Kites' }] }),
    }));
    server.upstream.on('GET /v1/search', () => ({
      body: { tracks: { items: [wireTrack(trackId), wireTrack(sampleTrackId(5)), null] } },
    }));
  });

  test.each([
    ['down', () => ({ status: 500, body: '' })],
    ['limiting', () => ({ status: 429, headers: { 'retry-after': '5' }, body: '' })],
    ['without an answer for this track', () => ({ body: { content: [] } })],
  ])('a recommender that is %s is replaced by more of the same artist', async (_case, answer) => {
    server.upstream.on('GET /v1/track/recommendation', answer);
    const { songs } = await recommended();
    expect(songs.map(({ id }) => id)).toEqual([sampleTrackId(5)]);
    const [search] = server.upstream.seen('/v1/search');
    expect(Object.fromEntries(search?.query ?? [])).toEqual({
      q: 'artist:"The  Quoted  Kites"',
      type: 'track',
      limit: '10',
      market: 'US',
    });
  });

  test('a recommender that is off is asked nothing', async () => {
    await server.close();
    server = await startTestServer({ RECCOBEATS_URL: 'off' });
    server.upstream.on(`GET /v1/tracks/${trackId}`, () => ({ body: wireTrack(trackId) }));
    server.upstream.on('GET /v1/search', () => ({
      body: { tracks: { items: [wireTrack(sampleTrackId(5))] } },
    }));
    expect((await recommended()).songs).toHaveLength(1);
    expect(server.upstream.seen('/v1/track/recommendation')).toHaveLength(0);
    expect(JSON.parse(await (await server.call('/readyz')).text()).dependencies.recommendations).toEqual({
      state: 'off',
    });
  });
});

test('a recommender that asks for time is left alone until then, whatever it would be asked', async () => {
  server.upstream.on('GET /v1/track/recommendation', () => ({
    status: 429,
    headers: { 'retry-after': '60' },
    body: 'Too many requests',
  }));
  for (const seed of [trackId, sampleTrackId(1), sampleTrackId(2)])
    expect((await recommend(`?seed=${seed}`)).status).toBe(502);
  expect(server.upstream.seen('/v1/track/recommendation')).toHaveLength(1);
});

test('a recommender that names a hundred tracks is heard fifteen times', async () => {
  recommends(...Array.from({ length: 100 }, (_, n) => wireRecommendation(sampleTrackId(n))));
  knowsTracks();
  expect((await recommended()).songs).toHaveLength(15);
});

describe('failures', () => {
  const detail = (reason: string) => `Failed to get recommendations: ${reason}`;

  test.each(['', '?seed='])('SONG-05 no seed (%s) means that no track is playing', async (query) => {
    const reply = await recommend(query);
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({
      code: 'no_current_track',
      detail: detail('No track currently playing'),
    });
  });

  test.each([
    '?seed=short',
    `?seed=${trackId}x`,
    '?seed=%00',
    `?seed=${trackId.slice(1)}%C3%A9`,
    `?seed=${trackId}&seed=${trackId}`,
  ])('a malformed seed (%s) is a 400 on the field seed', async (query) => {
    const reply = await recommend(query);
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({
      code: 'invalid_request',
      detail: expect.stringMatching(/^Failed to get recommendations: /),
      errors: [{ field: 'seed' }],
    });
  });

  test.each([
    ['an empty list', []],
    ['no valid id', [wireRecommendation('short')]],
  ])('SONG-02 SONG-05 %s is the specified error', async (_case, content) => {
    recommends(...content);
    const reply = await recommend();
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({
      code: 'no_songs_found',
      detail: detail('No valid Spotify track IDs found in recommendations'),
    });
  });

  test.each([
    ['an outage', { status: 500, body: '<html>' }],
    ['a refusal', { status: 400, body: { error: 'bad seed' } }],
    ['garbage', { body: 'no json' }],
  ])('SONG-05 %s of the recommender is wrapped', async (_case, answer) => {
    server.upstream.on('GET /v1/track/recommendation', () => answer);
    const reply = await recommend();
    expect(reply.status).toBe(502);
    expect(await reply.json()).toMatchObject({
      code: 'recommendations_unavailable',
      detail: detail('The recommendation service is unavailable'),
    });
  });

  test.each([
    [
      'a used-up quota',
      {
        status: 429,
        headers: { 'retry-after': '600' },
        body: { error: { status: 429, message: 'x', reason: 'QUOTA_EXCEEDED' } },
      },
      429,
      'streaming_quota_exceeded',
    ],
    [
      'a missing permission',
      { status: 403, body: { error: { status: 403, message: 'Insufficient client scope' } } },
      403,
      'permission_missing',
    ],
    [
      'a listener off the list',
      { status: 403, body: 'the user may not be registered' },
      403,
      'listener_not_allowed',
    ],
  ] as const)('SONG-05 %s is told, not hidden behind an empty list', async (_case, answer, status, code) => {
    recommends();
    server.upstream.on(`GET /v1/tracks/${trackId}`, () => answer);
    const reply = await recommend();
    expect(reply.status).toBe(status);
    expect(await reply.json()).toMatchObject({
      code,
      detail: expect.stringMatching(/^Failed to get recommendations: /),
    });
  });

  test('SONG-05 a rejected token stays a 401', async () => {
    recommends(wireRecommendation(sampleTrackId(1)));
    server.upstream.on('GET /v1/tracks', () => ({
      status: 401,
      body: { error: { status: 401, message: 'The access token expired' } },
    }));
    const reply = await recommend();
    expect(reply.status).toBe(401);
    expect(await reply.json()).toMatchObject({
      code: 'token_rejected',
      detail: expect.stringMatching(/^Failed to get recommendations: /),
    });
  });
});
