import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { wavFile } from './wav-file.ts';

/** A song as the server tells of it; what is absent is absent. */
export type FakeSong = Record<string, unknown> & { id: string };

/** How a server takes sign-ins: Navidrome and gonic by token, supysonic by password alone, LMS by API key. */
export type FakeKind = 'token' | 'password-only' | 'api-key';

type Reply = (response: ServerResponse, request: IncomingMessage) => void;

const user = 'listener';
const password = 'pässword & more';
const apiKey = 'key-of-the-listener';
export const fakeAccount = { kind: 'password', user, password } as const;
export const fakeKeyAccount = { kind: 'api-key', apiKey } as const;

const md5 = (text: string) => createHash('md5').update(text, 'utf8').digest('hex');

/** A music server built to what real ones were seen to answer. */
export async function startFakeServer(kind: FakeKind, songs: FakeSong[]) {
  const calls: { method: string; params: Record<string, string>; headers: IncomingMessage['headers'] }[] = [];
  /** Answers in place of a method's own, until taken away. */
  const instead = new Map<string, Reply>();
  const sound = wavFile({ seconds: 2 });
  const state = {
    password,
    overlooksOffset: false,
    listsEverythingBy: '',
    lastModified: 1_000,
    pageMost: 500,
  };

  const json = (response: ServerResponse, content: object, status = 200) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ 'subsonic-response': { status: 'ok', version: '1.16.1', ...content } }));
  };
  const refuse = (response: ServerResponse, code: number, message = 'no') =>
    json(response, { status: 'failed', error: { code, message } });

  function whyNot(params: Record<string, string>): number | null {
    if (params.apiKey !== undefined) {
      if (kind !== 'api-key') return 10;
      if (params.u !== undefined) return 43;
      return params.apiKey === apiKey ? null : 44;
    }
    if (params.t !== undefined) {
      if (kind === 'password-only') return 10;
      if (kind === 'api-key') return 41;
      return params.u === user && params.t === md5(`${state.password}${params.s}`) ? null : 40;
    }
    const sent = params.p?.startsWith('enc:')
      ? Buffer.from(params.p.slice(4), 'hex').toString('utf8')
      : params.p;
    return params.u === user && sent === state.password ? null : 40;
  }

  function stream(response: ServerResponse, request: IncomingMessage, id: string): void {
    const song = songs.find((one) => one.id === id);
    // Minus one is a file that was deleted after the scan.
    if (song === undefined || song.size === -1) {
      if (song === undefined) refuse(response, 70);
      else refuse(response, 0, "FileNotFoundError: [Errno 2] '/srv/music'");
      return;
    }
    const [, from = ''] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? [];
    const start = from === '' ? 0 : Number(from);
    if (start >= sound.length) {
      response.writeHead(416, { 'content-type': 'text/html', 'content-range': `bytes */${sound.length}` });
      response.end('<h1>Range</h1>');
      return;
    }
    response.writeHead(from === '' ? 200 : 206, {
      'content-type': 'audio/x-wav',
      'content-length': String(sound.length - start),
      ...(from !== '' && { 'content-range': `bytes ${start}-${sound.length - 1}/${sound.length}` }),
      'set-cookie': 'session=of-the-server',
      'x-secret': 'not for browsers',
    });
    response.end(sound.subarray(start));
  }

  const methods: Record<
    string,
    (params: Record<string, string>, response: ServerResponse, request: IncomingMessage) => void
  > = {
    ping: (_params, response) => json(response, {}),
    getIndexes: ({ ifModifiedSince }, response) =>
      json(response, {
        indexes: {
          lastModified: state.lastModified,
          ...(Number(ifModifiedSince ?? 0) <= state.lastModified && { index: [{ name: 'A' }] }),
        },
      }),
    search3: ({ query = '', songCount, songOffset }, response) => {
      if (query !== state.listsEverythingBy) return json(response, { searchResult3: {} });
      const from = state.overlooksOffset ? 0 : Number(songOffset);
      const song = songs.slice(from, from + Math.min(state.pageMost, Number(songCount)));
      json(response, { searchResult3: song.length === 0 ? {} : { song } });
    },
    stream: ({ id = '' }, response, request) => stream(response, request, id),
    getCoverArt: ({ id }, response) => {
      if (id !== 'cover') return refuse(response, 0, 'InternalServerError');
      response.writeHead(200, { 'content-type': 'image/png' });
      response.end(Buffer.from('\u0089PNG\r\n\u001a\nrest', 'latin1'));
    },
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake');
    const method = url.pathname.replace(/^\/prefix\/rest\//, '');
    const params = Object.fromEntries(url.searchParams);
    calls.push({ method, params, headers: request.headers });
    const other = instead.get(method);
    if (other) return other(response, request);
    const code = whyNot(params);
    if (code !== null) return refuse(response, code);
    const answer = methods[method];
    if (answer) answer(params, response, request);
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
