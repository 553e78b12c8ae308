import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPaths, mixSchema, moodAnswerSchema, profileSchema } from '@attune/contract';
import {
  type FakeServer,
  fakeAccount,
  fakeListener,
  fakeSongs,
  startFakeServer,
} from '@attune/library/testing/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltInSignIn, visitBuiltIn } from './testing/built-in-sign-in.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
if (!hasRedis)
  process.stderr.write('skipped: two instances over one library (install redis-server to run it)\n');

/** On a port of its own choosing, tried until one is free. */
async function startRedis(folder: string): Promise<{ process: ChildProcess; port: number }> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
    const child = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] });
    const isReady = await new Promise<boolean>((resolve) => {
      child.once('exit', () => resolve(false));
      child.stdout.on('data', (text: Buffer) => {
        if (/ready to accept connections/i.test(text.toString())) resolve(true);
      });
    });
    if (isReady) return { process: child, port };
  }
  throw new Error('Redis found no free port');
}

describe.skipIf(!hasRedis)('two instances with Redis over one music server and one DATA_DIR', () => {
  let folder: string;
  let redis: ChildProcess;
  let music: FakeServer;
  let one: ServerProcess;
  let other: ServerProcess;
  let signedIn: BuiltInSignIn;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'attune two instances '));
    const started = await startRedis(folder);
    redis = started.process;
    music = await startFakeServer(
      'token',
      fakeSongs(60, (at) => `tr-${at}`),
    );
    const env = {
      DATA_DIR: folder,
      REDIS_URL: `redis://127.0.0.1:${started.port}`,
      SESSION_SECRET: 'the-same-at-both-of-the-two-instances',
      LIBRARY_URL: music.url,
      LIBRARY_USER: fakeAccount.user,
      LIBRARY_PASSWORD: fakeAccount.password,
      LIBRARY_ANALYSIS: 'off',
    };
    one = await startServerProcess({ env });
    other = await startServerProcess({ env });
    signedIn = await visitBuiltIn(one.url, fakeListener.name, [], [], fakeListener.password);
  }, 120_000);
  afterAll(async () => {
    for (const server of [one, other]) await server?.dispose();
    await music?.close();
    redis?.kill();
    await rm(folder, { recursive: true, force: true });
  });

  const askOther = async (path: string, body?: object, accessToken = signedIn.accessToken) => {
    const reply = await fetch(`${other.url}${path}`, {
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return { status: reply.status, answer: (await reply.json()) as unknown };
  };

  test('who signed in at one is known, answered and played to at the other', async () => {
    const profile = await askOther(apiPaths.profile);
    expect(profileSchema.parse(profile.answer).display_name).toBe(fakeListener.name);
    await expect
      .poll(async () => (await askOther(apiPaths.library)).answer, { timeout: 30_000 })
      .toMatchObject({ library: { state: 'settled', songs: 60 } });
    const { answer } = await askOther(apiPaths.mood, { text: 'long week, I need something calm' });
    const { brief } = moodAnswerSchema.parse(answer);
    const mix = mixSchema.parse((await askOther(apiPaths.mixes, { brief })).answer);
    const queue = await signedIn.visit(`${other.url}/local/player/queue?tracks=${mix.tracks[0]?.id}`, {
      headers: { authorization: `Bearer ${signedIn.accessToken}` },
    });
    const { tracks } = (await queue.json()) as { tracks: { recording: { url: string } }[] };
    const sound = await signedIn.visit(new URL(tracks[0]?.recording.url ?? '', other.url).href);
    expect([sound.status, (await sound.arrayBuffer()).byteLength > 1_000]).toEqual([200, true]);
  }, 60_000);

  test('a sign-in is refreshed at either, once, and what one gave the other takes', async () => {
    const refresh = (server: ServerProcess) =>
      fetch(
        `${server.url}${apiPaths.refreshToken}?refresh_token=${encodeURIComponent(signedIn.refreshToken)}`,
      );
    const renewed = await refresh(one);
    expect(renewed.status).toBe(200);
    const { access_token: accessToken } = (await renewed.json()) as { access_token: string };
    expect((await askOther(apiPaths.profile, undefined, accessToken)).status).toBe(200);
    expect((await refresh(other)).status).toBe(401);
  }, 60_000);
});
