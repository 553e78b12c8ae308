import type { Music, SearchType } from '@attune/local-streaming/music';
import { CredentialRefusedError } from '@attune/local-streaming/music';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Library } from '../open-library.ts';
import type { ServerAccount } from '../opensubsonic/credentials.ts';
import { openServerSource } from '../opensubsonic/server-source.ts';
import {
  type FakeServer,
  fakeAccount,
  fakeListener,
  fakeSongs,
  startFakeServer,
} from '../testing/fake-server.ts';
import { createLibraryFolder, type LibraryFolder } from '../testing/library-folder.ts';
import { openUnwatched } from '../testing/open-unwatched.ts';
import { credentialFrom, musicFor } from '../testing/sign-in.ts';

const songCount = 1_200;
const bob = { name: 'Bob', password: 'of Bob' };

let server: FakeServer;
let place: LibraryFolder;
let library: Library;
let nowMs: number;

const open = (account: ServerAccount = fakeAccount) =>
  openUnwatched({
    source: openServerSource({ url: server.url, account, allowsPassword: true }),
    indexDirectory: place.indexDirectory,
    now: () => nowMs,
  });

/** Low Tide’s songs are in the folder 0, Voltline’s in 1. Ann sees the first, Bob the second, and who lists them both. */
beforeEach(async () => {
  nowMs = Date.UTC(2026, 10, 25, 12);
  place = await createLibraryFolder();
  server = await startFakeServer(
    'token',
    fakeSongs(songCount, (at) => `tr-${at}`),
  );
  for (const [at, { id }] of server.songs.entries()) server.state.folderOf.set(id, String(at % 2));
  server.state.users.set(fakeListener.name, { password: fakeListener.password, folders: ['0'] });
  server.state.users.set(bob.name, { password: bob.password, folders: ['1'] });
  library = open();
  await library.look();
});
afterEach(async () => {
  await library.close();
  await server.close();
  await place.dispose();
});

const musicOf = async (form: { name: string; password: string }) =>
  musicFor(library, { id: form.name, credential: await credentialFrom(library, form) });
const names = (items: Iterable<{ name: string }>) => [...new Set([...items].map(({ name }) => name))].sort();
const found = ({ search }: Music, query: string, type: SearchType) => {
  const hits = search({ query, types: [type], limit: 50, offset: 0 })[type];
  return { names: names(hits?.items ?? []), total: hits?.total ?? 0 };
};

test('one list is shared by all, and each listener finds of it what their account sees, by every way there is', async () => {
  expect(library.music.catalogue.tracks.size).toBe(songCount);
  for (const [form, artist, album, other] of [
    [fakeListener, 'Low Tide', 'Still Water', 'Voltline'],
    [bob, 'Voltline', 'Overdrive', 'Low Tide'],
  ] as const) {
    const music = await musicOf(form);
    const { tracks, albums, artists, playlists } = music.catalogue;
    expect(tracks.size).toBe(songCount / 2);
    expect([names(artists.values()), names(albums.values())]).toEqual([[artist], [album]]);

    expect(found(music, other, 'track')).toEqual({ names: [], total: 0 });
    expect(found(music, other, 'artist')).toEqual({ names: [], total: 0 });
    expect(found(music, artist, 'track').total).toBe(songCount / 2);
    expect(found(music, album, 'album').names).toEqual([album]);

    // The shelves of everybody would tell how much there is beyond, and of what kind.
    expect(playlists.size).toBeGreaterThan(5);
    for (const { id, trackIds, description } of playlists.values()) {
      expect(trackIds.every((trackId) => tracks.has(trackId))).toBe(true);
      expect(description).not.toMatch(form === bob ? /Ambient/ : /Techno/);
      expect(library.music.catalogue.playlists.has(id)).toBe(false);
    }
    expect(found(music, 'calm', 'playlist').total).toBeGreaterThan(0);

    const [seed = ''] = tracks.keys();
    const near = music.recommend({ seeds: [seed], size: 100 });
    expect(near.length).toBeGreaterThan(5);
    expect(near.every(({ id }) => tracks.has(id))).toBe(true);

    const [own = ''] = albums.keys();
    const hidden = [...library.music.catalogue.albums.keys()].find((id) => !albums.has(id)) ?? '';
    expect(await music.recordings?.picture(own, 300)).not.toBeNull();
    expect(await music.recordings?.picture(hidden, 300)).toBeNull();
    for (const map of [tracks, albums, artists, playlists])
      expect([map.get('nothing'), map.has('nothing')]).toEqual([undefined, false]);
    const hiddenTrack = [...library.music.catalogue.tracks.keys()].find((id) => !tracks.has(id)) ?? '';
    expect([tracks.get(hiddenTrack), albums.get(hidden)]).toEqual([undefined, undefined]);
  }
});

test('an album of which a part is seen is that part', async () => {
  server.state.folderOf.set(server.songs[0]?.id ?? '', '1');
  const music = await musicOf(fakeListener);
  const [album] = music.catalogue.albums.values();
  expect(album?.trackIds).toHaveLength(songCount / 2 - 1);
  expect(album?.trackIds.every((id) => music.catalogue.tracks.has(id))).toBe(true);
});

test('who sees all hears the library itself, also what comes later, and is not listed for what they see', async () => {
  const music = await musicOf({ name: fakeAccount.user, password: fakeAccount.password });
  expect(music.catalogue.tracks).toBe(library.music.catalogue.tracks);
  expect(music.catalogue.playlists.size).toBe(library.music.catalogue.playlists.size);
});

test('while their songs are listed, a listener sees those that were listed as theirs, and none before', async () => {
  server.state.pageMost = 100;
  let answered = 0;
  let goOn = () => {};
  const credential = await credentialFrom(library, fakeListener);
  server.instead.set('search3', (response, request) => {
    const offset = Number(new URL(request.url ?? '', server.url).searchParams.get('songOffset'));
    const send = () => {
      const song = server.songs.filter((_, at) => at % 2 === 0).slice(offset, offset + 100);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ 'subsonic-response': { status: 'ok', searchResult3: { song } } }));
    };
    answered += 1;
    if (offset < 200) send();
    else goOn = send;
  });
  const music = await musicFor(library, { id: 'ann', credential });
  expect(answered).toBe(3);
  expect(music.catalogue.tracks.size).toBe(200);
  expect(names(music.catalogue.artists.values())).toEqual(['Low Tide']);
  await expect.poll(() => music.catalogue.playlists.size).toBeGreaterThan(0);
  server.instead.delete('search3');
  goOn();
  await expect.poll(() => music.catalogue.tracks.size).toBe(songCount / 2);
});

test('a server that lists nothing for them now shows them nothing, and all of theirs once it does', async () => {
  const credential = await credentialFrom(library, fakeListener);
  server.instead.set('search3', (response) => response.destroy());
  const music = await musicFor(library, { id: 'ann', credential });
  expect([music.catalogue.tracks.size, music.catalogue.playlists.size]).toEqual([0, 0]);
  expect(found(music, 'Low Tide', 'track').total).toBe(0);
  server.instead.delete('search3');
  nowMs += 2 * 60_000;
  const size = async () => (await musicFor(library, { id: 'ann', credential })).catalogue.tracks.size;
  await expect.poll(size).toBe(songCount / 2);
});

test('what an account sees may change: less at the next look, within ten minutes, and no more than is listed', async () => {
  const credential = await credentialFrom(library, fakeListener);
  const seen = async () => {
    const { tracks, artists } = (await musicFor(library, { id: 'ann', credential })).catalogue;
    return [tracks.size, names(artists.values())];
  };
  expect(await seen()).toEqual([songCount / 2, ['Low Tide']]);
  for (const [folders, ...expected] of [
    [['0', '1', '2'], songCount, ['Low Tide', 'Voltline']],
    [['1'], songCount / 2, ['Voltline']],
    [['0'], songCount / 2, ['Low Tide']],
  ] as const) {
    server.state.users.set(fakeListener.name, { password: fakeListener.password, folders: [...folders] });
    nowMs += 11 * 60_000;
    await expect.poll(seen).toEqual(expected);
  }
});

test('what has gone from the library is on no shelf of theirs from then on', async () => {
  const credential = await credentialFrom(library, fakeListener);
  const music = await musicFor(library, { id: 'ann', credential });
  const [shelf] = music.catalogue.playlists.values();
  const [gone = ''] = shelf?.trackIds ?? [];
  const title = music.catalogue.tracks.get(gone)?.name;
  server.songs.splice(
    server.songs.findIndex((song) => song.title === title),
    1,
  );
  server.state.lastModified += 1;
  await library.look();
  expect(music.catalogue.tracks.has(gone)).toBe(false);
  for (const { trackIds } of music.catalogue.playlists.values()) expect(trackIds).not.toContain(gone);
  expect(music.catalogue.playlists.get(shelf?.id ?? '')?.trackIds).toEqual(shelf?.trackIds.slice(1));
});

test('a song that comes to the library is seen once it is listed for them as well', async () => {
  const credential = await credentialFrom(library, fakeListener);
  await musicFor(library, { id: 'ann', credential });
  const [first] = fakeSongs(1, () => 'new');
  if (first === undefined) throw new Error('a song was made');
  server.songs.push({ ...first, title: 'New' });
  server.state.folderOf.set('new', '0');
  server.state.lastModified += 1;
  await library.look();
  nowMs += 2 * 60_000;
  const size = async () => (await musicFor(library, { id: 'ann', credential })).catalogue.tracks.size;
  await expect.poll(size).toBe(songCount / 2 + 1);
});

test('after a start with a silent server who saw all sees all, and of who saw a part nothing is shown', async () => {
  const whole = await credentialFrom(library, { name: fakeAccount.user, password: fakeAccount.password });
  const part = await credentialFrom(library, fakeListener);
  await library.close();
  for (const method of ['ping', 'getMusicFolders', 'search3'])
    server.instead.set(method, (response) => response.destroy());
  library = open();
  await library.look();
  const seen = async (id: string, credential: string) =>
    (await musicFor(library, { id, credential })).catalogue.tracks.size;
  expect([await seen('all', whole), await seen('part', part)]).toEqual([songCount, 0]);
});

test('that the account which lists is refused signs no listener out, and is not said to be their password', async () => {
  const credential = await credentialFrom(library, {
    name: fakeAccount.user,
    password: fakeAccount.password,
  });
  await library.close();
  library = open({ ...fakeAccount, password: 'an old one' });
  await library.look();
  const music = await musicFor(library, { id: 'all', credential });
  expect(music.catalogue.tracks.size).toBe(songCount);
  expect(await library.accounts?.isStillGood(credential)).toBe(true);
  expect(await library.accounts?.signIn(fakeListener)).toEqual({ verdict: 'refused', reason: 'unavailable' });
});

test('whose password was changed hears nothing more', async () => {
  const credential = await credentialFrom(library, fakeListener);
  server.state.users.set(fakeListener.name, { password: 'changed', folders: ['0'] });
  await expect(musicFor(library, { id: 'ann', credential })).rejects.toBeInstanceOf(CredentialRefusedError);
});
