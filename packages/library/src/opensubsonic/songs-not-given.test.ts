import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Library, LibraryNews } from '../open-library.ts';
import { type FakeServer, fakeAccount, fakeSongs, startFakeServer } from '../testing/fake-server.ts';
import { openUnwatched } from '../testing/open-unwatched.ts';
import { openServerSource } from './server-source.ts';

let server: FakeServer;
let folder: string;
let library: Library;
let news: LibraryNews[];
beforeEach(async () => {
  server = await startFakeServer(
    'token',
    fakeSongs(12, (at) => `s${at}`),
  );
  folder = await mkdtemp(join(tmpdir(), 'attune songs not given '));
});
afterEach(async () => {
  await library.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function listen(): Promise<void> {
  news = [];
  library = openUnwatched({
    source: openServerSource({ url: server.url, account: fakeAccount, allowsPassword: false }),
    indexDirectory: folder,
    onNews: (one) => news.push(one),
    listen({ onMessage }) {
      queueMicrotask(() => onMessage({ kind: 'ready' }));
      return { send: () => queueMicrotask(() => onMessage({ kind: 'done', answered: null })), end: () => {} };
    },
  });
  await library.look();
  await library.analysed();
}

test('a song the server refuses, or breaks off, keeps it from listening to no other', async () => {
  server.state.undelivered.set('s3', 0).set('s5', 70).set('s8', 'broken off');
  await listen();
  expect(news).toContainEqual({ kind: 'listened', trouble: null, error: null, undelivered: 3 });
  const asked = server.calls.filter(({ method }) => method === 'download').map(({ params }) => params.id);
  expect(new Set(asked).size).toBe(12);
  expect(library.analysis()).toMatchObject({ isAtWork: false, passedOver: 12 });
});

test('an account that may download nothing is told of, and not asked for one song after the other', async () => {
  server.state.downloads = 'refused';
  await listen();
  expect(news).toContainEqual({
    kind: 'listened',
    trouble: 'source',
    error: expect.objectContaining({ code: 50 }),
    undelivered: 0,
  });
  expect(server.countOf('download')).toBe(1);
});
