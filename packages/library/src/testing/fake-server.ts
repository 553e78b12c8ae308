import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { createFakeCollection, type FakeSong } from './fake-collection.ts';
import { wavFile } from './wav-file.ts';

export type { FakeSong };

/** How a server takes sign-ins: Navidrome and gonic by token, supysonic by password alone, LMS by API key. */
export type FakeKind = 'token' | 'password-only' | 'api-key';

type Reply = (response: ServerResponse, request: IncomingMessage) => void;

const user = 'listener';
const password = 'pässword & more';
const apiKey = 'key-of-the-listener';
/** Another listener's, in the server's same house. */
export const fakeListener = { name: 'Ann', password: 'a wörd of Ann’s' };
export const fakeAccount = { kind: 'password', user, password } as const;
export const fakeKeyAccount = { kind: 'api-key', apiKey } as const;

const md5 = (text: string) => createHash('md5').update(text, 'utf8').digest('hex');

/** A music server built to what real ones were seen to answer. */
export async function startFakeServer(kind: FakeKind, songs: FakeSong[]) {
  const calls: {
    method: string;
    params: Record<string, string>;
    /** The same, with what is said more than once. */
    all: URLSearchParams;
    verb: string;
    headers: IncomingMessage['headers'];
  }[] = [];
  /** Answers in place of a method's own, until taken away. */
  const instead = new Map<string, Reply>();
  const sound = wavFile({ seconds: 2 });
  const state = {
    /** Everybody's passwords, and the music folders they see. */
    users: new Map([
      [user, { password, folders: ['0', '1'] }],
      [fakeListener.name, { password: fakeListener.password, folders: ['0', '1'] }],
    ]),
    keys: new Map([[apiKey, user]]),
    /** Whether it takes a name in capitals or small letters alike, as Navidrome does. */
    foldsNames: false,
    /** By songs’ ids the music folders that they are in; one that is in none is seen by everybody. */
    folderOf: new Map<string, string>(),
    /** Of each user the songs they played, as Navidrome tells of them: of all others it says nothing. Empty: it counts no plays. */
    plays: new Map<string, Map<string, { playCount: number; played?: string }>>(),
    overlooksOffset: false,
    /** How files are downloaded: in stretches, whole whatever is asked for, or not by this account. */
    downloads: 'ranges' as 'ranges' | 'whole' | 'refused',
    /** By songs’ ids how the download of one fails: with the protocol's code, or broken off in its midst. */
    undelivered: new Map<string, number | 'broken off'>(),
    listsEverythingBy: '',
    lastModified: 1_000,
    /** What it says it is with every answer; older ones say nothing but the version of the protocol. */
    identity: { type: 'fake', serverVersion: '1.0' } as Record<string, string>,
    /** What it knows nothing of, in the ways that servers say so. */
    missing: new Map<string, keyof typeof missingAnswers>(),
    /** Every call waits so long for its answer. */
    slowMs: 0,
    /** Calls that are being answered, and how many at once those were at most. */
    underWay: 0,
    mostUnderWay: 0,
    pageMost: 500,
    /** How many songs it says to have scanned; `null` where only administrators are told. */
    scanCount: null as number | null,
  };

  const json = (response: ServerResponse, content: object, status = 200) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        'subsonic-response': { status: 'ok', version: '1.16.1', ...state.identity, ...content },
      }),
    );
  };
  const refuse = (response: ServerResponse, code: number, message = 'no') =>
    json(response, { status: 'failed', error: { code, message } });

  const missingAnswers = {
    '404 with JSON': (response: ServerResponse) =>
      json(response, { status: 'failed', error: { code: 0, message: 'Unknown method' } }, 404),
    '404 with nothing': (response: ServerResponse) => void response.writeHead(404).end(),
    '410 with text': (response: ServerResponse) => void response.writeHead(410).end('gone'),
    '501 with text': (response: ServerResponse) => void response.writeHead(501).end('not implemented'),
    "gonic's words": (response: ServerResponse) => refuse(response, 70, 'view "getMusicFolders" not found'),
  };

  /** What somebody who gives a name is called here. */
  const calledHere = (given: string): string => {
    const isSame = (name: string) => name.toLowerCase() === given.toLowerCase();
    return (state.foldsNames ? [...state.users.keys()].find(isSame) : undefined) ?? given;
  };

  function whyNot(params: Record<string, string>): number | null {
    if (params.apiKey !== undefined) {
      if (kind !== 'api-key') return 10;
      if (params.u !== undefined) return 43;
      return state.keys.has(params.apiKey) ? null : 44;
    }
    const known = state.users.get(calledHere(params.u ?? ''))?.password;
    if (params.t !== undefined) {
      if (kind === 'password-only') return 10;
      if (kind === 'api-key') return 41;
      return known !== undefined && params.t === md5(`${known}${params.s}`) ? null : 40;
    }
    const sent = params.p?.startsWith('enc:')
      ? Buffer.from(params.p.slice(4), 'hex').toString('utf8')
      : params.p;
    return known !== undefined && sent === known ? null : 40;
  }
  /** Who asks, once they were let in. */
  const whoAsks = ({ u, apiKey: key = '' }: Record<string, string>) =>
    u === undefined ? (state.keys.get(key) ?? '') : calledHere(u);

  /** The songs in a user’s music folders, with what they played of them. */
  function songsFor(name: string): FakeSong[] {
    const { folders = [] } = state.users.get(name) ?? {};
    const plays = state.plays.get(name);
    return songs
      .filter(({ id }) => folders.includes(state.folderOf.get(id) ?? folders[0] ?? ''))
      .map((song) => ({ ...song, ...plays?.get(song.id) }));
  }

  function stream(response: ServerResponse, request: IncomingMessage, id: string, name: string): void {
    const song = songsFor(name).find((one) => one.id === id);
    // Minus one is a file that was deleted after the scan.
    if (song === undefined || song.size === -1) {
      if (song === undefined) refuse(response, 70);
      else refuse(response, 0, "FileNotFoundError: [Errno 2] '/srv/music'");
      return;
    }
    const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const start = from === '' ? 0 : Number(from);
    const end = to === '' ? sound.length : Math.min(sound.length, Number(to) + 1);
    if (start >= sound.length) {
      response.writeHead(416, { 'content-type': 'text/html', 'content-range': `bytes */${sound.length}` });
      response.end('<h1>Range</h1>');
      return;
    }
    if (new URL(request.url ?? '/', 'http://fake').searchParams.get('format') === 'mp3') {
      // As Navidrome sends what it makes on the way: without a length, and from the beginning alone.
      response.writeHead(200, { 'content-type': 'audio/mpeg', 'accept-ranges': 'none' });
      response.end(sound);
      return;
    }
    response.writeHead(from === '' ? 200 : 206, {
      'content-type': 'audio/x-wav',
      'content-length': String(end - start),
      ...(from !== '' && { 'content-range': `bytes ${start}-${end - 1}/${sound.length}` }),
      'set-cookie': 'session=of-the-server',
      'x-secret': 'not for browsers',
    });
    response.end(sound.subarray(start, end));
  }

  /** The file itself, by a server that allows it or not, and knows ranges or not. */
  function download(response: ServerResponse, request: IncomingMessage, id: string, name: string): void {
    if (state.downloads === 'whole') delete request.headers.range;
    const failure = state.undelivered.get(id);
    if (state.downloads === 'refused') refuse(response, 50);
    else if (typeof failure === 'number') refuse(response, failure);
    else if (failure === 'broken off') {
      response.writeHead(206, { 'content-type': 'audio/x-wav', 'content-length': '1000' });
      response.write('some');
      setImmediate(() => response.destroy());
    } else stream(response, request, id, name);
  }

  const collection = createFakeCollection(songs);
  const methods: Record<
    string,
    (params: Record<string, string>, response: ServerResponse, request: IncomingMessage) => void
  > = {
    ping: (_params, response) => json(response, {}),
    tokenInfo: (params, response) =>
      params.apiKey === undefined
        ? refuse(response, 0)
        : json(response, { tokenInfo: { username: whoAsks(params) } }),
    getUser: (params, response) =>
      calledHere(params.username ?? '') === whoAsks(params)
        ? json(response, { user: { username: whoAsks(params), adminRole: false } })
        : refuse(response, 50),
    getMusicFolders: (params, response) =>
      json(response, {
        musicFolders: {
          musicFolder: state.users.get(whoAsks(params))?.folders.map((id) => ({ id, name: `Folder ${id}` })),
        },
      }),
    getIndexes: ({ ifModifiedSince }, response) =>
      json(response, {
        indexes: {
          lastModified: state.lastModified,
          ...(Number(ifModifiedSince ?? 0) <= state.lastModified && { index: [{ name: 'A' }] }),
        },
      }),
    getScanStatus: (_params, response) =>
      state.scanCount === null
        ? refuse(response, 50)
        : json(response, { scanStatus: { scanning: false, count: state.scanCount } }),
    getAlbumList2: ({ size, offset }, response) => {
      const ids = [...new Set(songs.map(({ albumId }) => albumId))];
      const album = ids
        .slice(Number(offset), Number(offset) + Number(size))
        .map((id) => ({ id, songCount: songs.filter(({ albumId }) => albumId === id).length }));
      json(response, { albumList2: album.length === 0 ? {} : { album } });
    },
    search3: (params, response) => {
      const { query = '', songCount, songOffset } = params;
      if (query !== state.listsEverythingBy) return json(response, { searchResult3: {} });
      const from = state.overlooksOffset ? 0 : Number(songOffset);
      const song = songsFor(whoAsks(params)).slice(from, from + Math.min(state.pageMost, Number(songCount)));
      json(response, { searchResult3: song.length === 0 ? {} : { song } });
    },
    stream: (params, response, request) => stream(response, request, params.id ?? '', whoAsks(params)),
    download: (params, response, request) => download(response, request, params.id ?? '', whoAsks(params)),
    getCoverArt: ({ id }, response) => {
      if (id !== 'cover') return refuse(response, 0, 'InternalServerError');
      response.writeHead(200, { 'content-type': 'image/png' });
      response.end(Buffer.from('\u0089PNG\r\n\u001a\nrest', 'latin1'));
    },
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake');
    const method = url.pathname.replace(/^\/prefix\/rest\//, '');
    const all = request.method === 'POST' ? new URLSearchParams(await text(request)) : url.searchParams;
    const params = Object.fromEntries(all);
    calls.push({ method, params, all, verb: request.method ?? '', headers: request.headers });
    state.underWay += 1;
    state.mostUnderWay = Math.max(state.mostUnderWay, state.underWay);
    response.on('close', () => {
      state.underWay -= 1;
    });
    if (state.slowMs > 0) await wait(state.slowMs);
    const other = instead.get(method);
    if (other) return other(response, request);
    const code = whyNot(params);
    if (code !== null) return refuse(response, code);
    const missing = state.missing.get(method);
    if (missing !== undefined) return missingAnswers[missing](response);
    const answer = methods[method];
    const kept = collection.methods[method]?.(whoAsks(params), all);
    if (answer) answer(params, response, request);
    else if (typeof kept === 'number') refuse(response, kept);
    else if (kept !== undefined && collection.state.losesAnswers && !method.startsWith('get'))
      response.destroy();
    else if (kept !== undefined) json(response, kept);
    else json(response, { status: 'failed', error: { code: 0, message: 'Unknown method' } }, 404);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/prefix`,
    calls,
    instead,
    state,
    collection: collection.state,
    sound,
    songs,
    countOf: (method: string) => calls.filter((call) => call.method === method).length,
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type FakeServer = Awaited<ReturnType<typeof startFakeServer>>;

/** What servers were seen to send of a song, each with what it calls things and what it leaves out. */
export const oddSongs = {
  /** gonic: ids of a kind and a number, the album's year, lists of genres, an empty object for no gain. */
  gonic: (song: FakeSong): FakeSong => ({
    ...song,
    id: `tr-${song.track}`,
    albumId: 'al-7',
    coverArt: 'al-7',
    genre: 'Ambient',
    genres: [{ name: 'Ambient' }, { name: 'Drone' }],
    replayGain: {},
    bitRate: 96,
    created: '2026-01-02T03:04:05Z',
  }),
  /** LMS: ids of a kind and a number that starts anew for each kind, artists and moods in lists, empty texts for what is unknown. */
  lms: (song: FakeSong): FakeSong => ({
    ...song,
    id: `tr-${song.track}`,
    albumId: `al-${song.track}`,
    coverArt: `al-${song.track}`,
    artist: '',
    artists: [{ id: 'ar-1', name: song.artist }],
    displayArtist: song.artist,
    genre: '',
    genres: { name: 'Ambient' },
    moods: ['Calm'],
    musicBrainzId: '',
    bpm: 0,
    year: '',
    replayGain: { trackGain: -6.5 },
    mediaType: 'song',
  }),
} as const;

/** Many songs of two albums, in one of the ways servers name things. */
export function fakeSongs(count: number, idOf: (number: number) => string): FakeSong[] {
  return Array.from({ length: count }, (_, at) => ({
    id: idOf(at),
    isDir: false,
    title: `Song ${at}`,
    artist: at % 2 === 0 ? 'Low Tide' : 'Voltline',
    album: at % 2 === 0 ? 'Still Water' : 'Overdrive',
    albumId: `album-${at % 2}`,
    genre: at % 2 === 0 ? 'Ambient;Drone' : 'Techno',
    year: at % 2 === 0 ? 1998 : 0,
    track: at + 1,
    duration: 200,
    size: 5_000,
    bitRate: 96_000,
    suffix: 'wav',
    contentType: 'audio/x-wav',
    coverArt: 'cover',
    type: 'music',
  }));
}
