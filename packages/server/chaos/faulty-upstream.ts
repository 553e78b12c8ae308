import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  playlistId,
  sampleTrackId,
  wireCurrentlyPlaying,
  wirePlaylist,
  wireRecommendation,
  wireTrack,
} from '../src/testing/samples.ts';

/** What every upstream does at once; `none` is a good day. */
export const faults = [
  'none',
  'hang',
  'reset',
  'trickle',
  'five-megabytes',
  'html',
  'silence-for-15-hours',
  'flap',
] as const;
export type Fault = (typeof faults)[number];

/** One port that stands for Spotify, its accounts service, the recommender and both models. */
export interface FaultyUpstream {
  url: string;
  /** How it answers from now on. */
  fault: Fault;
  /** How long a good answer takes, in milliseconds. */
  delayMs: number;
  /** Calls of the streaming service's Web API so far. */
  webApiCalls: number;
  /** Connections that are open now. */
  connections(): Promise<number>;
  close(): Promise<void>;
}

/** The listener a bearer token stands for; good answers say it, so that nobody can be shown another's. */
export const listenerOf = (token: string) => `listener of ${token}`;

const isWebApi = (url: string) => /^\/v1\/(me|search|tracks|playlists)\b/.test(url);

const bigBody = Buffer.alloc(5_000_000, '{"a":"');
const fifteenHours = '54000';

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

async function goodAnswer(request: IncomingMessage): Promise<unknown> {
  const url = new URL(request.url ?? '/', 'http://upstream.test');
  const token = (request.headers.authorization ?? '').replace('Bearer ', '');
  const who = listenerOf(token);
  const body = await readBody(request);
  if (url.pathname === '/v1/me') return { display_name: who };
  if (url.pathname === '/v1/me/player/currently-playing') {
    return wireCurrentlyPlaying({ item: wireTrack(sampleTrackId(1), { name: who }) });
  }
  if (url.pathname === '/v1/me/player/devices') return { devices: [{ id: 'kitchen', name: who }] };
  if (url.pathname === '/v1/search' && url.searchParams.get('type') === 'playlist') {
    const items = Array.from({ length: 6 }, (_, n) => wirePlaylist({ id: `playlist${n}`, name: who }));
    return { playlists: { items } };
  }
  if (url.pathname === '/v1/search')
    return { tracks: { items: [wireTrack(sampleTrackId(7), { name: who })] } };
  if (url.pathname === '/v1/me/playlists' && request.method === 'GET') return { items: [] };
  if (url.pathname === '/v1/me/playlists' || url.pathname === `/v1/playlists/${playlistId}`) {
    const items = [1, 2, 3].map((n) => ({ item: wireTrack(sampleTrackId(n)) }));
    return wirePlaylist({ name: who, items: { total: items.length, items } });
  }
  if (url.pathname === `/v1/playlists/${playlistId}/items`) return { snapshot_id: 'AAA2' };
  if (url.pathname === '/v1/audio-features') return { content: [] };
  if (url.pathname === '/v1/tracks') {
    return { tracks: (url.searchParams.get('ids') ?? '').split(',').map((id) => wireTrack(id)) };
  }
  if (url.pathname.startsWith('/v1/tracks/')) return wireTrack(url.pathname.split('/').at(-1) ?? '');
  if (url.pathname === '/v1/track/recommendation') {
    return { content: [2, 3, 4].map((n) => wireRecommendation(sampleTrackId(n))) };
  }
  if (url.pathname === '/api/token') {
    const refreshToken = new URLSearchParams(body).get('refresh_token') ?? '';
    return { access_token: `new-${refreshToken}`, token_type: 'Bearer', expires_in: 3600 };
  }
  if (url.pathname === '/emotion') return [[{ label: 'joy', score: 0.9 }]];
  return { choices: [{ finish_reason: 'stop', message: { content: 'That sounds like a good day.' } }] };
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function trickle(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 1_000);
  response.once('close', () => clearInterval(timer));
}

export async function startFaultyUpstream(): Promise<FaultyUpstream> {
  let turn = 0;
  const reactions: Record<
    Fault,
    (request: IncomingMessage, response: ServerResponse) => void | Promise<void>
  > = {
    async none(request, response) {
      const body = await goodAnswer(request);
      if (upstream.delayMs === 0) sendJson(response, body);
      else setTimeout(() => sendJson(response, body), upstream.delayMs);
    },
    hang: () => {},
    reset: (request) => {
      request.socket.destroy();
    },
    trickle: (_request, response) => trickle(response),
    'five-megabytes': (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(bigBody);
    },
    html: (_request, response) => {
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<html><h1>Welcome to our network</h1></html>');
    },
    'silence-for-15-hours': (_request, response) => {
      response.writeHead(429, { 'retry-after': fifteenHours }).end('Too many requests');
    },
    async flap(request, response) {
      turn += 1;
      const kind = (['none', 'reset', 'none', 'five-hundred', 'html'] as const)[turn % 5];
      if (kind === 'five-hundred') response.writeHead(500).end('down');
      else await reactions[kind ?? 'none'](request, response);
    },
  };
  const server = createServer((request, response) => {
    if (isWebApi(request.url ?? '')) upstream.webApiCalls += 1;
    response.on('error', () => {});
    Promise.resolve(reactions[upstream.fault](request, response)).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const upstream: FaultyUpstream = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: 'none',
    delayMs: 0,
    webApiCalls: 0,
    connections: () => new Promise((resolve) => server.getConnections((_error, count) => resolve(count))),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return upstream;
}
