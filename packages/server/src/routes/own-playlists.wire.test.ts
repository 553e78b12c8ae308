import {
  apiPaths,
  ownPlaylistAnswerSchema,
  ownPlaylistSchema,
  ownPlaylistsAnswerSchema,
  playlistEntriesSchema,
  problemSchema,
  searchAnswerSchema,
} from '@attune/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { visitBuiltIn } from '../testing/built-in-sign-in.ts';
import { playlistId, sampleTrackId, wirePlaylist, wireTrack } from '../testing/samples.ts';
import { accessToken, builtInStreaming, startTestServer, type TestServer } from '../testing/test-server.ts';

const list = apiPaths.ownPlaylists;
const one = `${list}/${playlistId}`;
const wireOne = `/v1/playlists/${playlistId}`;
const codeOf = async (reply: Response) => problemSchema.parse(await reply.json()).code;

const caller =
  (to: () => TestServer, token: () => string) => (method: string, path: string, body?: unknown) =>
    to().call(path, {
      method,
      headers: {
        authorization: `Bearer ${token()}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

describe('at Spotify', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
    server.upstream.on('GET /v1/me', () => ({ body: { id: 'sam', display_name: 'Sam' } }));
  });
  afterEach(() => server.close());
  const call = caller(
    () => server,
    () => accessToken,
  );
  const bodyAt = (path: string) => JSON.parse(server.upstream.seen(path).at(-1)?.body ?? 'null');

  test('a page tells own ones from others, and which Attune made; who the listener is costs one call an hour', async () => {
    server.upstream.on('GET /v1/me/playlists', () => ({
      body: {
        total: 3,
        items: [
          wirePlaylist({
            owner: { id: 'sam', display_name: 'Sam' },
            description: 'For rain. Attune 0123456789',
          }),
          wirePlaylist({ id: 'b'.repeat(22), owner: { id: 'sam' }, description: 'Attune 01234' }),
          wirePlaylist({ id: 'c'.repeat(22) }),
        ],
      },
    }));
    const page = async () => ownPlaylistsAnswerSchema.parse(await (await call('GET', list)).json());
    const { playlists, total, nextOffset } = await page();
    expect(playlists.map(({ isOwn, madeByAttune }) => [isOwn, madeByAttune])).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ]);
    expect(playlists.map(({ description }) => description)).toEqual([
      'For rain.',
      'Attune 01234',
      'For the hour after rain',
    ]);
    expect([total, nextOffset]).toEqual([3, null]);
    await page();
    expect(server.upstream.seen('/v1/me')).toHaveLength(1);
    server.advance(61 * 60 * 1000);
    await page();
    expect(server.upstream.seen('/v1/me')).toHaveLength(2);
  });

  test('one of the listener’s own comes with its beginning, and each entry keeps its place', async () => {
    const track = wireTrack(sampleTrackId(1), { name: 'Low Tide' });
    const entries = [{ added_at: '2026-05-01T10:00:00Z', item: track }, { item: null }, { track }];
    server.upstream.on(`GET ${wireOne}`, () => ({
      body: wirePlaylist({ owner: { id: 'sam' }, items: { total: 70, items: entries } }),
    }));
    const { playlist, contents } = ownPlaylistAnswerSchema.parse(await (await call('GET', one)).json());
    expect([playlist.isOwn, playlist.tracks]).toEqual([true, 70]);
    expect(contents?.entries.map((entry) => [entry.track?.name, entry.addedAt])).toEqual([
      ['Low Tide', '2026-05-01T10:00:00.000Z'],
      [undefined, null],
      ['Low Tide', null],
    ]);
    expect(contents?.nextOffset).toBe(3);
    server.upstream.on(`GET ${wireOne}/items`, () => ({ body: { total: 70, items: entries } }));
    const more = await call('GET', `${one}/tracks?offset=67`);
    const { nextOffset } = playlistEntriesSchema.parse(await more.json());
    expect(nextOffset).toBeNull();
    const [asked] = server.upstream.seen(`${wireOne}/items`);
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({ limit: '50', offset: '67' });
  });

  test('an episode keeps its place, and is no song that could be liked, played or taken out', async () => {
    const episode = {
      id: sampleTrackId(2),
      type: 'episode',
      name: 'Why we hum',
      duration_ms: 2_400_000,
      images: [{ url: 'https://i.scdn.co/image/ep-640' }],
      show: { name: 'Small Sounds' },
    };
    const asTrack = wireTrack(sampleTrackId(2), { episode: true, track: false });
    const items = [{ item: wireTrack(sampleTrackId(1)) }, { item: episode }, { track: asTrack }];
    server.upstream.on(`GET ${wireOne}`, () => ({
      body: wirePlaylist({ owner: { id: 'sam' }, items: { total: 3, items } }),
    }));
    const { contents } = ownPlaylistAnswerSchema.parse(await (await call('GET', one)).json());
    expect(contents?.entries.map(({ track }) => track?.id ?? null)).toEqual([sampleTrackId(1), null, null]);
  });

  test('of another’s what may be told is told, and no contents', async () => {
    server.upstream.on(`GET ${wireOne}`, () => ({ body: wirePlaylist() }));
    const { playlist, contents } = ownPlaylistAnswerSchema.parse(await (await call('GET', one)).json());
    expect([playlist.isOwn, playlist.name, playlist.tracks, contents]).toEqual([
      false,
      'Slow Water',
      64,
      null,
    ]);
  });

  test('each change is one call in the service’s words', async () => {
    for (const route of [
      `PUT ${wireOne}`,
      `POST ${wireOne}/items`,
      `PUT ${wireOne}/items`,
      `DELETE ${wireOne}/items`,
      'DELETE /v1/me/library',
    ] as const)
      server.upstream.on(route, () => ({ body: { snapshot_id: 'AAA2' } }));
    server.upstream.on('POST /v1/me/playlists', () => ({
      status: 201,
      body: wirePlaylist({ name: 'Rain' }),
    }));

    const made = await call('POST', list, { name: ' Rain\u0007 ' });
    expect(ownPlaylistSchema.parse(await made.json())).toMatchObject({ name: 'Rain', isOwn: true });
    expect(bodyAt('/v1/me/playlists')).toEqual({ name: 'Rain', public: false });

    const ids = [sampleTrackId(1), sampleTrackId(2)];
    const uris = ids.map((id) => `spotify:track:${id}`);
    const expectDone = async (reply: Promise<Response>, path: string, body: unknown) => {
      expect((await reply).status).toBe(204);
      expect(bodyAt(path)).toEqual(body);
    };
    const items = `${wireOne}/items`;
    await expectDone(call('PUT', one, { name: 'Snow' }), wireOne, { name: 'Snow' });
    await expectDone(call('POST', `${one}/tracks`, { trackIds: ids }), items, { uris });
    await expectDone(call('POST', `${one}/tracks`, { trackIds: ids, position: 3 }), items, {
      uris,
      position: 3,
    });
    // Counted as the list stands before the move.
    await expectDone(call('PUT', `${one}/tracks`, { from: 1, to: 4 }), items, {
      range_start: 1,
      range_length: 1,
      insert_before: 5,
    });
    await expectDone(call('PUT', `${one}/tracks`, { from: 4, to: 1 }), items, {
      range_start: 4,
      range_length: 1,
      insert_before: 1,
    });
    await expectDone(call('DELETE', `${one}/tracks?ids=${ids.join(',')}`), items, {
      items: uris.map((uri) => ({ uri })),
    });
    expect((await call('DELETE', one)).status).toBe(204);
    const [removal] = server.upstream.seen('/v1/me/library');
    expect(removal?.query.get('uris')).toBe(`spotify:playlist:${playlistId}`);
  });

  test('one that is gone or another’s is told as gone, and what makes no sense is refused', async () => {
    server.upstream.on(`PUT ${wireOne}`, () => ({
      status: 403,
      body: { error: { status: 403, message: 'Forbidden' } },
    }));
    expect(await codeOf(await call('PUT', one, { name: 'Snow' }))).toBe('playlist_not_found');
    expect(await codeOf(await call('GET', one))).toBe('playlist_not_found');
    const asked = server.upstream.requests.length;
    expect(await codeOf(await call('GET', `${list}/..%2F..%2Fme`))).toBe('playlist_not_found');
    for (const [method, path, body] of [
      ['POST', list, { name: '\u0007 ' }],
      ['POST', list, { name: 'x'.repeat(101) }],
      ['POST', `${one}/tracks`, { trackIds: [] }],
      ['POST', `${one}/tracks`, { trackIds: ['../me'] }],
      ['PUT', `${one}/tracks`, { from: 0.5, to: 1 }],
      ['DELETE', `${one}/tracks?ids=no`, undefined],
    ] as const)
      expect(await codeOf(await call(method, path, body))).toBe('invalid_request');
    expect(server.upstream.requests).toHaveLength(asked);
    server.upstream.on(`PUT ${wireOne}/items`, () => ({
      status: 400,
      body: { error: { status: 400, message: 'Index out of bounds' } },
    }));
    expect(await codeOf(await call('PUT', `${one}/tracks`, { from: 0, to: 9 }))).toBe('invalid_request');
  });
});

describe('at the built-in service', () => {
  let server: TestServer;
  let token = '';
  beforeEach(async () => {
    server = await startTestServer(builtInStreaming);
    token = (await visitBuiltIn(server.url, 'Lena', ['own-playlists'])).accessToken;
  });
  afterEach(() => server.close());
  const call = caller(
    () => server,
    () => token,
  );

  test('a playlist is made, filled, reordered, renamed, emptied and removed', async () => {
    const { songs } = searchAnswerSchema.parse(await (await call('GET', '/api/search?q=rain')).json());
    const ids = songs.slice(0, 4).map(({ id }) => id);
    const { id } = ownPlaylistSchema.parse(await (await call('POST', list, { name: 'Rain' })).json());
    const held = async () => {
      const { contents } = ownPlaylistAnswerSchema.parse(await (await call('GET', `${list}/${id}`)).json());
      return contents?.entries.map(({ track }) => ids.indexOf(track?.id ?? ''));
    };
    const change = async (method: string, path: string, body?: unknown) =>
      expect((await call(method, `${list}/${id}${path}`, body)).status).toBe(204);
    await change('POST', '/tracks', { trackIds: ids.slice(0, 3) });
    await change('POST', '/tracks', { trackIds: ids.slice(3), position: 0 });
    expect(await held()).toEqual([3, 0, 1, 2]);
    await change('PUT', '/tracks', { from: 0, to: 2 });
    expect(await held()).toEqual([0, 1, 3, 2]);
    await change('PUT', '/tracks', { from: 3, to: 0 });
    expect(await held()).toEqual([2, 0, 1, 3]);
    await change('DELETE', `/tracks?ids=${ids[0]},${ids[2]}`);
    expect(await held()).toEqual([1, 3]);
    await change('PUT', '', { name: 'Snow' });
    const { playlists } = ownPlaylistsAnswerSchema.parse(await (await call('GET', list)).json());
    expect(playlists).toMatchObject([{ id, name: 'Snow', tracks: 2, isOwn: true, madeByAttune: false }]);
    await change('DELETE', '');
    expect(await codeOf(await call('GET', `${list}/${id}`))).toBe('playlist_not_found');
    expect(ownPlaylistsAnswerSchema.parse(await (await call('GET', list)).json()).playlists).toEqual([]);
  });

  test('a saved mix is marked as made by Attune, and a curator’s playlist is open to be heard but not to be changed', async () => {
    token = (await visitBuiltIn(server.url, 'Lena', ['own-playlists', 'save-mixes'])).accessToken;
    const { songs, playlists: others } = searchAnswerSchema.parse(
      await (await call('GET', '/api/search?q=rain')).json(),
    );
    await call('POST', apiPaths.savedMixes, { title: 'Rain, slowly', trackIds: [songs[0]?.id] });
    const { playlists } = ownPlaylistsAnswerSchema.parse(await (await call('GET', list)).json());
    expect(playlists).toMatchObject([{ name: 'Rain, slowly', description: null, madeByAttune: true }]);
    const reply = await call('GET', `${list}/${others[0]?.id}`);
    const { playlist, contents } = ownPlaylistAnswerSchema.parse(await reply.json());
    expect([playlist.isOwn, playlist.name]).toEqual([false, others[0]?.name]);
    expect(contents?.entries).toHaveLength(others[0]?.tracks ?? 0);
    expect(await codeOf(await call('PUT', `${list}/${others[0]?.id}`, { name: 'Mine' }))).toBe(
      'playlist_not_found',
    );
  });
});
