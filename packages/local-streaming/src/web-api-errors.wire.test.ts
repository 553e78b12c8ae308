import { afterAll, beforeAll, expect, test } from 'vitest';
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

const playlistId = somePlaylists[0]?.id ?? '';
const trackId = someTracks[0]?.id ?? '';
const unknownId = '0'.repeat(22);

test('without a token there is a 401 before anything else', async () => {
  const answer = await createApi(service)('GET /search?limit=99');
  expect(answer.status).toBe(401);
  expect(answer.body).toEqual({ error: { status: 401, message: 'No token provided' } });
});

test.each([['garbage'], ['a.b.c'], ['eyJhbGciOiJub25lIn0.eyJzdWIiOiJzYW0ifQ.']])(
  'the token %s is invalid',
  async (token) => {
    const answer = await createApi(service, token)('GET /me');
    expect([answer.status, answer.body.error.message]).toEqual([401, 'Invalid access token']);
  },
);

test('a refresh token is no access token', async () => {
  const { refresh_token } = await service.signIn('Sam');
  expect((await createApi(service, refresh_token)('GET /me')).status).toBe(401);
});

test('an access token expires after an hour', async () => {
  const other = await startService();
  const hourOld = createApi(other, (await other.signIn('Sam')).access_token);
  other.clock.nowMs += 3_599_000;
  expect((await hourOld('GET /me')).status).toBe(200);
  other.clock.nowMs += 1_000;
  expect((await hourOld('GET /me')).body).toEqual({
    error: { status: 401, message: 'The access token expired' },
  });
  await other.close();
});

test('fields that are nested thousands of levels deep are a bad request', async () => {
  const { status, body } = await api(`GET /playlists/${playlistId}?fields=${'a('.repeat(5000)}`);
  expect([status, body]).toEqual([400, { error: { status: 400, message: 'Invalid fields' } }]);
});

test.each([
  ['GET /me/player/currently-playing'],
  ['GET /me/player'],
  ['GET /me/playlists'],
  ['GET /me/tracks'],
  ['GET /me/top/tracks'],
  ['GET /me/player/recently-played'],
  ['PUT /me/player/pause'],
  ['POST /me/player/next'],
  [`POST /playlists/${playlistId}/items`],
  [`PUT /me/library?uris=spotify:track:${trackId}`],
  [`GET /me/library/contains?uris=spotify:track:${trackId}`],
])('%s needs a scope of its own', async (call) => {
  const { access_token } = await service.signIn('Sam', 'user-read-private');
  const answer = await createApi(service, access_token)(call);
  expect([answer.status, answer.body]).toEqual([
    403,
    { error: { status: 403, message: 'Insufficient client scope' } },
  ]);
});

test('a private playlist needs the scope for private ones', async () => {
  const { access_token } = await service.signIn('Sam', 'playlist-modify-public');
  const publicOnly = createApi(service, access_token);
  expect((await publicOnly('POST /me/playlists', { name: 'Open' })).status).toBe(201);
  expect((await publicOnly('POST /me/playlists', { name: 'Mine', public: false })).status).toBe(403);
});

test.each([
  ['GET /search?q=calm&type=playlist&limit=11', 'Invalid limit'],
  ['GET /search?q=calm&type=playlist&limit=0', 'Invalid limit'],
  ['GET /search?q=calm&type=playlist&limit=ten', 'Invalid limit'],
  ['GET /search?q=calm&type=playlist&offset=1001', 'Invalid offset'],
  ['GET /search?q=calm&type=playlist&offset=-1', 'Invalid offset'],
  ['GET /search?q=calm&type=playlist&market=XX', 'Invalid market code'],
  ['GET /search?q=calm&type=mood', 'Bad search type field mood'],
  ['GET /search?q=calm', 'Missing parameter type'],
  ['GET /search?type=playlist', 'No search query'],
  ['GET /search?q=%20&type=playlist', 'No search query'],
  [`GET /search?q=${'calm+'.repeat(51)}&type=track`, 'Query exceeds maximum length of 250 characters'],
  ['GET /tracks/short', 'Invalid base62 id'],
  ['GET /tracks?ids=short', 'Invalid base62 id'],
  ['GET /tracks', 'Missing required field: ids'],
  ['GET /playlists/not-an-id', 'Invalid base62 id'],
  ['GET /me/playlists?limit=51', 'Invalid limit'],
  ['PUT /me/player/volume?volume_percent=101', 'Invalid volume_percent'],
  ['PUT /me/player/repeat?state=forever', 'Invalid state'],
  ['PUT /me/library', 'Missing required field: uris'],
  ['PUT /me/library?uris=spotify:mood:calm', 'Invalid uri: spotify:mood:calm'],
  [`PUT /me/library?uris=${Array(41).fill(`spotify:track:${trackId}`).join(',')}`, 'Too many uris requested'],
  ['GET /me/player/recently-played?after=1&before=2', 'Only one of before and after may be specified'],
])('%s is a 400', async (call, message) => {
  const answer = await api(call);
  expect([answer.status, answer.body]).toEqual([400, { error: { status: 400, message } }]);
});

test.each([
  ['POST /me/playlists', '{', 'Error parsing JSON.'],
  ['POST /me/playlists', {}, 'Missing required field: name'],
  ['POST /me/playlists', { name: 7 }, 'Missing required field: name'],
  [
    'POST /me/playlists',
    { name: 'Ours', collaborative: true },
    'Collaborative playlists can only be private',
  ],
  ['PUT /me/player/play', { context_uri: 'spotify:mood:calm' }, 'Invalid context uri'],
  ['PUT /me/player/play', { uris: [] }, 'Invalid uris'],
  [
    'PUT /me/player/play',
    { context_uri: `spotify:playlist:${playlistId}`, offset: { position: 9999 } },
    'Non existing offset',
  ],
])('%s with %j is a 400', async (call, body, message) => {
  const answer = await api(call, body);
  expect([answer.status, answer.body]).toEqual([400, { error: { status: 400, message } }]);
});

test.each([
  [`GET /tracks/${unknownId}`],
  [`GET /albums/${unknownId}`],
  [`GET /artists/${unknownId}`],
  [`GET /playlists/${unknownId}`],
  ['GET /nope'],
  ['GET /recommendations?seed_tracks=x'],
  ['GET /audio-features'],
  ['DELETE /me'],
])('%s is a 404', async (call) => {
  const answer = await api(call);
  expect([answer.status, answer.body.error.status]).toEqual([404, 404]);
});

test('several tracks at once are answered in order, with null for an unknown one', async () => {
  const answer = await api(`GET /tracks?ids=${trackId},${unknownId}`);
  expect(answer.body.tracks.map((track: { id: string } | null) => track?.id ?? null)).toEqual([
    trackId,
    null,
  ]);
});

test('the contents of a playlist are for its owner alone', async () => {
  const foreign = await api(`GET /playlists/${playlistId}/items`);
  expect([foreign.status, foreign.body]).toEqual([403, { error: { status: 403, message: 'Forbidden' } }]);
  expect((await api(`GET /playlists/${playlistId}`)).body).not.toHaveProperty('items');
});

test('a search brings no more than asked for, five where nothing was said, and pages through the rest', async () => {
  const first = (await api('GET /search?q=piano&type=track')).body.tracks;
  expect([first.items.length, first.limit, first.offset, first.previous]).toEqual([5, 5, 0, null]);
  const next = new URL(first.next);
  const second = (
    await api(`GET /search?q=piano&type=track${next.search.replace('?query=piano&type=track', '')}`)
  ).body.tracks;
  expect(second.offset).toBe(5);
  expect(second.items[0].id).not.toBe(first.items[0].id);
  expect(second.previous).toContain('offset=0');
});

test('a search for what is not music finds none, politely', async () => {
  const { body } = await api('GET /search?q=calm&type=show,episode,audiobook');
  expect(Object.entries<{ total: number }>(body).map(([kind, { total }]) => [kind, total])).toEqual([
    ['shows', 0],
    ['episodes', 0],
    ['audiobooks', 0],
  ]);
});
