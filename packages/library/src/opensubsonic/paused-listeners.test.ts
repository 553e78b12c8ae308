import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Library, openLibrary } from '../open-library.ts';
import {
  type FakeServer,
  fakeAccount,
  fakeListener,
  fakeSongs,
  startFakeServer,
} from '../testing/fake-server.ts';
import { createLibraryFolder, type LibraryFolder } from '../testing/library-folder.ts';
import { credentialFrom } from '../testing/sign-in.ts';
import { openServerSource } from './server-source.ts';

let server: FakeServer;
let place: LibraryFolder;
let library: Library;

beforeEach(async () => {
  place = await createLibraryFolder();
  server = await startFakeServer(
    'token',
    fakeSongs(2, (at) => `tr-${at}`),
  );
  library = openLibrary({
    source: openServerSource({ url: server.url, account: fakeAccount, allowsPassword: true }),
    indexDirectory: place.indexDirectory,
    onNews: () => {},
    every: () => () => {},
    now: Date.now,
    listen: null,
  });
  await library.look();
});
afterEach(async () => {
  await library.close();
  await server.close();
  await place.dispose();
});

test('songs that are fetched slowly, as paused ones are, keep nobody from asking for anything else', async () => {
  const credential = await credentialFrom(library, fakeListener);
  const [trackId = ''] = [...library.music.catalogue.tracks.keys()];
  const song = Buffer.alloc(4 * 1024 * 1024);
  server.instead.set('stream', (response) => {
    response.writeHead(200, { 'content-type': 'audio/flac', 'content-length': String(song.length) });
    response.end(song);
  });
  const request = { range: undefined, ifRange: undefined, isHead: false, credential };
  const opened = await Promise.all(
    Array.from({ length: 60 }, () => library.music.recordings?.openSound(trackId, request)),
  );
  expect(opened.map((answer) => answer?.status)).toEqual(Array.from({ length: 60 }, () => 200));
  expect(await library.music.collection?.starred(credential)).toEqual([]);
  for (const answer of opened) answer?.body?.destroy();
});
