import { afterEach, beforeEach, expect, test } from 'vitest';
import { accessToken, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

test('PROF-01 reads name, first image and link with the listener’s token, and passes nothing else on', async () => {
  server.upstream.on('GET /v1/me', () => ({
    body: {
      account_id: 'aB3dE5fG7h',
      id: 'sample_listener',
      display_name: 'Sam Listener',
      email: 'sam@example.test',
      images: [{ url: 'https://i.scdn.co/image/avatar-640', height: 640, width: 640 }],
      external_urls: { spotify: 'https://open.spotify.com/user/sample_listener' },
    },
  }));
  const reply = await server.call('/api/profile');
  expect(reply.status).toBe(200);
  expect(await reply.json()).toEqual({
    display_name: 'Sam Listener',
    images: [{ url: 'https://i.scdn.co/image/avatar-640' }],
    external_urls: { spotify: 'https://open.spotify.com/user/sample_listener' },
  });
  expect(server.upstream.seen('/v1/me')[0]?.headers.authorization).toBe(`Bearer ${accessToken}`);
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

test('PROF-01 a listener without name, image or link is shown with what there is', async () => {
  server.upstream.on('GET /v1/me', () => ({ body: { id: 'x', display_name: null, images: [] } }));
  expect(await (await server.call('/api/profile')).json()).toEqual({
    display_name: null,
    images: [],
    external_urls: { spotify: '#' },
  });
});

test('a listener the app does not allow is told so by a code of its own', async () => {
  server.upstream.on('GET /v1/me', () => ({
    status: 403,
    body: 'Check settings on developer.spotify.com/dashboard, the user may not be registered.',
  }));
  const reply = await server.call('/api/profile');
  expect(reply.status).toBe(403);
  expect(await reply.json()).toMatchObject({ code: 'listener_not_allowed' });
});
