import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningService, somePlaylists, startService } from './testing/start-service.ts';

let service: RunningService;
let waitSeconds: number | null = null;
beforeAll(async () => {
  service = await startService({ limitClient: async () => waitSeconds });
});
afterAll(() => service.close());

const playlistId = somePlaylists[0]?.id ?? '';

test.each([
  ['GET', '/v1/me', { error: { status: 429, message: 'API rate limit exceeded' } }],
  ['GET', '/v1/no/such/call', { error: { status: 429, message: 'API rate limit exceeded' } }],
  ['POST', '/api/token', { error: 'temporarily_unavailable', error_description: 'API rate limit exceeded' }],
  ['GET', '/player/session', { code: 'too-many-requests', message: 'API rate limit exceeded' }],
  ['PUT', '/player/session', { code: 'too-many-requests', message: 'API rate limit exceeded' }],
  ['GET', '/reccobeats/v1/track/recommendation', { error: 'API rate limit exceeded', status: 429 }],
])('a client that has to wait is told so in the way of %s %s', async (method, path, body) => {
  waitSeconds = 17;
  const answer = await fetch(`${service.url}${path}`, { method });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '17']);
  expect(await answer.json()).toMatchObject(body);
});

test.each(['/', '/sign-in', '/authorize', '/no/such/page', `/playlist/${playlistId}`])(
  'the page %s says so in words',
  async (path) => {
    waitSeconds = 17;
    const answer = await fetch(`${service.url}${path}`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '17']);
    expect(await answer.text()).toContain('Please wait a little');
  },
);

test('covers and files are not counted', async () => {
  waitSeconds = null;
  const page = await (await fetch(`${service.url}/`)).text();
  const [, stylesheet = ''] = /href="\/local(\/assets\/[^"]+)"/.exec(page) ?? [];
  waitSeconds = 17;
  for (const path of [`/image/playlist/${playlistId}/64.svg`, stylesheet, '/assets/icon.svg'])
    expect((await fetch(`${service.url}${path}`)).status).toBe(200);
});
