import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Library } from '../open-library.ts';
import { type FakeServer, fakeAccount } from '../testing/fake-server.ts';
import { type ListedServer, listServer } from '../testing/listed-server.ts';

let server: FakeServer;
let opened: ListedServer;
let library: Library;

beforeEach(async () => {
  opened = await listServer(3, (begun) => {
    server = begun;
    server.state.folderOf.set('tr-2', '1');
    listerSees('0');
  });
  ({ library } = opened);
});
afterEach(() => opened.close());

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
