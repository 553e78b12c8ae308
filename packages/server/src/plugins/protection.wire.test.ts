import { afterEach, describe, expect, test } from 'vitest';
import { signInAtBuiltIn } from '../testing/built-in-sign-in.ts';
import { wireCurrentlyPlaying } from '../testing/samples.ts';
import { builtInStreaming, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
afterEach(() => server.close());

describe('client limits', () => {
  test('beyond its share a client is told to wait, and the next minute begins anew', async () => {
    server = await startTestServer({ RATE_LIMIT: '3' });
    server.upstream.on('GET /v1/me', () => ({ body: {} }));
    const statuses: number[] = [];
    for (let request = 0; request < 4; request += 1)
      statuses.push((await server.call('/api/profile')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await server.call('/api/profile');
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    server.advance(60_000);
    expect((await server.call('/api/profile')).status).toBe(200);
  });

  test('health checks and pages are not counted', async () => {
    server = await startTestServer({ RATE_LIMIT: '1' });
    for (let request = 0; request < 5; request += 1)
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  test('behind a proxy the client is the one the trusted proxy names; without trust it is the proxy', async () => {
    for (const [trust, expected] of [
      ['1', 200],
      ['off', 429],
    ] as const) {
      server = await startTestServer({ RATE_LIMIT: '1', TRUST_PROXY: trust });
      server.upstream.on('GET /v1/me', () => ({ body: {} }));
      await server.call('/api/profile', { headers: { 'x-forwarded-for': '203.0.113.1' } });
      const other = await server.call('/api/profile', { headers: { 'x-forwarded-for': '203.0.113.2' } });
      expect(other.status).toBe(expected);
      if (trust === '1') await server.close();
    }
  });
});

describe('client limits of the built-in service', () => {
  const from = (address: string, path: string, init: RequestInit = {}) =>
    fetch(`${server.url}${path}`, { ...init, headers: { 'x-forwarded-for': address } });

  test('hold for pages, calls and addresses that are not there, not for covers and files', async () => {
    server = await startTestServer({ ...builtInStreaming, RATE_LIMIT: '3', TRUST_PROXY: '1' });
    const page = await (await from('203.0.113.1', '/local/sign-in')).text();
    const cover = '/local/assets/icon.svg';
    const [, stylesheet = ''] = /href="(\/local\/assets\/[^"]+)"/.exec(page) ?? [];
    expect((await from('203.0.113.1', '/local/no-such-page')).status).toBe(404);
    expect((await from('203.0.113.1', '/local/v1/me')).status).toBe(401);
    for (const path of [
      '/local/',
      '/local/no-such-page',
      '/local/v1/me',
      '/local/v1/none',
      '/local/player/session',
    ]) {
      const refused = await from('203.0.113.1', path);
      expect([path, refused.status]).toEqual([path, 429]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await from('203.0.113.1', '/local/sign-in', { method: 'POST' })).status).toBe(429);
    for (const file of [cover, stylesheet]) expect((await from('203.0.113.1', file)).status).toBe(200);
    expect((await from('203.0.113.2', '/local/sign-in')).status).toBe(200);
    server.advance(60_000);
    expect((await from('203.0.113.1', '/local/sign-in')).status).toBe(200);
  });

  test('do not count what an answer of this server asks of the service', async () => {
    server = await startTestServer({ ...builtInStreaming, RATE_LIMIT: '2', TRUST_PROXY: '1' });
    const token = await signInAtBuiltIn(server.url);
    for (let client = 0; client < 5; client += 1) {
      const reply = await server.call('/api/profile', {
        headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': `203.0.113.${client}` },
      });
      expect(reply.status).toBe(200);
    }
  });
});

describe('a client by IPv6', () => {
  test('is its whole /64, however its addresses are written, and no other', async () => {
    server = await startTestServer({ RATE_LIMIT: '1', TRUST_PROXY: '1' });
    server.upstream.on('GET /v1/me', () => ({ body: {} }));
    const statusFrom = async (address: string) =>
      (await server.call('/api/profile', { headers: { 'x-forwarded-for': address } })).status;
    expect(await statusFrom('2001:db8::a:b:c:d')).toBe(200);
    expect(await statusFrom('2001:db8:0:0:1:2:3:4')).toBe(429);
    expect(await statusFrom('2001:db8::ffff:1')).toBe(429);
    expect(await statusFrom('2001:db8:0:1::1')).toBe(200);
  });
});

describe('load shedding', () => {
  test('beyond what may be in flight, requests are turned away early, and health still answers', async () => {
    server = await startTestServer({}, { maxInFlight: 2 });
    const release: (() => void)[] = [];
    server.upstream.on('GET /v1/me', async () => {
      await new Promise<void>((resolve) => release.push(resolve));
      return { body: {} };
    });
    const as = (token: string) =>
      server.call('/api/profile', { headers: { authorization: `Bearer ${token}` } });
    const admitted = [as('one'), as('two')];
    await expect.poll(() => release.length).toBe(2);
    const refused = await as('three');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toMatchObject({ code: 'not_ready' });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    for (const resolve of release) resolve();
    for (const reply of await Promise.all(admitted)) expect(reply.status).toBe(200);
    const next = as('four');
    await expect.poll(() => release.length).toBe(3);
    release[2]?.();
    expect((await next).status).toBe(200);
  });
});

describe('load shedding with the built-in streaming service', () => {
  test('one count holds for all that costs work; calls of an answer under way are never turned away', async () => {
    server = await startTestServer({ ...builtInStreaming, TRUST_PROXY: '1' }, { maxInFlight: 0 });
    const from = (address: string | undefined, path: string) =>
      fetch(`${server.url}${path}`, address === undefined ? {} : { headers: { 'x-forwarded-for': address } });
    for (const path of ['/api/profile', '/login', '/local', '/local/v1/me']) {
      const refused = await from('203.0.113.1', path);
      expect([path, refused.status, refused.headers.get('retry-after')]).toEqual([path, 503, '2']);
    }
    // A client that names this machine as its own address is still one that came by a proxy.
    expect((await from('127.0.0.1', '/local/v1/me')).status).toBe(503);
    expect((await from(undefined, '/local/v1/me')).status).toBe(401);
    expect((await from('203.0.113.1', '/healthz')).status).toBe(200);
    expect(server.log.join('')).not.toContain('request failed');
  });
});

describe('metrics', () => {
  test('count answers, upstream calls and fallbacks, and name nothing of a listener', async () => {
    server = await startTestServer({ METRICS_PORT: '9464', REPLY_MODEL_URL: '{upstream}/generate' });
    server.upstream.on('GET /v1/me/player/currently-playing', () => ({ body: wireCurrentlyPlaying() }));
    server.upstream.on('GET /v1/search', () => ({ body: { playlists: { items: [{ id: 'x' }] } } }));
    await server.call('/api/current-track');
    await server.sendMood('marked words');
    const text = (await server.metrics?.expose())?.text;
    expect(text).toMatch(
      /attune_request_duration_seconds_count\{method="POST",route="\/api\/mood",status="200"\} 1/,
    );
    expect(text).toMatch(/attune_upstream_duration_seconds_count\{upstream="reply",outcome="4xx"\} 1/);
    expect(text).toMatch(/attune_fallbacks_total\{kind="reply"\} 1/);
    expect(text).toMatch(/attune_streaming_calls_today 3/);
    expect(text).not.toMatch(/marked|BQC|Low Tide/);
  });

  test('are not served where the product is', async () => {
    server = await startTestServer();
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  });
});
