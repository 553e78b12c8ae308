import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTabs, type OpenedApplication, openApplication } from '../testing/application-session.ts';
import {
  createApi,
  type RunningService,
  somePlaylists,
  someTracks,
  startService,
} from '../testing/start-service.ts';

const [playlist, otherPlaylist] = somePlaylists;
const ids = playlist?.trackIds ?? [];
const id = playlist?.id ?? '';

let service: RunningService;
let token: string;
let api: ReturnType<typeof createApi>;
let page: OpenedApplication;
beforeEach(async () => {
  service = await startService();
  token = (await service.signIn('Sam')).access_token;
  api = createApi(service, token);
  page = openApplication(service, token, { playerId: 'page-one' });
});
afterEach(() => service.close());

const playing = async () => (await api('GET /me/player/currently-playing')).body;
/** Waits until the service has been told. */
const told = (expected: object) => expect.poll(playing).toMatchObject(expected);

/** Lets the page look again and again, as its timer does, until it plays so. */
const heard = (expected: { id: string | undefined; from: number }) =>
  expect
    .poll(async () => {
      await page.conductor.sync();
      return page.engine.plays.at(-1);
    })
    .toEqual(expected);

test('what sounds is what the Web API says is playing, with real progress', async () => {
  await page.conductor.start('playlist', id, 2);
  expect(page.engine.plays).toEqual([{ id: ids[2], from: 0 }]);
  await told({ is_playing: true, item: { id: ids[2] }, context: { uri: `spotify:playlist:${id}` } });
  await page.listen(12);
  expect(await playing()).toMatchObject({ progress_ms: 12_000 });
  await page.conductor.toggle();
  await told({ is_playing: false, progress_ms: 12_000 });
  service.clock.nowMs += 60_000;
  await page.conductor.toggle();
  await told({ is_playing: true, progress_ms: 12_000 });
});

test('seeking, skipping and a track that ends are told as they happen', async () => {
  await page.conductor.start('playlist', id, 0);
  await page.conductor.seek(70_000);
  await told({ progress_ms: 70_000, item: { id: ids[0] } });
  await page.conductor.next();
  await told({ item: { id: ids[1] } });
  await page.listen(3);
  page.engine.end();
  await told({ progress_ms: 0, item: { id: ids[2] } });
  await page.conductor.previous();
  await told({ item: { id: ids[1] } });
});

test('a pause from another application silences the page at its next look, and play lets it sound again', async () => {
  await page.conductor.start('playlist', id, 0);
  await told({ is_playing: true });
  await page.listen(20);
  await api('PUT /me/player/pause');
  await page.conductor.sync();
  expect(page.engine.isSounding).toBe(false);
  expect(page.conductor.view().status).toBe('paused');
  await api('PUT /me/player/play');
  await heard({ id: ids[0], from: 20 });
});

test('next, seek and another playlist from elsewhere are heard on the page', async () => {
  await page.conductor.start('playlist', id, 0);
  await told({ is_playing: true });
  await api('POST /me/player/next');
  service.clock.nowMs += 2000;
  await heard({ id: ids[1], from: 0 });
  // The two seconds until the news arrived have not been heard, and the service is told so.
  await told({ progress_ms: 0, item: { id: ids[1] } });
  await api('PUT /me/player/seek?position_ms=40000');
  await heard({ id: ids[1], from: 40 });
  await api('PUT /me/player/play', { context_uri: `spotify:playlist:${otherPlaylist?.id ?? ''}` });
  await heard({ id: otherPlaylist?.trackIds[0], from: 0 });
  expect(page.conductor.view().source?.name).toBe(otherPlaylist?.name);
});

test('what ends by itself never overrides a pause that was asked for elsewhere', async () => {
  await page.conductor.start('playlist', id, 0);
  await told({ is_playing: true });
  await page.listen(5);
  await api('PUT /me/player/pause');
  page.engine.end();
  await expect.poll(() => page.engine.isSounding).toBe(false);
  expect(await playing()).toMatchObject({ is_playing: false, item: { id: ids[0] } });
});

test('a track queued elsewhere is heard next, and then the playlist goes on', async () => {
  const queued = someTracks.find((track) => !ids.includes(track.id))?.id ?? '';
  await page.conductor.start('playlist', id, 0);
  await told({ is_playing: true });
  await api(`POST /me/player/queue?uri=spotify:track:${queued}`);
  await page.conductor.sync();
  expect(page.engine.plays).toHaveLength(1);
  page.engine.end();
  await told({ item: { id: queued } });
  page.engine.end();
  await told({ item: { id: ids[1] } });
  expect((await api('GET /me/player/queue')).body.queue[0].id).toBe(ids[2]);
});

test('shuffle keeps what sounds without a gap, and the Web API knows the new order', async () => {
  await page.conductor.start('playlist', id, 1);
  await page.conductor.setShuffle(true);
  expect(page.engine.plays).toHaveLength(1);
  await expect.poll(async () => (await api('GET /me/player')).body.shuffle_state).toBe(true);
  const coming = (await api('GET /me/player/queue')).body.queue.map((track: { id: string }) => track.id);
  expect(coming).not.toEqual(ids.slice(2, 22));
  await page.conductor.next();
  await told({ item: { id: coming[0] } });
  await page.conductor.setShuffle(false);
  await expect.poll(async () => (await api('GET /me/player')).body.shuffle_state).toBe(false);
  const here = ids.indexOf(coming[0]);
  expect((await api('GET /me/player/queue')).body.queue[0]?.id).toBe(ids[here + 1]);
  expect(page.engine.isSounding).toBe(true);
});

test('more loose tracks than the Web API queues are queued by a page, and the service knows what plays on', async () => {
  const mix = someTracks.slice(0, 60).map((track) => track.id);
  await page.conductor.start('playlist', id, 0);
  await page.conductor.enqueue(mix, 'last');
  await page.conductor.enqueue(mix, 'last');
  await page.conductor.next();
  await told({ item: { id: mix[0] } });
  expect(page.conductor.view().isUnreported).toBe(false);
});

test('more loose tracks than can be asked for in one call are played all the same', async () => {
  const many = someTracks.slice(0, 130).map((track) => track.id);
  expect(many).toHaveLength(130);
  await page.conductor.startTracks(many, many[120] ?? '');
  await told({ item: { id: many[120] } });
  expect(page.conductor.view().queue.map((track) => track.id)).toEqual(many);
});

test('a page that takes over shuffled loose tracks can put them straight again', async () => {
  const uris = ids.slice(0, 6).map((trackId) => `spotify:track:${trackId}`);
  await api('PUT /me/player/play', { uris });
  await api('PUT /me/player/shuffle?state=true');
  await page.conductor.sync();
  await page.conductor.setShuffle(false);
  await expect.poll(async () => (await api('GET /me/player')).body.shuffle_state).toBe(false);
  expect(page.conductor.view().queue.map((track) => track.id)).toEqual(ids.slice(0, 6));
  await page.conductor.setShuffle(true);
  await page.conductor.setShuffle(false);
  expect(page.conductor.view().queue.map((track) => track.id)).toEqual(ids.slice(0, 6));
});

test('two tabs of one browser never sound at once, and the one that plays is what the service knows', async () => {
  const openTab = createTabs();
  const one = openApplication(service, token, { playerId: 'tab-one-1', openTab });
  const two = openApplication(service, token, { playerId: 'tab-two-2', openTab });
  await one.conductor.start('playlist', id, 0);
  await told({ is_playing: true });
  await one.listen(8);
  await two.conductor.sync();
  expect(two.conductor.view()).toMatchObject({ status: 'elsewhere', isPlayingElsewhere: true });
  await two.conductor.toggle();
  expect([one.engine.isSounding, two.engine.isSounding]).toEqual([false, true]);
  expect(two.engine.plays).toEqual([{ id: ids[0], from: 8 }]);
  await one.conductor.sync();
  await told({ is_playing: true, progress_ms: 8000 });
});

test('in another browser as well the page falls silent when the listener plays there', async () => {
  await page.conductor.start('playlist', id, 0);
  await told({ is_playing: true });
  const elsewhere = openApplication(service, token, { playerId: 'phone-12' });
  await elsewhere.conductor.start('playlist', id, 3);
  await told({ item: { id: ids[3] } });
  await page.conductor.sync();
  expect(page.engine.isSounding).toBe(false);
  expect(page.conductor.view().status).toBe('elsewhere');
  expect(await playing()).toMatchObject({ is_playing: true, item: { id: ids[3] } });
});

test('opening a page never starts sound, though the service says that it plays', async () => {
  await api('PUT /me/player/play', { context_uri: `spotify:playlist:${id}` });
  service.clock.nowMs += 5000;
  await page.conductor.sync();
  expect(page.engine.plays).toEqual([]);
  expect(page.conductor.view()).toMatchObject({ status: 'elsewhere', isPlayingElsewhere: false });
  await page.conductor.toggle();
  expect(page.engine.plays).toEqual([{ id: ids[0], from: 5 }]);
});

test('what is asked for while the page looks is not undone by what it sees', async () => {
  const elsewhere = openApplication(service, token, { playerId: 'phone-12' });
  await elsewhere.conductor.start('playlist', otherPlaylist?.id ?? '', 0);
  await expect.poll(playing).toMatchObject({ is_playing: true });
  const release = page.holdOwnQueue();
  const looking = page.conductor.sync();
  // It has seen that another playlist plays, and asks for its tracks.
  await expect.poll(() => page.calls).toHaveLength(2);
  await page.conductor.start('playlist', id, 0);
  release();
  await looking;
  expect(page.engine.isSounding).toBe(true);
  expect(page.conductor.view()).toMatchObject({ status: 'playing', source: { id } });
  await told({ item: { id: ids[0] } });
});

test('leaving the page ends its sound for the service, too', async () => {
  await page.conductor.start('playlist', id, 0);
  await told({ is_playing: true });
  await page.listen(30);
  page.conductor.leave();
  await told({ is_playing: false, progress_ms: 30_000 });
});

test('the music goes on while the service is out of reach, and is told once it is back', async () => {
  await page.conductor.start('playlist', id, 0);
  await told({ is_playing: true });
  page.setOnline(false);
  await page.conductor.next();
  expect(page.engine.plays.at(-1)?.id).toBe(ids[1]);
  await page.conductor.sync();
  page.setOnline(true);
  await expect
    .poll(async () => {
      await page.conductor.sync();
      return playing();
    })
    .toMatchObject({ item: { id: ids[1] } });
});

test('a browser that is killed plays for nobody 15 seconds later', async () => {
  await page.conductor.start('playlist', id, 0);
  await told({ is_playing: true });
  await page.listen(12);
  service.clock.nowMs += 15_000;
  expect(await playing()).toMatchObject({ is_playing: false, progress_ms: 12_000, item: { id: ids[0] } });
});

test('and so it is where the clock was set back while it played', async () => {
  await page.conductor.start('playlist', id, 0);
  await told({ is_playing: true });
  service.clock.nowMs -= 60 * 60_000;
  // What was on its way before says nothing of the new time, and while it is nothing else is sent.
  const before = page.calls.length;
  await expect
    .poll(async () => {
      await page.conductor.sync();
      return page.calls.length;
    })
    .toBeGreaterThan(before);
  await Promise.all(page.calls);
  service.clock.nowMs += 20_000;
  expect(await playing()).toMatchObject({ is_playing: false, item: { id: ids[0] } });
});

test('music that went on without a network is the service’s truth again once there is one', async () => {
  await page.conductor.start('playlist', id, 0);
  await told({ is_playing: true });
  page.setOnline(false);
  await page.listen(60);
  expect(await playing()).toMatchObject({ is_playing: false, progress_ms: 0 });
  page.setOnline(true);
  await page.conductor.sync();
  await told({ is_playing: true, progress_ms: 60_000, item: { id: ids[0] } });
  expect(page.engine.plays).toHaveLength(1);
});

test('sound that has fallen behind, as after sleep, is told to the service', async () => {
  await page.conductor.start('playlist', id, 0);
  await told({ is_playing: true });
  service.clock.nowMs += 50_000;
  page.engine.position = 10;
  await page.conductor.sync();
  await told({ progress_ms: 10_000 });
});

describe('with the scopes of a sign-in at the application the service is built into', () => {
  const applicationScopes = 'user-read-currently-playing streaming';
  const openedBy = async (name: string, playerId = 'dashboard') => {
    const { access_token } = await service.signIn(name, applicationScopes);
    return openApplication(service, access_token, { playerId });
  };

  test('the same player sounds and is told by the listener’s token, with the scopes of a sign-in there', async () => {
    const dashboard = await openedBy('Sam');
    await dashboard.conductor.start('playlist', id, 1);
    expect(dashboard.engine.plays).toEqual([{ id: ids[1], from: 0 }]);
    await told({ is_playing: true, item: { id: ids[1] }, context: { uri: `spotify:playlist:${id}` } });
    await dashboard.listen(12);
    await dashboard.conductor.next();
    await told({ item: { id: ids[2] } });
    await api('PUT /me/player/pause');
    await dashboard.conductor.sync();
    expect(dashboard.engine.isSounding).toBe(false);
  });

  test('two of them are two players of one listener: one sounds, the other falls silent', async () => {
    const dashboard = await openedBy('Sam');
    await dashboard.conductor.start('playlist', id, 0);
    await told({ is_playing: true });
    await page.conductor.start('playlist', id, 3);
    await told({ item: { id: ids[3] } });
    await dashboard.conductor.sync();
    expect([dashboard.engine.isSounding, page.engine.isSounding]).toEqual([false, true]);
    expect(dashboard.conductor.view()).toMatchObject({ status: 'elsewhere', isPlayingElsewhere: true });
  });

  test('another listener’s token plays into another record', async () => {
    const dashboard = await openedBy('Kim');
    await dashboard.conductor.start('playlist', id, 0);
    await expect.poll(() => dashboard.calls.length).toBeGreaterThan(1);
    await Promise.all(dashboard.calls);
    expect((await api('GET /me/player/currently-playing')).status).toBe(204);
  });

  test('put away, it is silent and the service knows, whatever it was about to tell', async () => {
    const dashboard = await openedBy('Sam');
    await dashboard.conductor.start('playlist', id, 0);
    await dashboard.listen(20);
    await dashboard.conductor.close();
    expect(dashboard.engine.isSounding).toBe(false);
    expect(await playing()).toMatchObject({ is_playing: false, progress_ms: 20_000, item: { id: ids[0] } });
  });

  test('put away while it is still asking for the tracks, it never begins to sound', async () => {
    const dashboard = await openedBy('Sam');
    const starting = dashboard.conductor.start('playlist', id, 0);
    await dashboard.conductor.close();
    await starting;
    expect(dashboard.engine.plays).toEqual([]);
  });

  test('put away while another player of the listener sounds, it leaves that one alone', async () => {
    const dashboard = await openedBy('Sam');
    await page.conductor.start('playlist', id, 0);
    await told({ is_playing: true });
    await dashboard.conductor.sync();
    await dashboard.conductor.close();
    expect(await playing()).toMatchObject({ is_playing: true });
    expect(page.engine.isSounding).toBe(true);
  });
});
