import {
  albumAnswerSchema,
  artistAnswerSchema,
  ownPlaylistAnswerSchema,
  problemSchema,
  searchAnswerSchema,
  trackAnswerSchema,
} from '@attune/contract';
import { createRepertoire, trackFacts } from '@attune/repertoire';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signInAtBuiltIn } from '../testing/built-in-sign-in.ts';
import { sampleTrackId, trackId, wireTrack } from '../testing/samples.ts';
import { accessToken, builtInStreaming, startTestServer, type TestServer } from '../testing/test-server.ts';

const artistId = '7aA7aA7aA7aA7aA7aA7aA7';
const albumId = '8bB8bB8bB8bB8bB8bB8bB8';
const kites = { id: artistId, name: 'Northern Kites' };
const cover = [{ url: 'https://i.scdn.co/image/album-640' }];
const wireAlbum = {
  id: albumId,
  name: 'Harbour Lights',
  artists: [kites],
  images: cover,
  release_date: '2002-11-05',
  total_tracks: 60,
};

describe('at a metered service', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
    server.upstream.on(`GET /v1/tracks/${trackId}`, () => ({
      body: wireTrack(trackId, {
        name: 'Low Tide',
        album: { id: albumId, name: 'Harbour Lights', images: cover },
      }),
    }));
    server.upstream.on(`GET /v1/albums/${albumId}`, () => ({
      body: {
        ...wireAlbum,
        // As within an album: without the album.
        tracks: { items: [{ id: trackId, name: 'Low Tide', duration_ms: 61_000, artists: [kites] }, null] },
      },
    }));
    server.upstream.on(`GET /v1/artists/${artistId}`, () => ({ body: { ...kites, images: cover } }));
    server.upstream.on(`GET /v1/artists/${artistId}/albums`, () => ({ body: { items: [wireAlbum, null] } }));
    server.upstream.on('GET /v1/search', () => ({
      body: {
        tracks: {
          items: [
            wireTrack(trackId),
            wireTrack(trackId, { artists: [{ id: albumId, name: 'Northern Kites' }] }),
          ],
        },
      },
    }));
  });
  afterEach(() => server.close());

  test('a track comes of one call, with the ways to its artists and its album', async () => {
    const reply = await server.call(`/api/tracks/${trackId}`);
    const { track, artists, album } = trackAnswerSchema.parse(await reply.json());
    expect(track).toMatchObject({ id: trackId, name: 'Low Tide', description: 'Northern Kites' });
    expect([artists, album]).toEqual([[kites], { id: albumId, name: 'Harbour Lights' }]);
    const calls = server.upstream.seen(`/v1/tracks/${trackId}`);
    expect(calls.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${accessToken}`]);
  });

  test('the tracks of an album bear its name and its cover', async () => {
    const reply = await server.call(`/api/albums/${albumId}`);
    const { album, artists, tracks, total } = albumAnswerSchema.parse(await reply.json());
    expect([album.name, album.year, artists, total]).toEqual(['Harbour Lights', 2002, [kites], 60]);
    expect(tracks).toEqual([
      expect.objectContaining({
        id: trackId,
        album: 'Harbour Lights',
        image: cover[0]?.url,
        durationMs: 61_000,
      }),
    ]);
  });

  test('a track of an album that cannot be played where the listener is keeps its place, and is told as such', async () => {
    const within = (n: number, told: Record<string, unknown>) => ({
      id: sampleTrackId(n),
      name: `Part ${n}`,
      duration_ms: 61_000,
      ...told,
    });
    server.upstream.on(`GET /v1/albums/${albumId}`, () => ({
      body: {
        ...wireAlbum,
        tracks: {
          items: [
            within(0, { is_playable: true }),
            within(1, { is_playable: false, restrictions: { reason: 'market' } }),
            within(2, { restrictions: { reason: 'explicit' } }),
            within(3, {}),
          ],
        },
      },
    }));
    const reply = await server.call(`/api/albums/${albumId}`);
    const { tracks } = albumAnswerSchema.parse(await reply.json());
    expect(tracks.map(({ isPlayable }) => isPlayable)).toEqual([true, false, false, true]);
  });

  test('of an artist’s songs those that cannot be played where the listener is are left out', async () => {
    const [elsewhere, here, restricted] = [
      wireTrack(sampleTrackId(0), { is_playable: false }),
      wireTrack(sampleTrackId(1), { is_playable: true }),
      wireTrack(sampleTrackId(2), { restrictions: { reason: 'market' } }),
    ];
    server.upstream.on('GET /v1/search', () => ({
      body: { tracks: { items: [elsewhere, here, restricted] } },
    }));
    const reply = await server.call(`/api/artists/${artistId}`);
    const { songs } = artistAnswerSchema.parse(await reply.json());
    expect(songs.map(({ id }) => id)).toEqual([here.id]);
  });

  test('an artist comes with records and songs, and without those of a namesake', async () => {
    const reply = await server.call(`/api/artists/${artistId}`);
    const { artist, albums, songs } = artistAnswerSchema.parse(await reply.json());
    expect([artist.name, artist.image]).toEqual(['Northern Kites', cover[0]?.url]);
    expect(albums.map(({ id }) => id)).toEqual([albumId]);
    expect(songs).toHaveLength(1);
    const asked = Object.fromEntries(server.upstream.seen('/v1/search')[0]?.query ?? []);
    expect(asked).toMatchObject({ q: 'artist:"Northern Kites"', type: 'track', limit: '10' });
  });

  test.each(['tracks', 'albums', 'artists'])('one of %s that is not there is told as such', async (kind) => {
    const codeFor = async (id: string) =>
      problemSchema.parse(await (await server.call(`/api/${kind}/${id}`)).json()).code;
    expect(await codeFor('too-short')).toBe('not_found');
    expect(server.upstream.requests).toEqual([]);
    for (const status of [404, 400]) {
      for (const path of ['', '/albums'])
        server.upstream.on(`GET /v1/${kind}/${'0'.repeat(22)}${path}`, () => ({
          status,
          body: { error: { status, message: 'x' } },
        }));
      expect(await codeFor('0'.repeat(22))).toBe('not_found');
    }
  });

  test('a failure of the service is no absence', async () => {
    server.upstream.on(`GET /v1/albums/${albumId}`, () => ({ status: 503, body: {} }));
    const reply = await server.call(`/api/albums/${albumId}`);
    expect(problemSchema.parse(await reply.json()).code).toBe('streaming_unavailable');
  });
});

test('of one’s own music an album is told to its end, and every record of an artist, the newest first', async () => {
  const music = createRepertoire();
  const { catalogue } = music;
  const [artist] = catalogue.artists.keys();
  const trackIds = [...catalogue.tracks.keys()].slice(0, 120);
  const albums = [...catalogue.albums].map(([id, album], at): typeof album => {
    const theirs = { artistId: artist ?? '', releaseDate: String(1990 + at), trackIds };
    return at < 23 ? { ...album, ...theirs } : { ...album, id, artistId: 'another' };
  });
  const all = new Map(albums.map((album) => [album.id, album]));
  const source = {
    music: { ...music, catalogue: { ...catalogue, albums: all } },
    factsOf: trackFacts,
    factsFrom: 'tags' as const,
  };
  const server = await startTestServer(builtInStreaming, { source });
  try {
    const headers = { authorization: `Bearer ${await signInAtBuiltIn(server.url)}` };
    const read = async (path: string) => (await server.call(path, { headers })).json();
    const { albums: told } = artistAnswerSchema.parse(await read(`/api/artists/${artist}`));
    expect(told.map(({ year }) => year)).toEqual(Array.from({ length: 23 }, (_, at) => 2012 - at));
    const { tracks, total } = albumAnswerSchema.parse(await read(`/api/albums/${told[0]?.id}`));
    expect([tracks.map(({ id }) => id), total]).toEqual([trackIds, 120]);
  } finally {
    await server.close();
  }
});

test('of the built-in service all that a search finds can be opened', async () => {
  const server = await startTestServer(builtInStreaming);
  try {
    const headers = { authorization: `Bearer ${await signInAtBuiltIn(server.url)}` };
    const read = async (path: string) => (await server.call(path, { headers })).json();
    const { songs, playlists } = searchAnswerSchema.parse(await read('/api/search?q=piano'));
    const opened = trackAnswerSchema.parse(await read(`/api/tracks/${songs[0]?.id}`));
    expect(opened.track.name).toBe(songs[0]?.name);
    const { tracks, total } = albumAnswerSchema.parse(await read(`/api/albums/${opened.album?.id}`));
    expect(tracks.map(({ id }) => id)).toContain(opened.track.id);
    expect(total).toBe(tracks.length);
    const artist = artistAnswerSchema.parse(await read(`/api/artists/${opened.artists[0]?.id}`));
    expect(artist.albums.length).toBeGreaterThan(0);
    expect(artist.songs.length).toBeGreaterThan(0);
    // A curator's playlist is open to whoever is signed in, whatever else they allowed.
    const { playlist, contents } = ownPlaylistAnswerSchema.parse(
      await read(`/api/library/playlists/${playlists[0]?.id}`),
    );
    expect([playlist.isOwn, contents?.total]).toEqual([false, playlist.tracks]);
    expect(contents?.entries.length).toBe(playlist.tracks);
  } finally {
    await server.close();
  }
});
