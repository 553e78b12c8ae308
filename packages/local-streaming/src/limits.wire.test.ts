import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  authorizeQuery,
  createApi,
  createBrowser,
  newProof,
  type RunningService,
  someTracks,
  startService,
} from './testing/start-service.ts';

const limits = { listeners: 2, playlists: 2, tracks: 3 };
const uris = someTracks.slice(0, 4).map(({ id }) => `spotify:track:${id}`);
const [a = '', b = '', c = '', d = ''] = uris;

let service: RunningService;
beforeEach(async () => {
  service = await startService({ limits });
});
afterEach(() => service.close());

const apiOf = async (name: string) => createApi(service, (await service.signIn(name)).access_token);
const askPage = (browser: ReturnType<typeof createBrowser>) => {
  const query = authorizeQuery(service.redirectUri, newProof().challenge);
  return browser.get(`${service.url}/authorize?${new URLSearchParams(query)}`);
};

test('a household that is full says so on both sign-in forms, keeps the name typed, and lets those in it knows', async () => {
  for (const name of ['Sam', 'Robin']) await (await apiOf(name))('POST /me/playlists', { name: 'Mine' });
  for (const form of [askPage, (browser) => browser.get(`${service.url}/sign-in`)] as (typeof askPage)[]) {
    const browser = createBrowser();
    const full = await browser.submit(await form(browser), { name: 'Eve' });
    expect(full.status).toBe(403);
    expect(full.text).toContain('keeps the music of 2 listeners');
    expect(full.text).toContain('LOCAL_MAX_LISTENERS');
    expect(full.text).toContain('value="Eve"');
    expect([...browser.cookies.keys()]).not.toContain('attune_local_listener');
    expect((await browser.submit(full, { name: 'sam' })).status).toBe(303);
  }
});

test('somebody who only had a look round makes room, and is told when there is none left to come back to', async () => {
  const passerBy = await apiOf('Passer-by');
  for (const name of ['Sam', 'Robin']) await (await apiOf(name))('POST /me/playlists', { name: 'Mine' });
  expect((await passerBy('GET /me')).status).toBe(200);
  for (const call of ['POST /me/playlists', 'PUT /me/player/play']) {
    const { status, body } = await passerBy(call, { name: 'Mine', uris: [a] });
    expect([status, body.error.message]).toEqual([403, expect.stringContaining('LOCAL_MAX_LISTENERS')]);
  }
});

test('so many playlists are kept of each listener; a removed one makes room', async () => {
  const sam = await apiOf('Sam');
  const [first] = [
    await sam('POST /me/playlists', { name: 'One' }),
    await sam('POST /me/playlists', { name: 'Two' }),
  ];
  const third = await sam('POST /me/playlists', { name: 'Three' });
  expect([third.status, third.body]).toEqual([
    403,
    {
      error: {
        status: 403,
        message: 'Playlist limit reached: at most 2 of each listener (LOCAL_MAX_PLAYLISTS)',
      },
    },
  ]);
  expect((await (await apiOf('Robin'))('POST /me/playlists', { name: 'One' })).status).toBe(201);
  expect((await sam(`GET /me/library/contains?uris=${first.body.uri}`)).body).toEqual([true]);
  expect((await sam(`DELETE /me/library?uris=${first.body.uri}`)).status).toBe(200);
  expect((await sam(`GET /playlists/${first.body.id}`)).status).toBe(404);
  expect((await sam(`GET /me/library/contains?uris=${first.body.uri}`)).body).toEqual([false]);
  expect((await sam('POST /me/playlists', { name: 'Three' })).status).toBe(201);
});

test('nobody removes another listener’s playlist', async () => {
  const { body } = await (await apiOf('Sam'))('POST /me/playlists', { name: 'Mine' });
  expect((await (await apiOf('Robin'))(`DELETE /me/library?uris=${body.uri}`)).status).toBe(200);
  expect((await (await apiOf('Sam'))(`GET /playlists/${body.id}`)).status).toBe(200);
});

test('a playlist and a library take so many tracks, and a call that would bring more changes nothing', async () => {
  const sam = await apiOf('Sam');
  const { body } = await sam('POST /me/playlists', { name: 'Mine' });
  await sam(`POST /playlists/${body.id}/items`, { uris: [a, b] });
  for (const call of ['POST', 'PUT']) {
    const over = await sam(`${call} /playlists/${body.id}/items`, { uris: call === 'POST' ? [c, d] : uris });
    expect([over.status, over.body.error.message]).toEqual([
      400,
      'Playlist size limit reached: at most 3 tracks (LOCAL_MAX_TRACKS)',
    ]);
  }
  expect((await sam(`GET /playlists/${body.id}`)).body.items.total).toBe(2);
  await sam(`PUT /me/library?uris=${a},${b}`);
  expect((await sam(`PUT /me/library?uris=${b},${c}`)).status).toBe(200);
  const full = await sam(`PUT /me/library?uris=${d}`);
  expect([full.status, full.body.error.message]).toEqual([
    403,
    'Library limit reached: at most 3 saved (LOCAL_MAX_TRACKS)',
  ]);
  expect((await sam('GET /me/tracks')).body.total).toBe(3);
});

test('a player may report the longest playlist there can be', async () => {
  const { access_token } = await service.signIn('Sam');
  const report = (length: number) =>
    fetch(`${service.url}/player/session`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        context: null,
        order: Array(length).fill(someTracks[0]?.id),
        index: 0,
        queuedTrackId: null,
        queue: [],
        positionMs: 0,
        isPlaying: false,
        ended: false,
        shuffle: false,
        repeat: 'off',
        volumePercent: 50,
        playerId: null,
        basedOn: null,
      }),
    });
  expect((await report(10_000)).status).toBe(200);
  expect((await report(10_001)).status).toBe(400);
});
