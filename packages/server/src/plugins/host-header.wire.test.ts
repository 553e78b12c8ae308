import { request } from 'undici';
import { afterEach, expect, test } from 'vitest';
import { builtInStreaming, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
afterEach(() => server.close());

const foreign = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'gopher',
  'x-forwarded-for': '203.0.113.9',
  forwarded: 'host=evil.example;proto=gopher',
  'x-original-url': '/evil',
  'x-rewrite-url': '/evil',
};

test.each(['off', 'on'])(
  'the Host a request names, and what a proxy adds, reach no redirect and no link (TRUST_PROXY=%s)',
  async (trust) => {
    server = await startTestServer({ PUBLIC_URL: 'https://attune.example', TRUST_PROXY: trust });
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

test('with the built-in streaming service neither its pages nor its Web API take an address from the Host', async () => {
  server = await startTestServer({ ...builtInStreaming, PUBLIC_URL: 'https://attune.example' });
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
