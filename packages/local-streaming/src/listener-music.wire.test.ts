import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  CredentialRefusedError,
  type Music,
  type MusicAccounts,
  type MusicListener,
  type Playlist,
} from './music/index.ts';
import type { LocalStreamingOptions } from './options.ts';
import { createMemoryState } from './state/memory-state.ts';
import { StateError } from './state/state-error.ts';
import {
  createApi,
  createBrowser,
  music,
  type RunningService,
  someTracks,
  startService,
} from './testing/start-service.ts';

const accounts: MusicAccounts = {
  signIn: async ({ name }) => ({
    verdict: 'welcome',
    account: { key: `server ${name}`, name },
    credential: `credential of ${name}`,
  }),
  isStillGood: async () => true,
};

const [track] = someTracks;
const hidden = someTracks.find(({ artistIds }) => !artistIds.some((id) => track?.artistIds.includes(id)));
const playedId = track?.id ?? '';
const hiddenId = hidden?.id ?? '';
const own: Playlist = {
  id: 'OwnPlaylistOfOneAnnnnn',
  name: 'Calm: not played yet',
  description: '',
  ownerId: 'library',
  ownerName: 'Your library',
  trackIds: [playedId],
  mood: 'calm',
  tags: [],
};

const only = <Item>(items: ReadonlyMap<string, Item>, isIn: (item: Item) => boolean) =>
  new Map([...items].filter(([, item]) => isIn(item)));

/** Ann hears one track, of which she has a playlist of her own; everybody else hears all there is. */
const { albums, artists, tracks } = music.catalogue;
const annsMusic: Music = {
  ...music,
  catalogue: {
    tracks: only(tracks, ({ id }) => id === playedId),
    albums: only(albums, ({ id }) => id === track?.albumId),
    artists: only(artists, ({ id }) => track?.artistIds.includes(id) ?? false),
    playlists: new Map([[own.id, own]]),
  },
  search: ({ types }) => (types.includes('playlist') ? { playlist: { items: [own], total: 1 } } : {}),
};

let service: RunningService;
let listeners: Map<string, MusicListener>;
let isRefused: boolean;
let isFailing: boolean;

beforeEach(async () => {
  [listeners, isRefused, isFailing] = [new Map(), false, false];
  service = await startWith();
});

function startWith(options: Partial<LocalStreamingOptions> = {}): Promise<RunningService> {
  const state = createMemoryState();
  const unlessFailing =
    <Given extends unknown[], Result>(read: (...given: Given) => Result) =>
    (...given: Given): Result => {
      if (isFailing) throw new StateError('cannot be read');
      return read(...given);
    };
  return startService({
    music: {
      ...music,
      async forListener(listener) {
        if (isRefused) throw new CredentialRefusedError();
        const credential = (await listener.credential()) ?? '';
        listeners.set(credential, listener);
        return credential === 'credential of Ann' ? annsMusic : music;
      },
    },
    state: {
      ...state,
      player: unlessFailing(state.player),
      latestPlayMs: unlessFailing(state.latestPlayMs),
      lastPlaysMs: unlessFailing(state.lastPlaysMs),
    },
    accounts,
    access: { kind: 'accounts' },
    ...options,
  });
}
afterEach(() => service.close());

const tokenOf = async (name: string) => (await service.signIn(name, undefined, 'password')).access_token;
const call = (path: string, token?: string, body?: object) =>
  fetch(`${service.url}${path}`, {
    method: body === undefined ? 'GET' : 'PUT',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      'content-type': 'application/json',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

describe('a listener who may hear a part of the music', () => {
  const [hiddenAlbum, hiddenArtist] = [hidden?.albumId ?? '', hidden?.artistIds[0] ?? ''];
  const [shelf] = music.catalogue.playlists.keys();

  test('finds, opens and plays that part alone, and others all of it', async () => {
    const [ann, bob] = [await tokenOf('Ann'), await tokenOf('Bob')];
    const paths = [
      `/v1/tracks/${hiddenId}`,
      `/v1/albums/${hiddenAlbum}`,
      `/v1/albums/${hiddenAlbum}/tracks`,
      `/v1/artists/${hiddenArtist}`,
      `/v1/artists/${hiddenArtist}/albums`,
      `/v1/playlists/${shelf}`,
      `/player/queue?context=track:${hiddenId}`,
      `/player/queue?context=album:${hiddenAlbum}`,
      `/player/queue?context=playlist:${shelf}`,
    ];
    const statuses = async (token: string) =>
      Promise.all(paths.map(async (path) => (await call(path, token)).status));
    expect(await statuses(bob)).toEqual(paths.map(() => 200));
    expect(await statuses(ann)).toEqual(paths.map(() => 404));
    expect((await call(`/v1/tracks/${playedId}`, ann)).status).toBe(200);

    const api = createApi(service, ann);
    const many = await api(`GET /tracks?ids=${playedId},${hiddenId}`);
    expect(many.body.tracks.map((one: { id: string } | null) => one?.id ?? null)).toEqual([playedId, null]);
    for (const path of [`track:${hiddenId}`, `album:${hiddenAlbum}`, `playlist:${shelf}`])
      expect((await api(`PUT /me/library?uris=spotify:${path}`)).status).toBe(400);
    expect((await api('PUT /me/player/play', { uris: [`spotify:track:${hiddenId}`] })).status).toBe(404);
    expect((await api('PUT /me/player/play', { context_uri: `spotify:album:${hiddenAlbum}` })).status).toBe(
      404,
    );
    const queue = await (await call(`/player/queue?tracks=${playedId},${hiddenId}`, ann)).json();
    expect(queue.tracks.map(({ id }: { id: string }) => id)).toEqual([playedId]);
  });

  test('has playlists of their own, which nobody else finds or opens', async () => {
    const [ann, bob] = [await tokenOf('Ann'), await tokenOf('Bob')];
    const found = await createApi(service, ann)('GET /search?q=calm&type=playlist');
    expect(found.body.playlists.items.map(({ name }: { name: string }) => name)).toEqual([own.name]);
    const statuses = async (token: string) =>
      Promise.all(
        [`/v1/playlists/${own.id}`, `/player/queue?context=playlist:${own.id}`].map(
          async (path) => (await call(path, token)).status,
        ),
      );
    expect(await statuses(ann)).toEqual([200, 200]);
    expect(await statuses(bob)).toEqual([404, 404]);

    const coverFor = async (name: string) => {
      const browser = createBrowser();
      const page = await browser.get(`${service.url}/sign-in`);
      await browser.submit(page, { name, password: 'password' });
      return browser.get(`${service.url}/image/playlist/${own.id}/300.svg`);
    };
    const cover = await coverFor('Ann');
    expect([cover.status, cover.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect((await coverFor('Bob')).status).toBe(404);
  });
});

test.each<[string, Partial<LocalStreamingOptions>]>([
  ['an account', {}],
  ['the password of a household', { access: { kind: 'password', password: 'of the household' } }],
])(
  'where one’s own music takes %s, a visitor learns no names: not from the player, nor from the recommender',
  async (_, options) => {
    await service.close();
    service = await startWith(options);
    expect((await call(`/player/queue?context=track:${playedId}`)).status).toBe(401);
    expect((await call(`/player/queue?tracks=${playedId}`)).status).toBe(401);
    const answer = await call(`/reccobeats/v1/track/recommendation?seeds=${playedId}`);
    const { content } = (await answer.json()) as {
      content: { trackTitle: string | null; artists: object[] }[];
    };
    expect(content.length).toBeGreaterThan(0);
    for (const { trackTitle, artists: named } of content) expect([trackTitle, named]).toEqual([null, []]);
  },
);

test.each<[string, Partial<LocalStreamingOptions>]>([
  ['an account', {}],
  ['the password of a household', { access: { kind: 'password', password: 'of the household' } }],
])('where one’s own music takes %s, no page tells a visitor what of it is there', async (_, options) => {
  await service.close();
  service = await startWith(options);
  const pages = [
    `/track/${playedId}`,
    `/album/${track?.albumId}`,
    `/artist/${track?.artistIds[0]}`,
    `/playlist/${[...music.catalogue.playlists.keys()][0]}`,
  ];
  const statuses = pages.map(async (path) => (await fetch(`${service.url}${path}`)).status);
  expect(await Promise.all(statuses)).toEqual([404, 404, 404, 404]);
  expect((await fetch(`${service.url}/image/album/${track?.albumId}/300.svg`)).status).toBe(200);
  await service.close();
  const screens = { home: () => '/', screenOf: (kind: string, id: string) => `/${kind}s/${id}` };
  service = await startWith({ ...options, screens });
  for (const id of [playedId, '0000000000000000000000']) {
    const answer = await fetch(`${service.url}/track/${id}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/tracks/${id}`]);
  }
});

test('whoever’s credential is refused sees no more of it than a visitor', async () => {
  const browser = createBrowser();
  const page = await browser.get(`${service.url}/sign-in`);
  await browser.submit(page, { name: 'Bob', password: 'password' });
  const path = `/album/${track?.albumId}`;
  expect((await browser.get(`${service.url}${path}`)).status).toBe(200);
  isRefused = true;
  expect((await browser.get(`${service.url}${path}`)).status).toBe(404);
});

test('whoever’s credential is refused is signed out at once', async () => {
  const ann = await tokenOf('Ann');
  expect((await call(`/v1/tracks/${playedId}`, ann)).status).toBe(200);
  isRefused = true;
  expect((await call(`/v1/tracks/${playedId}`, ann)).status).toBe(401);
  isRefused = false;
  expect((await call(`/v1/tracks/${playedId}`, ann)).status).toBe(401);
});

test('a play history that cannot be read is an empty one, and the music is there all the same', async () => {
  const ann = await tokenOf('Ann');
  expect((await call(`/v1/tracks/${playedId}`, ann)).status).toBe(200);
  isFailing = true;
  expect((await call(`/v1/tracks/${playedId}`, ann)).status).toBe(200);
  const history = listeners.get('credential of Ann')?.history;
  expect([history?.latestMs(), history?.lastPlayedMs()]).toEqual([null, new Map()]);
});

test('what counts as played is in the listener’s play history, and in nobody else’s', async () => {
  const [ann, bob] = [await tokenOf('Ann'), await tokenOf('Bob')];
  const startedAtMs = service.clock.nowMs;
  const report = {
    context: null,
    order: [playedId],
    index: 0,
    queuedTrackId: null,
    queue: [],
    positionMs: 0,
    isPlaying: true,
    ended: false,
    shuffle: false,
    repeat: 'off',
    volumePercent: 80,
    playerId: 'player-one',
    basedOn: null,
  };
  expect((await call('/player/session', ann, report)).status).toBe(200);
  await call('/v1/me', bob);
  const historyOf = (name: string) => listeners.get(`credential of ${name}`)?.history;
  expect([historyOf('Ann')?.latestMs(), historyOf('Ann')?.lastPlayedMs()]).toEqual([null, new Map()]);
  const halfMs = (track?.durationMs ?? 0) / 2;
  for (let passed = 0; passed <= halfMs; passed += 10_000) {
    service.clock.nowMs += 10_000;
    await call('/player/session?player=player-one', ann);
  }
  expect(historyOf('Ann')?.latestMs()).toBe(startedAtMs);
  expect(historyOf('Ann')?.lastPlayedMs()).toEqual(new Map([[playedId, startedAtMs]]));
  expect([historyOf('Bob')?.latestMs(), historyOf('Bob')?.lastPlayedMs()]).toEqual([null, new Map()]);
});
