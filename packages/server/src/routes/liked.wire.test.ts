import {
  likedAmongAnswerSchema,
  likedAnswerSchema,
  problemSchema,
  searchAnswerSchema,
} from '@attune/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signInAtBuiltIn, visitBuiltIn } from '../testing/built-in-sign-in.ts';
import { sampleTrackId, trackId, wireTrack } from '../testing/samples.ts';
import { accessToken, builtInStreaming, startTestServer, type TestServer } from '../testing/test-server.ts';

const codeOf = async (reply: Response) => problemSchema.parse(await reply.json()).code;

describe('at Spotify', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(() => server.close());

  test('a page tells the newest first, when each was liked, and where the next begins', async () => {
    server.upstream.on('GET /v1/me/tracks', () => ({
      body: {
        total: 120,
        items: [
          { added_at: '2026-05-01T10:00:00Z', track: wireTrack(trackId, { name: 'Low Tide' }) },
          { added_at: '2026-04-01T10:00:00Z', track: null },
          null,
        ],
      },
    }));
    const reply = await server.call('/api/liked?offset=50');
    const { tracks, total, nextOffset } = likedAnswerSchema.parse(await reply.json());
    expect(tracks.map(({ name, addedAt }) => [name, addedAt])).toEqual([
      ['Low Tide', '2026-05-01T10:00:00.000Z'],
    ]);
    // What could not be shown has its place in the list all the same.
    expect([total, nextOffset]).toEqual([120, 53]);
    const [asked] = server.upstream.seen('/v1/me/tracks');
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({ limit: '50', offset: '50' });
  });

  test('a song that another stands in for in a market is listed under the id by which its heart is taken back', async () => {
    const standIn = sampleTrackId(9);
    const liked = new Set([trackId]);
    server.upstream.on('GET /v1/me/tracks', ({ query }) => ({
      body: { total: 1, items: [{ track: wireTrack(query.has('market') ? standIn : trackId) }] },
    }));
    server.upstream.on('DELETE /v1/me/library', ({ query }) => {
      liked.delete(query.get('uris')?.split(':').at(-1) ?? '');
      return {};
    });
    const { tracks } = likedAnswerSchema.parse(await (await server.call('/api/liked')).json());
    await server.call(`/api/liked/${tracks[0]?.id}`, { method: 'DELETE' });
    expect(liked.size).toBe(0);
  });

  test('an empty page ends the list, whatever its length is said to be', async () => {
    server.upstream.on('GET /v1/me/tracks', () => ({ body: { total: 120, items: [] } }));
    const answer = likedAnswerSchema.parse(await (await server.call('/api/liked')).json());
    expect(answer).toEqual({ tracks: [], total: 120, nextOffset: null });
  });

  test('hearts of a list come of one call, in its order', async () => {
    server.upstream.on('GET /v1/me/library/contains', () => ({ body: [false, true] }));
    const ids = [sampleTrackId(1), sampleTrackId(2)];
    const reply = await server.call(`/api/liked/among?ids=${ids.join(',')},${ids[0]}`);
    expect(likedAmongAnswerSchema.parse(await reply.json()).liked).toEqual([ids[1]]);
    const [asked] = server.upstream.seen('/v1/me/library/contains');
    expect(asked?.query.get('uris')).toBe(ids.map((id) => `spotify:track:${id}`).join(','));
    // Answers that cannot be told apart are none.
    server.upstream.on('GET /v1/me/library/contains', () => ({ body: [true] }));
    const short = await server.call(`/api/liked/among?ids=${ids.join(',')}`);
    expect(await codeOf(short)).toBe('streaming_unexpected_reply');
  });

  test.each(['PUT', 'DELETE'] as const)(
    '%s changes one heart, by an empty body of a named length',
    async (method) => {
      server.upstream.on(`${method} /v1/me/library`, () => ({}));
      const reply = await server.call(`/api/liked/${trackId}`, { method });
      expect(reply.status).toBe(204);
      const [asked] = server.upstream.seen('/v1/me/library');
      expect(asked?.query.get('uris')).toBe(`spotify:track:${trackId}`);
      expect(asked?.headers.authorization).toBe(`Bearer ${accessToken}`);
      expect([asked?.body, asked?.headers['content-type']]).toEqual(['', undefined]);
      if (method === 'PUT') expect(asked?.headers['content-length']).toBe('0');
    },
  );

  test('a token without the scope is told by its code, and is not taken for a sign-out', async () => {
    const body = { error: { status: 403, message: 'Insufficient client scope' } };
    server.upstream.on('GET /v1/me/tracks', () => ({ status: 403, body }));
    const reply = await server.call('/api/liked');
    expect([reply.status, await codeOf(reply)]).toEqual([403, 'permission_missing']);
  });

  test('a track the service does not know, and a library that is full, are told as such', async () => {
    const answer = (status: number, message: string) =>
      server.upstream.on('PUT /v1/me/library', () => ({ status, body: { error: { status, message } } }));
    answer(400, 'Invalid id');
    expect(await codeOf(await server.call(`/api/liked/${trackId}`, { method: 'PUT' }))).toBe(
      'invalid_request',
    );
    answer(403, 'Library limit reached: at most 3 saved');
    expect(await codeOf(await server.call(`/api/liked/${trackId}`, { method: 'PUT' }))).toBe(
      'library_limit_reached',
    );
  });

  test.each([
    ['GET', '/api/liked?offset=-1', 'offset'],
    ['GET', '/api/liked?offset=100001', 'offset'],
    ['GET', '/api/liked/among', 'ids'],
    ['GET', `/api/liked/among?ids=${'x,'.repeat(41)}x`, 'ids'],
    ['GET', '/api/liked/among?ids=../me', 'ids'],
    ['PUT', '/api/liked/..%2Fme', 'id'],
  ])('%s %s is refused without a call', async (method, path, field) => {
    const reply = await server.call(path, { method });
    expect(reply.status).toBe(400);
    expect(problemSchema.parse(await reply.json()).errors?.[0]?.field).toBe(field);
    expect(server.upstream.requests).toEqual([]);
  });
});

describe('at the built-in service', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer(builtInStreaming);
  });
  afterEach(() => server.close());

  test('what is liked is listed and told, and gone when it is no longer', async () => {
    const { accessToken: token } = await visitBuiltIn(server.url, 'Lena', ['liked-songs']);
    const call = (path: string, method = 'GET') =>
      server.call(path, { method, headers: { authorization: `Bearer ${token}` } });
    const { songs } = searchAnswerSchema.parse(await (await call('/api/search?q=rain')).json());
    const [first, second] = songs.map(({ id }) => id);
    for (const id of [first, second]) expect((await call(`/api/liked/${id}`, 'PUT')).status).toBe(204);
    const listed = likedAnswerSchema.parse(await (await call('/api/liked')).json());
    expect([listed.tracks.map(({ id }) => id), listed.total, listed.nextOffset]).toEqual([
      [second, first],
      2,
      null,
    ]);
    expect((await call(`/api/liked/${second}`, 'DELETE')).status).toBe(204);
    const among = await call(`/api/liked/among?ids=${first},${second}`);
    expect(await among.json()).toEqual({ liked: [first] });
  });

  test('whoever has not allowed it is refused without a call to the service', async () => {
    const token = await signInAtBuiltIn(server.url);
    for (const [method, path] of [
      ['GET', '/api/liked'],
      ['PUT', `/api/liked/${trackId}`],
    ] as const) {
      const reply = await server.call(path, { method, headers: { authorization: `Bearer ${token}` } });
      expect([reply.status, await codeOf(reply)]).toEqual([403, 'permission_missing']);
    }
    // Hearts stand beside what was asked for, so that not to know them is no failure.
    const among = await server.call(`/api/liked/among?ids=${trackId}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await among.json()).toEqual({ liked: null });
    expect(server.log.join('\n')).not.toContain('/local/v1/me/');
  });
});
