import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryState } from './state/memory-state.ts';
import { openState } from './state/open-state.ts';
import type { StateStore } from './state/state.ts';
import { StateError } from './state/state-error.ts';
import {
  createApi,
  createBrowser,
  type RunningService,
  somePlaylists,
  someTracks,
  startService,
} from './testing/start-service.ts';

let service: RunningService;
let accessToken: string;
let api: ReturnType<typeof createApi>;
beforeEach(async () => {
  service = await startService();
  accessToken = (await service.signIn('Sam')).access_token;
  api = createApi(service, accessToken);
});
afterEach(() => service.close());

const uris = someTracks.slice(0, 4).map(({ id }) => `spotify:track:${id}`);
const [a = '', b = '', c = '', d = ''] = uris;
const newPlaylist = async () => (await api('POST /me/playlists', { name: 'Mine' })).body.id as string;
const contents = async (id: string) =>
  (await api(`GET /playlists/${id}/items`)).body.items.map(({ item }: { item: { uri: string } }) => item.uri);

test('a new playlist is the listener’s own, public, empty and first in their list', async () => {
  await newPlaylist();
  const { status, body } = await api('POST /me/playlists', { name: 'Rain 🌧', description: 'For windows' });
  expect(status).toBe(201);
  expect(body).toMatchObject({ name: 'Rain 🌧', public: true, collaborative: false, items: { total: 0 } });
  expect(body.owner.display_name).toBe('Sam');
  const list = (await api('GET /me/playlists')).body;
  expect(list.total).toBe(2);
  expect(list.items[0].id).toBe(body.id);
});

test('tracks are added at the end or at a place, and each change has a snapshot of its own', async () => {
  const id = await newPlaylist();
  const first = await api(`POST /playlists/${id}/items`, { uris: [a, b] });
  const second = await api(`POST /playlists/${id}/items?position=1&uris=${c}`, { uris: [d] });
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(first.body.snapshot_id).not.toBe(second.body.snapshot_id);
  expect(await contents(id)).toEqual([a, c, b]);
});

test('tracks are moved, replaced and removed', async () => {
  const id = await newPlaylist();
  await api(`POST /playlists/${id}/items`, { uris });
  await api(`PUT /playlists/${id}/items`, { range_start: 0, insert_before: 4, range_length: 2 });
  expect(await contents(id)).toEqual([c, d, a, b]);
  await api(`PUT /playlists/${id}/items`, { range_start: 3, insert_before: 0 });
  expect(await contents(id)).toEqual([b, c, d, a]);
  await api(`DELETE /playlists/${id}/items`, { items: [{ uri: c }, { uri: a }] });
  expect(await contents(id)).toEqual([b, d]);
  await api(`PUT /playlists/${id}/items`, { uris: [a] });
  expect(await contents(id)).toEqual([a]);
});

test.each([
  ['POST', { uris: ['spotify:album:x'] }, 400],
  ['POST', { uris: [`spotify:track:${'0'.repeat(22)}`] }, 404],
  ['POST', { uris: [a], position: 5 }, 400],
  ['POST', {}, 400],
  ['POST', { uris: Array(101).fill(a) }, 400],
  ['PUT', { range_start: 3, insert_before: 0 }, 400],
  ['PUT', {}, 400],
  ['DELETE', { uris: [a] }, 400],
])('%s items with %j is a clear refusal that changes nothing', async (method, body, status) => {
  const id = await newPlaylist();
  await api(`POST /playlists/${id}/items`, { uris: [a] });
  expect((await api(`${method} /playlists/${id}/items`, body)).status).toBe(status);
  expect(await contents(id)).toEqual([a]);
});

test('nobody else changes or lists a playlist, though anyone may see that it is there', async () => {
  const id = await newPlaylist();
  const robin = createApi(service, (await service.signIn('Robin')).access_token);
  expect((await robin(`POST /playlists/${id}/items`, { uris: [a] })).status).toBe(403);
  expect((await robin(`GET /playlists/${id}/items`)).status).toBe(403);
  expect((await robin(`GET /playlists/${id}`)).body.name).toBe('Mine');
});

test('a playlist gets a new name and keeps the rest', async () => {
  const { body } = await api('POST /me/playlists', { name: 'Mine', description: 'Old' });
  await api(`PUT /playlists/${body.id}`, { name: 'Ours' });
  expect((await api(`GET /playlists/${body.id}`)).body).toMatchObject({ name: 'Ours', description: 'Old' });
});

test.each([
  ['private', 'public', true],
  ['public', 'private', false],
])(
  'with the scope for %s playlists alone nothing is done to %s ones, nor is one made so',
  async (own, other, isPublic) => {
    const { access_token } = await service.signIn('Sam', `playlist-modify-${own} playlist-read-private`);
    const limited = createApi(service, access_token);
    const mine = (await limited('POST /me/playlists', { name: 'Mine', public: !isPublic })).body;
    const others = (await api('POST /me/playlists', { name: 'Theirs', public: isPublic })).body;
    expect(mine.public).toBe(!isPublic);
    const refused = [
      await limited('POST /me/playlists', { name: other, public: isPublic }),
      await limited(`PUT /playlists/${mine.id}`, { public: isPublic }),
      await limited(`PUT /playlists/${others.id}`, { name: 'Renamed' }),
      await limited(`PUT /playlists/${others.id}`, { public: !isPublic }),
      await limited(`POST /playlists/${others.id}/items`, { uris: [a] }),
      await limited(`DELETE /me/library?uris=${others.uri}`),
    ];
    expect(refused.map(({ status, body }) => [status, body?.error.message])).toEqual(
      refused.map(() => [403, 'Insufficient client scope']),
    );
    expect((await api(`GET /playlists/${mine.id}`)).body.public).toBe(!isPublic);
    expect((await api(`GET /playlists/${others.id}`)).body).toMatchObject({
      name: 'Theirs',
      public: isPublic,
    });
    expect((await limited(`PUT /playlists/${mine.id}`, { name: 'Ours' })).status).toBe(200);
    expect((await api(`PUT /playlists/${mine.id}`, { public: isPublic })).status).toBe(200);
  },
);

test('a collaborative playlist stays private', async () => {
  const { body } = await api('POST /me/playlists', { name: 'Ours', public: false, collaborative: true });
  expect((await api(`PUT /playlists/${body.id}`, { public: true })).status).toBe(400);
  const id = await newPlaylist();
  expect((await api(`PUT /playlists/${id}`, { collaborative: true })).status).toBe(400);
  expect((await api(`PUT /playlists/${id}`, { collaborative: true, public: false })).status).toBe(200);
});

test('of a playlist only the fields asked for are answered', async () => {
  const id = await newPlaylist();
  await api(`POST /playlists/${id}/items`, { uris: [a] });
  const call = (path: string) =>
    fetch(`${service.url}/v1${path}`, { headers: { authorization: `Bearer ${accessToken}` } }).then(
      (answer) => answer.json(),
    );
  expect(await call(`/playlists/${id}?fields=name,items(total)`)).toEqual({
    name: 'Mine',
    items: { total: 1 },
  });
  expect(await call(`/playlists/${id}/items?fields=items(item.uri)`)).toEqual({
    items: [{ item: { uri: a } }],
  });
  expect((await api(`GET /playlists/${id}?fields=name(`)).status).toBe(400);
});

test('a body is read as JSON whatever it is declared to be', async () => {
  const answer = await fetch(`${service.url}/v1/me/playlists`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: '{"name":"From a terminal"}',
  });
  expect(answer.status).toBe(201);
});

test('what is saved is found again, newest first, and told apart from what is not', async () => {
  await api(`PUT /me/library?uris=${a}`);
  service.clock.nowMs += 1000;
  await api(`PUT /me/library?uris=${b},${a}`);
  const { body } = await api('GET /me/tracks');
  expect(body.items.map(({ track }: { track: { uri: string } }) => track.uri)).toEqual([b, a]);
  expect((await api(`GET /me/library/contains?uris=${c},${a},${c}`)).body).toEqual([false, true, false]);
  await api(`DELETE /me/library?uris=${a}`);
  expect((await api(`GET /me/library/contains?uris=${a}`)).body).toEqual([false]);
});

test('a playlist of somebody else that was saved stands in the own list', async () => {
  const id = somePlaylists[0]?.id ?? '';
  await api(`PUT /me/library?uris=spotify:playlist:${id}`);
  expect((await api('GET /me/playlists')).body.items.map((item: { id: string }) => item.id)).toEqual([id]);
});

test('while nothing can be kept, changes are refused for now and what plays is still told', async () => {
  let failing = false;
  const memory = createMemoryState();
  const state: StateStore = {
    ...memory,
    changePlayer(listenerId, change) {
      if (failing) throw new StateError('The disk is full');
      return memory.changePlayer(listenerId, change);
    },
    addPlaylist(ownerId, playlist, most) {
      if (failing) throw new StateError('The disk is full');
      return memory.addPlaylist(ownerId, playlist, most);
    },
  };
  const other = await startService({ state });
  const { access_token } = await other.signIn('Sam');
  const call = createApi(other, access_token);
  await call('PUT /me/player/play', { uris: [a, b] });
  failing = true;
  other.clock.nowMs += (someTracks[0]?.durationMs ?? 0) + 5;
  const refused = await call('POST /me/playlists', { name: 'Mine' });
  expect([refused.status, refused.body]).toEqual([
    503,
    { error: { status: 503, message: 'Service unavailable' } },
  ]);
  expect((await call('GET /me/player/currently-playing')).body).toMatchObject({
    progress_ms: 5,
    item: { uri: b },
  });
  const page = await createBrowser().get(`${other.url}/`);
  expect(page.status).toBe(200);
  await other.close();
});

test('while nothing can be read, pages are still shown and nobody is taken for signed in', async () => {
  let failing = false;
  const memory = createMemoryState();
  const failWhen = <Result>(read: () => Result): Result => {
    if (failing) throw new StateError('The disk is gone');
    return read();
  };
  const other = await startService({
    state: {
      ...memory,
      isSpent: (id) => failWhen(() => memory.isSpent(id)),
      listener: (id) => failWhen(() => memory.listener(id)),
      player: (id) => failWhen(() => memory.player(id)),
    },
  });
  const browser = createBrowser();
  await browser.submit(await browser.get(`${other.url}/sign-in`), { name: 'Sam' });
  failing = true;
  const page = await browser.get(`${other.url}/`);
  expect([page.status, page.text.includes('<bdi>Sam</bdi></span><form')]).toEqual([200, false]);
  expect((await browser.submit(await browser.get(`${other.url}/sign-in`), { name: 'Kim' })).status).toBe(503);
  failing = false;
  expect((await browser.get(`${other.url}/`)).text).toContain('<bdi>Sam</bdi></span><form');
  await other.close();
});

test('playlists, saved tracks and what was played last survive a restart', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'attune service '));
  const open = () => openState(directory, { report: (problem) => expect(problem).toBeUndefined() });
  const before = await startService({ state: open() });
  const { access_token } = await before.signIn('Sam');
  const old = createApi(before, access_token);
  const { body: playlist } = await old('POST /me/playlists', { name: 'Kept' });
  await old(`POST /playlists/${playlist.id}/items`, { uris: [a, b] });
  await old(`PUT /me/library?uris=${c}`);
  await old('PUT /me/player/play', { context_uri: playlist.uri });
  await old('POST /me/player/next');
  await old('PUT /me/player/pause');
  await before.close();

  const after = await startService({ state: open() });
  const young = createApi(after, access_token);
  expect((await young('GET /me/playlists')).body.items[0]).toMatchObject({
    name: 'Kept',
    items: { total: 2 },
  });
  expect((await young('GET /me/tracks')).body.items[0].track.uri).toBe(c);
  expect((await young('GET /me/player/currently-playing')).body).toMatchObject({
    is_playing: false,
    item: { uri: b },
  });
  expect((await young('GET /me/player/recently-played')).body.items[0].track.uri).toBe(a);
  await after.close();
  rmSync(directory, { recursive: true });
});
