import { apiPaths } from '@attune/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { builtInStreaming, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
afterEach(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { redirect: 'manual', headers });

const behindTls = { PUBLIC_URL: 'https://attune.example' };
const paths = [apiPaths.liveness, apiPaths.installation, apiPaths.login, apiPaths.profile, '/no/such/page'];

test('every answer keeps other origins, frames and guessing browsers away', async () => {
  server = await startTestServer();
  for (const path of paths) {
    const { headers } = await get(path);
    expect(Object.fromEntries(headers), path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    expect(headers.has('x-powered-by'), path).toBe(false);
    expect(headers.has('server'), path).toBe(false);
  }
});

describe('HSTS', () => {
  test('stands on every answer where browsers come by TLS', async () => {
    server = await startTestServer(behindTls);
    for (const path of paths)
      expect((await get(path)).headers.get('strict-transport-security'), path).toBe('max-age=31536000');
  });

  test('is not promised where they do not', async () => {
    server = await startTestServer();
    expect((await get('/healthz')).headers.has('strict-transport-security')).toBe(false);
  });
});

describe('cookies', () => {
  test('are for TLS alone where browsers come by it', async () => {
    server = await startTestServer({ ...builtInStreaming, ...behindTls, LOCAL_OPEN: 'yes' });
    const login = await get(apiPaths.login);
    const consent = await get(
      new URL(login.headers.get('location') ?? '').href.replace('https://attune.example', ''),
    );
    const cookies = [...login.headers.getSetCookie(), ...consent.headers.getSetCookie()];
    expect(cookies.length).toBeGreaterThanOrEqual(2);
    for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  });
});

describe('other origins', () => {
  test('are allowed to read nothing and to send nothing but what a form can', async () => {
    server = await startTestServer();
    const origin = 'https://evil.example';
    const preflight = await fetch(`${server.url}${apiPaths.mood}`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(preflight.ok).toBe(false);
    for (const reply of [preflight, await get(apiPaths.profile, { origin })]) {
      expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  test('cannot act for a listener by form: without the token in its header nothing under /api answers', async () => {
    server = await startTestServer();
    const form = await fetch(`${server.url}${apiPaths.mood}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', cookie: 'access_token=BQC-stolen' },
      body: '{"text":"so happy"}',
    });
    expect(form.status).toBe(401);
  });
});

test('what carries a token or a listener’s things is never kept', async () => {
  server = await startTestServer();
  server.upstream.on('GET /v1/me', () => ({ body: {} }));
  server.upstream.on('POST /api/token', () => ({
    body: { access_token: 'BQC', token_type: 'Bearer', expires_in: 3600, refresh_token: 'AQD' },
  }));
  const answers = [
    await get(apiPaths.login),
    await get(`${apiPaths.loginCallback}?code=c&state=s`),
    await get(`${apiPaths.refreshToken}?refresh_token=AQD`),
    await get(apiPaths.logout),
    await server.call(apiPaths.profile),
    await server.call(apiPaths.currentTrack),
    await server.sendMood('so happy'),
  ];
  for (const reply of answers) expect(reply.headers.get('cache-control'), reply.url).toBe('no-store');
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/.//evil.example',
  '/\\evil.example',
  'https:evil.example',
])('the way back from sign-in leads to paths of our own alone, where the query asks for %s', async (wish) => {
  server = await startTestServer();
  const names = ['redirect_uri', 'next', 'return_to', 'url', 'continue', 'state', 'error', 'code'];
  const query = new URLSearchParams(Object.fromEntries(names.map((name) => [name, wish])));
  for (const path of [apiPaths.login, apiPaths.loginCallback, apiPaths.logout]) {
    const location = (await get(`${path}?${query}`)).headers.get('location');
    expect(location ?? '').not.toContain('evil');
    if (path === apiPaths.loginCallback) expect(location).toMatch(/^\/\?sign_in_error=\w+$/);
  }
});
