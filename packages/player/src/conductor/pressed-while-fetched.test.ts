import { describe, expect, test } from 'vitest';
import { createListener } from '../testing/open-window.ts';
import { playlists } from '../testing/sequence.ts';

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
