import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Library, LibraryNews } from '../open-library.ts';
import { createLibraryFolder, type LibraryFolder, writeHousehold } from '../testing/library-folder.ts';
import { openUnwatched } from '../testing/open-unwatched.ts';
import { credentialFrom } from '../testing/sign-in.ts';
import { hasSupysonic, startSupysonic } from '../testing/supysonic.ts';
import { openServerSource } from './server-source.ts';

const isThere = hasSupysonic();
if (!isThere)
  process.stderr.write('skipped: a real music server (install supysonic and python3-waitress to run it)\n');

const account = { user: 'listener', password: 'pässwörd mit Leerzeichen' };

const listener = { name: 'Ann', password: 'Ann’s öwn' };

describe.skipIf(!isThere)('at a real supysonic', () => {
  let place: LibraryFolder;
  let server: Awaited<ReturnType<typeof startSupysonic>>;
  let library: Library;
  let credential: string;
  const news: LibraryNews[] = [];

  const open = (password: string, indexDirectory: string) =>
    openUnwatched({
      source: openServerSource({
        url: server.url,
        account: { kind: 'password', user: account.user, password },
        allowsPassword: true,
      }),
      indexDirectory,
      onNews: (one) => news.push(one),
    });

  beforeAll(async () => {
    place = await createLibraryFolder();
    await writeHousehold(place, 13);
    // It counts whole seconds, and one of none is no song.
    await place.write('Long/1.wav', {
      title: 'Long one',
      artist: 'Longplayer',
      album: 'Long',
      genre: 'Drone',
      seconds: 3,
    });
    for (const title of ['Second one', 'Third one'])
      await place.write(`Long/${title}.wav`, { title, artist: 'Longplayer', album: 'Long', seconds: 2 });
    await place.write('Long/long.wav', {
      title: 'Without end',
      artist: 'Longplayer',
      album: 'Long',
      seconds: 600,
    });
    server = await startSupysonic(place.folder, account);
    await server.addUser(listener.name, listener.password);
    library = open(account.password, place.indexDirectory);
    await library.look();
    credential = await credentialFrom(library, listener);
  }, 60_000);
  afterAll(async () => {
    await library?.close();
    await server?.dispose();
    await place?.dispose();
  });

  test('the password is taken though the token was not, and every song it lists is listed', () => {
    expect(news.at(-1)).toMatchObject({ kind: 'looked' });
    const { tracks, artists } = library.music.catalogue;
    expect(tracks.size).toBeGreaterThan(0);
    expect([...tracks.values()].map(({ name }) => name)).toContain('Long one');
    expect([...artists.values()].map(({ name }) => name)).toContain('Longplayer');
  });

  test('a wrong password is refused, and said to be', async () => {
    const refused = open('wrong', join(place.base, 'other index'));
    await refused.look();
    expect(news.at(-1)).toMatchObject({ kind: 'absent', error: { kind: 'refused', code: 40 } });
    await refused.close();
  });

  test('it refuses a token with code 10 and takes the password', async () => {
    const more = { u: listener.name, t: '0'.repeat(32), s: 'salt' };
    const query = new URLSearchParams({ ...more, c: 'other', f: 'json' });
    const answer = await fetch(`${server.url}/rest/ping?${query}`);
    expect(await answer.json()).toMatchObject({
      'subsonic-response': { status: 'failed', error: { code: 10 } },
    });
    const enc = `enc:${Buffer.from(account.password).toString('hex')}`;
    expect(await server.ask('ping', { user: account.user, password: enc })).toMatchObject({ status: 'ok' });
  });

  test('another account of it signs in by itself, and with its own password alone', async () => {
    expect(JSON.parse(credential).who).toMatchObject({ u: listener.name, p: expect.stringMatching(/^enc:/) });
    expect(await library.accounts?.isStillGood(credential)).toBe(true);
    expect(await library.accounts?.signIn({ ...listener, password: account.password })).toEqual({
      verdict: 'refused',
      reason: 'wrong',
    });
    expect(await library.accounts?.signIn({ name: '', password: 'a key' })).toEqual({
      verdict: 'refused',
      reason: 'no-keys',
    });
  });

  test('a star is seen there by another application, and one set by another is seen here', async () => {
    const id = [...library.music.catalogue.tracks.values()].find(({ name }) => name === 'Long one')?.id ?? '';
    const { collection } = library.music;
    const asAnn = { user: listener.name, password: listener.password };
    const starredThere = async () => {
      const { starred2 } = await server.ask('getStarred2', asAnn);
      return (starred2.song ?? []).map(({ title }: { title: string }) => title);
    };
    await collection?.star(credential, [{ kind: 'track', id }], true);
    await collection?.star(credential, [{ kind: 'track', id }], true);
    expect(await starredThere()).toEqual(['Long one']);
    expect((await server.ask('getStarred2', account)).starred2).toEqual({});
    expect(await collection?.starred(credential)).toMatchObject([{ kind: 'track', id }]);
    const { searchResult3 } = await server.ask('search3', asAnn, { query: 'Long one' });
    await server.ask('unstar', asAnn, { id: searchResult3.song[0].id });
    expect(await collection?.starred(credential)).toEqual([]);
    await collection?.star(credential, [{ kind: 'track', id }], false);
  });

  test('takes what is heard', async () => {
    const [id = ''] = library.music.catalogue.tracks.keys();
    await library.music.collection?.tellPlaying(credential, id);
    await library.music.collection?.tellPlayed(credential, id, Date.now());
  });

  test('a playlist is made, filled, put in another order, renamed and removed there, as another application sees', async () => {
    const { collection } = library.music;
    if (!collection) throw new Error('a server keeps listeners’ things');
    const asAnn = { user: listener.name, password: listener.password };
    const all = [...library.music.catalogue.tracks.values()].slice(0, 3);
    const seen = async () => {
      const { playlists } = await server.ask('getPlaylists', asAnn);
      const [one] = playlists.playlist ?? [];
      if (one === undefined) return null;
      const { playlist } = await server.ask('getPlaylist', asAnn, { id: one.id });
      const { name, comment, public: isPublic, owner, entry = [] } = playlist;
      return { name, comment, isPublic, owner, titles: entry.map(({ title }: { title: string }) => title) };
    };
    const details = { name: 'Rain “Sunday” & 夜', description: 'by the window', public: false };
    const { serverId } = await collection.createPlaylist(credential, details);
    const set = (trackIds: readonly string[], name = details.name) =>
      collection.changePlaylist(credential, serverId, (now) => ({ ...now, name, trackIds }));
    const ids = all.map(({ id }) => id);
    const titles = all.map(({ name }) => name);
    expect((await set(ids)).trackIds).toEqual(ids);
    expect(await seen()).toEqual({
      name: details.name,
      comment: details.description,
      isPublic: false,
      owner: listener.name,
      titles,
    });
    expect((await set([...ids].reverse(), 'Late')).trackIds).toEqual([...ids].reverse());
    expect(await seen()).toMatchObject({ name: 'Late', titles: [...titles].reverse() });
    await set(ids.slice(1, 2));
    expect(await seen()).toMatchObject({ titles: titles.slice(1, 2) });
    expect(await collection.playlists(credential)).toMatchObject([{ serverId, songCount: 1 }]);
    const others = await credentialFrom(library, { name: account.user, password: account.password });
    expect(await collection.playlists(others)).toEqual([]);
    await collection.removePlaylist(credential, serverId);
    expect(await seen()).toBeNull();
    await expect(collection.playlist(credential, serverId)).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('a song comes byte for byte, whole and in ranges, also after the server was away', async () => {
    const file = await readFile(join(place.folder, 'Long/1.wav'));
    const id = [...library.music.catalogue.tracks.values()].find(({ name }) => name === 'Long one')?.id ?? '';
    const ask = async (range?: string) => {
      const answer = await library.music.recordings?.openSound(id, {
        range,
        ifRange: undefined,
        isHead: false,
        credential,
      });
      return { status: answer?.status, bytes: answer?.body ? await buffer(answer.body) : null };
    };
    const whole = await ask();
    expect([whole.status, whole.bytes?.equals(file)]).toEqual([200, true]);
    const part = await ask('bytes=1000-1999');
    expect([part.status, part.bytes?.equals(file.subarray(1000, 2000))]).toEqual([206, true]);
    expect((await ask(`bytes=${file.length}-`)).status).toBe(416);

    await server.kill();
    await expect(ask()).rejects.toMatchObject({ kind: 'unavailable' });
    await server.restart();
    expect((await ask()).status).toBe(200);
  });

  test('a song in whose middle the server is killed goes on from there when it is back', async () => {
    const file = await readFile(join(place.folder, 'Long/long.wav'));
    const id =
      [...library.music.catalogue.tracks.values()].find(({ name }) => name === 'Without end')?.id ?? '';
    const ask = (range?: string) =>
      library.music.recordings?.openSound(id, { range, ifRange: undefined, isHead: false, credential });
    const parts: Buffer[] = [];
    const broken = await ask();
    const reading = (async () => {
      for await (const part of broken?.body ?? []) {
        parts.push(part as Buffer);
        if (parts.length === 1) await server.kill();
      }
    })();
    await expect(reading).rejects.toThrow();
    const heard = Buffer.concat(parts);
    expect(heard.length).toBeLessThan(file.length);
    await server.restart();
    const rest = await ask(`bytes=${heard.length}-`);
    expect(rest?.status).toBe(206);
    const all = Buffer.concat([heard, rest?.body ? await buffer(rest.body) : Buffer.alloc(0)]);
    expect(all.equals(file)).toBe(true);
  });

  test('a file that is gone since the scan is gone, whatever status says so', async () => {
    const path = join(place.folder, 'Long/1.wav');
    await rename(path, `${path} away`);
    const id = [...library.music.catalogue.tracks.values()].find(({ name }) => name === 'Long one')?.id ?? '';
    const answer = await library.music.recordings?.openSound(id, {
      range: undefined,
      ifRange: undefined,
      isHead: false,
      credential,
    });
    expect([answer?.status, answer?.body]).toEqual([404, null]);
    await rename(`${path} away`, path);
  });
});
