import type { Collection, ServerPlaylistContent } from '@attune/local-streaming/music';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Library } from '../open-library.ts';
import { type FakeServer, fakeAccount, fakeListener } from '../testing/fake-server.ts';
import { type ListedServer, listServer } from '../testing/listed-server.ts';
import { credentialFrom } from '../testing/sign-in.ts';

let server: FakeServer;
let opened: ListedServer;
let library: Library;
let collection: Collection;
let credential: string;

beforeEach(async () => {
  opened = await listServer(120);
  ({ server, library } = opened);
  if (!library.music.collection) throw new Error('a server keeps listeners’ things');
  collection = library.music.collection;
  credential = await credentialFrom(library, fakeListener);
});
afterEach(() => opened.close());

const trackOf = (number: number) => {
  const found = [...library.music.catalogue.tracks.values()].find(({ name }) => name === `Song ${number}`);
  if (!found) throw new Error(`there is no song ${number}`);
  return found.id;
};
const tracksOf = (...numbers: number[]) => numbers.map(trackOf);
const evening = { name: 'Evening', description: 'by the window', public: false };
const make = (details = evening) => collection.createPlaylist(credential, details);
const set = (serverId: string, wanted: Partial<ServerPlaylistContent>) =>
  collection.changePlaylist(credential, serverId, (now) => ({ ...now, ...wanted }));
const there = (id: string) => server.collection.playlists.get(id);
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('a playlist at the server', () => {
  test.each([true, false])(
    'is made, private and described, whether or not the server tells of it (%s)',
    async (tells) => {
      server.collection.tellsWhatItMade = tells;
      server.collection.makesPublic = true;
      const made = await make();
      expect(made).toMatchObject({ ...evening, trackIds: [] });
      expect(there(made.serverId)).toMatchObject({
        owner: fakeListener.name,
        name: 'Evening',
        comment: 'by the window',
        public: false,
      });
      expect(server.countOf('createPlaylist')).toBe(1);
    },
  );

  test('is filled, changed in place, renamed and removed, with as little written as can be', async () => {
    const { serverId } = await make();
    const filled = await set(serverId, { trackIds: tracksOf(1, 2, 3, 4) });
    expect(filled.trackIds).toEqual(tracksOf(1, 2, 3, 4));
    await set(serverId, { trackIds: tracksOf(1, 3, 4, 9) });
    expect(there(serverId)?.songIds).toEqual(['tr-1', 'tr-3', 'tr-4', 'tr-9']);
    const sent = server.calls.findLast(({ method }) => method === 'updatePlaylist')?.all;
    expect([sent?.getAll('songIndexToRemove'), sent?.getAll('songIdToAdd')]).toEqual([['1'], ['tr-9']]);
    await set(serverId, { trackIds: tracksOf(9, 1, 3, 4) });
    expect(there(serverId)?.songIds).toEqual(['tr-9', 'tr-1', 'tr-3', 'tr-4']);
    await set(serverId, { name: 'Late', trackIds: [] });
    expect(there(serverId)).toMatchObject({ name: 'Late', songIds: [] });
    await collection.removePlaylist(credential, serverId);
    expect(there(serverId)).toBeUndefined();
  });

  test('is not written to where nothing is to be changed', async () => {
    const { serverId } = await make();
    const before = server.countOf('updatePlaylist');
    await set(serverId, {});
    expect(server.countOf('updatePlaylist')).toBe(before);
  });

  test('of a hundred songs goes in one call', async () => {
    const { serverId } = await make();
    const all = Array.from({ length: 100 }, (_, number) => number);
    await set(serverId, { trackIds: tracksOf(...all) });
    expect(there(serverId)?.songIds).toEqual(all.map((number) => `tr-${number}`));
    expect(server.countOf('updatePlaylist')).toBe(1 + 1);
  });

  test('keeps songs that are not listed here', async () => {
    const { serverId } = await make();
    await set(serverId, { trackIds: tracksOf(1, 2) });
    server.songs.push({ id: 'new', albumId: 'album-9', title: 'New' });
    there(serverId)?.songIds.splice(1, 0, 'new');
    await collection.changePlaylist(credential, serverId, (now) => ({
      ...now,
      trackIds: [...now.trackIds.slice(2), ...now.trackIds.slice(0, 2)],
    }));
    expect(there(serverId)?.songIds).toEqual(['tr-2', 'tr-1', 'new']);
  });

  test('goes without a song that the server does not have any more', async () => {
    const { serverId } = await make();
    const wanted = tracksOf(1, 2, 3);
    server.songs.splice(2, 1);
    expect((await set(serverId, { trackIds: wanted })).trackIds).toEqual([wanted[0], wanted[2]]);
    expect(server.countOf('updatePlaylist')).toBe(1 + 2);
  });
});

describe('a list of playlists', () => {
  test('holds the listener’s own alone, the oldest first', async () => {
    await make();
    await make({ ...evening, name: 'Second' });
    await collection.createPlaylist(
      await credentialFrom(library, { name: fakeAccount.user, password: fakeAccount.password }),
      {
        ...evening,
        name: 'Everybody’s',
        public: true,
      },
    );
    expect((await collection.playlists(credential)).map(({ name }) => name)).toEqual(['Evening', 'Second']);
  });

  test('is the same for a credential from before it said whose it is', async () => {
    await make({ ...evening, public: true });
    const { user: _, ...before } = JSON.parse(credential);
    expect(await collection.playlists(JSON.stringify(before))).toMatchObject([{ name: 'Evening' }]);
  });

  test('is cleaned of what would turn the page around', async () => {
    const { serverId } = await make();
    const found = there(serverId);
    if (found) [found.name, found.comment] = ['\u202eevil', '<b>x</b>\u0000'];
    expect(await collection.playlists(credential)).toMatchObject([{ name: 'evil', description: '<b>x</b>' }]);
  });
});

describe('an answer that is lost', () => {
  test('of a playlist that was made: it is looked for, and not made again', async () => {
    await make();
    server.collection.losesAnswers = true;
    server.collection.tellsWhatItMade = false;
    const made = await make();
    expect(made.serverId).toBe('pl-2');
    expect(server.countOf('createPlaylist')).toBe(2);
  });

  test('of what a new playlist is to be is a failure, and it is not left behind', async () => {
    server.instead.set('updatePlaylist', (response) => response.destroy());
    expect(await failure(make())).toMatchObject({ kind: 'unavailable' });
    expect(await collection.playlists(credential)).toEqual([]);
    server.instead.clear();
    await make();
    expect(await collection.playlists(credential)).toMatchObject([evening]);
  });

  test('of one that was not made is a failure, and it is not made', async () => {
    server.instead.set('createPlaylist', (response) => response.destroy());
    expect(await failure(make())).toMatchObject({ kind: 'unavailable' });
    expect([server.countOf('createPlaylist'), server.collection.playlists.size]).toEqual([1, 0]);
  });

  test('of a change and of a removal: what came of it is read', async () => {
    const { serverId } = await make();
    server.collection.losesAnswers = true;
    expect((await set(serverId, { trackIds: tracksOf(5) })).trackIds).toEqual(tracksOf(5));
    await collection.removePlaylist(credential, serverId);
    expect([server.countOf('updatePlaylist'), server.countOf('deletePlaylist')]).toEqual([2, 1]);
  });

  test('of a change that was not made is a failure, and asked for once', async () => {
    const { serverId } = await make();
    server.instead.set('updatePlaylist', (response) => response.destroy());
    expect(await failure(set(serverId, { name: 'Other' }))).toMatchObject({ kind: 'unavailable' });
    expect(server.countOf('updatePlaylist')).toBe(2);
  });
});

test('what is another’s, or gone, is told apart', async () => {
  const { serverId } = await make();
  const other = await credentialFrom(library, { name: fakeAccount.user, password: fakeAccount.password });
  expect(await failure(collection.playlist(other, serverId))).toMatchObject({ kind: 'not-found' });
  const found = there(serverId);
  if (found) found.public = true;
  expect(
    await failure(collection.changePlaylist(other, serverId, (now) => ({ ...now, name: 'Mine' }))),
  ).toMatchObject({ kind: 'forbidden' });
  expect(await failure(collection.removePlaylist(other, serverId))).toMatchObject({ kind: 'forbidden' });
});
