import { describe, expect, test } from 'vitest';
import { createListener } from '../../testing/open-window.ts';
import { playlists } from '../../testing/sequence.ts';

function setUp() {
  const listener = createListener(playlists);
  return { ...listener, window: listener.openWindow('one') };
}

/** A page that was reloaded while it played: what rests is known, and another queue is on its way. */
async function reopened() {
  const listener = createListener(playlists);
  const before = listener.openWindow('before');
  await before.conductor.start('playlist', 'noon', 0);
  await listener.pass(20);
  before.conductor.leave();
  before.kill();
  const window = listener.openWindow('one');
  await window.conductor.sync();
  expect(window.shows()).toBe('paused x 0:20');
  const letArrive = listener.service.hold('queue');
  return {
    ...listener,
    window,
    conductor: window.conductor,
    async arrive(): Promise<void> {
      letArrive();
      await listener.settle();
    },
  };
}

describe('pressed while the queue is fetched', () => {
  test('a skip begins with the track after the one that was to begin', async () => {
    const { window, conductor, settle, arrive, says } = await reopened();
    const starting = conductor.startTracks(['a', 'b', 'c'], 'a');
    await settle();
    const skipping = conductor.next();
    await settle();
    expect([window.shows(), window.heard()]).toEqual(['loading x 0:20', 'silence']);
    await arrive();
    await Promise.all([starting, skipping]);
    expect(window.shows()).toBe('playing b 0:00');
    expect(window.engine.plays).toEqual([{ id: 'b', from: 0 }]);
    expect(says()).toBe('playing b 0:00 by one');
  });

  test('a mode holds for it, and the service is told of no queue that is not there yet', async () => {
    const { window, service, settle } = setUp();
    const { conductor } = window;
    const letArrive = service.hold('queue');
    void conductor.start('playlist', 'evening', 0);
    await settle();
    await conductor.setRepeat('context');
    await conductor.setShuffle(true);
    await settle();
    expect([service.reports, window.shows()]).toEqual([[], 'loading']);
    letArrive();
    await settle();
    expect(service.present()).toMatchObject({ repeat: 'context', shuffle: true, isPlaying: true });
  });

  test('two skips are two, and one back takes one of them back', async () => {
    const { window, conductor, arrive } = await reopened();
    void conductor.start('playlist', 'evening', 0);
    void conductor.next();
    void conductor.next();
    void conductor.previous();
    await arrive();
    expect(window.heard()).toBe('b 0:00');
  });

  test('a pause has it rest where it was to begin, and the next press plays it', async () => {
    const { window, conductor, arrive, says } = await reopened();
    void conductor.start('playlist', 'evening', 1);
    void conductor.toggle();
    expect(conductor.view().status).toBe('paused');
    await arrive();
    expect([window.shows(), window.heard(), says()]).toEqual([
      'paused b 0:00',
      'silence',
      'paused b 0:00 by one',
    ]);
    await conductor.toggle();
    expect(window.shows()).toBe('playing b 0:00');
  });

  test('a pause silences at once what sounded before, which rests where the queue never comes', async () => {
    const { window, conductor, service, arrive } = await reopened();
    await conductor.toggle();
    expect(window.heard()).toBe('x 0:20');
    const failed = expect(conductor.start('playlist', 'evening', 0)).rejects.toThrow('fetch failed');
    void conductor.toggle();
    expect(window.heard()).toBe('silence');
    service.fault = 'offline';
    await arrive();
    await failed;
    expect(window.shows()).toBe('paused x 0:20');
  });

  test('a skip holds as well while something else has to be done first, which opens the sound at once', async () => {
    const { window, conductor, settle, arrive } = await reopened();
    let isReady = () => {};
    const ready = new Promise<void>((resolve) => {
      isReady = resolve;
    });
    void conductor.startTracks(['a', 'b'], 'a', ready);
    expect(window.opened()).toBe(1);
    void conductor.next();
    await arrive();
    expect([window.shows(), window.heard()]).toEqual(['loading x 0:20', 'silence']);
    isReady();
    await settle();
    expect(window.engine.plays).toEqual([{ id: 'b', from: 0 }]);
  });

  test('what is learnt of the service meanwhile holds for the queue', async () => {
    const { window, conductor, service, settle, arrive } = await reopened();
    service.change({ shuffle: true });
    const release = service.hold('look');
    void conductor.startTracks(['a', 'b', 'c'], 'a', conductor.sync());
    release();
    await arrive();
    await settle();
    expect(window.conductor.view()).toMatchObject({ shuffle: true, status: 'playing' });
    expect(service.present()).toMatchObject({ shuffle: true, order: ['a', 'c', 'b'] });
  });

  test('where nothing was before, a pause is taken as well', async () => {
    const { openWindow, service, settle } = createListener(playlists);
    const { conductor, shows } = openWindow('one');
    const letArrive = service.hold('queue');
    void conductor.start('playlist', 'evening', 0);
    void conductor.toggle();
    letArrive();
    await settle();
    expect(shows()).toBe('paused a 0:00');
  });

  test('what is pressed for a queue holds for no other', async () => {
    const { window, conductor, arrive } = await reopened();
    void conductor.start('playlist', 'evening', 0);
    void conductor.next();
    void conductor.toggle();
    void conductor.start('playlist', 'backwards', 0);
    await arrive();
    expect(window.shows()).toBe('playing c 0:00');
  });

  test('where the queue never comes, what rests goes on resting', async () => {
    const { window, conductor, service, arrive } = await reopened();
    service.fault = 'offline';
    const starting = conductor.start('playlist', 'evening', 0);
    const skipping = conductor.next();
    const failed = expect(starting).rejects.toThrow('fetch failed');
    await arrive();
    await failed;
    await skipping;
    expect([window.shows(), window.heard()]).toEqual(['paused x 0:20', 'silence']);
  });
});

describe('what is to be played', () => {
  test('a playlist that has changed since is asked for again', async () => {
    const growing = { mine: ['m'] };
    const { openWindow, pass } = createListener(growing);
    const window = openWindow('one');
    await window.conductor.start('playlist', 'mine', 0);
    growing.mine = ['n', 'o'];
    await window.conductor.start('playlist', 'mine', 0);
    expect(window.shows()).toBe('playing m 0:00');
    await pass(12);
    await window.conductor.start('playlist', 'mine', 0);
    expect(window.shows()).toBe('playing n 0:00');
  });

  test('what is shuffled stays so for the next playlist', async () => {
    const { window, service, settle } = setUp();
    await window.conductor.start('playlist', 'noon', 0);
    await window.conductor.setShuffle(true);
    await window.conductor.start('playlist', 'evening', 0);
    await settle();
    expect(service.present()).toMatchObject({ shuffle: true, order: ['a', 'c', 'b'], index: 0 });
  });

  test('a sound device that cannot be opened is said, and the next press tries again', async () => {
    const { window } = setUp();
    window.openFailure = new Error('no sound device');
    await expect(window.conductor.start('playlist', 'noon', 0)).rejects.toThrow('no sound device');
    expect(window.conductor.view().status).toBe('failed');
    window.openFailure = null;
    await window.conductor.start('playlist', 'noon', 0);
    expect(window.shows()).toBe('playing x 0:00');
  });

  test('a playlist that cannot be fetched leaves what was there', async () => {
    const { window, service } = setUp();
    await window.conductor.start('playlist', 'noon', 0);
    service.fault = 'offline';
    await expect(window.conductor.start('playlist', 'evening', 0)).rejects.toThrow('fetch failed');
    expect(window.shows()).toBe('playing x 0:00');
    service.fault = null;
    await window.conductor.start('playlist', 'evening', 0);
    expect(window.shows()).toBe('playing a 0:00');
  });
});

describe('loose tracks', () => {
  test('are played in their order from the one that was asked for, and the service knows them', async () => {
    const opened = setUp();
    const { window, service, settle } = opened;
    await window.conductor.startTracks(['p', 'q', 'unknown-1', 'r'], 'q');
    await settle();
    expect(window.shows()).toBe('playing q 0:00');
    expect(service.present()).toMatchObject({ context: null, order: ['p', 'q', 'r'], index: 1 });
    window.engine.finish();
    await settle();
    expect(window.shows()).toBe('playing r 0:00');
    await window.conductor.startTracks(['r', 'p'], 'r');
    expect(service.asked).toEqual([['p', 'q', 'unknown-1', 'r']]);
  });

  test('an id the service does not have leads to the first of the others, and none at all leaves what was there', async () => {
    const { window } = setUp();
    await window.conductor.startTracks(['p', 'q'], 'unknown-1');
    expect(window.shows()).toBe('playing p 0:00');
    await window.conductor.startTracks(['unknown-2'], 'unknown-2');
    expect(window.shows()).toBe('playing p 0:00');
  });
});
