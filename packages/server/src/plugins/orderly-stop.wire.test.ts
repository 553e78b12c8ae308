import { Client } from 'undici';
import { afterEach, expect, test, vi } from 'vitest';
import { accessToken, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let client: Client | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await client?.destroy();
  client = undefined;
  await server.close();
});

/** Keeps the listener's profile from being answered until what it returns is called. */
function holdProfile({ upstream }: TestServer): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  upstream.on('GET /v1/me', async () => {
    await held;
    return { body: { display_name: 'Sam' } };
  });
  return () => release();
}

const headers = { authorization: `Bearer ${accessToken}` };

test('while it stops: readiness says so, what is in flight is answered, what arrives is served, connections end', async () => {
  server = await startTestServer();
  const release = holdProfile(server);
  server.upstream.on('GET /v1/me/player/currently-playing', () => ({ status: 204 }));
  const inFlight = server.call('/api/profile');
  await expect.poll(() => server.upstream.seen('/v1/me').length).toBe(1);
  const balancer = new Client(server.url);
  client = balancer;
  const kept = await balancer.request({ method: 'GET', path: '/healthz' });
  await kept.body.dump();
  expect(kept.headers.connection).toBe('keep-alive');

  const closed = server.app.close();
  const readiness = await balancer.request({ method: 'GET', path: '/readyz' });
  expect(readiness.statusCode).toBe(503);
  expect(await readiness.body.json()).toMatchObject({ status: 'stopping' });
  expect(readiness.headers.connection).toBe('close');
  const late = await balancer.request({ method: 'GET', path: '/api/current-track', headers });
  expect([late.statusCode, late.headers.connection]).toEqual([204, 'close']);
  await late.body.dump();

  release();
  const reply = await inFlight;
  expect([reply.status, await reply.json()]).toMatchObject([200, { display_name: 'Sam' }]);
  await closed;
  await expect(balancer.request({ method: 'GET', path: '/healthz' })).rejects.toThrow();
});

test('a connection over which nothing was ever sent does not keep the server from stopping', async () => {
  server = await startTestServer();
  const silent = new Client(server.url);
  client = silent;
  await new Promise<void>((resolve) => {
    silent.once('connect', () => resolve());
    silent.connect({ path: '/healthz' }).catch(() => {});
  });
  await server.app.close();
});

test('a stop that waits for half a minute, as for a song that is being sent, ends as any other', async () => {
  server = await startTestServer();
  const release = holdProfile(server);
  const inFlight = server.call('/api/profile');
  await expect.poll(() => server.upstream.seen('/v1/me').length).toBe(1);
  // The framework counts how long its own hooks take; what is waited for here is not timed by these.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const closed = server.app.close().then(
    () => 'in order',
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(31_000);
  vi.useRealTimers();
  release();
  expect((await inFlight).status).toBe(200);
  expect(await closed).toBe('in order');
});
