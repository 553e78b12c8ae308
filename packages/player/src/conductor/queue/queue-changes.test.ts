import { describe, expect, test } from 'vitest';
import { createListener } from '../../testing/open-window.ts';
import { playlists } from '../../testing/sequence.ts';

function setUp() {
  const listener = createListener(playlists);
  return { ...listener, window: listener.openWindow('one') };
}

describe('what is still to come', () => {
  test('shuffle keeps what sounds, tells the new order, and finds the old one again', async () => {
    const { window, service, settle } = setUp();
    await window.conductor.start('playlist', 'evening', 1);
    await window.conductor.setShuffle(true);
    await settle();
    expect(window.engine.plays).toEqual([{ id: 'b', from: 0 }]);
    expect(service.present()).toMatchObject({ shuffle: true, order: ['b', 'c', 'a'], index: 0 });
    expect(window.conductor.view().queue.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    await window.conductor.setShuffle(false);
    await settle();
    expect(service.present()).toMatchObject({ shuffle: false, order: ['a', 'b', 'c'], index: 1 });
    expect(window.heard()).toBe('b 0:00');
  });

  test.each(['here', 'in another window'])(
    'a track taken out while shuffled does not come back with the old order, %s',
    async (where) => {
      const { window, openWindow, service, settle } = setUp();
      await window.conductor.start('playlist', 'evening', 1);
      await window.conductor.setShuffle(true);
      const { queue } = window.conductor.view();
      await window.conductor.remove(queue.findIndex(({ id }) => id === 'c'));
      await settle();
      const later = where === 'here' ? window : openWindow('later');
      await later.conductor.sync();
      await later.conductor.setShuffle(false);
      await settle();
      expect(service.present()).toMatchObject({ shuffle: false, order: ['a', 'b'], index: 1 });
    },
  );

  test('what is still to come is put in another order or taken out, while the music goes on', async () => {
    const { window, service, settle } = setUp();
    const { conductor, engine } = window;
    await conductor.start('playlist', 'evening', 0);
    await conductor.move(2, 1);
    await settle();
    expect(service.present()).toMatchObject({ order: ['a', 'c', 'b'], index: 0, isPlaying: true });
    expect(conductor.view().queue.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
    await conductor.remove(1);
    await settle();
    expect(service.present()).toMatchObject({ order: ['a', 'b'], index: 0, isPlaying: true });
    expect(engine.plays).toEqual([{ id: 'a', from: 0 }]);
    await conductor.next();
    expect(window.heard()).toBe('b 0:00');
  });

  test('other tracks follow what plays, and changes that come at once are made one after the other', async () => {
    const { window, service, settle } = setUp();
    const { conductor, engine } = window;
    await conductor.start('playlist', 'evening', 0);
    await Promise.all([conductor.goOnWith(['c', 'b']), conductor.move(1, 2), conductor.move(2, 1)]);
    await settle();
    expect(service.present()).toMatchObject({ context: null, index: 0, isPlaying: true });
    expect([...(service.present()?.order ?? [])].sort()).toEqual(['a', 'b', 'c']);
    expect(conductor.view().queue.map(({ id }) => id)).toEqual(service.present()?.order);
    await conductor.goOnWith(['c']);
    await settle();
    expect(service.present()?.order).toEqual(['a', 'c']);
    expect(conductor.view().source).toBeNull();
    expect(engine.plays).toEqual([{ id: 'a', from: 0 }]);
  });

  test('a skip while others come to follow goes on from there, also while the track before is still loading', async () => {
    const { window, service, settle } = setUp();
    const { conductor, engine } = window;
    await conductor.start('playlist', 'evening', 0);
    await settle();
    const { play } = engine;
    let load = () => {};
    const loaded = new Promise<void>((resolve) => {
      load = resolve;
    });
    engine.play = async (track, from) => {
      const outcome = await play(track, from);
      await loaded;
      return outcome;
    };
    const asked = [conductor.next()];
    await settle();
    asked.push(conductor.goOnWith(['d', 'e', 'c']));
    await settle();
    asked.push(conductor.next());
    await settle();
    asked.push(conductor.move(4, 3), conductor.next());
    await settle();
    load();
    await Promise.all(asked);
    await settle();
    expect(engine.plays.map(({ id }) => id)).toEqual(['a', 'b', 'd', 'c']);
    expect(conductor.view()).toMatchObject({ at: 3, status: 'playing', track: { id: 'c' } });
    expect(service.present()).toMatchObject({ order: ['a', 'b', 'd', 'c', 'e'], index: 3, isPlaying: true });
  });

  test.each([
    ['others that are to follow', 'goOnWith'],
    ['what is to be played next', 'enqueue'],
  ] as const)('a skip pressed while %s is fetched goes on with that', async (_what, change) => {
    const { window, service, settle } = setUp();
    const { conductor } = window;
    await conductor.start('playlist', 'evening', 0);
    const letArrive = service.hold('queue');
    const changing = conductor[change](['d', 'e'], 'next');
    await settle();
    const skipping = conductor.next();
    await settle();
    expect(window.heard()).toBe('a 0:00');
    letArrive();
    await Promise.all([changing, skipping]);
    expect(window.heard()).toBe('d 0:00');
  });

  test('music that is paused while what is to be played next is fetched stays so', async () => {
    const { window, service, settle } = setUp();
    const { conductor } = window;
    await conductor.start('playlist', 'evening', 0);
    const letArrive = service.hold('queue');
    const queueing = conductor.enqueue(['d'], 'next');
    await settle();
    await conductor.toggle();
    letArrive();
    await queueing;
    await settle();
    expect([window.shows(), window.heard()]).toEqual(['paused a 0:00', 'silence']);
    expect(service.present()).toMatchObject({ queue: ['d'], isPlaying: false });
  });

  test('music that is paused while the order of before is asked for stays so', async () => {
    const { window, openWindow, service, settle } = setUp();
    await window.conductor.start('playlist', 'evening', 1);
    await window.conductor.setShuffle(true);
    await settle();
    const later = openWindow('later');
    await later.conductor.sync();
    await later.conductor.toggle();
    const letArrive = service.hold('queue');
    const straightening = later.conductor.setShuffle(false);
    await settle();
    await later.conductor.toggle();
    letArrive();
    await straightening;
    await settle();
    expect([later.shows(), later.heard()]).toEqual(['paused b 0:00', 'silence']);
    expect(service.present()).toMatchObject({ order: ['a', 'b', 'c'], isPlaying: false });
  });

  test.each([
    ['taken out', 'remove'],
    ['played', 'playAt'],
  ] as const)(
    'no other track is %s than the one pressed, though others take its place meanwhile',
    async (_what, press) => {
      const { window, service, settle } = setUp();
      const { conductor } = window;
      await conductor.start('playlist', 'evening', 0);
      const letArrive = service.hold('queue');
      const following = conductor.goOnWith(['d', 'e']);
      await settle();
      const pressed = conductor[press](1);
      letArrive();
      await Promise.all([following, pressed]);
      await settle();
      expect(conductor.view().queue.map(({ id }) => id)).toEqual(['a', 'd', 'e']);
      expect(window.heard()).toBe('a 0:00');
    },
  );

  test('a skip does not wait for what comes after all that is there', async () => {
    const { window, service } = setUp();
    await window.conductor.start('playlist', 'evening', 0);
    const letArrive = service.hold('queue');
    const extending = window.conductor.extend(['d']);
    await window.conductor.next();
    expect(window.heard()).toBe('b 0:00');
    letArrive();
    await extending;
    expect(window.conductor.view().queue.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('a skip pressed while others are fetched in vain goes on with what there is', async () => {
    const { window, service, settle } = setUp();
    const { conductor } = window;
    await conductor.start('playlist', 'evening', 0);
    const letArrive = service.hold('queue');
    const failed = expect(conductor.goOnWith(['d'])).rejects.toThrow('fetch failed');
    const skipping = conductor.next();
    service.fault = 'offline';
    letArrive();
    await failed;
    await skipping;
    await settle();
    expect(window.heard()).toBe('b 0:00');
  });

  test('what comes after all that is there follows what was put in between, while the music goes on', async () => {
    const { window, service, settle } = setUp();
    const { conductor, engine } = window;
    await conductor.startTracks(['a', 'b'], 'a');
    await conductor.enqueue(['c'], 'last');
    await conductor.extend(['d', 'e']);
    await settle();
    expect(conductor.view().queue.map(({ id }) => id)).toEqual(['a', 'c', 'b', 'd', 'e']);
    expect(service.present()).toMatchObject({ order: ['a', 'b', 'd', 'e'], queue: ['c'], isPlaying: true });
    expect(engine.plays).toEqual([{ id: 'a', from: 0 }]);
    await conductor.setShuffle(true);
    await conductor.setShuffle(false);
    await settle();
    expect(service.present()?.order).toEqual(['a', 'b', 'd', 'e']);
  });

  test.each([
    ['goOnWith', 'before it is asked for', 0],
    ['goOnWith', 'while it is fetched', 1],
    ['extend', 'before it is asked for', 0],
    ['extend', 'while it is fetched', 1],
  ] as const)(
    '%s takes the music from no other window that it went on in %s',
    async (change, _when, held) => {
      const { window, openWindow, service, pass, settle } = setUp();
      const other = openWindow('other');
      await window.conductor.startTracks(['a', 'b'], 'a');
      await pass(4);
      const letArrive = held === 0 ? () => {} : service.hold('queue');
      const early = held === 0 ? null : window.conductor[change](['d']);
      await other.conductor.toggle();
      await pass(2);
      letArrive();
      await (early ?? window.conductor[change](['d']));
      await settle();
      expect([window.heard(), other.heard()]).toEqual(['silence', 'a 0:06']);
      expect(service.present()).toMatchObject({ playerId: 'other', isPlaying: true });
    },
  );

  test('loose tracks that were taken out stay out when the shuffling ends', async () => {
    const { window, service, settle } = setUp();
    await window.conductor.startTracks(['a', 'b', 'c'], 'a');
    await window.conductor.setShuffle(true);
    const [, second] = window.conductor.view().queue;
    await window.conductor.remove(1);
    await window.conductor.setShuffle(false);
    await settle();
    expect(service.present()?.order).toEqual(['a', 'b', 'c'].filter((id) => id !== second?.id));
  });

  test('a new window finds the order of a playlist that was shuffled in another one', async () => {
    const { window, openWindow, service, settle } = setUp();
    await window.conductor.start('playlist', 'evening', 1);
    await window.conductor.setShuffle(true);
    await settle();
    const later = openWindow('later');
    await later.conductor.sync();
    await later.conductor.setShuffle(false);
    await settle();
    expect(service.present()).toMatchObject({ shuffle: false, order: ['a', 'b', 'c'], index: 1 });
    expect(later.heard()).toBe('b 0:00');
  });

  test('the order of a playlist that was changed to elsewhere is found again, and so is its name', async () => {
    const { window, service, pass, settle } = setUp();
    await window.conductor.start('playlist', 'evening', 0);
    await settle();
    const context = { kind: 'playlist', id: 'backwards' } as const;
    service.change({ context, order: ['b', 'c', 'a'], index: 0, shuffle: true });
    await pass(2);
    expect(window.conductor.view().source?.name).toBe('The backwards');
    await window.conductor.setShuffle(false);
    await settle();
    expect(service.present()).toMatchObject({ shuffle: false, order: ['c', 'b', 'a'], index: 1 });
  });

  test.each(['here', 'in another window'])(
    'loose tracks that were shuffled find their order again, %s',
    async (where) => {
      const { window, openWindow, service, pass, settle } = setUp();
      await window.conductor.start('playlist', 'evening', 0);
      await settle();
      service.change({ context: null, order: ['a', 'b', 'c'], index: 1 });
      await pass(2);
      await window.conductor.setShuffle(true);
      await settle();
      expect(service.present()).toMatchObject({ order: ['b', 'c', 'a'] });
      const later = where === 'here' ? window : openWindow('later');
      await later.conductor.sync();
      await later.conductor.setShuffle(false);
      await settle();
      expect(service.present()).toMatchObject({ shuffle: false, order: ['a', 'b', 'c'], index: 1 });
    },
  );
});

describe('loose tracks', () => {
  const entries = ({ window }: ReturnType<typeof setUp>) => window.conductor.view().queue.map(({ id }) => id);

  test('put in between come right after what plays or after those put in before, and the playlist goes on', async () => {
    const opened = setUp();
    const { window, service, settle } = opened;
    await window.conductor.start('playlist', 'evening', 0);
    await window.conductor.enqueue(['p'], 'last');
    await window.conductor.enqueue(['q'], 'last');
    await window.conductor.enqueue(['r'], 'next');
    await settle();
    expect(entries(opened)).toEqual(['a', 'r', 'p', 'q', 'b', 'c']);
    expect(window.engine.plays).toEqual([{ id: 'a', from: 0 }]);
    expect(service.present()).toMatchObject({
      order: ['a', 'b', 'c'],
      queue: ['r', 'p', 'q'],
      isPlaying: true,
    });
    for (const id of ['r', 'p', 'q', 'b']) {
      window.engine.finish();
      await settle();
      expect(window.shows()).toBe(`playing ${id} 0:00`);
    }
  });

  test('put where nothing is are played, and what rests goes on resting', async () => {
    const opened = setUp();
    const { window, settle } = opened;
    await window.conductor.enqueue([], 'next');
    expect(window.shows()).toBe('empty');
    await window.conductor.enqueue(['p'], 'last');
    expect(window.shows()).toBe('playing p 0:00');
    await window.conductor.toggle();
    await window.conductor.enqueue(['q'], 'next');
    await settle();
    expect(window.shows()).toBe('paused p 0:00');
    expect(entries(opened)).toEqual(['p', 'q']);
  });
});
