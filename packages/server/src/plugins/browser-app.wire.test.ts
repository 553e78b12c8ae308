import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { builtInStreaming, startTestServer, type TestServer } from '../testing/test-server.ts';

let root: string;
let server: TestServer;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'attune web '));
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'index.html'), '<!doctype html><title>Attune</title>');
  await writeFile(join(root, 'robots.txt'), 'User-agent: *');
  await writeFile(join(root, '.hidden.txt'), 'left behind');
  await writeFile(join(root, 'assets', 'app-1a2b.js.br'), 'smaller');
  await writeFile(join(root, 'assets', 'app-1a2b.js'), 'export {};');
  server = await startTestServer({}, { webRoot: root });
});
afterEach(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers });

test.each(['/', '/dashboard', '/callback?access_token=a&refresh_token=b', '/terms', '/privacy'])(
  '%s answers a deep link with the page, which is never kept and names itself to nobody',
  async (path) => {
    const reply = await get(path);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toContain('text/html');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('referrer-policy')).toBe('no-referrer');
  },
);

test('an unknown page is the not-found screen, with its status', async () => {
  const reply = await get('/no/such/page', { accept: 'text/html' });
  expect(reply.status).toBe(404);
  expect(await reply.text()).toContain('<title>Attune</title>');
});

test('an address that cannot be decoded is the not-found screen too', async () => {
  const reply = await get('/100%', { accept: 'text/html' });
  expect(reply.status).toBe(404);
  expect(await reply.text()).toContain('<title>Attune</title>');
});

test('a screen with a slash at its end is that screen', async () => {
  expect((await get('/dashboard/', { accept: 'text/html' })).status).toBe(200);
});

test('a page opened under another name of this machine is sent to its own', async () => {
  const elsewhere = (path: string, headers: Record<string, string>) =>
    server.app.inject({ url: path, headers: { host: 'localhost:3000', ...headers } });
  const page = await elsewhere('/dashboard?x=1', { accept: 'text/html' });
  expect([page.statusCode, page.headers.location]).toEqual([302, `${server.url}/dashboard?x=1`]);
  expect((await elsewhere('/login', {})).headers.location).toBe(`${server.url}/login`);
  expect((await elsewhere('/healthz', {})).statusCode).toBe(200);
});

test.each([
  ['/api/none', 'text/html'],
  ['/assets/none.js', '*/*'],
  ['/assets/app-1a2b.js.br', '*/*'],
  ['/local/none', 'application/json'],
])('%s asked for as %s is no page', async (path, accept) => {
  const reply = await get(path, { accept });
  expect(reply.status).toBe(404);
  expect(reply.headers.get('content-type')).toContain('application/problem+json');
});

test.each(['/assets', '/assets/none', '/local', '/local/none'])(
  '%s opened by a person is the not-found screen where nothing else answers it',
  async (path) => {
    const reply = await get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect(reply.status).toBe(404);
    expect(await reply.text()).toContain('<title>Attune</title>');
  },
);

test('a file with a dot in front is not served', async () => {
  const reply = await get('/.hidden.txt');
  expect(reply.status).toBe(404);
  expect(await reply.text()).not.toContain('left behind');
});

test('a missing image is not answered with a page', async () => {
  const reply = await get('/covers/none.png', { accept: 'image/avif,image/webp' });
  expect(reply.status).toBe(404);
  expect(reply.headers.get('content-type')).toContain('application/problem+json');
});

test('hashed files are kept for a year, others are asked for again', async () => {
  expect((await get('/assets/app-1a2b.js')).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await get('/robots.txt')).headers.get('cache-control')).toBe('no-cache');
});

test.each(['/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc%2fpasswd', '/%00', '/%zz', '//evil.example'])(
  '%s never leaves the folder and never breaks the server',
  async (path) => {
    const reply = await get(path, { accept: 'application/json' });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(await reply.text()).not.toContain('root:');
  },
);

describe('the content security policy', () => {
  test('allows our own files alone, nothing unsafe, and asks for trusted types', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/unsafe|data:|blob:|\*(?!\.(scdn|spotifycdn)\.)/);
    for (const directive of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]) {
      expect(policy.split(';')).toContain(directive);
    }
  });

  test('lets Spotify’s player alone stand in a frame, and nothing where the music is built in', async () => {
    const framesOf = async ({ url }: TestServer) =>
      (await fetch(`${url}/dashboard`)).headers
        .get('content-security-policy')
        ?.split(';')
        .find((directive) => directive.startsWith('frame-src'));
    expect(await framesOf(server)).toBe('frame-src https://open.spotify.com');
    const builtIn = await startTestServer(builtInStreaming, { webRoot: root });
    expect(await framesOf(builtIn)).toBeUndefined();
    await builtIn.close();
  });

  test('stands on every answer, problems included', async () => {
    for (const path of ['/api/none', '/healthz', '/no/page']) {
      expect((await get(path)).headers.get('content-security-policy')).toContain("default-src 'none'");
      expect((await get(path)).headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});
