import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryState } from './state/memory-state.ts';
import {
  createApi,
  type RunningService,
  somePlaylists,
  someTracks,
  startService,
} from './testing/start-service.ts';

let service: RunningService;
let api: ReturnType<typeof createApi>;
beforeEach(async () => {
  service = await startService({ randomInt: (below) => Math.floor(below / 2) });
  api = createApi(service, (await service.signIn('Sam')).access_token);
});
afterEach(() => service.close());

const [playlist] = somePlaylists;
const trackIds = playlist?.trackIds ?? [];
const contextUri = `spotify:playlist:${playlist?.id ?? ''}`;
const durationOf = (trackId: string | undefined) =>
  someTracks.find(({ id }) => id === trackId)?.durationMs ?? 0;
const playing = async () => (await api('GET /me/player/currently-playing')).body;
const reasonOf = async (call: string) => {
  const { status, body } = await api(call);
  return [status, body.error.reason];
};

test('nothing plays at first', async () => {
  const answer = await api('GET /me/player/currently-playing');
  expect([answer.status, answer.text]).toEqual([204, '']);
});

test('a playlist plays from its first track, and time goes by', async () => {
  expect((await api('PUT /me/player/play', { context_uri: contextUri })).status).toBe(204);
  service.clock.nowMs += 12_345;
  expect(await playing()).toMatchObject({
    is_playing: true,
    progress_ms: 12_345,
    currently_playing_type: 'track',
    item: { id: trackIds[0] },
    context: { type: 'playlist', uri: contextUri },
  });
});

test('a track that has ended makes way for the next one', async () => {
  await api('PUT /me/player/play', { context_uri: contextUri });
  service.clock.nowMs += durationOf(trackIds[0]) + durationOf(trackIds[1]) + 5000;
  expect(await playing()).toMatchObject({ progress_ms: 5000, item: { id: trackIds[2] } });
  const { body } = await api('GET /me/player/recently-played');
  expect(body.items.map(({ track }: { track: { id: string } }) => track.id)).toEqual([
    trackIds[1],
    trackIds[0],
  ]);
});

test('after the last track nothing plays, and play starts the playlist again', async () => {
  await api('PUT /me/player/play', { context_uri: contextUri, offset: { position: trackIds.length - 1 } });
  service.clock.nowMs += durationOf(trackIds.at(-1)) + 1;
  expect((await api('GET /me/player/currently-playing')).status).toBe(204);
  expect(await reasonOf('POST /me/player/next')).toEqual([404, 'NO_ACTIVE_DEVICE']);
  expect((await api('PUT /me/player/play')).status).toBe(204);
  expect((await playing()).item.id).toBe(trackIds[0]);
});

test('next and previous walk the playlist and stop at its ends', async () => {
  await api('PUT /me/player/play', { context_uri: contextUri });
  await api('POST /me/player/next');
  expect((await playing()).item.id).toBe(trackIds[1]);
  await api('POST /me/player/previous');
  expect((await playing()).item.id).toBe(trackIds[0]);
  expect(await reasonOf('POST /me/player/previous')).toEqual([403, 'NO_PREV_TRACK']);
  await api('PUT /me/player/play', { context_uri: contextUri, offset: { position: trackIds.length - 1 } });
  expect(await reasonOf('POST /me/player/next')).toEqual([403, 'NO_NEXT_TRACK']);
});

test('a pause holds the position, and play goes on from there', async () => {
  await api('PUT /me/player/play', { context_uri: contextUri });
  service.clock.nowMs += 4000;
  await api('PUT /me/player/pause');
  service.clock.nowMs += 60_000;
  expect(await playing()).toMatchObject({ is_playing: false, progress_ms: 4000 });
  expect(await reasonOf('PUT /me/player/pause')).toEqual([403, 'ALREADY_PAUSED']);
  await api('PUT /me/player/play');
  service.clock.nowMs += 1000;
  expect(await playing()).toMatchObject({ is_playing: true, progress_ms: 5000 });
  expect(await reasonOf('PUT /me/player/play')).toEqual([403, 'NOT_PAUSED']);
});

test('seeking moves within the track, and beyond its end to the next one', async () => {
  await api('PUT /me/player/play', { context_uri: contextUri });
  await api('PUT /me/player/seek?position_ms=30000');
  expect((await playing()).progress_ms).toBe(30_000);
  await api('PUT /me/player/seek?position_ms=86000000');
  expect(await playing()).toMatchObject({ progress_ms: 0, item: { id: trackIds[1] } });
});

test('a queued track plays next, and then the playlist goes on', async () => {
  const queued = someTracks.find(({ id }) => !trackIds.includes(id))?.id ?? '';
  await api('PUT /me/player/play', { context_uri: contextUri });
  await api(`POST /me/player/queue?uri=spotify:track:${queued}`);
  const { body } = await api('GET /me/player/queue');
  expect(body.currently_playing.id).toBe(trackIds[0]);
  expect(body.queue.slice(0, 2).map(({ id }: { id: string }) => id)).toEqual([queued, trackIds[1]]);
  await api('POST /me/player/next');
  expect((await playing()).item.id).toBe(queued);
  service.clock.nowMs += durationOf(queued);
  expect((await playing()).item.id).toBe(trackIds[1]);
});

test('on repeat a track, or the whole playlist, begins again', async () => {
  await api('PUT /me/player/play', {
    uris: [`spotify:track:${trackIds[0]}`, `spotify:track:${trackIds[1]}`],
  });
  await api('PUT /me/player/repeat?state=track');
  service.clock.nowMs += durationOf(trackIds[0]) * 3 + 10;
  expect(await playing()).toMatchObject({ progress_ms: 10, item: { id: trackIds[0] }, context: null });
  await api('PUT /me/player/repeat?state=context');
  service.clock.nowMs += durationOf(trackIds[0]) + durationOf(trackIds[1]);
  expect(await playing()).toMatchObject({ progress_ms: 10, item: { id: trackIds[0] } });
});

test('shuffle keeps the track that plays and mixes the others; off brings the order back', async () => {
  await api('PUT /me/player/play', { context_uri: contextUri, offset: { position: 1 } });
  await api('PUT /me/player/shuffle?state=true');
  expect((await playing()).item.id).toBe(trackIds[1]);
  const mixed = (await api('GET /me/player/queue')).body.queue.map(({ id }: { id: string }) => id);
  expect(mixed).not.toEqual(trackIds.slice(2, 22));
  expect(mixed).not.toContain(trackIds[1]);
  await api('PUT /me/player/shuffle?state=false');
  const { body } = await api('GET /me/player/queue');
  expect(body.queue[0].id).toBe(trackIds[2]);
});

test('loose tracks go on as they were given once shuffle is off', async () => {
  const uris = trackIds.slice(0, 6).map((id) => `spotify:track:${id}`);
  await api('PUT /me/player/play', { uris });
  await api('PUT /me/player/shuffle?state=true');
  await api('PUT /me/player/shuffle?state=false');
  const { queue } = (await api('GET /me/player/queue')).body;
  expect(queue.map(({ uri }: { uri: string }) => uri)).toEqual(uris.slice(1));
});

test('volume and modes are told by the player', async () => {
  await api('PUT /me/player/play', { context_uri: contextUri });
  await api('PUT /me/player/volume?volume_percent=35');
  expect((await api('GET /me/player')).body).toMatchObject({
    device: { is_active: true, volume_percent: 35 },
    repeat_state: 'off',
    shuffle_state: false,
  });
});

test.each([
  ['POST /me/player/next'],
  ['PUT /me/player/pause'],
  ['PUT /me/player/play'],
  ['PUT /me/player/seek?position_ms=1'],
  ['PUT /me/player/shuffle?state=true'],
])('%s has nothing to control before something was played', async (call) => {
  expect(await reasonOf(call)).toEqual([404, 'NO_ACTIVE_DEVICE']);
});

test('an unknown device, playlist or track cannot be played', async () => {
  const unknown = '0'.repeat(22);
  expect((await api('PUT /me/player/play?device_id=kitchen', { context_uri: contextUri })).status).toBe(404);
  expect((await api('PUT /me/player/play', { context_uri: `spotify:playlist:${unknown}` })).status).toBe(404);
  expect((await api('PUT /me/player/play', { uris: [`spotify:track:${unknown}`] })).status).toBe(404);
});

test('listeners have players of their own, and the same name means the same listener', async () => {
  await api('PUT /me/player/play', { context_uri: contextUri });
  const robin = createApi(service, (await service.signIn('Robin')).access_token);
  const samAgain = createApi(service, (await service.signIn(' SAM ')).access_token);
  expect((await robin('GET /me/player/currently-playing')).status).toBe(204);
  expect((await samAgain('GET /me/player/currently-playing')).status).toBe(200);
});

test('the player goes on while nobody looks, across a restart', async () => {
  const state = createMemoryState();
  const before = await startService({ state });
  const { access_token } = await before.signIn('Sam');
  await createApi(before, access_token)('PUT /me/player/play', { context_uri: contextUri });
  await before.close();
  const after = await startService({ state });
  after.clock.nowMs += durationOf(trackIds[0]) + 7;
  const { body } = await createApi(after, access_token)('GET /me/player/currently-playing');
  expect(body).toMatchObject({ progress_ms: 7, item: { id: trackIds[1] } });
  await after.close();
});
