import { problemSchema, searchAnswerSchema, searchMaxLength } from '@attune/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { trackId, wireTrack } from '../testing/samples.ts';
import { accessToken, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  server.upstream.on('GET /v1/search', () => ({
    body: { tracks: { items: [wireTrack(trackId, { name: 'Hurt' }), null] } },
  }));
});
afterEach(() => server.close());

const look = (q: string) => server.call(`/api/search?${new URLSearchParams({ q })}`);

test('a song is looked for at the service with the listener’s token, as it was named', async () => {
  const reply = await look('Hurt Johnny Cash');
  expect(reply.status).toBe(200);
  const { songs } = searchAnswerSchema.parse(await reply.json());
  expect(songs.map(({ id, name }) => [id, name])).toEqual([[trackId, 'Hurt']]);
  const [search] = server.upstream.seen('/v1/search');
  expect(search?.headers.authorization).toBe(`Bearer ${accessToken}`);
  expect(Object.fromEntries(search?.query ?? [])).toEqual({
    q: 'Hurt Johnny Cash',
    type: 'track',
    limit: '10',
    market: 'US',
  });
});

test('nothing found is an empty answer and no failure', async () => {
  server.upstream.on('GET /v1/search', () => ({ body: { tracks: { items: [] } } }));
  expect(await (await look('nothing like it')).json()).toEqual({ songs: [] });
});

test.each(['', '   ', 'a\u0000b', 'x'.repeat(searchMaxLength + 1)])('%j is not looked for', async (q) => {
  const reply = await look(q);
  expect(reply.status).toBe(400);
  const { code, errors } = problemSchema.parse(await reply.json());
  expect([code, errors?.[0]?.field]).toEqual(['invalid_request', 'q']);
  expect(server.upstream.seen('/v1/search')).toEqual([]);
});

test('a refusal of the service is told by its code, and what was looked for stays out of the log', async () => {
  server.upstream.on('GET /v1/search', () => ({
    status: 429,
    headers: { 'retry-after': '30' },
    body: { error: { status: 429, message: 'x' } },
  }));
  const reply = await look('Hurt Johnny Cash');
  expect(problemSchema.parse(await reply.json()).code).toBe('streaming_rate_limited');
  expect(server.log.join('\n')).not.toMatch(/Hurt|Johnny/);
  expect((await fetch(`${server.url}/api/search?q=x`)).status).toBe(401);
});
