import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Spotify as a listener of an app meets it in 2026: a consent page, its Web API, and ReccoBeats beside it. */
export interface FakeSpotify {
  origin: string;
  /** What the listener has switched on; the first is in use where it says so. */
  devices: { id: string; name: string; is_active: boolean }[];
  isPremium: boolean;
  /** The id of what is heard; `null`: nothing is. */
  playing: string | null;
  /** What was told to which device. */
  commands: {
    what: 'play' | 'queue' | 'pause' | 'resume' | 'next' | 'previous' | 'seek';
    device: string;
    trackIds: string[];
  }[];
  /** The listener's own playlists by id. */
  playlists: Map<string, { name: string; trackIds: string[] }>;
  /** How often each call of the Web API came, by `METHOD /path`. */
  calls: Map<string, number>;
  close: () => Promise<void>;
}

type Answer = { status?: number; body?: unknown; html?: string; location?: string };

interface Asked {
  url: URL;
  body: string;
  /** What the token in the call allows. */
  scopes: readonly string[];
}

const trackCount = 400;
const pageSize = 10;
const id22 = (kind: string, n: number) => `${kind}${String(n).padStart(22 - kind.length, '0')}`;
const numberOf = (id: string) => Number(id.replace(/\D/g, ''));
const trackId = (n: number) => id22('t', n % trackCount);

const error = (status: number, message: string, reason?: string): Answer => ({
  status,
  body: { error: { status, message, ...(reason !== undefined && { reason }) } },
});

const track = (id: string) => {
  const n = numberOf(id);
  return {
    id,
    type: 'track',
    name: `Song ${n}`,
    duration_ms: 180_000 + (n % 7) * 10_000,
    explicit: false,
    artists: [{ id: id22('a', n % 150), name: `Band ${n % 150}` }],
    album: { name: `Record ${n % 90}`, images: [], release_date: '2019' },
    external_urls: { spotify: `https://open.spotify.com/track/${id}` },
  };
};

/** Where in the catalogue a search begins: other words find other music. */
const startOf = (words: string) =>
  [...words].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % trackCount;

const found = (words: string, offset: number) =>
  Array.from({ length: pageSize }, (_, n) => trackId(startOf(words) + offset + n));

const nowPlaying = (id: string) => ({
  is_playing: true,
  currently_playing_type: 'track',
  progress_ms: 1000,
  timestamp: Date.now(),
  item: track(id),
});

const foundPlaylist = (n: number) => ({
  id: id22('f', n),
  name: `Found ${n}`,
  description: '',
  images: null,
  owner: { id: 'curator', display_name: 'A curator' },
  external_urls: { spotify: `https://open.spotify.com/playlist/${id22('f', n)}` },
  items: { total: 30 + n },
});

const features = (id: string) => {
  const share = (by: number) => ((numberOf(id) * by) % 100) / 100;
  return {
    id,
    href: `https://open.spotify.com/track/${id}`,
    valence: share(37),
    energy: share(61),
    acousticness: share(13),
    instrumentalness: share(7),
    tempo: 70 + (numberOf(id) % 80),
  };
};

const consentPage = (query: URLSearchParams): string => {
  const to = (answer: Record<string, string>) => {
    const back = new URL(query.get('redirect_uri') ?? '');
    const given = { state: query.get('state') ?? '', ...answer };
    back.search = new URLSearchParams(given).toString();
    return back.href.replaceAll('&', '&amp;');
  };
  const scopes = query.get('scope') ?? '';
  return `<!doctype html><html lang="en"><title>Allow access</title><link rel="icon" href="data:,"><h1>Attune wants to</h1><p>${scopes}</p>
<a role="button" href="${to({ code: `code ${scopes}` })}">Agree</a> <a role="button" href="${to({ error: 'access_denied' })}">Cancel</a>`;
};

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, { status = 200, body, html, location }: Answer): void {
  response.writeHead(location === undefined ? status : 302, {
    'content-type': html === undefined ? 'application/json' : 'text/html; charset=utf-8',
    ...(location !== undefined && { location }),
  });
  response.end(html ?? (body === undefined ? undefined : JSON.stringify(body)));
}

/** Of ReccoBeats, whose calls cost Spotify's quota nothing. */
const recommenderPaths: ReadonlySet<string> = new Set(['/v1/track/recommendation', '/v1/audio-features']);

export async function startFakeSpotify(): Promise<FakeSpotify> {
  const calls = new Map<string, number>();
  let tokens = 0;
  const scopesOf = new Map<string, readonly string[]>();

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://spotify.test');
    const token = (request.headers.authorization ?? '').replace('Bearer ', '');
    const asked: Asked = { url, body: await readBody(request), scopes: scopesOf.get(token) ?? [] };
    const name = `${request.method} ${url.pathname}`;
    if (url.pathname.startsWith('/v1/') && !recommenderPaths.has(url.pathname))
      calls.set(name, (calls.get(name) ?? 0) + 1);
    if (url.pathname.startsWith('/v1/me') || url.pathname.startsWith('/v1/playlists')) {
      if (!scopesOf.has(token)) return send(response, error(401, 'Invalid access token'));
    }
    send(response, answerTo(name, asked));
  });

  function issue(scopes: string): Answer {
    tokens += 1;
    const token = `access-${tokens}`;
    scopesOf.set(token, scopes.split(' '));
    return {
      body: {
        access_token: token,
        token_type: 'Bearer',
        expires_in: 3600,
        scope: scopes,
        refresh_token: `r ${scopes}`,
      },
    };
  }

  function answerTo(name: string, { url, body, scopes }: Asked): Answer {
    const needs = (scope: string, then: () => Answer): Answer =>
      scopes.includes(scope) ? then() : error(403, 'Insufficient client scope');
    const own = /^(GET|PUT) \/v1\/playlists\/(?<id>\w+)(?<items>\/items)?$/.exec(name);
    switch (name) {
      case 'GET /authorize':
        return { html: consentPage(url.searchParams) };
      case 'POST /api/token': {
        const form = new URLSearchParams(body);
        return issue((form.get('code') ?? form.get('refresh_token') ?? '').replace(/^\w+ /, ''));
      }
      case 'GET /v1/me':
        return {
          body: {
            id: 'listener',
            display_name: 'Sam Listener',
            images: [],
            external_urls: { spotify: 'https://open.spotify.com/user/listener' },
          },
        };
      case 'GET /v1/search': {
        const offset = Number(url.searchParams.get('offset') ?? 0);
        if (url.searchParams.get('type') === 'playlist')
          return {
            body: { playlists: { items: [null, ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(foundPlaylist)] } },
          };
        return { body: { tracks: { items: found(url.searchParams.get('q') ?? '', offset).map(track) } } };
      }
      case 'GET /v1/me/player/currently-playing':
        if (spotify.playing === null) return { status: 204 };
        return { body: nowPlaying(spotify.playing) };
      case 'GET /v1/me/tracks':
        return needs('user-library-read', () => ({
          body: {
            items: found('saved', 0).map((id) => ({ added_at: '2026-01-01T00:00:00Z', track: track(id) })),
            total: pageSize,
          },
        }));
      case 'GET /v1/me/library/contains':
        return needs('user-library-read', () => ({
          body: (url.searchParams.get('uris') ?? '').split(',').map(() => true),
        }));
      case 'GET /v1/me/playlists':
        return needs('playlist-read-private', () => ({
          body: { items: [...spotify.playlists.keys()].map(ownPlaylist), total: spotify.playlists.size },
        }));
      case 'GET /v1/me/player/recently-played':
        return needs('user-read-recently-played', () => ({
          body: {
            items: found('played', 0).map((id) => ({ played_at: '2026-01-01T00:00:00Z', track: track(id) })),
          },
        }));
      case 'GET /v1/me/player/devices':
        return needs('user-read-playback-state', () => ({ body: { devices: spotify.devices } }));
      case 'PUT /v1/me/player/play':
        return needs('user-modify-playback-state', () =>
          body === '' ? command('resume', url, []) : command('play', url, JSON.parse(body).uris),
        );
      case 'POST /v1/me/player/queue':
        return needs('user-modify-playback-state', () =>
          command('queue', url, [url.searchParams.get('uri') ?? '']),
        );
      case 'PUT /v1/me/player/pause':
      case 'PUT /v1/me/player/seek':
      case 'POST /v1/me/player/next':
      case 'POST /v1/me/player/previous':
        return needs('user-modify-playback-state', () =>
          command(url.pathname.split('/').at(-1) as 'pause' | 'seek' | 'next' | 'previous', url, []),
        );
      case 'POST /v1/me/playlists':
        return needs('playlist-modify-private', () => {
          const id = id22('p', spotify.playlists.size + 1);
          spotify.playlists.set(id, { name: JSON.parse(body).name, trackIds: [] });
          return { status: 201, body: ownPlaylist(id) };
        });
      case 'GET /v1/track/recommendation':
        return { body: { content: found(url.searchParams.get('seeds') ?? '', 40).map(recommended) } };
      case 'GET /v1/audio-features':
        return { body: { content: (url.searchParams.get('ids') ?? '').split(',').map(features) } };
    }
    if (own?.groups?.id !== undefined) return changePlaylist(name, own.groups.id, body);
    return error(404, 'Service not found');
  }

  function command(what: FakeSpotify['commands'][number]['what'], url: URL, uris: readonly string[]): Answer {
    if (!spotify.isPremium) return error(403, 'Player command failed: Premium required', 'PREMIUM_REQUIRED');
    const wanted = url.searchParams.get('device_id');
    const device = spotify.devices.find((one) => (wanted === null ? one.is_active : one.id === wanted));
    if (device === undefined)
      return error(404, 'Player command failed: No active device found', 'NO_ACTIVE_DEVICE');
    const trackIds = uris.map((uri) => uri.replace('spotify:track:', ''));
    spotify.commands.push({ what, device: device.id, trackIds });
    return { status: 204 };
  }

  const recommended = (id: string) => ({
    trackTitle: track(id).name,
    artists: track(id).artists,
    durationMs: track(id).duration_ms,
    href: `https://open.spotify.com/track/${id}`,
    availableCountries: 'US',
  });

  function ownPlaylist(id: string) {
    const { name = '', trackIds = [] } = spotify.playlists.get(id) ?? {};
    return {
      ...foundPlaylist(0),
      id,
      name,
      external_urls: { spotify: `https://open.spotify.com/playlist/${id}` },
      items: { total: trackIds.length, items: trackIds.map((one) => ({ item: track(one) })) },
    };
  }

  function changePlaylist(name: string, id: string, body: string): Answer {
    const playlist = spotify.playlists.get(id);
    if (playlist === undefined) return error(404, 'Not found');
    if (name.startsWith('GET')) return { body: ownPlaylist(id) };
    const sent = JSON.parse(body);
    if (name.endsWith('/items'))
      playlist.trackIds = sent.uris.map((uri: string) => uri.replace('spotify:track:', ''));
    else playlist.name = sent.name;
    return { body: { snapshot_id: 'AAA' } };
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const spotify: FakeSpotify = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    devices: [],
    isPremium: true,
    commands: [],
    playing: null,
    playlists: new Map(),
    calls,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return spotify;
}
