import { mkdtemp, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import type { Library, LibraryNews } from '../open-library.ts';
import {
  type FakeServer,
  type FakeSong,
  fakeAccount,
  fakeKeyAccount,
  fakeListener,
  fakeSongs,
  oddSongs,
  startFakeServer,
} from '../testing/fake-server.ts';
import { openUnwatched } from '../testing/open-unwatched.ts';
import { credentialFrom } from '../testing/sign-in.ts';
import type { ServerAccount } from './credentials.ts';
import { openServerSource } from './server-source.ts';

let server: FakeServer;
let library: Library | undefined;
let folder: string | undefined;
let news: LibraryNews[] = [];
afterEach(async () => {
  await library?.close();
  await server.close();
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  library = undefined;
  folder = undefined;
});

/** The id styles of Navidrome, supysonic, LMS and gonic. */
const idStyles = {
  navidrome: (at: number) => `0aB1cD2eF3gH4iJ5kL${String(at).padStart(4, '0')}`,
  supysonic: (at: number) => `9121d562-2db3-4991-88b3-${String(at).padStart(12, '0')}`,
  lms: (at: number) => `tr-${at}`,
  slashed: (at: number) => `a/b ${at}?ü&`,
};

async function open(account: ServerAccount = fakeAccount, allowsPassword = true): Promise<Library> {
  folder ??= await mkdtemp(join(tmpdir(), 'attune server library '));
  news = [];
  await library?.close();
  library = openUnwatched({
    source: openServerSource({ url: server.url, account, allowsPassword }),
    indexDirectory: folder,
    onNews: (one) => news.push(one),
  });
  await library.look();
  return library;
}
const start = async (songs: FakeSong[] = fakeSongs(12, idStyles.navidrome)) => {
  server = await startFakeServer('token', songs);
};
/** Opens it while the server holds back every page behind so many songs. @returns when the look has ended */
function holdPagesAfter(count: number, held: ServerResponse[]): Promise<unknown> {
  server.instead.set('search3', (response, request) => {
    const { searchParams } = new URL(request.url ?? '', server.url);
    const from = Number(searchParams.get('songOffset'));
    if (from >= count) return void held.push(response);
    const song = server.songs.slice(from, from + server.state.pageMost);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ 'subsonic-response': { status: 'ok', searchResult3: { song } } }));
  });
  return open();
}
const names = ({ music }: Library) => [...music.catalogue.tracks.values()].map(({ name }) => name).sort();
/** The first call asks what is there, and says nothing of who asks; these are the others. */
const callsAsSomebody = () => {
  const [meeting, ...others] = server.calls;
  expect([meeting?.method, Object.keys(meeting?.params ?? {}).sort()]).toEqual(['ping', ['c', 'f', 'v']]);
  return others;
};
const kindOfNews = () => {
  const last = news.at(-1);
  return last?.kind === 'absent' ? (last.error?.kind ?? 'absent') : last?.kind;
};

describe('signing in', () => {
  test('by token, with a fresh salt, and never the password', async () => {
    await start();
    await open();
    await library?.look();
    const sent = server.calls.map(({ params }) => params);
    expect(sent.every(({ p }) => p === undefined)).toBe(true);
    const salts = new Set(
      callsAsSomebody()
        .filter(({ method }) => method === 'ping')
        .map(({ params }) => params.s),
    );
    expect(salts.size).toBe(2);
    for (const salt of salts) expect(salt).toMatch(/^[0-9a-f]{16}$/);
    expect(sent.every(({ v, c, f }) => v === '1.16.1' && c === 'attune' && f === 'json')).toBe(true);
  });

  test('by the password of a server that takes no token, once the token was refused, where that is allowed', async () => {
    server = await startFakeServer('password-only', fakeSongs(3, idStyles.supysonic));
    expect(names(await open())).toHaveLength(3);
    const pings = callsAsSomebody()
      .filter(({ method }) => method === 'ping')
      .map(({ params }) => Object.keys(params));
    expect(pings.map((keys) => [keys.includes('t'), keys.includes('p')])).toEqual([
      [true, false],
      [false, true],
    ]);
    const calls = server.calls.length;
    expect(names(await open(fakeAccount, false))).toHaveLength(3);
    expect(kindOfNews()).toBe('password-withheld');
    expect(server.calls.slice(calls).every(({ params }) => params.p === undefined)).toBe(true);
  });

  test('by an API key alone', async () => {
    server = await startFakeServer('api-key', fakeSongs(3, idStyles.lms));
    expect(names(await open(fakeKeyAccount))).toHaveLength(3);
    expect(
      callsAsSomebody().every(({ params }) => params.u === undefined && params.apiKey !== undefined),
    ).toBe(true);
  });

  test('with a wrong password tries nothing else, and what was known stays', async () => {
    await start();
    await open();
    server.state.users.delete(fakeAccount.user);
    const before = server.calls.length;
    await library?.look();
    expect(server.calls.slice(before).map(({ method }) => method)).toEqual(['ping']);
    expect(news.at(-1)).toMatchObject({ kind: 'absent', error: { kind: 'refused', code: 40 } });
    expect(library?.progress()).toMatchObject({ state: 'absent', songs: 12 });
  });
});

describe('what the server tells', () => {
  test.each(Object.entries(idStyles))(
    'is listed under ids of ours, whatever it calls things: %s',
    async (_, idOf) => {
      await start(fakeSongs(4, idOf));
      const { music, accounts } = await open();
      const credential = await credentialFrom({ accounts }, fakeListener);
      const ids = [...music.catalogue.tracks.keys()];
      expect(ids).toHaveLength(4);
      for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{22}$/);
      const request = { range: undefined, ifRange: undefined, isHead: false, credential };
      for (const id of ids) {
        const answer = await music.recordings?.openSound(id, request);
        expect(answer?.status).toBe(200);
        answer?.body?.destroy();
      }
      const asked = server.calls.filter(({ method }) => method === 'stream').map(({ params }) => params.id);
      expect(new Set(asked)).toEqual(new Set(server.songs.map(({ id }) => id)));
    },
  );

  test('becomes tracks with split genres; what is unknown there is unknown here', async () => {
    await start();
    const opened = await open();
    const track = [...opened.music.catalogue.tracks.values()].find(({ name }) => name === 'Song 0');
    expect(track && opened.factsOf(track).genres).toEqual(expect.arrayContaining(['ambient', 'drone']));
    const albums = [...opened.music.catalogue.albums.values()].map(({ name, releaseDate }) => [
      name,
      releaseDate,
    ]);
    expect(albums.sort()).toEqual([
      ['Overdrive', ''],
      ['Still Water', '1998'],
    ]);
  });

  test.each(['gonic', 'lms'] as const)('is understood in the ways of %s', async (kind) => {
    await start(fakeSongs(4, String).map(oddSongs[kind]));
    const opened = await open();
    const [first] = [...opened.music.catalogue.tracks.values()].filter(({ name }) => name === 'Song 0');
    expect(names(opened)).toEqual(['Song 0', 'Song 1', 'Song 2', 'Song 3']);
    expect([...opened.music.catalogue.artists.values()].map(({ name }) => name).sort()).toEqual([
      'Low Tide',
      'Voltline',
    ]);
    expect(first && opened.factsOf(first).genres).toContain('ambient');
    expect(first && opened.factsOf(first).tempo).toBeUndefined();
    expect(opened.music.recordings?.describe(first?.id ?? '')).toEqual({
      gainDb: kind === 'lms' ? -6.5 : 0,
      isSeekable: true,
    });
  });

  test('may be untagged, no music, gone, or nonsense', async () => {
    const [song] = fakeSongs(1, idStyles.navidrome);
    await start([
      {
        ...song,
        id: '1',
        title: '07 intro.mp3',
        artist: '[unknown]',
        album: '[non-album tracks]',
        genre: undefined,
      },
      { ...song, id: '2', isVideo: true },
      { ...song, id: '3', type: 'podcast' },
      { ...song, id: '4', size: -1 },
      { ...song, id: '5', duration: 0 },
      {
        ...song,
        id: '6',
        title: 7,
        artist: {},
        genres: { name: 'Jazz' },
        moods: 'calm',
        isrc: 5,
        replayGain: [],
      },
      { id: '' } as FakeSong,
    ]);
    const { music } = await open();
    expect(names(await open())).toEqual(['07 intro', 'Untitled']);
    const artists = [...music.catalogue.artists.values()].map(({ name }) => name);
    expect(artists).toEqual(['Unknown artist']);
  });

  test('comes in pages, which may be short, name a song twice, or be the same one again', async () => {
    await start(fakeSongs(23, idStyles.navidrome));
    server.state.pageMost = 5;
    expect(names(await open())).toHaveLength(23);
    server.songs.push({ ...(server.songs[0] as FakeSong) });
    server.state.lastModified += 1;
    await library?.look();
    expect(library?.progress().songs).toBe(23);
    server.state.overlooksOffset = true;
    server.state.lastModified += 1;
    const before = server.countOf('search3');
    await library?.look();
    expect(server.countOf('search3') - before).toBeLessThan(4);
  });

  test.each([
    ['the albums of a server that tells only administrators of its scans', null, 23],
    ['what it says to have scanned', 24, 24],
  ])('is counted at the first listing: by %s', async (_, scanCount, expected) => {
    await start(fakeSongs(23, idStyles.navidrome));
    Object.assign(server.state, { scanCount, pageMost: 5 });
    const held: ServerResponse[] = [];
    const listing = holdPagesAfter(10, held);
    await expect.poll(() => library?.progress()).toMatchObject({ state: 'looking', looked: 10, expected });
    server.instead.clear();
    for (const response of held) response.destroy();
    await listing;
    const counted = server.countOf('getScanStatus');
    await library?.look();
    expect(server.countOf('getScanStatus')).toBe(counted);
  });

  test('that breaks off between two pages is kept, and goes on at the next look, also after a start', async () => {
    await start(fakeSongs(23, idStyles.navidrome));
    server.state.pageMost = 5;
    const held: ServerResponse[] = [];
    const listing = holdPagesAfter(10, held);
    await expect.poll(() => held.length).toBe(1);
    for (const response of held.splice(0)) response.destroy();
    await listing;
    expect(library?.progress()).toMatchObject({ state: 'absent', songs: 10, trouble: 'unavailable' });
    const again = holdPagesAfter(15, held);
    await expect.poll(() => held.length).toBe(1);
    expect(library?.progress().songs).toBe(15);
    // What is closed meanwhile ends at the page that it waits for.
    const closed = library?.close();
    for (const response of held.splice(0)) response.destroy();
    await Promise.all([closed, again]);
    server.instead.clear();
    expect(names(await open())).toHaveLength(23);
    expect(library?.progress()).toMatchObject({ state: 'settled', songs: 23 });
  });

  test('is all listed by a server to which an empty query is none', async () => {
    await start();
    server.state.listsEverythingBy = '""';
    expect(names(await open())).toHaveLength(12);
  });

  test('is asked for again only when something was scanned, and then taken in', async () => {
    await start();
    await open();
    const listed = server.countOf('search3');
    await library?.look();
    expect(server.countOf('search3')).toBe(listed);
    server.songs.splice(0, 1);
    server.songs.push({ ...fakeSongs(1, () => 'new')[0], title: 'New' } as FakeSong);
    server.state.lastModified += 1;
    await library?.look();
    expect(names(library as Library)).toContain('New');
    expect(names(library as Library)).not.toContain('Song 0');
    expect(library?.progress().songs).toBe(12);
  });
});

describe('a server in trouble', () => {
  test.each([
    ['a page of a proxy', 'unexpected-reply', 200, 'text/html', '<html>Sign in</html>'],
    [
      'XML',
      'unexpected-reply',
      200,
      'text/xml',
      '<subsonic-response status="failed"><error code="40"/></subsonic-response>',
    ],
    ['a redirect', 'unexpected-reply', 302, 'text/html', ''],
    ['half a JSON', 'unexpected-reply', 200, 'application/json', '{"subsonic-response":'],
    ['another JSON', 'unexpected-reply', 200, 'application/json', '[]'],
    ['more than is read', 'unexpected-reply', 200, 'application/json', ' '.repeat(6 * 1024 * 1024)],
  ])('that answers with %s is %s, and what was known stays', async (_, kind, status, type, text) => {
    await start();
    await open();
    server.state.lastModified += 1;
    server.instead.set('search3', (response) => {
      response.writeHead(status, {
        'content-type': type,
        ...(status === 302 && { location: 'http://127.0.0.1:9/' }),
      });
      response.end(text);
    });
    await library?.look();
    expect(kindOfNews()).toBe(kind);
    expect(library?.progress()).toMatchObject({ state: 'absent', songs: 12 });
    server.instead.clear();
    await library?.look();
    expect(library?.progress().state).toBe('settled');
  });

  test('that resets the connection is unavailable; nothing of its address or words is told', async () => {
    await start();
    server.instead.set('ping', (response) => response.destroy());
    await open();
    expect(kindOfNews()).toBe('unavailable');
    const [one] = news;
    const told =
      one?.kind === 'absent' ? `${one.error?.message} ${one.error?.stack} ${one.error?.cause}` : '';
    expect(told).not.toMatch(/127\.0\.0\.1:\d|prefix|listener|rest\//);
    server.instead.clear();
    await library?.look();
    expect(library?.progress()).toMatchObject({ state: 'settled', songs: 12 });
  });

  test('that lists nothing where there was music keeps what was known', async () => {
    await start();
    await open();
    server.songs.length = 0;
    server.state.lastModified += 1;
    await library?.look();
    expect([kindOfNews(), library?.progress().songs]).toEqual(['absent', 12]);
  });

  test('knows the songs again after a start, before it has answered', async () => {
    await start();
    await open();
    server.instead.set('ping', (response) => response.destroy());
    expect(names(await open())).toHaveLength(12);
  });
});

describe('a song', () => {
  const recordingsOf = ({ music }: Library) => {
    if (music.recordings === undefined) throw new Error('a library has recordings');
    return music.recordings;
  };
  const ask = async (opened: Library, id: string, range?: string) => {
    const credential = await credentialFrom(opened, fakeListener);
    const answer = await recordingsOf(opened).openSound(id, {
      range,
      ifRange: undefined,
      isHead: false,
      credential,
    });
    return { ...answer, bytes: answer.body && (await buffer(answer.body)) };
  };
  const firstId = ({ music }: Library) =>
    [...music.catalogue.tracks.values()].find(({ name }) => name === 'Song 0')?.id ?? '';

  test('is passed on, whole and in ranges, with nothing else the server said', async () => {
    await start();
    const opened = await open();
    const whole = await ask(opened, firstId(opened));
    expect(whole.bytes?.equals(server.sound)).toBe(true);
    expect(whole.headers).toEqual({
      'content-type': 'audio/x-wav',
      'content-length': String(server.sound.length),
    });
    const part = await ask(opened, firstId(opened), 'bytes=100-');
    expect([part.status, part.headers['content-range']]).toEqual([
      206,
      `bytes 100-${server.sound.length - 1}/${server.sound.length}`,
    ]);
    expect(part.bytes?.equals(server.sound.subarray(100))).toBe(true);
    expect((await ask(opened, firstId(opened), 'bytes=99999999-')).status).toBe(416);
    expect(server.calls.at(-1)?.params.format).toBe('raw');
  });

  test('whose file is gone, which the server says with status 200 and JSON, is gone', async () => {
    await start();
    const opened = await open();
    const id = firstId(opened);
    for (const song of server.songs) if (song.title === 'Song 0') song.size = -1;
    expect(await ask(opened, id)).toEqual({ status: 404, headers: {}, body: null, bytes: null });
    expect((await ask(opened, 'nobody')).status).toBe(404);
  });

  test('is waited for once when the server has too much to do, and is there still when that was too short', async () => {
    await start();
    const opened = await open();
    const refuse = (response: ServerResponse) => {
      response.writeHead(429, { 'content-type': 'text/plain', 'retry-after': '0' });
      response.end('too many concurrent transcodes');
    };
    server.instead.set('stream', (response) => {
      server.instead.delete('stream');
      refuse(response);
    });
    expect((await ask(opened, firstId(opened))).status).toBe(200);
    server.instead.set('stream', refuse);
    const before = server.countOf('stream');
    await expect(ask(opened, firstId(opened))).rejects.toMatchObject({ kind: 'unavailable' });
    expect(server.countOf('stream')).toBe(before + 2);
  });

  test('of a kind no browser plays is asked for as another', async () => {
    const songs = fakeSongs(1, idStyles.navidrome).map((song) => ({ ...song, suffix: 'ape' }));
    await start(songs);
    const opened = await open();
    const whole = await ask(opened, firstId(opened));
    expect(server.calls.at(-1)?.params.format).toBe('mp3');
    expect(opened.music.recordings?.describe(firstId(opened))?.isSeekable).toBe(false);
    // What is made on the way has no length and no ranges, and is said to have none.
    expect(whole.headers).toEqual({ 'content-type': 'audio/mpeg', 'accept-ranges': 'none' });
    const part = await ask(opened, firstId(opened), 'bytes=100-');
    expect([part.status, part.bytes?.equals(server.sound)]).toEqual([200, true]);
  });

  test('that is not listened to to its end is not fetched to its end', async () => {
    await start();
    const opened = await open();
    let closed = false;
    server.instead.set('stream', (response) => {
      response.writeHead(200, { 'content-type': 'audio/flac', 'content-length': '1000000000' });
      response.write(Buffer.alloc(1000));
      response.on('close', () => {
        closed = true;
      });
    });
    const answer = await recordingsOf(opened).openSound(firstId(opened), {
      range: undefined,
      ifRange: undefined,
      isHead: false,
      credential: await credentialFrom(opened, fakeListener),
    });
    answer.body?.destroy();
    await expect.poll(() => closed).toBe(true);
  });

  test('has the cover of its album in the size that is shown; one that is not there is not asked for at once again', async () => {
    await start();
    const opened = await open();
    const [album] = [...opened.music.catalogue.albums.keys()];
    expect((await recordingsOf(opened).picture(album ?? '', 640))?.contentType).toBe('image/png');
    await recordingsOf(opened).picture(album ?? '', 300);
    await recordingsOf(opened).picture(album ?? '', 64);
    const sizes = server.calls
      .filter(({ method }) => method === 'getCoverArt')
      .map(({ params }) => params.size);
    expect(sizes).toEqual(['600', '300', '64']);
    server.instead.set('getCoverArt', (response) => {
      response.writeHead(200, { 'content-type': 'image/png' });
      response.end('<svg/>');
    });
    expect(await recordingsOf(opened).picture(album ?? '', 640)).toBeNull();
    const asked = server.countOf('getCoverArt');
    expect(await recordingsOf(opened).picture(album ?? '', 640)).toBeNull();
    expect(server.countOf('getCoverArt')).toBe(asked);
  });

  test('whose cover is larger than anybody shows has none, and no more of it is read', async () => {
    await start();
    const opened = await open();
    const [album] = [...opened.music.catalogue.albums.keys()];
    let sent = 0;
    let isClosed = false;
    server.instead.set('getCoverArt', (response) => {
      response.writeHead(200, { 'content-type': 'image/png' });
      response.on('close', () => {
        isClosed = true;
      });
      const part = Buffer.alloc(1024 * 1024);
      const more = () => {
        if (isClosed || sent === 64) return;
        sent += 1;
        response.write(part, more);
      };
      more();
    });
    expect(await recordingsOf(opened).picture(album ?? '', 640)).toBeNull();
    await expect.poll(() => isClosed).toBe(true);
    expect(sent).toBeLessThan(32);
  });
});
