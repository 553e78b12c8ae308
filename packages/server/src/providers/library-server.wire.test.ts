import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPaths, moodAnswerSchema, profileSchema } from '@attune/contract';
import {
  type FakeServer,
  fakeAccount,
  fakeListener,
  fakeSongs,
  startFakeServer,
} from '@attune/library/testing/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadConfig } from '../config.ts';
import { visitBuiltIn } from '../testing/built-in-sign-in.ts';
import { builtInStreaming, startTestServer, type TestServer } from '../testing/test-server.ts';
import { type BuiltInService, openBuiltInService } from './built-in-service.ts';

let music: FakeServer;
let dataDir: string;
let opened: BuiltInService | undefined;
let server: TestServer | undefined;
let complaints: string[];
let said: string[];

beforeEach(async () => {
  complaints = [];
  said = [];
  dataDir = await mkdtemp(join(tmpdir(), 'attune-library-server-'));
  music = await startFakeServer(
    'password-only',
    fakeSongs(120, (at) => `tr-${at}`),
  );
});
afterEach(async () => {
  await server?.close();
  await opened?.close();
  opened?.state.close();
  await music.close();
  await rm(dataDir, { recursive: true, force: true });
  server = undefined;
  opened = undefined;
});

const settings = (more: Record<string, string> = {}) => ({
  LIBRARY_URL: music.url,
  LIBRARY_USER: fakeAccount.user,
  LIBRARY_PASSWORD: fakeAccount.password,
  ...more,
});

async function open(more: Record<string, string> = {}): Promise<BuiltInService> {
  const config = loadConfig({ DATA_DIR: dataDir, ...settings(more) });
  opened = await openBuiltInService(
    config,
    (sentence) => complaints.push(sentence),
    (sentence) => said.push(sentence),
  );
  if (opened === undefined) throw new Error('the built-in service was not opened');
  return opened;
}

const signIn = () => visitBuiltIn(server?.url ?? '', fakeListener.name, [], [], fakeListener.password);

test('a music server beside Spotify: each is asked for its own listeners, and hears nothing of the other’s', async () => {
  // Songs that are listened to in the background are asked for as well, sooner or later.
  const source = await open({ SPOTIFY_CLIENT_ID: 'an-app', LIBRARY_ANALYSIS: 'off' });
  await vi.waitFor(() => expect(source.progress?.()).toMatchObject({ state: 'settled', songs: 120 }), {
    timeout: 15_000,
  });
  server = await startTestServer(settings(), { source });
  const { upstream, url } = server;
  const ask = (path: string, token: string) =>
    fetch(`${url}${path}`, { redirect: 'manual', headers: { authorization: `Bearer ${token}` } });

  const { name, password } = fakeListener;
  const { accessToken, visit } = await visitBuiltIn(url, name, ['liked-songs'], [], password);
  const profile = await ask(apiPaths.profile, accessToken);
  expect(profileSchema.parse(await profile.json()).display_name).toBe(name);
  const [track] = source.music.catalogue.tracks.keys();
  const queue = `${url}/local/player/queue?tracks=${track}`;
  await visit(queue, { headers: { authorization: `Bearer ${accessToken}` } });
  expect((await visit(`${url}/local/recording/${track}`)).status).toBe(200);
  expect(music.countOf('stream')).toBe(1);
  expect(upstream.requests).toEqual([]);

  const before = music.calls.length;
  upstream.on('GET /v1/me', () => ({
    body: { id: 'mira', display_name: 'Mira Vale', images: [], external_urls: {} },
  }));
  upstream.on('POST /api/token', () => ({
    body: { access_token: 'BQC', token_type: 'Bearer', scope: '', expires_in: 3600, refresh_token: 'AQD' },
  }));
  const leaving = await fetch(`${url}${apiPaths.login}?at=spotify`, { redirect: 'manual' });
  const state = new URL(leaving.headers.get('location') ?? '').searchParams.get('state');
  const [cookie = ''] = leaving.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  const back = await fetch(`${url}${apiPaths.loginCallback}?code=abc&state=${state}`, {
    redirect: 'manual',
    headers: { cookie },
  });
  const atSpotify = new URL(back.headers.get('location') ?? '', url).searchParams.get('access_token') ?? '';
  const other = await ask(apiPaths.profile, atSpotify);
  expect(profileSchema.parse(await other.json()).display_name).toBe('Mira Vale');
  expect(upstream.seen('/v1/me').map(({ headers }) => headers.authorization)).toEqual(['Bearer BQC']);
  // The songs of the library are for those who signed in there.
  expect((await ask(`/local/player/queue?tracks=${track}`, atSpotify)).headers.getSetCookie()).toEqual([]);
  expect((await ask(`/local/recording/${track}`, atSpotify)).status).toBe(401);
  expect(music.calls.length).toBe(before);
  const heard = JSON.stringify(upstream.requests);
  for (const secret of [password, fakeAccount.password, accessToken]) expect(heard).not.toContain(secret);
});

test('a music server answers a mood and sends its songs through ours, and nothing of its account shows anywhere', async () => {
  const source = await open();
  await vi.waitFor(() => expect(source.progress?.()).toMatchObject({ state: 'settled', songs: 120 }), {
    timeout: 15_000,
  });
  expect(said).toEqual([
    'Music server at LIBRARY_URL: fake 1.0, protocol 1.16.1.',
    'LIBRARY_URL has 120 songs.',
  ]);
  server = await startTestServer({ ...builtInStreaming, ...settings() }, { source });
  const { accessToken, visit } = await signIn();
  const reply = await server.call(apiPaths.mood, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ text: 'I want to calm down' }),
  });
  const answer = moodAnswerSchema.parse(await reply.json());
  const [first] = 'playlists' in answer ? (answer.playlists ?? []) : [];
  expect(first?.owner).toBe('Your library');

  const queue = await visit(`${server.url}/local/player/queue?context=playlist:${first?.id}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const { tracks } = (await queue.json()) as { tracks: { recording: { url: string } }[] };
  const sound = await visit(`${server.url}${tracks[0]?.recording.url}`);
  expect([sound.status, sound.headers.get('content-type')]).toEqual([200, 'audio/x-wav']);
  expect(Buffer.from(await sound.arrayBuffer()).equals(music.sound)).toBe(true);
  expect([sound.headers.get('x-secret'), sound.headers.getSetCookie()]).toEqual([null, []]);

  const beyond = await visit(`${server.url}${tracks[0]?.recording.url}`, {
    headers: { range: `bytes=${music.sound.length}-` },
  });
  expect([beyond.status, beyond.headers.get('content-range'), await beyond.text()]).toEqual([
    416,
    `bytes */${music.sound.length}`,
    '',
  ]);

  const heardAs = music.calls.filter(({ method }) => method === 'stream').map(({ params }) => params.u);
  expect(new Set(heardAs)).toEqual(new Set([fakeListener.name]));

  // What the music server knows no more is not there for the player, which goes on to the next.
  music.instead.set('stream', (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"subsonic-response":{"status":"failed","error":{"code":70,"message":"not found"}}}');
  });
  expect((await visit(`${server.url}${tracks[1]?.recording.url}`)).status).toBe(404);
  music.instead.delete('stream');
  expect((await visit(`${server.url}${tracks[2]?.recording.url}`)).status).toBe(200);

  music.instead.set('stream', (response) => response.destroy());
  expect((await visit(`${server.url}${tracks[1]?.recording.url}`)).status).toBe(503);
  const { host } = new URL(music.url);
  const secrets = [fakeAccount.password, fakeListener.password].flatMap((password) => [
    password,
    Buffer.from(password, 'utf8').toString('hex'),
  ]);
  for (const secret of [...secrets, fakeAccount.user, host, '/rest/'])
    expect(
      `${server.log.join('')}${complaints.join('')}${said.join('')}${JSON.stringify(tracks)}`,
    ).not.toContain(secret);
});

test('a listener who lets their playlists be read finds those that fit before all others, and nobody else does', async () => {
  const source = await open();
  await vi.waitFor(() => expect(source.progress?.()).toMatchObject({ state: 'settled', songs: 120 }), {
    timeout: 15_000,
  });
  server = await startTestServer({ ...builtInStreaming, ...settings() }, { source });
  const list = (id: string, name: string, owner: string) =>
    music.collection.playlists.set(id, {
      id,
      owner,
      name,
      public: false,
      created: '2026-11-22T12:00:00',
      songIds: music.songs
        .filter((_, at) => at % 2 === 0)
        .slice(0, 12)
        .map((song) => song.id),
    });
  list('pl-a', 'Calm evenings', fakeListener.name);
  list('pl-b', 'Calm secrets', fakeAccount.user);
  const namesFor = async (name: string, permissions: readonly 'own-playlists'[], password: string) => {
    const { accessToken } = await visitBuiltIn(server?.url ?? '', name, permissions, [], password);
    const reply = await server?.call(apiPaths.mood, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ text: 'I want to calm down' }),
    });
    const answer = moodAnswerSchema.parse(await reply?.json());
    return 'playlists' in answer ? (answer.playlists ?? []).map((one) => one.name) : [];
  };
  const found = await namesFor(fakeListener.name, ['own-playlists'], fakeListener.password);
  expect(found[0]).toBe('Calm evenings');
  expect(found.length).toBeGreaterThan(1);
  expect(found).not.toContain('Calm secrets');
  const unasked = await namesFor(fakeListener.name, [], fakeListener.password);
  expect(unasked).not.toContain('Calm evenings');
});

test('while nothing was found yet a listener is told that it is looked for, then that there is none', async () => {
  const all = music.songs.splice(0);
  const held: (() => void)[] = [];
  music.instead.set('search3', (response) => {
    held.push(() => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"subsonic-response":{"status":"ok","searchResult3":{}}}');
    });
  });
  const source = await open();
  await vi.waitFor(() => expect(held).toHaveLength(1), { timeout: 15_000 });
  server = await startTestServer({ ...builtInStreaming, ...settings() }, { source });
  const { accessToken } = await signIn();
  const ask = async () => {
    const reply = await server?.call(apiPaths.mood, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ text: 'I want to calm down' }),
    });
    return [reply?.status, await reply?.json()];
  };
  expect(await ask()).toMatchObject([404, { code: 'music_still_looked_for' }]);
  music.instead.clear();
  for (const answer of held) answer();
  await vi.waitFor(() => expect(source.progress?.()).toMatchObject({ state: 'settled', songs: 0 }));
  expect(await ask()).toMatchObject([404, { code: 'no_music_yet' }]);
  expect(complaints).toEqual(['LIBRARY_URL has no music that a browser plays, so far.']);
  expect(all).toHaveLength(120);
});

test('a message is answered from what was listed while a slow server still pages', async () => {
  music.state.pageMost = 60;
  const held: (() => void)[] = [];
  music.instead.set('search3', (response, request) => {
    const from = Number(new URL(request.url ?? '', music.url).searchParams.get('songOffset'));
    const send = () => {
      const song = music.songs.slice(from, from + 60);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ 'subsonic-response': { status: 'ok', searchResult3: { song } } }));
    };
    if (from === 60) held.push(send);
    else send();
  });
  const source = await open();
  await vi.waitFor(() => expect(held).toHaveLength(1), { timeout: 15_000 });
  server = await startTestServer({ ...builtInStreaming, ...settings() }, { source });
  const { accessToken } = await signIn();
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` };
  const body = JSON.stringify({ text: 'I want to calm down' });
  const reply = await server.call(apiPaths.mood, { method: 'POST', headers, body });
  const answer = moodAnswerSchema.parse(await reply.json());
  expect('playlists' in answer && answer.playlists?.[0]?.owner).toBe('Your library');
  expect(source.progress?.()).toMatchObject({ state: 'looking', songs: 60, looked: 60, expected: 120 });
  music.instead.clear();
  for (const goOn of held) goOn();
  await vi.waitFor(() => expect(source.progress?.()).toMatchObject({ state: 'settled', songs: 120 }));
});

test('whoever’s password is changed there is signed out: at the next song, and so at the next message', async () => {
  const source = await open();
  await vi.waitFor(() => expect(source.progress?.()).toMatchObject({ songs: 120 }), { timeout: 15_000 });
  server = await startTestServer({ ...builtInStreaming, ...settings() }, { source });
  const { accessToken, visit } = await signIn();
  const authorization = `Bearer ${accessToken}`;
  const [id = ''] = [...source.music.catalogue.tracks.keys()];
  await visit(`${server.url}/local/player/queue?context=track:${id}`, { headers: { authorization } });
  expect((await visit(`${server.url}/local/recording/${id}`)).status).toBe(200);
  expect((await server.call(apiPaths.profile, { headers: { authorization } })).status).toBe(200);
  music.state.users.set(fakeListener.name, { password: 'changed', folders: ['0', '1'] });
  expect((await visit(`${server.url}/local/recording/${id}`)).status).toBe(401);
  const after = await server.call(apiPaths.profile, { headers: { authorization } });
  expect([after.status, await after.json()]).toMatchObject([401, { code: 'token_rejected' }]);
});

test.each([
  ['a wrong password', { LIBRARY_PASSWORD: 'other' }, /refuses LIBRARY_USER and LIBRARY_PASSWORD/, 'refused'],
  [
    'a password that is not to be sent',
    { LIBRARY_ALLOW_PASSWORD: 'no' },
    /takes no token.*LIBRARY_ALLOW_PASSWORD=yes/,
    'password-withheld',
  ],
])('%s does not stop the start, and the operator is told once', async (_, more, sentence, trouble) => {
  const source = await open(more);
  await vi.waitFor(() => expect(complaints).toEqual([expect.stringMatching(sentence)]));
  expect(source.progress?.()).toMatchObject({ state: 'absent', trouble });
  expect(source.music.catalogue.tracks.size).toBe(0);
});

test('neither does a server that is none, or none that answers', async () => {
  music.instead.set('ping', (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<h1>Sign in</h1>');
  });
  await open();
  await vi.waitFor(() => expect(complaints).toEqual([expect.stringMatching(/no music server/)]));
  await opened?.close();
  complaints = [];
  music.instead.set('ping', (response) => response.destroy());
  await open();
  await vi.waitFor(() => expect(complaints).toEqual([expect.stringMatching(/does not answer/)]));
});

test('an address at which no connection comes about is told by what is wrong with it', async () => {
  await open({ LIBRARY_URL: music.url.replace('http:', 'https:') });
  await vi.waitFor(() => expect(complaints).toEqual([expect.stringMatching(/not speak https there/)]));
  await opened?.close();
  complaints = [];
  await open({ LIBRARY_URL: 'http://127.0.0.1:1' });
  await vi.waitFor(() => expect(complaints).toEqual([expect.stringMatching(/nothing listens at its host/)]));
});
