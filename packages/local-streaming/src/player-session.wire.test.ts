import type { QueueAnswer, SessionReport } from '@attune/player/messages';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mostTracks } from './limits.ts';
import {
  createApi,
  createBrowser,
  music,
  type RunningService,
  somePlaylists,
  someTracks,
  startService,
} from './testing/start-service.ts';

const [playlist] = somePlaylists;
const ids = playlist?.trackIds ?? [];
const context = { kind: 'playlist', id: playlist?.id ?? '' } as const;

let service: RunningService;
let token: string;
beforeEach(async () => {
  service = await startService();
  token = (await service.signIn('Sam')).access_token;
});
afterEach(() => service.close());

const report = (changes: Partial<SessionReport> = {}): SessionReport => ({
  playerId: 'player-one',
  basedOn: null,
  context,
  order: [...ids],
  index: 0,
  queuedTrackId: null,
  queue: [],
  positionMs: 0,
  isPlaying: true,
  ended: false,
  shuffle: false,
  repeat: 'off',
  volumePercent: 80,
  ...changes,
});

async function call(method: string, path: string, headers: Record<string, string>, body?: unknown) {
  const answer = await fetch(`${service.url}/player/${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
}
const asApplication = () => ({ authorization: `Bearer ${token}` });
const put = (body: unknown, headers: Record<string, string> = asApplication()) =>
  call('PUT', 'session', headers, body);
const get = (path: string, headers: Record<string, string> = asApplication()) => call('GET', path, headers);
const api = (line: string, body?: unknown) => createApi(service, token)(line, body);

test('a queue takes what a player may have in it, and says when it is full', async () => {
  const [first = ''] = ids;
  const add = () => api(`POST /me/player/queue?uri=spotify:track:${ids[1]}`);
  const queued = async () => (await get('session')).body.session.queue.length;
  await put(report({ queue: Array.from({ length: 150 }, () => first) }));
  expect([(await add()).status, await queued()]).toEqual([204, 151]);
  await put(report({ queue: Array.from({ length: mostTracks }, () => first) }));
  const { status, body } = await add();
  expect([status, body.error.reason, await queued()]).toEqual([403, 'CONTEXT_DISALLOW', mostTracks]);
});

test('what a player reports is what the Web API answers, and time goes on from there', async () => {
  expect(await put(report({ index: 2, positionMs: 15_000 }))).toMatchObject({
    status: 200,
    body: { revision: 1 },
  });
  service.clock.nowMs += 1000;
  expect((await api('GET /me/player')).body).toMatchObject({
    is_playing: true,
    progress_ms: 16_000,
    item: { id: ids[2] },
    context: { uri: `spotify:playlist:${context.id}` },
    device: { volume_percent: 80 },
  });
  const { body } = await get('session');
  expect(body.session).toMatchObject({ revision: 1, playerId: 'player-one', positionMs: 16_000, index: 2 });
});

test('what happened by itself is refused once somebody else has changed the player, with how it stands', async () => {
  const { body } = await put(report());
  await api('PUT /me/player/pause');
  const late = await put(report({ index: 1, basedOn: body.revision }));
  expect(late).toMatchObject({ status: 409, body: { session: { isPlaying: false, index: 0, revision: 2 } } });
  expect(await put(report({ index: 1, basedOn: 2 }))).toMatchObject({ status: 200, body: { revision: 3 } });
  expect((await api('GET /me/player')).body).toMatchObject({ is_playing: true, item: { id: ids[1] } });
});

test.each([false, true])(
  'a player that is a little behind the clock at a track’s end writes each track into the history once (looked at meanwhile: %s)',
  async (isLookedAt) => {
    const played = async () =>
      (await api('GET /me/player/recently-played')).body.items.map(
        ({ track }: { track: { id: string } }) => track.id,
      );
    const lengthMs = music.catalogue.tracks.get(ids[0] ?? '')?.durationMs ?? 0;
    await put(report({ positionMs: lengthMs - 1_000 }));
    service.clock.nowMs += 1_500;
    if (isLookedAt) expect(await played()).toEqual([ids[0]]);
    await put(report({ positionMs: lengthMs - 300, volumePercent: 50 }));
    expect(await played()).toEqual([]);
    service.clock.nowMs += 300;
    await put(report({ index: 1 }));
    expect(await played()).toEqual([ids[0]]);
    service.clock.nowMs += 1_000;
    // Asked for again it is another hearing of it.
    await put(report());
    expect(await played()).toEqual([ids[1], ids[0]]);
  },
);

test('a player that knows the revision is told nothing until there is something new', async () => {
  const { body } = await put(report());
  expect((await get(`session?known=${body.revision}`)).status).toBe(204);
  // A track that ends by itself is no news to the player that sounds.
  for (let passedMs = 0; passedMs < 250_000; passedMs += 10_000) {
    service.clock.nowMs += 10_000;
    expect((await get(`session?known=${body.revision}&player=player-one`)).status).toBe(204);
  }
  expect((await get('session')).body.session.index).toBeGreaterThan(0);
  await api('POST /me/player/next');
  expect((await get(`session?known=${body.revision}`)).body.session.revision).toBe(2);
});

test('a player that is not heard of for 15 seconds is gone, and what it played rests where it was last', async () => {
  const { body } = await put(report({ positionMs: 20_000 }));
  service.clock.nowMs += 10_000;
  await get(`session?known=${body.revision}&player=player-one`);
  service.clock.nowMs += 14_999;
  expect((await api('GET /me/player')).body).toMatchObject({ is_playing: true });
  service.clock.nowMs += 1;
  expect((await api('GET /me/player')).body).toMatchObject({
    is_playing: false,
    progress_ms: 30_000,
    item: { id: ids[0] },
    device: { is_active: false },
  });
  service.clock.nowMs += 3_000_000;
  expect((await api('GET /me/player')).body).toMatchObject({ progress_ms: 30_000, item: { id: ids[0] } });
  expect((await api('GET /me/player/recently-played')).body.items).toEqual([]);
});

test('only the player that sounds keeps itself alive', async () => {
  await put(report());
  for (let passedMs = 0; passedMs < 20_000; passedMs += 2000) {
    service.clock.nowMs += 2000;
    await get('session');
    await get('session?player=player-two');
  }
  expect((await api('GET /me/player')).body).toMatchObject({ is_playing: false });
});

test('the last word of the player that sounds counts though it knew an older revision, that of another does not', async () => {
  const { body } = await put(report());
  await put(report({ positionMs: 60_000 }));
  const last = { isPlaying: false, playerId: null, positionMs: 61_000, basedOn: body.revision };
  expect(await put(report({ ...last, leaving: 'player-two' }))).toMatchObject({ status: 409 });
  expect((await api('GET /me/player')).body).toMatchObject({ is_playing: true });
  expect(await put(report({ ...last, leaving: 'player-one' }))).toMatchObject({ status: 200 });
  expect((await api('GET /me/player')).body).toMatchObject({ is_playing: false, progress_ms: 61_000 });
});

test('a player that was taken for gone is asked to say what it does, unless somebody else plays by then', async () => {
  const { body } = await put(report());
  service.clock.nowMs += 60_000;
  const path = `session?known=${body.revision}&player=player-one`;
  expect(await get(path)).toMatchObject({ status: 200, body: { wasGone: true } });
  const again = await put(report({ positionMs: 60_000, basedOn: body.revision }));
  expect(again).toMatchObject({ status: 200 });
  expect((await api('GET /me/player')).body).toMatchObject({ is_playing: true, progress_ms: 60_000 });

  service.clock.nowMs += 60_000;
  await put(report({ playerId: 'player-two', index: 3 }));
  const late = await get(`session?known=${again.body.revision}&player=player-one`);
  expect(late.body).toMatchObject({ session: { playerId: 'player-two', index: 3 } });
  expect(late.body.wasGone).toBeUndefined();
});

test('tracks that a player leaves are listed as played', async () => {
  await put(report());
  service.clock.nowMs += 30_000;
  await put(report({ index: 1 }));
  await put(report({ index: 1, isPlaying: false, positionMs: 4000 }));
  const { body } = await api('GET /me/player/recently-played');
  expect(body.items.map(({ track }: { track: { id: string } }) => track.id)).toEqual([ids[0]]);
});

test('after the last track nothing plays', async () => {
  await put(report({ ended: true, isPlaying: false }));
  expect((await api('GET /me/player/currently-playing')).status).toBe(204);
});

test('a cookie of the pages, an unknown visitor and a token that may not see the player change nothing', async () => {
  const browser = createBrowser();
  await browser.submit(await browser.get(`${service.url}/sign-in`), { name: 'Sam' });
  const cookie = [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const narrow = (await service.signIn('Sam', 'user-top-read')).access_token;
  for (const [headers, status, code] of [
    [{ cookie }, 401, 'not-signed-in'],
    [{}, 401, 'not-signed-in'],
    [{ authorization: 'Bearer nonsense' }, 401, 'token'],
    [{ authorization: `Bearer ${narrow}` }, 403, 'scope-missing'],
  ] as const) {
    expect(await put(report(), headers)).toMatchObject({ status, body: { code } });
  }
  expect((await api('GET /me/player')).status).toBe(204);
});

test.each([
  ['an index beyond the order', { index: 1000 }],
  ['an unknown track', { order: ['0'.repeat(22)] }],
  ['an unknown queued track', { queuedTrackId: '0'.repeat(22) }],
  ['an unknown playlist', { context: { kind: 'playlist', id: '0'.repeat(22) } }],
  ['a negative position', { positionMs: -1 }],
  ['no track at all', { order: [] }],
])('%s is not taken down', async (_what, changes) => {
  expect((await put(report(changes as Partial<SessionReport>))).status).toBe(400);
  expect((await get('session')).body).toEqual({ session: null });
});

test('what plays is still taken down when the playlist it is from was deleted', async () => {
  const made = (await api('POST /me/playlists', { name: 'Rain' })).body;
  const uris = ids.slice(0, 3).map((id) => `spotify:track:${id}`);
  await api(`POST /playlists/${made.id}/items`, { uris });
  const own = { context: { kind: 'playlist', id: made.id }, order: ids.slice(0, 3) } as const;
  expect((await put(report(own))).status).toBe(200);
  await api(`DELETE /me/library?uris=${made.uri}`);
  expect(await put(report({ ...own, index: 1 }))).toMatchObject({ status: 200, body: { revision: 2 } });
  expect((await api('GET /me/player')).body).toMatchObject({ item: { id: ids[1] } });
});

test('songs that are gone since they were queued are left out of what is taken down, and the rest is', async () => {
  await service.close();
  const tracks = new Map(music.catalogue.tracks);
  service = await startService({ music: { ...music, catalogue: { ...music.catalogue, tracks } } });
  token = (await service.signIn('Sam')).access_token;
  const [first = '', gone = '', third = '', fourth = ''] = ids;
  const playing = report({ order: [first, gone, third], queue: [gone, fourth] });
  expect((await put(playing)).status).toBe(200);
  tracks.delete(gone);
  expect((await put({ ...playing, index: 2, positionMs: 5_000 })).status).toBe(200);
  expect((await get('session')).body.session).toMatchObject({
    order: [first, third],
    index: 1,
    queue: [fourth],
    positionMs: 5_000,
  });
  // What is not there cannot be said to play.
  expect(await put({ ...playing, index: 1 })).toMatchObject({ status: 400, body: { code: 'unknown-track' } });
});

test('a playlist, an album, an artist and a track can be fetched as playable tracks by anyone', async () => {
  const [track] = someTracks;
  for (const wanted of [
    `playlist:${context.id}`,
    `album:${track?.albumId ?? ''}`,
    `artist:${track?.artistIds[0] ?? ''}`,
    `track:${track?.id ?? ''}`,
  ]) {
    const { status, body, headers } = await get(`queue?context=${wanted}`, {});
    expect([wanted, status]).toEqual([wanted, 200]);
    expect(headers.get('content-type')).toContain('application/json');
    const { tracks } = body as QueueAnswer;
    expect(tracks.length).toBeGreaterThan(0);
    expect(tracks[0]).toMatchObject({
      name: expect.any(String),
      artist: expect.any(String),
      image: expect.stringMatching(/^\/local\/image\/album\/\w{22}\/300\.svg$/),
      attributes: { tempoBpm: expect.any(Number), genre: expect.any(String) },
    });
  }
  const { body } = await get(`queue?context=playlist:${context.id}`, {});
  expect(body.tracks.map(({ id }: { id: string }) => id)).toEqual(ids);
  expect(body.context).toMatchObject({ name: playlist?.name, url: `/local/playlist/${context.id}` });
});

test('loose tracks can be fetched as playable tracks by anyone, in their order, without those that are not there', async () => {
  const wanted = [ids[2], 'z'.repeat(22), ids[0]];
  const { status, body } = await get(`queue?tracks=${wanted.join(',')}`, {});
  expect(status).toBe(200);
  expect(body.context).toBeNull();
  expect(body.tracks.map(({ id }: { id: string }) => id)).toEqual([ids[2], ids[0]]);
  const tooMany = Array.from({ length: 101 }, () => ids[0]).join(',');
  for (const refused of [tooMany, 'song', `${ids[0]},`, ''])
    expect(await get(`queue?tracks=${refused}`)).toMatchObject({ status: 400, body: { code: 'unreadable' } });
});

test('the listener’s own queue holds every track of the session once', async () => {
  expect((await get('queue')).body).toEqual({ context: null, tracks: [] });
  const queued = someTracks.find(({ id }) => !ids.includes(id))?.id ?? '';
  await put(report({ queue: [queued, ids[0] ?? ''] }));
  const { body } = await get('queue');
  expect(body.tracks.map(({ id }: { id: string }) => id)).toEqual([...ids, queued]);
  expect((await get('queue', {})).status).toBe(401);
});

test('what cannot be asked for is said in JSON', async () => {
  expect(await get('queue?context=song:1')).toMatchObject({ status: 400, body: { code: 'unreadable' } });
  expect(await get(`queue?context=playlist:${'0'.repeat(22)}`)).toMatchObject({ status: 404 });
  expect(await get('nothing')).toMatchObject({ status: 404, body: { code: 'not-found' } });
});
