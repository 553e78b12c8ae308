import { afterEach, beforeEach, expect, test } from 'vitest';
import { wirePlaylist, wireSearch } from '../testing/samples.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({}, { keepsFound: true });
  server.upstream.on('GET /v1/search', () => ({ body: wireSearch(wirePlaylist()) }));
});
afterEach(() => server.close());

const searches = () => server.upstream.seen('/v1/search').length;
const say = (text: string, token = 'BQC-one') =>
  server.call('/api/mood', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });

test('the same search within five minutes costs no second call; after them it does', async () => {
  const first = await (await say('so happy')).json();
  const asked = searches();
  server.advance(5 * 60_000 - 1);
  expect(await (await say('so happy')).json()).toEqual(first);
  expect(searches()).toBe(asked);
  server.advance(1);
  await say('so happy');
  expect(searches()).toBe(2 * asked);
});

test('another mood is another search, and the first stays kept', async () => {
  await say('so happy');
  const asked = searches();
  await say('so sad');
  expect(searches()).toBeGreaterThan(asked);
  const both = searches();
  await say('so happy');
  expect(searches()).toBe(both);
});

test('a token the service would refuse gets nothing of what another one found', async () => {
  await say('so happy');
  server.upstream.on('GET /v1/search', () => ({
    status: 401,
    body: { error: { status: 401, message: 'Invalid access token' } },
  }));
  expect((await say('so happy', 'BQC-refused')).status).toBe(401);
  expect((await say('so happy')).status).toBe(200);
});

test('a service of the operator’s own, which nobody meters, is asked each time', async () => {
  await server.close();
  server = await startTestServer();
  server.upstream.on('GET /v1/search', () => ({ body: wireSearch(wirePlaylist()) }));
  await say('so happy');
  const asked = searches();
  await say('so happy');
  expect(searches()).toBe(2 * asked);
});

test('finding nothing is not kept', async () => {
  server.upstream.on('GET /v1/search', () => ({ body: wireSearch() }));
  expect((await say('so happy')).status).toBe(404);
  server.upstream.on('GET /v1/search', () => ({ body: wireSearch(wirePlaylist()) }));
  expect((await say('so happy')).status).toBe(200);
});
