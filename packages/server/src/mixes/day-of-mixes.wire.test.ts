import {
  apiPaths,
  type Brief,
  type MixRequest,
  mixSchema,
  moodSchema,
  savedMixAnswerSchema,
} from '@attune/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleBrief } from '../testing/sample-brief.ts';
import {
  playlistId,
  sampleTrackId,
  wireCurrentlyPlaying,
  wirePlaylist,
  wireTrack,
} from '../testing/samples.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** Ten listeners sit down five times a day. Each time they make four mixes, a minute and a half apart, and save the last. */
const listeners = 10;
const sittings = 5;
const betweenMixesMs = 90_000;
const betweenSittingsMs = 3 * 60 * 60_000;
const mixesADay = 200;

let server: TestServer;
afterEach(() => server.close());

/** A Spotify that finds ten tracks a page, another ten for each query, and keeps one playlist. */
beforeEach(async () => {
  server = await startTestServer({ RECCOBEATS_URL: 'off' }, { keepsFound: true });
  const { upstream } = server;
  const firstOf = new Map<string, number>();
  const track = (n: number) =>
    wireTrack(sampleTrackId(n), { name: `Song ${n}`, artists: [{ name: `Artist ${n}` }] });
  upstream.on('GET /v1/search', ({ query }) => {
    const page = `${query.get('q')} ${query.get('offset')}`;
    const first = firstOf.get(page) ?? firstOf.size * 10;
    firstOf.set(page, first);
    return { body: { tracks: { items: Array.from({ length: 10 }, (_, at) => track(first + at)) } } };
  });
  upstream.on('GET /v1/me/tracks', () => ({ body: { items: [{ track: track(9_000) }] } }));
  upstream.on('GET /v1/me/top/tracks', () => ({ body: { items: [track(9_001)] } }));
  upstream.on('GET /v1/me/player/recently-played', () => ({
    body: { items: [{ track: track(9_002), played_at: '2026-11-21T11:00:00.000Z' }] },
  }));
  upstream.on('GET /v1/me/player/currently-playing', () => ({ body: wireCurrentlyPlaying() }));
  upstream.on('GET /oembed', () => ({ status: 404, body: {} }));
  let held: string[] = [];
  upstream.on('POST /v1/me/playlists', () => ({ status: 201, body: wirePlaylist() }));
  upstream.on(`PUT /v1/playlists/${playlistId}/items`, ({ body }) => {
    held = JSON.parse(body).uris.map((uri: string) => uri.replace('spotify:track:', ''));
    return { body: { snapshot_id: 'AAA2' } };
  });
  upstream.on(`GET /v1/playlists/${playlistId}`, () => ({
    body: {
      ...wirePlaylist(),
      items: { total: held.length, items: held.map((id) => ({ item: wireTrack(id) })) },
    },
  }));
});

const spotifyCalls = () =>
  server.upstream.requests.filter(({ path }) => /^\/v1\/(me|search|tracks|playlists)/.test(path)).length;

/** A token of a listener who agreed to what they have being read, so that a mix costs as much as it may. */
async function signIn(name: string): Promise<string> {
  server.upstream.on('POST /api/token', () => ({
    body: {
      access_token: name,
      token_type: 'Bearer',
      expires_in: 86_400,
      scope:
        'user-library-read user-top-read user-read-recently-played playlist-read-private playlist-modify-private',
    },
  }));
  await fetch(`${server.url}${apiPaths.refreshToken}?refresh_token=of-${name}`);
  return name;
}

async function post(path: string, token: string, body: unknown): Promise<unknown> {
  const reply = await server.call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  expect(reply.status).toBe(200);
  return reply.json();
}

const moods = moodSchema.options;
/** A message, one of its tracks pinned and another variant, an artist they name, and more like what plays. */
function requestsOf(listener: number, sitting: number, pinned: () => string[]): (() => MixRequest)[] {
  const brief: Brief = sampleBrief({ mood: moods[(listener + sitting) % moods.length] ?? 'calm' });
  return [
    () => ({ brief }),
    () => ({ brief, keep: pinned(), variant: 1 }),
    () => ({ brief: { ...brief, like: [{ kind: 'artist', name: `Artist ${listener}` }] } }),
    () => ({ brief: { ...brief, like: [{ kind: 'playing' }] } }),
  ];
}

test('a day of 200 mixes, with every fourth saved, stays under 1,000 calls at Spotify', async () => {
  const costs: number[] = [];
  let saves = 0;
  for (let sitting = 0; sitting < sittings; sitting += 1) {
    for (let listener = 0; listener < listeners; listener += 1) {
      // An access token lasts an hour: each sitting begins with another, for which nothing is kept.
      const token = await signIn(`token-${listener}-${sitting}`);
      let shown: string[] = [];
      for (const request of requestsOf(listener, sitting, () => shown.slice(0, 1))) {
        const before = spotifyCalls();
        const mix = mixSchema.parse(await post(apiPaths.mixes, token, request()));
        costs.push(spotifyCalls() - before);
        expect(mix.tracks.length).toBeGreaterThan(0);
        shown = mix.tracks.map(({ id }) => id);
        server.advance(betweenMixesMs);
      }
      const before = spotifyCalls();
      const saved = await post(apiPaths.savedMixes, token, { title: `Sitting ${sitting}`, trackIds: shown });
      savedMixAnswerSchema.parse(saved);
      expect(spotifyCalls() - before).toBeLessThanOrEqual(3);
      saves += 1;
    }
    server.advance(betweenSittingsMs);
  }
  const calls = spotifyCalls();
  process.stdout.write(
    `${costs.length} mixes: ${costs.reduce((sum, cost) => sum + cost, 0)} calls; with ${saves} saved: ${calls}\n`,
  );
  expect(costs).toHaveLength(mixesADay);
  expect(Math.max(...costs)).toBeLessThanOrEqual(5);
  expect(calls).toBeLessThan(1_000);
  // What no cache spares, counted by hand: two pages for the message and what the listener has; two further pages; the
  // artist; what plays; what was heard. A trace that reached no upstream would prove nothing.
  expect(calls).toBeGreaterThanOrEqual(sittings * listeners * (4 + 2 + 1 + 1 + 1));
}, 120_000);
