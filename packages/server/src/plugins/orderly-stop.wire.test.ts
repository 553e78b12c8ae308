import { Client } from 'undici';
import { afterEach, expect, test } from 'vitest';
import { accessToken, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let client: Client;
afterEach(async () => {
  await client.destroy();
  await server.close();
});

const headers = { authorization: `Bearer ${accessToken}` };

test('while it stops: readiness says so, what is in flight is answered, what arrives is served, connections end', async () => {
  server = await startTestServer();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.upstream.on('GET /v1/me', async () => {
    await held;
    return { body: { display_name: 'Sam' } };
  });
  server.upstream.on('GET /v1/me/player/currently-playing', () => ({ status: 204 }));
  const inFlight = server.call('/api/profile');
  await expect.poll(() => server.upstream.seen('/v1/me').length).toBe(1);
  client = new Client(server.url);
  const kept = await client.request({ method: 'GET', path: '/healthz' });
  await kept.body.dump();
  expect(kept.headers.connection).toBe('keep-alive');

  const closed = server.app.close();
  const readiness = await client.request({ method: 'GET', path: '/readyz' });
  expect(readiness.statusCode).toBe(503);
  expect(await readiness.body.json()).toMatchObject({ status: 'stopping' });
  expect(readiness.headers.connection).toBe('close');
  const late = await client.request({ method: 'GET', path: '/api/current-track', headers });
  expect([late.statusCode, late.headers.connection]).toEqual([204, 'close']);
  await late.body.dump();

  release();
  const reply = await inFlight;
  expect([reply.status, await reply.json()]).toMatchObject([200, { display_name: 'Sam' }]);
  await closed;
  await expect(client.request({ method: 'GET', path: '/healthz' })).rejects.toThrow();
});

test('a connection over which nothing was ever sent does not keep the server from stopping', async () => {
  server = await startTestServer();
  client = new Client(server.url);
  await new Promise<void>((resolve) => {
    client.once('connect', () => resolve());
    client.connect({ path: '/healthz' }).catch(() => {});
  });
  await server.app.close();
});
