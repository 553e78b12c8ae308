import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
afterEach(() => server.close());

test('clients who leave give their places back, and are no failures', async () => {
  server = await startTestServer({ METRICS_PORT: '9464' }, { maxInFlight: 2 });
  server.upstream.on('GET /v1/me', () => 'silence');
  for (let n = 0; n < 5; n += 1) {
    const leaving = new AbortController();
    const call = server.call('/api/profile', {
      signal: leaving.signal,
      headers: { authorization: `Bearer BQC-${n}` },
    });
    await expect.poll(() => server.upstream.requests.length).toBe(n + 1);
    leaving.abort();
    await expect(call).rejects.toThrow();
    await expect.poll(() => server.log.filter((line) => line.includes('client left')).length).toBe(n + 1);
  }
  expect(server.log.join('')).not.toMatch(/"level":(40|50)/);
  const text = (await server.metrics?.expose())?.text;
  expect(text).toContain(
    'attune_request_duration_seconds_count{method="GET",route="/api/profile",status="499"} 5',
  );
});

test('requests sent one behind the other by a client who leaves give their places back, also those whose turn had not come', async () => {
  server = await startTestServer({}, { maxInFlight: 5 });
  server.upstream.on('GET /v1/me', () => 'silence');
  const { host, hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  for (let n = 0; n < 5; n += 1)
    socket.write(`GET /api/profile HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer BQC-${n}\r\n\r\n`);
  await expect.poll(() => server.upstream.requests.length).toBe(5);
  expect((await server.call('/api/profile')).status).toBe(503);
  socket.destroy();
  server.upstream.on('GET /v1/me', () => ({ body: {} }));
  // As many as there are places, each of which has to be free.
  const statuses = async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => server.call('/api/profile')));
    return replies.map(({ status }) => status);
  };
  await expect.poll(statuses).toEqual([200, 200, 200, 200, 200]);
});
