import { request } from 'undici';
import { afterEach, describe, expect, test } from 'vitest';
import { createMetricsListener } from '../metrics/metrics-listener.ts';
import { builtInStreaming, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
afterEach(() => server?.close());

const publicUrl = { PUBLIC_URL: 'https://attune.example' };
const statusAt = async (path: string, host: string) => {
  const reply = await request(`${server.url}${path}`, { headers: { host } });
  return [reply.statusCode, await reply.body.text()] as const;
};

describe('a name that is not this server’s', () => {
  const paths = [
    '/',
    '/callback',
    '/login',
    '/api/installation',
    '/local',
    '/local/v1/search?q=a&type=track',
  ];

  test.each(paths)('is refused at %s', async (path) => {
    server = await startTestServer(builtInStreaming);
    for (const host of [
      'evil.example',
      'evil.example:3000',
      'localhost.evil.example',
      '0.0.0.0',
      'a@127.0.0.1',
    ]) {
      const [status, body] = await statusAt(path, host);
      expect([host, status]).toEqual([host, 421]);
      expect(JSON.parse(body)).toMatchObject({ status: 421, code: 'misdirected_request' });
      expect(body).not.toContain('evil');
    }
  });

  test('is any but the public one, where that is set, and no longer one of loopback', async () => {
    server = await startTestServer(publicUrl);
    expect((await statusAt('/api/installation', 'attune.example'))[0]).toBe(200);
    expect((await statusAt('/api/installation', 'ATTUNE.example:443'))[0]).toBe(200);
    expect((await statusAt('/api/installation', 'localhost:3000'))[0]).toBe(421);
    expect((await statusAt('/api/installation', '[::1]'))[0]).toBe(421);
  });

  test('is answered to probes, which know an instance by its address', async () => {
    server = await startTestServer(publicUrl);
    expect((await statusAt('/healthz', '10.1.2.3:3000'))[0]).toBe(200);
    expect((await statusAt('/readyz', 'attune-1'))[0]).toBe(200);
  });
});

test('on loopback every name of loopback is its own', async () => {
  server = await startTestServer();
  for (const host of ['localhost:8080', '127.0.0.1', '127.0.0.1:1', '[::1]:3000', 'LOCALHOST'])
    expect([host, (await statusAt('/api/installation', host))[0]]).toEqual([host, 200]);
});

describe('the metrics listener', () => {
  const metrics = { expose: async () => ({ contentType: 'text/plain', text: 'attune 1' }) };
  const statusOf = async (boundTo: string, host: string) => {
    const listener = createMetricsListener(metrics as never, boundTo);
    const { statusCode } = await listener.inject({ url: '/metrics', headers: { host } });
    await listener.close();
    return statusCode;
  };

  test.each([
    ['127.0.0.1', 'localhost:9464', 200],
    ['127.0.0.1', '127.0.0.1:9464', 200],
    ['127.0.0.1', 'evil.example:9464', 421],
    ['127.0.0.1', '10.1.2.3', 421],
    ['0.0.0.0', 'attune-1:9464', 200],
    ['0.0.0.0', '10.1.2.3:9464', 200],
    ['0.0.0.0', '[fd00::1]:9464', 200],
    ['0.0.0.0', 'evil.example:9464', 421],
  ])('bound to %s answers %s with %i', async (boundTo, host, status) => {
    expect(await statusOf(boundTo, host)).toBe(status);
  });
});

/** What a client may claim beside the name it asks for. */
const foreign = {
  host: 'attune.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'gopher',
  'x-forwarded-for': '203.0.113.9',
  forwarded: 'host=evil.example;proto=gopher',
  'x-original-url': '/evil',
  'x-rewrite-url': '/evil',
};

test.each(['off', '1'])(
  'what a proxy adds reaches no redirect and no link (TRUST_PROXY=%s)',
  async (trust) => {
    server = await startTestServer({ ...publicUrl, TRUST_PROXY: trust });
    const paths = [
      '/login',
      '/login/callback?code=c&state=s',
      '/logout',
      '/refresh_token?refresh_token=r',
      '/api/installation',
      '/api/profile',
      '/callback',
      '/no/such/page',
      '//evil.example/%2e%2e',
    ];
    for (const path of paths) {
      const { headers, body, statusCode } = await request(`${server.url}${path}`, { headers: foreign });
      const said = JSON.stringify(headers) + (await body.text());
      expect(statusCode, path).toBeGreaterThanOrEqual(200);
      expect(said, path).not.toMatch(/evil|gopher/);
      if (path === '/login')
        expect(said).toContain(encodeURIComponent('https://attune.example/login/callback'));
    }
  },
);

test('with the built-in streaming service neither its pages nor its Web API take an address from a proxy', async () => {
  server = await startTestServer({ ...builtInStreaming, ...publicUrl, LOCAL_OPEN: 'yes' });
  const paths = [
    '/login',
    '/login/callback?code=c&state=s',
    '/local',
    '/local/authorize?client_id=attune&response_type=code&redirect_uri=https%3A%2F%2Fattune.example%2Flogin%2Fcallback',
    '/local/v1/me',
    '/local/v1/search?q=jazz&type=playlist',
    '/local/reccobeats/v1/track/recommendation?seeds=0000000000000000000000&size=5',
    '/local/no/such/page',
  ];
  for (const path of paths) {
    const { headers, body } = await request(`${server.url}${path}`, { headers: foreign });
    const said = JSON.stringify(headers) + (await body.text());
    expect(said, path).not.toMatch(/evil|gopher/);
    if (path === '/login') expect(headers.location).toMatch(/^https:\/\/attune\.example\/local\/authorize\?/);
  }
});
