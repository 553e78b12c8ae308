import { describe, expect, test } from 'vitest';
import { UnplayableTrackError } from '../playback-engine.ts';
import { createListener } from '../testing/open-window.ts';
import { playlists } from '../testing/sequence.ts';

describe('how it plays', () => {
  function setUp() {
    const listener = createListener(playlists);
    return { ...listener, window: listener.openWindow('one') };
  }

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

  test('a pause that is pressed while the place gone to is still being loaded stands', async () => {
    const { window, settle } = setUp();
    const { conductor, engine } = window;
    await conductor.start('playlist', 'noon', 0);
    const { play, pause } = engine;
    let giveUp = () => {};
    engine.play = (_track, from) => {
      engine.position = from;
      return new Promise((resolve) => {
        giveUp = () => resolve('superseded' as 'playing');
      });
    };
    engine.pause = () => {
      pause();
      giveUp();
    };
    const seeking = conductor.seek(60_000);
    await settle();
    engine.play = play;
    await conductor.toggle();
    await seeking;
    expect([window.shows(), window.heard()]).toEqual(['paused x 1:00', 'silence']);
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

  test('the volume that is set while the sound is still on its way holds once it has come', async () => {
    const { window, settle } = setUp();
    let come = () => {};
    window.deviceIsThere = new Promise((resolve) => {
      come = resolve;
    });
    const begun = window.conductor.start('playlist', 'noon', 0);
    window.conductor.setVolume(0.3, false);
    expect(window.conductor.view()).toMatchObject({ status: 'loading', volume: 0.3 });
    come();
    await begun;
    await settle();
    expect([window.heard(), window.engine.volume]).toEqual(['x 0:00', 0.3]);
    expect(window.conductor.view().volume).toBe(0.3);
  });

  test('what the service says of the volume is out of date once it was set here', async () => {
    const { window, openWindow, service, settle } = setUp();
    const other = openWindow('other');
    await other.conductor.start('playlist', 'noon', 0);
    await settle();
    service.change({ volumePercent: 90 });
    const looking = window.conductor.sync();
    window.conductor.setVolume(0.3, false);
    await looking;
    expect(window.conductor.view().volume).toBe(0.3);
    await window.conductor.sync();
    expect(window.conductor.view().volume).toBe(0.9);
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
