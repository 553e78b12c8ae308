import { historyAnswerSchema, permissionsAnswerSchema, problemSchema } from '@attune/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { visitBuiltIn } from '../testing/built-in-sign-in.ts';
import { sampleTrackId, trackId, wireTrack } from '../testing/samples.ts';
import { builtInStreaming, startTestServer, type TestServer } from '../testing/test-server.ts';

const codeOf = async (reply: Response) => problemSchema.parse(await reply.json()).code;

describe('at Spotify', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(() => server.close());

  test('what was played lately comes with its time, the newest first, once for every time', async () => {
    server.upstream.on('GET /v1/me/player/recently-played', () => ({
      body: {
        items: [
          { track: wireTrack(trackId, { name: 'Low Tide' }), played_at: '2026-05-01T10:00:00Z' },
          { track: null, played_at: '2026-05-01T09:00:00Z' },
          null,
          { track: wireTrack(sampleTrackId(1), { name: 'Undertow' }) },
          { track: wireTrack(trackId, { name: 'Low Tide' }), played_at: 'yesterday' },
        ],
      },
    }));
    const { tracks } = historyAnswerSchema.parse(await (await server.call('/api/history')).json());
    expect(tracks.map(({ name, playedAt }) => [name, playedAt])).toEqual([
      ['Low Tide', '2026-05-01T10:00:00.000Z'],
      ['Undertow', null],
      ['Low Tide', null],
    ]);
    const [asked] = server.upstream.seen('/v1/me/player/recently-played');
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({ limit: '50' });
  });

  test('a token without the scope is told by its code', async () => {
    const body = { error: { status: 403, message: 'Insufficient client scope' } };
    server.upstream.on('GET /v1/me/player/recently-played', () => ({ status: 403, body }));
    expect(await codeOf(await server.call('/api/history'))).toBe('permission_missing');
  });

  test('what was allowed is unknown of a token that was not issued here', async () => {
    const answer = permissionsAnswerSchema.parse(await (await server.call('/api/permissions')).json());
    expect(answer.granted).toBeNull();
  });
});

describe('at the built-in service', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer(builtInStreaming);
  });
  afterEach(() => server.close());

  test('what was allowed is told, and no list is made of what it keeps no list of', async () => {
    const { accessToken } = await visitBuiltIn(server.url, 'Sam', ['liked-songs']);
    const headers = { authorization: `Bearer ${accessToken}` };
    const allowed = await server.call('/api/permissions', { headers });
    expect(permissionsAnswerSchema.parse(await allowed.json()).granted).toEqual(['liked-songs']);
    const history = await server.call('/api/history', { headers });
    expect(historyAnswerSchema.parse(await history.json()).tracks).toEqual([]);
  });
});
