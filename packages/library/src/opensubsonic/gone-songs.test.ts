import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Library } from '../open-library.ts';
import {
  type FakeServer,
  fakeAccount,
  fakeListener,
  fakeSongs,
  startFakeServer,
} from '../testing/fake-server.ts';
import { openUnwatched } from '../testing/open-unwatched.ts';
import { credentialFrom } from '../testing/sign-in.ts';
import { openServerSource } from './server-source.ts';

let server: FakeServer;
let library: Library;
let folder: string;
let credential: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attune gone songs '));
  server = await startFakeServer(
    'token',
    fakeSongs(6, (at) => `old-${at}`),
  );
  library = openUnwatched({
    source: openServerSource({ url: server.url, account: fakeAccount, allowsPassword: true }),
    indexDirectory: folder,
  });
  await library.look();
  credential = await credentialFrom(library, fakeListener);
});
afterEach(async () => {
  await library.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const idOf = (title: string) =>
  [...library.music.catalogue.tracks.values()].find(({ name }) => name === title)?.id ?? '';
async function play(id: string): Promise<number | undefined> {
  const request = { range: undefined, ifRange: undefined, isHead: false, credential };
  const answer = await library.music.recordings?.openSound(id, request);
  answer?.body?.destroy();
  return answer?.status;
}
const names = () => [...library.music.catalogue.tracks.values()].map(({ name }) => name).sort();

test('a listed song that the server knows no more goes, and all are listed anew, though it tells of no change', async () => {
  const before = idOf('Song 0');
  // As after its database was made anew: the same songs by other names.
  for (const song of server.songs) song.id = song.id.replace('old', 'new');
  expect(await play(before)).toBe(404);
  await expect.poll(() => library.music.catalogue.tracks.has(before)).toBe(false);
  await expect.poll(() => idOf('Song 5') !== '' && library.progress().state).toBe('settled');
  await library.look();
  expect(names()).toEqual(['Song 0', 'Song 1', 'Song 2', 'Song 3', 'Song 4', 'Song 5']);
  expect(idOf('Song 0')).not.toBe(before);
  expect(await play(idOf('Song 0'))).toBe(200);
});

test('all are listed anew with the next look, where the list broke off', async () => {
  for (const song of server.songs) song.id = song.id.replace('old', 'new');
  server.state.pageMost = 3;
  let brokenOff = 0;
  server.instead.set('search3', (response, request) => {
    const { searchParams } = new URL(request.url ?? '', server.url);
    if (searchParams.get('songOffset') !== '0') {
      brokenOff += 1;
      return void response.destroy();
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    const song = server.songs.slice(0, 3);
    response.end(JSON.stringify({ 'subsonic-response': { status: 'ok', searchResult3: { song } } }));
  });
  expect(await play(idOf('Song 0'))).toBe(404);
  await expect.poll(() => brokenOff).toBeGreaterThan(0);
  await library.look();
  server.instead.clear();
  await library.look();
  expect(names()).toEqual(['Song 0', 'Song 1', 'Song 2', 'Song 3', 'Song 4', 'Song 5']);
  const again = server.countOf('search3');
  await library.look();
  expect(server.countOf('search3')).toBe(again);
});

const notFound = (response: import('node:http').ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end('{"subsonic-response":{"status":"failed","error":{"code":70,"message":"no"}}}');
};

test('one that stays listed without being there is listed anew once, and dropped again when it is played', async () => {
  for (const method of ['stream', 'getSong']) server.instead.set(method, notFound);
  const listed = server.countOf('search3');
  const id = idOf('Song 0');
  expect(await play(id)).toBe(404);
  await expect.poll(() => server.countOf('search3')).toBeGreaterThan(listed);
  await library.look();
  expect(library.music.catalogue.tracks.has(id)).toBe(true);
  const again = server.countOf('search3');
  expect(await play(id)).toBe(404);
  await expect.poll(() => library.music.catalogue.tracks.has(id)).toBe(false);
  expect(server.countOf('search3')).toBe(again);
});

test('what one listener is refused, or a server in trouble says of everything, takes nothing away', async () => {
  const id = idOf('Song 0');
  server.instead.set('stream', notFound);
  const asked = server.countOf('getSong');
  expect(await play(id)).toBe(404);
  await expect.poll(() => server.countOf('getSong')).toBe(asked + 1);
  expect(library.music.catalogue.tracks.has(id)).toBe(true);
  for (const method of ['ping', 'getSong']) server.instead.set(method, notFound);
  const pings = server.countOf('ping');
  expect(await play(id)).toBe(404);
  await expect.poll(() => server.countOf('ping')).toBe(pings + 1);
  await library.look();
  expect(library.music.catalogue.tracks.has(id)).toBe(true);
});

/** Does something to the index beside the library that has it open. */
function atIndex(statement: string): void {
  const [name = ''] = readdirSync(folder).filter((one) => one.endsWith('.db'));
  const database = new Database(join(folder, name));
  database.exec(statement);
  database.close();
}

test('a song that is gone while the index takes nothing, as on a full disk, ends nothing, and goes with the next look', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  process.on('unhandledRejection', note);
  try {
    const before = idOf('Song 0');
    for (const song of server.songs) song.id = song.id.replace('old', 'new');
    atIndex("CREATE TRIGGER full BEFORE DELETE ON songs BEGIN SELECT RAISE(FAIL, 'full'); END");
    const asked = server.countOf('getSong');
    expect(await play(before)).toBe(404);
    await expect.poll(() => server.countOf('getSong')).toBeGreaterThan(asked);
    await library.look();
    // It is told of a rejection after the turn in which nobody took it.
    await new Promise((resolve) => setImmediate(resolve));
    expect(unhandled).toEqual([]);
    atIndex('DROP TRIGGER full');
    await library.look();
    expect(await play(before)).toBe(404);
    await expect.poll(() => names()).toEqual(['Song 0', 'Song 1', 'Song 2', 'Song 3', 'Song 4', 'Song 5']);
  } finally {
    process.off('unhandledRejection', note);
  }
});
