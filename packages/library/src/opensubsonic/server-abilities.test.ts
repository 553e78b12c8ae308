import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Library, LibraryNews } from '../open-library.ts';
import {
  type FakeServer,
  fakeAccount,
  fakeListener,
  fakeSongs,
  startFakeServer,
} from '../testing/fake-server.ts';
import { openUnwatched } from '../testing/open-unwatched.ts';
import { credentialFrom, musicFor } from '../testing/sign-in.ts';
import { openServerSource } from './server-source.ts';

let server: FakeServer;
let library: Library;
let folder: string;
let news: LibraryNews[];
afterEach(async () => {
  await library.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function open(prepare: (fake: FakeServer) => void): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'attune server abilities '));
  news = [];
  server = await startFakeServer(
    'token',
    fakeSongs(2, (at) => `tr-${at}`),
  );
  prepare(server);
  library = openUnwatched({
    source: openServerSource({ url: server.url, account: fakeAccount, allowsPassword: true }),
    indexDirectory: folder,
    onNews: (one) => news.push(one),
  });
  await library.look();
}
const signIn = () => library.accounts?.signIn(fakeListener);

test.each(['404 with JSON', '404 with nothing', '410 with text', '501 with text', "gonic's words"] as const)(
  'a server that knows no music folders (%s) lets listeners in, and is not asked for them again',
  async (way) => {
    await open(({ state }) => state.missing.set('getMusicFolders', way));
    expect(await signIn()).toMatchObject({ verdict: 'welcome' });
    const asked = server.countOf('getMusicFolders');
    await library.look();
    expect(await signIn()).toMatchObject({ verdict: 'welcome' });
    expect(server.countOf('getMusicFolders')).toBe(asked);
  },
);

test('another version of it is asked again', async () => {
  await open(({ state }) => state.missing.set('getMusicFolders', '404 with JSON'));
  await signIn();
  const asked = server.countOf('getMusicFolders');
  server.state.identity = { type: 'fake', serverVersion: '1.1' };
  server.state.missing.clear();
  await library.look();
  await signIn();
  expect(server.countOf('getMusicFolders')).toBe(asked + 2);
});

test('a list whose folders are known is shown to whom the server tells none as far as it lists it for them', async () => {
  await open(() => {});
  expect(await signIn()).toMatchObject({ verdict: 'welcome' });
  server.state.missing.set('getMusicFolders', '404 with JSON');
  server.state.folderOf.set(server.songs[0]?.id ?? '', '2');
  const all = library.music.catalogue.tracks.size;
  const credential = await credentialFrom(library, fakeListener);
  const music = await musicFor(library, { id: 'ann', credential });
  expect(music.catalogue.tracks.size).toBe(all - 1);
});

test('a 404 with nothing in place of what was answered before is a proxy’s, and shows nobody more than they see', async () => {
  await open(({ state, songs }) => {
    state.users.set(fakeAccount.user, { password: fakeAccount.password, folders: ['0', '1', '2'] });
    state.folderOf.set(songs[0]?.id ?? '', '2');
  });
  const all = library.music.catalogue.tracks.size;
  const credential = await credentialFrom(library, fakeListener);
  server.state.missing.set('getMusicFolders', '404 with nothing');
  await library.look();
  const music = await musicFor(library, { id: 'ann', credential });
  expect(music.catalogue.tracks.size).toBe(all - 1);
  expect(await signIn()).toEqual({ verdict: 'refused', reason: 'unavailable' });
  server.state.missing.clear();
  expect(await signIn()).toMatchObject({ verdict: 'welcome' });
  const asked = server.countOf('getMusicFolders');
  await library.look();
  expect(server.countOf('getMusicFolders')).toBeGreaterThan(asked);
});

test('a page, or a song that is gone, says nothing of what a server can do', async () => {
  await open(({ instead }) =>
    instead.set('getMusicFolders', (response) => {
      response.writeHead(404, { 'content-type': 'text/html' });
      response.end('<h1>404</h1>');
    }),
  );
  expect(await signIn()).toEqual({ verdict: 'refused', reason: 'no-music-server' });
  server.instead.clear();
  expect(await signIn()).toMatchObject({ verdict: 'welcome' });
});

test('a server without getIndexes is listed each time, and asked for them once', async () => {
  await open(({ state }) => state.missing.set('getIndexes', '501 with text'));
  await library.look();
  await library.look();
  expect([server.countOf('getIndexes'), library.progress()]).toEqual([
    1,
    expect.objectContaining({ state: 'settled', songs: 2 }),
  ]);
});

test('the operator is told once what is there, which is asked without credentials; its words do no harm in a log', async () => {
  await open(({ state }) => {
    state.identity = { type: 'navi\n\u001b[31mdrome', serverVersion: `0.63.2 ${'x'.repeat(100)}` };
  });
  await library.look();
  const met = news.filter(({ kind }) => kind === 'met');
  expect(met).toEqual([
    {
      kind: 'met',
      server: { type: 'navi 31mdrome', serverVersion: `0.63.2 ${'x'.repeat(33)}`, protocol: '1.16.1' },
    },
  ]);
  expect(Object.keys(server.calls[0]?.params ?? {}).sort()).toEqual(['c', 'f', 'v']);
});

test('what answers nothing sensible without credentials is told of, and listed all the same', async () => {
  let asked = 0;
  await open(({ instead }) =>
    instead.set('ping', (response) => {
      asked += 1;
      response.writeHead(200, { 'content-type': asked === 1 ? 'text/xml' : 'application/json' });
      response.end('{"subsonic-response":{"status":"ok"}}');
    }),
  );
  expect(news.map(({ kind }) => kind)).toEqual(['met', 'looked']);
  expect(news[0]).toEqual({ kind: 'met', server: null });
  expect(library.progress().songs).toBe(2);
});
