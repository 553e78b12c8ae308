import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Library, openLibrary } from '../open-library.ts';
import { type FakeServer, fakeAccount, fakeSongs, startFakeServer } from '../testing/fake-server.ts';
import { createLibraryFolder, type LibraryFolder } from '../testing/library-folder.ts';
import { openServerSource } from './server-source.ts';

let server: FakeServer;
let place: LibraryFolder;
let library: Library;

beforeEach(async () => {
  place = await createLibraryFolder();
  server = await startFakeServer(
    'token',
    fakeSongs(3, (at) => `tr-${at}`),
  );
  server.state.folderOf.set('tr-2', '1');
  listerSees('0');
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

function listerSees(...folders: string[]): void {
  server.state.users.set(fakeAccount.user, { password: fakeAccount.password, folders });
}
const listed = () => [...library.music.catalogue.tracks.values()].map(({ name }) => name).sort();

test('a music folder that is opened to who lists, or closed, changes the list though nothing was scanned', async () => {
  expect(listed()).toEqual(['Song 0', 'Song 1']);
  listerSees('0', '1');
  await library.look();
  expect(listed()).toEqual(['Song 0', 'Song 1', 'Song 2']);
  listerSees('0');
  await library.look();
  expect(listed()).toEqual(['Song 0', 'Song 1']);
});

test('while nobody says which folders there are, the list is not read for that', async () => {
  server.instead.set('getMusicFolders', (response) => response.destroy());
  const before = server.countOf('search3');
  await library.look();
  server.instead.clear();
  await library.look();
  expect([listed().length, server.countOf('search3')]).toEqual([2, before]);
});
