import { recommendationsAnswerSchema } from '@attune/contract';
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
