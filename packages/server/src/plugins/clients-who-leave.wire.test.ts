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
