import { problemSchema, searchAnswerSchema, searchMaxLength } from '@attune/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signInAtBuiltIn } from '../testing/built-in-sign-in.ts';
import { playlistId, trackId, wirePlaylist, wireTrack } from '../testing/samples.ts';
import { accessToken, builtInStreaming, startTestServer, type TestServer } from '../testing/test-server.ts';

const artistId = '7aA7aA7aA7aA7aA7aA7aA7';
const albumId = '8bB8bB8bB8bB8bB8bB8bB8';

describe('at a metered service', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
    server.upstream.on('GET /v1/search', () => ({
      body: {
        tracks: { items: [wireTrack(trackId, { name: 'Hurt', explicit: true }), null] },
        artists: { items: [null, { id: artistId, name: 'Johnny Cash', images: null }] },
        albums: {
          items: [
            {
              id: albumId,
              name: 'American IV',
              artists: [{ name: 'Johnny Cash' }],
              images: [{ url: 'https://i.scdn.co/image/album-640' }],
              release_date: '2002-11-05',
              external_urls: { spotify: `https://open.spotify.com/album/${albumId}` },
            },
            { name: 'without an id' },
          ],
        },
        playlists: { items: [null, wirePlaylist()] },
      },
    }));
  });
  afterEach(() => server.close());

  const look = (q: string) => server.call(`/api/search?${new URLSearchParams({ q })}`);

  test('a song that cannot be played where the listener is, is not found, so that another of its name is', async () => {
    const [elsewhere, here] = [wireTrack(trackId, { is_playable: false }), wireTrack('0'.repeat(22))];
    server.upstream.on('GET /v1/search', () => ({ body: { tracks: { items: [elsewhere, here] } } }));
    const { songs } = searchAnswerSchema.parse(await (await look('Hurt Johnny Cash')).json());
    expect(songs.map(({ id }) => id)).toEqual([here.id]);
  });

  test('songs, artists, albums and playlists come of one call with the listener’s token', async () => {
    const reply = await look('Hurt Johnny Cash');
    expect(reply.status).toBe(200);
    const found = searchAnswerSchema.parse(await reply.json());
    expect(found.songs).toEqual([
      {
        id: trackId,
        name: 'Hurt',
        description: 'Northern Kites',
        image: 'https://i.scdn.co/image/album-640',
        url: `https://open.spotify.com/track/${trackId}`,
        album: 'Harbour Lights',
        durationMs: 214_000,
        explicit: true,
      },
    ]);
    expect(found.artists).toEqual([
      { id: artistId, name: 'Johnny Cash', image: '/default-track.png', url: '#' },
    ]);
    expect(found.albums.map(({ name, description, year }) => [name, description, year])).toEqual([
      ['American IV', 'Johnny Cash', 2002],
    ]);
    expect(found.playlists.map(({ id }) => id)).toEqual([playlistId]);
    const searches = server.upstream.seen('/v1/search');
    expect(searches).toHaveLength(1);
    expect(searches[0]?.headers.authorization).toBe(`Bearer ${accessToken}`);
    expect(Object.fromEntries(searches[0]?.query ?? [])).toEqual({
      q: 'Hurt Johnny Cash',
      type: 'track,artist,album,playlist',
      limit: '10',
      market: 'US',
    });
  });

  test('nothing found is an empty answer and no failure', async () => {
    server.upstream.on('GET /v1/search', () => ({ body: { tracks: { items: [] } } }));
    const nothing = { songs: [], artists: [], albums: [], playlists: [] };
    expect(await (await look('nothing like it')).json()).toEqual(nothing);
  });

  test.each(['', '   ', 'a\u0000b', 'x'.repeat(searchMaxLength + 1)])('%j is not looked for', async (q) => {
    const reply = await look(q);
    expect(reply.status).toBe(400);
    const { code, errors } = problemSchema.parse(await reply.json());
    expect([code, errors?.[0]?.field]).toEqual(['invalid_request', 'q']);
    expect(server.upstream.seen('/v1/search')).toEqual([]);
  });

  test('a refusal of the service is told by its code, and what was looked for stays out of the log', async () => {
    server.upstream.on('GET /v1/search', () => ({
      status: 429,
      headers: { 'retry-after': '30' },
      body: { error: { status: 429, message: 'x' } },
    }));
    const reply = await look('Hurt Johnny Cash');
    expect(problemSchema.parse(await reply.json()).code).toBe('streaming_rate_limited');
    expect(server.log.join('\n')).not.toMatch(/Hurt|Johnny/);
    expect((await fetch(`${server.url}/api/search?q=x`)).status).toBe(401);
  });
});

test('the built-in service finds all four kinds, each with its page and its cover', async () => {
  const server = await startTestServer(builtInStreaming);
  try {
    const authorization = `Bearer ${await signInAtBuiltIn(server.url)}`;
    const reply = await server.call('/api/search?q=piano', { headers: { authorization } });
    const found = searchAnswerSchema.parse(await reply.json());
    expect(found.songs.length).toBeGreaterThan(0);
    expect(found.playlists.length).toBeGreaterThan(0);
    const { artists } = searchAnswerSchema.parse(
      await (
        await server.call(`/api/search?${new URLSearchParams({ q: found.songs[0]?.description ?? '' })}`, {
          headers: { authorization },
        })
      ).json(),
    );
    expect(artists.map(({ name }) => name)).toContain(found.songs[0]?.description);
    for (const { url, image } of [...found.songs, ...artists, ...found.playlists]) {
      expect(url).toContain(`${server.url}/local/`);
      expect((await fetch(image)).headers.get('content-type')).toContain('image/svg+xml');
    }
  } finally {
    await server.close();
  }
});
