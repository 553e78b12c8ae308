import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentOperations, hasDocument, visitedOperations } from './testing/openapi-document.ts';
import {
  createApi,
  type RunningService,
  somePlaylists,
  someTracks,
  startService,
} from './testing/start-service.ts';

let service: RunningService;
let api: ReturnType<typeof createApi>;
beforeAll(async () => {
  service = await startService();
  api = createApi(service, (await service.signIn('Sam')).access_token);
});
afterAll(() => service.close());

const [playlist] = somePlaylists;
const [track, otherTrack] = someTracks;
const playlistId = playlist?.id ?? '';
const trackId = track?.id ?? '';
const albumId = track?.albumId ?? '';
const artistId = track?.artistIds[0] ?? '';
const trackUri = `spotify:track:${trackId}`;

/** Kinds of music the catalogue has none of, and pictures a listener might upload. */
const notOffered = [
  ...[
    '/shows/{id}',
    '/shows/{id}/episodes',
    '/episodes/{id}',
    '/audiobooks/{id}',
    '/audiobooks/{id}/chapters',
  ],
  ...[
    '/chapters/{id}',
    '/me/audiobooks',
    '/me/episodes',
    '/me/shows',
    '/playlists/{playlist_id}/images',
    '/me/following',
  ],
];

describe.skipIf(!hasDocument)('as published', () => {
  test('every current operation for music answers in the published shape', async () => {
    const { body: own } = await api('POST /me/playlists', { name: 'Mine', description: 'All mine' });
    const items = `/playlists/${own.id}/items`;
    const statuses: Record<string, number> = {};
    for (const [call, body] of [
      ['GET /me'],
      ['GET /search?q=calm&type=album,artist,playlist,track,show,episode,audiobook&market=US&limit=10'],
      [`GET /tracks/${trackId}?market=US`],
      [`GET /albums/${albumId}`],
      [`GET /albums/${albumId}/tracks?limit=2`],
      [`GET /artists/${artistId}`],
      [`GET /artists/${artistId}/albums?include_groups=album,single`],
      [`GET /playlists/${playlistId}`],
      [`POST ${items}`, { uris: [trackUri, `spotify:track:${otherTrack?.id ?? ''}`] }],
      [`GET ${items}`],
      [`GET /playlists/${own.id}`],
      [`PUT ${items}`, { range_start: 0, insert_before: 2 }],
      [`DELETE ${items}`, { items: [{ uri: trackUri }] }],
      [`PUT /playlists/${own.id}`, { name: 'Still mine' }],
      ['GET /me/playlists'],
      [`PUT /me/library?uris=${trackUri},spotify:album:${albumId},spotify:playlist:${playlistId}`],
      [`GET /me/library/contains?uris=${trackUri}`],
      ['GET /me/tracks'],
      ['GET /me/albums'],
      [`DELETE /me/library?uris=${trackUri}`],
      ['GET /me/player'],
      ['GET /me/player/currently-playing'],
      ['PUT /me/player/play', { context_uri: `spotify:playlist:${playlistId}`, offset: { position: 1 } }],
      ['GET /me/player'],
      ['GET /me/player/currently-playing'],
      [`POST /me/player/queue?uri=${trackUri}`],
      ['GET /me/player/queue'],
      ['GET /me/player/devices'],
      ['PUT /me/player/seek?position_ms=1000'],
      ['PUT /me/player/repeat?state=context'],
      ['PUT /me/player/volume?volume_percent=40'],
      ['PUT /me/player/shuffle?state=true'],
      ['POST /me/player/next'],
      ['POST /me/player/previous'],
      ['PUT /me/player/pause'],
      ['GET /me/player/recently-played?limit=1'],
      ['GET /me/top/tracks'],
      ['GET /me/top/artists'],
    ] as [string, unknown?][]) {
      statuses[call] = (await api(call, body)).status;
    }
    const { body: devices } = await api('GET /me/player/devices');
    statuses.transfer = (
      await api('PUT /me/player', { device_ids: [devices.devices[0].id], play: true })
    ).status;

    expect(Object.entries(statuses).filter(([, status]) => status < 200 || status > 204)).toEqual([]);
    const offered = currentOperations().filter(
      (operation) => !notOffered.some((path) => operation.endsWith(` ${path}`)),
    );
    expect(offered.filter((operation) => !visitedOperations().has(operation))).toEqual([]);
  });
});
