import { mkdtemp, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPaths } from '@attune/contract';
import {
  type FakeServer,
  fakeAccount,
  fakeListener,
  fakeSongs,
  startFakeServer,
} from '@attune/library/testing/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadConfig } from './config.ts';
import { type BuiltInService, openBuiltInService } from './providers/built-in-service.ts';
import { type BuiltInSignIn, visitBuiltIn } from './testing/built-in-sign-in.ts';
import { builtInStreaming, startTestServer, type TestServer } from './testing/test-server.ts';

/** What the music's server does to whatever it is asked. */
type Fault = 'hang' | 'reset' | 'html' | 'error 40' | 'error 70';

const failed = (code: number) => (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const error = { code, message: "ValueError: '/srv/music' is of no concern" };
  response.end(JSON.stringify({ 'subsonic-response': { status: 'failed', error } }));
};
const reactions: Record<Fault, (response: ServerResponse) => void> = {
  hang: () => {},
  reset: (response) => response.destroy(),
  html: (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<h1>Welcome to our network</h1>');
  },
  'error 40': failed(40),
  'error 70': failed(70),
};
const methods = [
  'ping',
  'getStarred2',
  'star',
  'unstar',
  'scrobble',
  'getPlaylists',
  'getPlaylist',
  'createPlaylist',
  'updatePlaylist',
  'deletePlaylist',
  'getMusicFolders',
  'getSong',
  'stream',
  'getCoverArt',
] as const;

const requestClasses = [
  'message',
  'search',
  'profile',
  'liked',
  'playlists',
  'like',
  'save',
  'song',
] as const;
type RequestClass = (typeof requestClasses)[number];

/** What needs nothing but the index and what was seen last is answered whatever happens there. */
const known = { message: [200], search: [200], profile: [200], liked: [200], playlists: [200] };

/*
 * Written before the first run: what each class of requests gets while the music's server has the fault. A change is told to have
 * failed, a song is not there now (503) or not at all (404), and only who is refused by name is signed out.
 */
const expected: Record<Fault, Record<RequestClass, readonly number[]>> = {
  hang: { ...known, like: [503, 504], save: [503, 504], song: [503] },
  reset: { ...known, like: [503], save: [503], song: [503] },
  html: { ...known, like: [503], save: [503], song: [404] },
  // Who is refused at one call is signed out for those that are under way beside it.
  'error 40': {
    message: [200, 401],
    search: [200, 401],
    profile: [200, 401],
    liked: [200, 401],
    playlists: [200, 401],
    like: [401],
    save: [401],
    song: [401],
  },
  // What is listed and denied afterwards is a fault behind us.
  'error 70': { ...known, like: [502], save: [503], song: [404] },
};
/** Ten seconds for the beginning of a song and eight for all else, and a busy machine. */
const withinMs = 18_000;

let music: FakeServer;
let dataDir: string;
let source: BuiltInService;
let server: TestServer;
let listener: BuiltInSignIn;
let trackIds: string[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'attune-library-chaos-'));
  music = await startFakeServer(
    'token',
    fakeSongs(60, (at) => `tr-${at}`),
  );
  const settings = {
    LIBRARY_URL: music.url,
    LIBRARY_USER: fakeAccount.user,
    LIBRARY_PASSWORD: fakeAccount.password,
    LIBRARY_ANALYSIS: 'off',
  };
  const opened = await openBuiltInService(loadConfig({ DATA_DIR: dataDir, ...settings }), () => {});
  if (opened === undefined) throw new Error('the built-in service was not opened');
  source = opened;
  await vi.waitFor(() => expect(source.progress?.()).toMatchObject({ state: 'settled', songs: 60 }), {
    timeout: 15_000,
  });
  trackIds = [...source.music.catalogue.tracks.keys()];
  server = await startTestServer({ ...builtInStreaming, ...settings }, { source });
  const permissions = ['save-mixes', 'liked-songs', 'own-playlists'] as const;
  listener = await visitBuiltIn(server.url, fakeListener.name, permissions, [], fakeListener.password);
  await listener.visit(`${server.url}/local/player/queue?context=track:${trackIds[0]}`, {
    headers: { authorization: `Bearer ${listener.accessToken}` },
  });
});
afterEach(async () => {
  await server.close();
  await source.close();
  source.state.close();
  await music.close();
  await rm(dataDir, { recursive: true, force: true });
});

const api = (path: string, method = 'GET', body?: object) =>
  server.call(path, {
    method,
    headers: {
      authorization: `Bearer ${listener.accessToken}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
const calls: Record<RequestClass, () => Promise<Response>> = {
  message: () => api(apiPaths.mood, 'POST', { text: 'I want to calm down' }),
  search: () => api(`${apiPaths.search}?q=song`),
  profile: () => api(apiPaths.profile),
  liked: () => api(apiPaths.liked),
  playlists: () => api(apiPaths.ownPlaylists),
  like: () => api(apiPaths.likedTrack.replace(':id', trackIds[7] ?? ''), 'PUT'),
  save: () =>
    api(apiPaths.savedMixes, 'POST', {
      title: 'Calm',
      description: 'for the evening',
      trackIds: trackIds.slice(0, 5),
    }),
  song: () => listener.visit(`${server.url}/local/recording/${trackIds[3]}`),
};

async function statusOf(kind: RequestClass): Promise<number> {
  const reply = await calls[kind]();
  const text = await reply.text();
  for (const word of ['ValueError', '/srv/music', 'our network', music.url, fakeListener.password])
    expect(text).not.toContain(word);
  return reply.status;
}
const statusesOfAll = async () =>
  Object.fromEntries(await Promise.all(requestClasses.map(async (kind) => [kind, await statusOf(kind)])));
const whole = { ...Object.fromEntries(requestClasses.map((kind) => [kind, 200])), like: 204 };

describe('while the music’s server is in trouble', () => {
  test.each(Object.keys(expected) as Fault[])(
    '%s: what is known is told, every change is said to have failed, within its time, and all is well afterwards',
    async (fault) => {
      expect(await statusesOfAll()).toMatchObject({ ...whole, save: expect.any(Number) });
      for (const method of methods) music.instead.set(method, reactions[fault]);
      const begun = performance.now();
      for (const [kind, status] of Object.entries(await statusesOfAll()))
        expect(expected[fault][kind as RequestClass], `${kind} while ${fault}`).toContain(status);
      expect(performance.now() - begun).toBeLessThan(withinMs);
      if (fault === 'error 40')
        for (const kind of requestClasses) expect([kind, await statusOf(kind)]).toEqual([kind, 401]);
      music.instead.clear();
      if (fault === 'error 40')
        listener = await visitBuiltIn(
          server.url,
          fakeListener.name,
          ['save-mixes', 'liked-songs', 'own-playlists'],
          [],
          fakeListener.password,
        );
      await expect.poll(statusesOfAll, { timeout: 20_000, interval: 1_000 }).toMatchObject(whole);
      expect(server.log.join('')).not.toMatch(/ValueError|\/srv\/music|\/rest\//);
    },
    60_000,
  );
});

test('a song that breaks off in its middle ends there, and goes on from there once the server is back', async () => {
  const half = Math.floor(music.sound.length / 2);
  music.instead.set('stream', (response) => {
    response.writeHead(200, { 'content-type': 'audio/x-wav', 'content-length': String(music.sound.length) });
    response.write(music.sound.subarray(0, half), () => response.destroy());
  });
  const url = `${server.url}/local/recording/${trackIds[3]}`;
  const parts: Uint8Array[] = [];
  const broken = await listener.visit(url);
  const reading = (async () => {
    for await (const part of broken.body ?? []) parts.push(part);
  })();
  await expect(reading).rejects.toThrow();
  const heard = Buffer.concat(parts);
  expect(heard.equals(music.sound.subarray(0, heard.length))).toBe(true);
  music.instead.clear();
  const rest = await listener.visit(url, { headers: { range: `bytes=${heard.length}-` } });
  expect(rest.status).toBe(206);
  expect(Buffer.concat([heard, Buffer.from(await rest.arrayBuffer())]).equals(music.sound)).toBe(true);
});
