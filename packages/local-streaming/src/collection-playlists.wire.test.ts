import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Collection, type MusicAccounts, MusicServerError, type ServerPlaylist } from './music/index.ts';
import { openState } from './state/open-state.ts';
import { createApi, music, type RunningService, someTracks, startService } from './testing/start-service.ts';

const [a = '', b = '', c = ''] = someTracks.map(({ id }) => id);
const uri = (id: string) => `spotify:track:${id}`;
/** Of a song that the server has and the catalogue does not. */
const unlisted = '0000000000000000000000';
const accounts: MusicAccounts = {
  signIn: async ({ name }) => ({
    verdict: 'welcome',
    account: { key: `server ${name}`, name },
    credential: name,
  }),
  isStillGood: async () => true,
};

let there: Map<string, ServerPlaylist>;
let trouble: MusicServerError | null;
let asked: string[];
/** What happens while a playlist is made there: it is on the list already, and not as it is to be. */
let amidCreate: () => Promise<void>;
/** What the operator was told of the store. */
let problems: string[];
let directory: string;
let service: RunningService;
let token: string;
let api: ReturnType<typeof createApi>;

function found(serverId: string): ServerPlaylist {
  const playlist = there.get(serverId);
  if (!playlist) throw new MusicServerError('not-found');
  return playlist;
}
const put = (playlist: Partial<ServerPlaylist> & { serverId: string }) => {
  const whole = { name: 'Evening', description: '', public: false, trackIds: [a, b], ...playlist };
  there.set(whole.serverId, { ...whole, songCount: whole.trackIds.length });
};
const note = (call: string) => {
  asked.push(call);
  if (trouble) throw trouble;
};
const collection: Collection = {
  starred: async () => [],
  star: async () => undefined,
  tellPlaying: async () => undefined,
  tellPlayed: async () => undefined,
  async playlists() {
    note('list');
    return [...there.values()];
  },
  async playlist(_credential, serverId) {
    note('read');
    return found(serverId);
  },
  async createPlaylist(_credential, details) {
    note('create');
    const serverId = `pl-${there.size}`;
    put({ serverId, name: details.name, trackIds: [] });
    await amidCreate();
    put({ serverId, ...details, trackIds: [] });
    return found(serverId);
  },
  async changePlaylist(_credential, serverId, change) {
    note('change');
    const { name, description, public: isPublic, trackIds } = change(found(serverId));
    put({ serverId, name, description, public: isPublic, trackIds });
    return found(serverId);
  },
  async removePlaylist(_credential, serverId) {
    note('remove');
    there.delete(serverId);
  },
};

async function start(): Promise<void> {
  service = await startService({
    music: { ...music, collection },
    accounts,
    access: { kind: 'accounts' },
    state: openState(directory, { report: ({ kind }) => problems.push(kind) }),
  });
  token = (await service.signIn('Ann', undefined, 'password')).access_token;
  api = createApi(service, token);
}
beforeEach(async () => {
  [there, trouble, asked, amidCreate] = [new Map(), null, [], async () => undefined];
  problems = [];
  directory = mkdtempSync(join(tmpdir(), 'attune-collection-'));
  await start();
});
afterEach(async () => {
  await service.close();
  rmSync(directory, { recursive: true, force: true });
});

const later = () => {
  service.clock.nowMs += 10_000;
};
const listed = async () => (await api('GET /me/playlists')).body.items;
const contents = async (id: string) =>
  (await api(`GET /playlists/${id}/items`)).body.items.map(({ item }: { item: { id: string } }) => item.id);

describe('a listener’s playlists at the music’s server', () => {
  test('are listed, and read when somebody looks into them', async () => {
    put({ serverId: 'one', description: 'by the window' });
    const [playlist] = await listed();
    expect(playlist).toMatchObject({ name: 'Evening', public: false, items: { total: 2 } });
    expect(asked).toEqual(['list']);
    expect(await contents(playlist.id)).toEqual([a, b]);
    put({ serverId: 'one', trackIds: [c] });
    later();
    expect(await contents(playlist.id)).toEqual([c]);
  });

  test('are made there, filled, renamed, put in another order and removed', async () => {
    const made = await api('POST /me/playlists', { name: 'Mine', description: 'x', public: false });
    expect(made.status).toBe(201);
    const { id } = made.body;
    expect(there.get('pl-0')).toMatchObject({ name: 'Mine', description: 'x', public: false });
    expect((await api(`POST /playlists/${id}/items`, { uris: [a, b, c].map(uri) })).status).toBe(201);
    await api(`PUT /playlists/${id}/items`, { range_start: 2, insert_before: 0 });
    expect(there.get('pl-0')?.trackIds).toEqual([c, a, b]);
    await api(`DELETE /playlists/${id}/items`, { items: [{ uri: uri(a) }] });
    await api(`PUT /playlists/${id}`, { name: 'Late' });
    expect(there.get('pl-0')).toMatchObject({ name: 'Late', trackIds: [c, b] });
    expect(await contents(id)).toEqual([c, b]);
    expect((await api(`DELETE /me/library?uris=spotify:playlist:${id}`)).status).toBe(200);
    expect([there.size, await listed()]).toEqual([0, []]);
  });

  test('are made once, also where they are listed while they are made', async () => {
    amidCreate = async () => expect(await listed()).toHaveLength(1);
    const made = await api('POST /me/playlists', { name: 'Mine', description: 'x', public: false });
    expect([made.status, made.body]).toMatchObject([201, { name: 'Mine', description: 'x' }]);
    expect(await listed()).toMatchObject([{ id: made.body.id, description: 'x' }]);
    expect(problems).toEqual([]);
  });

  test('have the same address after a restart, and without what was remembered', async () => {
    put({ serverId: 'one' });
    const [{ id }] = await listed();
    await service.close();
    rmSync(directory, { recursive: true, force: true });
    await start();
    expect((await api(`GET /playlists/${id}`)).body).toMatchObject({ id, name: 'Evening' });
  });

  test('keep songs that the catalogue does not have, in their place', async () => {
    put({ serverId: 'one', trackIds: [a, unlisted, b] });
    const [{ id }] = await listed();
    expect(await contents(id)).toEqual([a, b]);
    await api(`PUT /playlists/${id}/items`, { range_start: 1, insert_before: 0 });
    expect(there.get('one')?.trackIds).toEqual([b, a, unlisted]);
    await api(`POST /playlists/${id}/items?position=1`, { uris: [uri(c)] });
    await api(`DELETE /playlists/${id}/items`, { items: [{ uri: uri(a) }] });
    expect(there.get('one')?.trackIds).toEqual([b, c, unlisted]);
  });

  test('are changed as they are there now, not as they were seen last', async () => {
    put({ serverId: 'one', trackIds: [a] });
    const [{ id }] = await listed();
    await contents(id);
    put({ serverId: 'one', trackIds: [b] });
    await api(`POST /playlists/${id}/items`, { uris: [uri(c)] });
    expect(there.get('one')?.trackIds).toEqual([b, c]);
  });

  test('that are changed twice at a time have both changes', async () => {
    put({ serverId: 'one', trackIds: [] });
    const [{ id }] = await listed();
    await Promise.all([a, b].map((track) => api(`POST /playlists/${id}/items`, { uris: [uri(track)] })));
    expect([...(there.get('one')?.trackIds ?? [])].sort()).toEqual([a, b].sort());
  });

  test('stay as they were seen last while the server does not answer, and nothing is said to be saved', async () => {
    put({ serverId: 'one' });
    const [{ id }] = await listed();
    await contents(id);
    trouble = new MusicServerError('unavailable');
    later();
    expect(await listed()).toHaveLength(1);
    expect(await contents(id)).toEqual([a, b]);
    for (const call of [
      api(`POST /playlists/${id}/items`, { uris: [uri(c)] }),
      api('POST /me/playlists', { name: 'New', public: false }),
      api(`DELETE /me/library?uris=spotify:playlist:${id}`),
    ])
      expect((await call).status).toBe(503);
    trouble = null;
    later();
    expect(await listed()).toHaveLength(1);
    expect(await contents(id)).toEqual([a, b]);
  });

  test('leave what the catalogue has alone: it is shown without the server', async () => {
    trouble = new MusicServerError('unavailable');
    const [id] = music.catalogue.playlists.keys();
    expect((await api(`GET /playlists/${id}`)).status).toBe(200);
    expect(asked).toEqual([]);
  });

  test('that were removed elsewhere are gone here', async () => {
    put({ serverId: 'one' });
    const [{ id }] = await listed();
    there.clear();
    expect((await api(`PUT /playlists/${id}`, { name: 'Late' })).status).toBe(404);
    expect((await api(`GET /playlists/${id}`)).status).toBe(404);
    expect(await listed()).toEqual([]);
  });

  test('are another listener’s business in nothing', async () => {
    put({ serverId: 'one' });
    const [{ id }] = await listed();
    const ben = createApi(service, (await service.signIn('Ben', undefined, 'password')).access_token);
    expect((await ben(`PUT /playlists/${id}`, { name: 'Ben’s' })).status).toBe(403);
    expect((await ben(`GET /playlists/${id}/items`)).status).toBe(403);
    expect(asked).not.toContain('change');
  });

  test('are played as they are there now', async () => {
    put({ serverId: 'one' });
    const [{ id }] = await listed();
    const queue = await fetch(`${service.url}/player/queue?context=playlist:${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { tracks } = (await queue.json()) as { tracks: { id: string }[] };
    expect(tracks.map((track) => track.id)).toEqual([a, b]);
    put({ serverId: 'unread' });
    later();
    const unread = (await listed()).find((one: { id: string }) => one.id !== id);
    trouble = new MusicServerError('unavailable');
    const silent = await fetch(`${service.url}/player/queue?context=playlist:${unread.id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([silent.status, await silent.json()]).toMatchObject([503, { code: 'not-now' }]);
  });
});
