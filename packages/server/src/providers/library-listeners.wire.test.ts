import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  apiPaths,
  libraryAnswerSchema,
  mixSchema,
  moodAnswerSchema,
  ownPlaylistAnswerSchema,
  type Playlist,
  recommendationsAnswerSchema,
  searchAnswerSchema,
} from '@attune/contract';
import {
  type FakeServer,
  fakeAccount,
  fakeListener,
  fakeSongs,
  startFakeServer,
} from '@attune/library/testing/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadConfig } from '../config.ts';
import { type BuiltInSignIn, visitBuiltIn } from '../testing/built-in-sign-in.ts';
import { sampleBrief } from '../testing/sample-brief.ts';
import { builtInStreaming, startTestServer, type TestServer } from '../testing/test-server.ts';
import { type BuiltInService, openBuiltInService } from './built-in-service.ts';

const bob = { name: 'Bob', password: 'of Bob' };
const moods = ['happy', 'sad', 'energetic', 'calm', 'focused'] as const;
const longAgo = new Date(Date.now() - 200 * 86_400_000).toISOString();

let music: FakeServer;
let dataDir: string;
let opened: BuiltInService;
let server: TestServer;
let ann: BuiltInSignIn;
let anns: Caller;
let bobs: Caller;

type Caller = (path: string, body?: object) => Promise<Response>;
const callerOf =
  ({ accessToken, visit }: BuiltInSignIn): Caller =>
  (path, body) =>
    visit(`${server.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

/**
 * Low Tide’s songs are in the folder 0, which Ann sees, and Voltline’s in 1, which Bob sees. Of hers Ann played the first half long
 * ago, and Bob nothing of his.
 */
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'attune-library-listeners-'));
  music = await startFakeServer(
    'token',
    fakeSongs(400, (at) => `tr-${at}`),
  );
  for (const [at, { id }] of music.songs.entries()) music.state.folderOf.set(id, String(at % 2));
  music.state.users.set(fakeListener.name, { password: fakeListener.password, folders: ['0'] });
  music.state.users.set(bob.name, { password: bob.password, folders: ['1'] });
  const played = music.songs.slice(0, 200).map(({ id }) => [id, { playCount: 3, played: longAgo }] as const);
  music.state.plays.set(fakeListener.name, new Map(played));
  const settings = {
    LIBRARY_URL: music.url,
    LIBRARY_USER: fakeAccount.user,
    LIBRARY_PASSWORD: fakeAccount.password,
  };
  const config = loadConfig({ DATA_DIR: dataDir, LIBRARY_ANALYSIS: 'off', ...settings });
  const source = await openBuiltInService(config, () => {});
  if (source === undefined) throw new Error('the built-in service was not opened');
  opened = source;
  await vi.waitFor(() => expect(opened.progress?.()).toMatchObject({ state: 'settled', songs: 400 }), {
    timeout: 15_000,
  });
  server = await startTestServer({ ...builtInStreaming, ...settings }, { source });
  ann = await visitBuiltIn(server.url, fakeListener.name, [], [], fakeListener.password);
  anns = callerOf(ann);
  bobs = callerOf(await visitBuiltIn(server.url, bob.name, [], [], bob.password));
}, 30_000);
afterAll(async () => {
  await server.close();
  await opened.close();
  opened.state.close();
  await music.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function foundFor(call: Caller, text: string): Promise<Playlist[]> {
  const answer = moodAnswerSchema.parse(await (await call(apiPaths.mood, { text })).json());
  return 'playlists' in answer ? (answer.playlists ?? []) : [];
}
async function held(call: Caller, id: string) {
  const reply = await call(apiPaths.ownPlaylist.replace(':id', id));
  if (reply.status !== 200) return null;
  const { contents } = ownPlaylistAnswerSchema.parse(await reply.json());
  return (contents?.entries ?? []).flatMap(({ track }) => track ?? []);
}
const numberOf = ({ name }: { name: string }) => Number(name.replace('Song ', ''));
/** Listed songs are described by their artists. */
const artistsOf = (tracks: readonly { description: string }[]) => [
  ...new Set(tracks.map(({ description }) => description)),
];

describe('two listeners of one music server in different folders', () => {
  test.each([
    ['Ann', () => anns, 'Low Tide', 'Voltline'],
    ['Bob', () => bobs, 'Voltline', 'Low Tide'],
  ] as const)(
    '%s finds playlists, mixes, songs and recommendations of their own folder alone',
    async (_, of, own, other) => {
      const call = of();
      for (const mood of moods) {
        const found = await foundFor(call, `I feel ${mood} today`);
        expect(found.length).toBeGreaterThan(0);
        for (const { id } of found.slice(0, 3))
          expect(artistsOf((await held(call, id)) ?? [])).toEqual([own]);
      }
      const mixed = await call(apiPaths.mixes, { brief: sampleBrief({ length: { tracks: 12 } }) });
      const { tracks } = mixSchema.parse(await mixed.json());
      expect(new Set(tracks.flatMap(({ artists }) => artists))).toEqual(new Set([own]));

      const search = async (query: string) => {
        const reply = await call(`${apiPaths.search}?q=${encodeURIComponent(query)}`);
        return searchAnswerSchema.parse(await reply.json());
      };
      const foreign = await search(other);
      expect([foreign.songs, foreign.artists]).toEqual([[], []]);
      expect((await search(own)).songs.length).toBeGreaterThan(0);

      const reply = await call(`${apiPaths.recommendations}?seed=${tracks[0]?.id}`);
      const { songs } = recommendationsAnswerSchema.parse(await reply.json());
      expect(songs.length).toBeGreaterThan(0);
      expect(artistsOf(songs)).toEqual([own]);
    },
  );

  test('what is of the other folder is opened, played and shown to nobody but who sees it', async () => {
    const hidden = [...opened.music.catalogue.tracks.values()].find(({ name }) => name === 'Song 1');
    const [track, album, artist] = [hidden?.id ?? '', hidden?.albumId ?? '', hidden?.artistIds[0] ?? ''];
    const [shelf] = opened.music.catalogue.playlists.keys();
    const [own] = await foundFor(bobs, 'I want to calm down');
    const paths = [
      apiPaths.track.replace(':id', track),
      apiPaths.album.replace(':id', album),
      apiPaths.artist.replace(':id', artist),
      apiPaths.ownPlaylist.replace(':id', own?.id ?? ''),
      `/local/player/queue?context=track:${track}`,
      `/local/player/queue?context=playlist:${own?.id}`,
    ];
    const statuses = (call: Caller) => Promise.all(paths.map(async (path) => (await call(path)).status));
    expect(await statuses(bobs)).toEqual(paths.map(() => 200));
    expect((await statuses(anns)).every((status) => status === 403 || status === 404)).toBe(true);
    // The shelves of everybody are made of both folders.
    expect(await held(anns, shelf ?? '')).toBeNull();

    await bobs(paths[4] ?? '');
    await anns('/local/player/queue');
    expect((await bobs(`/local/recording/${track}`)).status).toBe(200);
    expect((await anns(`/local/recording/${track}`)).status).toBe(404);
    const cover = async (call: Caller) =>
      (await call(`/local/image/album/${album}/300.svg`)).headers.get('content-type');
    expect(await cover(bobs)).toBe('image/png');
    expect(await cover(anns)).not.toBe('image/png');
  });

  test('each is told how many songs are theirs, and nothing of how many there are', async () => {
    for (const call of [anns, bobs]) {
      const { library } = libraryAnswerSchema.parse(await (await call(apiPaths.library)).json());
      expect(library).toMatchObject({
        state: 'settled',
        songs: 200,
        done: 200,
        expected: null,
        analysis: null,
      });
    }
  });

  test('somebody without an account learns no name of either', async () => {
    const reply = await fetch(`${server.url}${apiPaths.try}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'I want to calm down' }),
    });
    expect(await reply.json()).not.toHaveProperty('preview');
    const [id] = opened.music.catalogue.tracks.keys();
    expect((await fetch(`${server.url}/local/player/queue?tracks=${id}`)).status).toBe(401);
  });
});

describe('LIST-01 what a listener has not played', () => {
  test('is found for each mood, opens with its tracks, says how it was chosen and has a cover', async () => {
    for (const mood of moods) {
      const found = await foundFor(anns, `I feel ${mood} today`);
      const title = mood === 'focused' ? 'Focus' : `${mood.charAt(0).toUpperCase()}${mood.slice(1)}`;
      for (const [name, isOld] of [
        [new RegExp(`^${title}: not played yet$`), false],
        [new RegExp(`^${title}: not played for \\d+ days$`), true],
      ] as const) {
        const shelf = found.find((one) => name.test(one.name));
        if (shelf === undefined)
          throw new Error(`${name} is among: ${found.map((one) => one.name).join(', ')}`);
        const tracks = (await held(anns, shelf.id)) ?? [];
        expect(tracks.length).toBeGreaterThanOrEqual(8);
        expect(tracks.map((track) => numberOf(track) < 200)).toEqual(tracks.map(() => isOld));
        expect(shelf.description).toMatch(
          /^\d+ tracks from your library, mostly .* your music server counts/,
        );
        const cover = await ann.visit(`${server.url}/local/image/playlist/${shelf.id}/300.svg`);
        expect([cover.status, cover.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      }
    }
  });

  test('is not claimed for who played nothing, and is nobody else’s to open', async () => {
    for (const mood of moods) {
      const found = await foundFor(bobs, `I feel ${mood} today`);
      expect(found.filter(({ name }) => name.includes('not played'))).toEqual([]);
    }
    const shelf = (await foundFor(anns, 'I want to calm down')).find(({ name }) =>
      name.includes('not played'),
    );
    expect(await held(anns, shelf?.id ?? '')).not.toBeNull();
    expect(await held(bobs, shelf?.id ?? '')).toBeNull();
  });

  test('each may ask for nobody but whom they may hear, and is told nothing of the others', async () => {
    const aloneFor = async (call: Caller, text: string) => {
      const reply = await call(apiPaths.mood, { text, brief: sampleBrief() });
      const { brief, botResponse } = moodAnswerSchema.parse(await reply.json());
      return { wanted: brief?.wanted.map(({ value }) => value), botResponse };
    };
    expect((await aloneFor(bobs, 'only voltline')).wanted).toEqual(['Voltline']);
    expect((await aloneFor(anns, 'only Low Tide')).wanted).toEqual(['Low Tide']);
    const { wanted, botResponse } = await aloneFor(anns, 'only voltline');
    expect(wanted).toEqual([]);
    expect(botResponse).not.toContain('Voltline');
  });
});
