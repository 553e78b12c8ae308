import { describe, expect, test } from 'vitest';
import { UnplayableTrackError } from '../playback-engine.ts';
import { createListener } from '../testing/open-window.ts';
import { playlists } from '../testing/sequence.ts';

describe('how it plays', () => {
  function setUp() {
    const listener = createListener(playlists);
    return { ...listener, window: listener.openWindow('one') };
  }

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

  test('repeat leads from the last track to the first, and on the spot', async () => {
    const { window, service, settle } = setUp();
    await window.conductor.start('playlist', 'noon', 1);
    await window.conductor.setRepeat('context');
    window.engine.finish();
    await settle();
    expect(window.heard()).toBe('x 0:00');
    await window.conductor.setRepeat('track');
    window.engine.finish();
    await settle();
    expect(window.heard()).toBe('x 0:00');
    expect(service.present()).toMatchObject({ repeat: 'track', index: 0, isPlaying: true });
  });

  test('repeat holds in the window that takes over', async () => {
    const { window, openWindow, settle, pass } = setUp();
    await window.conductor.start('playlist', 'noon', 1);
    await window.conductor.setRepeat('context');
    const later = openWindow('later');
    await pass(2);
    await later.conductor.toggle();
    later.engine.finish();
    await settle();
    expect(later.shows()).toBe('playing x 0:00');
  });

  test('the volume is told once the slider is let go, and obeyed from elsewhere', async () => {
    const { window, service, settle, pass } = setUp();
    await window.conductor.start('playlist', 'noon', 0);
    await settle();
    window.conductor.setVolume(0.4, false);
    await settle();
    expect(service.reports).toHaveLength(1);
    window.conductor.setVolume(0.5);
    await settle();
    expect(service.present()).toMatchObject({ volumePercent: 50 });
    service.change({ volumePercent: 20 });
    await pass(2);
    expect(window.engine.volume).toBe(0.2);
    await window.conductor.toggleMute();
    await settle();
    expect(service.present()).toMatchObject({ volumePercent: 0 });
    service.change({ index: 1, positionMs: 0 });
    await pass(2);
    expect(window.shows()).toBe('playing y 0:00');
    expect(window.conductor.view()).toMatchObject({ muted: true, volume: 0.2 });
  });

  test('a queued track is played between, once, and the playlist goes on', async () => {
    const { window, service, pass, settle } = setUp();
    await window.conductor.start('playlist', 'evening', 0);
    await settle();
    service.change({ queue: ['s'] });
    await pass(2);
    expect(window.engine.plays).toHaveLength(1);
    window.engine.finish();
    await settle();
    expect(service.present()).toMatchObject({ queuedTrackId: 's', queue: [], index: 0 });
    window.engine.finish();
    await settle();
    expect(service.present()).toMatchObject({ queuedTrackId: null, queue: [], index: 1 });
    expect(window.heard()).toBe('b 0:00');
  });

  test('a visitor hears the music, and nobody is told', async () => {
    const { openWindow, service, pass } = setUp();
    const visitor = openWindow('visitor', { isSignedIn: false });
    await visitor.conductor.start('track', 'a', 0);
    await pass(10);
    await visitor.conductor.next();
    visitor.conductor.leave();
    await visitor.conductor.close();
    expect(service.reports).toEqual([]);
    expect(visitor.shows()).toBe('paused a 0:00');
  });

  test('a page that is left before the answer to its last report came still ends its sound', async () => {
    const { window, service, settle } = setUp();
    await window.conductor.start('playlist', 'noon', 0);
    await settle();
    const letGo = service.hold('report');
    void window.conductor.next();
    await settle();
    const known = service.present();
    window.conductor.leave();
    await settle();
    expect(known).toMatchObject({ isPlaying: true, index: 1 });
    expect(service.present()).toMatchObject({ isPlaying: false, playerId: null });
    letGo();
  });

  test('what will be pressed is fetched and composed before, and asked for once', async () => {
    const { window } = setUp();
    await window.conductor.prepare({ kind: 'playlist', id: 'noon', place: 1 });
    expect(window.prepared).toEqual([null, 'y']);
    await window.conductor.prepare(null);
    expect(window.prepared.at(-1)).toBeNull();
    await window.conductor.start('playlist', 'noon', 1);
    await window.conductor.prepare(null);
    expect(window.prepared.at(-1)).toBe('y');
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

  test('a track that is gone is passed over, and named while the next one plays', async () => {
    const { window, settle } = setUp();
    const { engine, conductor } = window;
    const play = engine.play.bind(engine);
    const gone = new Set(['a']);
    engine.play = async (track, from) => {
      if (gone.has(track.id)) throw new UnplayableTrackError('gone');
      return play(track, from);
    };
    await conductor.start('playlist', 'evening', 0);
    await settle();
    expect([window.heard(), conductor.view().passedOver]).toEqual(['b 0:00', 'The a']);
    await conductor.next();
    await settle();
    expect([window.heard(), conductor.view().passedOver]).toEqual(['c 0:00', undefined]);
    // One that plays after all, when it is asked for again, was not passed over.
    engine.outcome = new Error('no sound device');
    await conductor.previous();
    engine.outcome = 'playing';
    await conductor.toggle();
    await settle();
    expect([window.heard(), conductor.view().passedOver]).toEqual(['b 0:00', undefined]);
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

  test('those who look on are told of each change until they leave', async () => {
    const { window } = setUp();
    const seen: string[] = [];
    const leave = window.conductor.subscribe(() => seen.push(window.conductor.view().status));
    await window.conductor.start('playlist', 'noon', 0);
    expect(seen[0]).toBe('loading');
    expect(seen.at(-1)).toBe('playing');
    leave();
    const before = seen.length;
    await window.conductor.toggle();
    expect(seen).toHaveLength(before);
  });

  test('pressing play where nothing is to be played does nothing', async () => {
    const { window } = setUp();
    await window.conductor.toggle();
    expect(window.shows()).toBe('empty');
  });
});

describe('loose tracks', () => {
  function setUp() {
    const listener = createListener(playlists);
    return { ...listener, window: listener.openWindow('one') };
  }
  const entries = ({ window }: ReturnType<typeof setUp>) => window.conductor.view().queue.map(({ id }) => id);

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
