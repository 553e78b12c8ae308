import { describe, expect, it, vi } from 'vitest';
import { UnplayableTrackError } from './playback-engine.ts';
import type { PlayerEvent } from './player-session.ts';
import type { MediaActions, MediaControls } from './session/media-controls.ts';
import type { OneTab } from './session/one-tab.ts';
import { storageOver } from './session/page-storage.ts';
import { createSession } from './session.ts';
import { namedTrack as track } from './testing/named-track.ts';
import { silentEngine } from './testing/silent-engine.ts';

function setUp({ stored = new Map<string, string>() } = {}) {
  const engine = silentEngine();
  const events: PlayerEvent[] = [];
  const shown: (string | null)[] = [];
  const reports: { playing: boolean; positionMs: number; durationMs: number }[] = [];
  let keys: MediaActions | undefined;
  let tick = () => {};
  let taken = () => {};
  let claims = 0;
  const media: MediaControls = {
    listen: (actions) => {
      keys = actions;
      return () => {
        keys = undefined;
      };
    },
    show: (current) => void shown.push(current?.name ?? null),
    report: (state) => void reports.push(state),
  };
  const oneTab: OneTab = {
    claim: () => {
      claims++;
    },
    onTaken: (listener) => {
      taken = listener;
    },
  };
  const session = createSession({
    engine,
    storage: storageOver(stored),
    clock: {
      every: (_, callback) => {
        tick = callback;
        return () => {
          tick = () => {};
        };
      },
    },
    oneTab,
    media,
  });
  session.subscribe((event) => events.push(event));
  const types = () => events.map(({ type }) => type).filter((type) => type !== 'state-changed');
  return {
    session,
    engine,
    events,
    shown,
    reports,
    stored,
    types,
    tick: () => tick(),
    takenByOtherTab: () => taken(),
    claims: () => claims,
    keys: () => keys,
  };
}

const three = [track('one'), track('two'), track('three')];

describe('a player session', () => {
  it('plays, pauses where it was and goes on from there', async () => {
    const { session, engine, types } = setUp();
    session.load(three);
    expect(session.state()).toMatchObject({ status: 'paused', index: 0, durationMs: 120_000 });
    await session.play();
    engine.position = 42;
    expect(session.positionMs()).toBe(42_000);
    session.pause();
    expect(session.state().status).toBe('paused');
    expect(session.positionMs()).toBe(42_000);
    expect(engine.sounding).toBe(false);
    await session.toggle();
    expect(engine.plays.at(-1)).toEqual({ id: 'one', from: 42 });
    expect(types()).toEqual(['started', 'paused', 'started']);
  });

  it('says that the browser waits for a gesture, and plays when asked again', async () => {
    const { session, engine, types, claims } = setUp();
    session.load(three);
    engine.outcome = 'blocked';
    await session.play();
    expect(session.state().status).toBe('blocked');
    expect(claims()).toBe(0);
    engine.outcome = 'playing';
    await session.play();
    expect(session.state().status).toBe('playing');
    expect(types()).toEqual(['blocked', 'started']);
  });

  it('reports a browser that cannot make sound instead of throwing', async () => {
    const { session, engine, events } = setUp();
    session.load(three);
    engine.outcome = new Error('no sound device');
    await session.play();
    expect(session.state().status).toBe('failed');
    expect(events.at(-1)).toMatchObject({ type: 'failed', cause: engine.outcome });
  });

  it('passes over a track that cannot be played, and asks to be looked at after three in a row', async () => {
    const { session, engine, events } = setUp();
    const play = engine.play.bind(engine);
    const unplayable = new Set(['b', 'd', 'e', 'f']);
    vi.spyOn(engine, 'play').mockImplementation(async (one, from) => {
      if (unplayable.has(one.id)) throw new UnplayableTrackError('gone');
      return play(one, from);
    });
    const failures = () => events.flatMap((event) => (event.type === 'failed' ? [event.track.id] : []));
    session.load(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(track));
    await session.playAt(1);
    await vi.waitFor(() => expect(session.state()).toMatchObject({ status: 'playing', index: 2 }));
    expect(failures()).toEqual(['b']);
    await session.next();
    await vi.waitFor(() => expect(failures()).toEqual(['b', 'd', 'e', 'f']));
    expect(session.state()).toMatchObject({ status: 'failed', index: 5 });
    // Whoever presses on is not refused.
    await session.next();
    expect(session.state()).toMatchObject({ status: 'playing', index: 6 });
  });

  it('goes to the next track when one has ended, and stops after the last', async () => {
    const { session, engine, events, reports } = setUp();
    session.load(three, 1);
    await session.play();
    engine.finish();
    await expect.poll(() => engine.plays.map(({ id }) => id)).toEqual(['two', 'three']);
    engine.finish();
    await expect.poll(() => session.state().status).toBe('paused');
    expect(session.state().index).toBe(0);
    expect(session.positionMs()).toBe(0);
    expect(events.filter(({ type }) => type === 'ended')).toHaveLength(2);
    expect(events.at(-1)).toMatchObject({
      type: 'paused',
      reason: 'queue-ended',
      track: three[0],
      positionMs: 0,
    });
    const shown = events.flatMap((event) => (event.type === 'state-changed' ? event.state : []));
    expect(shown.filter(({ index, status }) => index === 0 && status !== 'paused')).toEqual([]);
    expect(reports.at(-1)).toMatchObject({ playing: false, positionMs: 0 });
  });

  it('repeats the queue or the track when told to', async () => {
    const { session, engine } = setUp();
    session.load(three, 2);
    session.setRepeat('all');
    await session.play();
    engine.finish();
    await expect.poll(() => engine.plays.at(-1)).toEqual({ id: 'one', from: 0 });
    session.setRepeat('one');
    engine.finish();
    await expect.poll(() => engine.plays.map(({ id }) => id)).toEqual(['three', 'one', 'one']);
    await session.next();
    expect(engine.plays.at(-1)?.id).toBe('two');
  });

  it('goes back to the start first, and to the track before from its first seconds', async () => {
    const { session, engine } = setUp();
    session.load(three, 1);
    await session.play();
    engine.position = 30;
    await session.previous();
    expect(engine.plays.at(-1)).toEqual({ id: 'two', from: 0 });
    engine.position = 1;
    await session.previous();
    expect(engine.plays.at(-1)).toEqual({ id: 'one', from: 0 });
    await session.previous();
    expect(engine.plays.at(-1)).toEqual({ id: 'one', from: 0 });
  });

  it('seeks within the track, playing or not, and never past its ends', async () => {
    const { session, engine, events } = setUp();
    session.load(three);
    await session.seek(50_000);
    expect(engine.plays).toEqual([]);
    expect(session.positionMs()).toBe(50_000);
    await session.play();
    expect(engine.plays.at(-1)?.from).toBe(50);
    await session.seek(9_999_999);
    expect(engine.plays.at(-1)?.from).toBe(120);
    await session.seek(-5);
    expect(events.at(-1)).toMatchObject({ type: 'seeked', positionMs: 0 });
  });

  it('tells the engine what comes next as soon as that changes', async () => {
    const { session, engine } = setUp();
    session.load(three);
    expect(engine.followedBy).toBeNull();
    await session.play();
    expect(engine.followedBy).toBe('two');
    session.setRepeat('one');
    expect(engine.followedBy).toBeNull();
    session.setRepeat('off');
    await session.remove(1);
    expect(engine.followedBy).toBe('three');
    await session.next();
    expect(engine.followedBy).toBeNull();
    session.add(track('four'));
    expect(engine.followedBy).toBe('four');
  });

  it('leaves a track as it is that cannot be sought through, and goes back to its start alone', async () => {
    const converted = (id: string) => ({
      ...track(id),
      recording: { url: `/${id}`, gainDb: 0, isSeekable: false },
    });
    const { session, engine, stored, types } = setUp();
    session.load([converted('one')]);
    await session.play();
    engine.position = 30;
    await session.seek(50_000);
    expect([engine.plays.length, session.positionMs(), types()]).toEqual([1, 30_000, ['started']]);
    session.load([converted('one'), converted('two')]);
    expect(session.positionMs()).toBe(30_000);
    await session.previous();
    expect(session.positionMs()).toBe(0);

    // A new page has nothing of it yet, so it begins at its start.
    stored.set('attune.player', JSON.stringify({ trackId: 'one', positionMs: 30_000 }));
    const reloaded = setUp({ stored });
    reloaded.session.load([converted('one')]);
    expect(reloaded.session.positionMs()).toBe(0);
  });

  it('remembers volume, track and position over a reload', async () => {
    const first = setUp();
    first.session.load(three, 1);
    first.session.setVolume(0.3);
    await first.session.play();
    first.engine.position = 33;
    first.tick();
    const second = setUp({ stored: first.stored });
    expect(second.session.state().volume).toBe(0.3);
    expect(second.engine.volume).toBe(0.3);
    second.session.load([track('zero'), ...three]);
    expect(second.session.state().current?.id).toBe('two');
    expect(second.session.positionMs()).toBe(33_000);
    expect(second.engine.plays).toEqual([]);
  });

  it('takes an unreadable memory for none and goes on when storage refuses', async () => {
    const broken = setUp({ stored: new Map([['attune.player', '{"volume":7,"positionMs":"x"']]) });
    expect(broken.session.state().volume).toBe(0.8);
    const engine = silentEngine();
    const session = createSession({
      engine,
      storage: {
        getItem: () => {
          throw new Error('forbidden');
        },
        setItem: () => {
          throw new Error('full');
        },
      },
      clock: { every: () => () => undefined },
      oneTab: { claim: () => undefined, onTaken: () => undefined },
      media: { listen: () => () => undefined, show: () => undefined, report: () => undefined },
    });
    session.load(three);
    await session.play();
    expect(session.state().status).toBe('playing');
  });

  it('mutes without forgetting the volume', () => {
    const { session, engine } = setUp();
    session.setVolume(0.6);
    session.toggleMute();
    expect(engine.volume).toBe(0);
    expect(session.state()).toMatchObject({ volume: 0.6, muted: true });
    session.toggleMute();
    expect(engine.volume).toBe(0.6);
    session.toggleMute();
    session.setVolume(0.2);
    expect(session.state().muted).toBe(false);
  });

  it('falls silent when another tab begins to sound, and claims the sound itself when it plays', async () => {
    const { session, engine, takenByOtherTab, claims, events } = setUp();
    session.load(three);
    await session.play();
    expect(claims()).toBe(1);
    takenByOtherTab();
    expect(engine.sounding).toBe(false);
    expect(events.at(-1)).toMatchObject({ type: 'paused', reason: 'other-tab' });
    takenByOtherTab();
    expect(events.filter(({ type }) => type === 'paused')).toHaveLength(1);
  });

  it('pauses where it was when the device takes the sound away', async () => {
    const { session, engine, events } = setUp();
    session.load(three);
    await session.play();
    engine.position = 12;
    engine.interrupt();
    expect(session.state().status).toBe('paused');
    expect(events.at(-1)).toMatchObject({ type: 'paused', reason: 'interrupted', positionMs: 12_000 });
  });

  it('shows the track to the system and obeys its keys', async () => {
    const { session, engine, shown, reports, keys } = setUp();
    session.load(three);
    await session.play();
    expect(shown.at(-1)).toBe('The one');
    expect(reports.at(-1)).toMatchObject({ playing: true, durationMs: 120_000 });
    keys()?.next();
    await expect.poll(() => shown.at(-1)).toBe('The two');
    engine.position = 20;
    keys()?.seekBy(10_000);
    await expect.poll(() => engine.plays.at(-1)).toEqual({ id: 'two', from: 30 });
    keys()?.pause();
    expect(reports.at(-1)?.playing).toBe(false);
  });

  it('prepares the next track once, shortly before it is due', async () => {
    const { session, engine, tick } = setUp();
    session.load(three);
    await session.play();
    engine.position = 60;
    tick();
    expect(engine.prepared).toEqual([]);
    engine.position = 110;
    tick();
    tick();
    expect(engine.prepared).toEqual(['two']);
  });

  it('takes tracks in and out of the queue without losing its place', async () => {
    const { session, engine } = setUp();
    session.add(track('solo'));
    expect(session.state()).toMatchObject({ status: 'paused', index: 0 });
    session.load(three, 1);
    await session.play();
    session.add(track('four'));
    await session.remove(0);
    expect(session.state()).toMatchObject({ index: 0, status: 'playing' });
    expect(session.state().current?.id).toBe('two');
    await session.remove(0);
    expect(engine.plays.at(-1)?.id).toBe('three');
    await session.next();
    expect(engine.plays.at(-1)?.id).toBe('four');
    await session.remove(1);
    await session.remove(0);
    expect(session.state()).toMatchObject({ status: 'empty', index: -1, current: null });
    await session.play();
    expect(session.state().status).toBe('empty');
  });

  it('keeps one state object until something changes', async () => {
    const { session } = setUp();
    session.load(three);
    const before = session.state();
    expect(session.state()).toBe(before);
    await session.seek(1000);
    expect(session.state()).toBe(before);
    session.setRepeat('all');
    expect(session.state()).not.toBe(before);
  });

  it('stops reporting to a listener that has left', async () => {
    const { session } = setUp();
    const heard: string[] = [];
    const leave = session.subscribe(({ type }) => heard.push(type));
    leave();
    session.load(three);
    expect(heard).toEqual([]);
  });

  it('copies the signal that is heard', () => {
    const { session } = setUp();
    const target = new Float32Array(4);
    session.readSignal(target);
    expect([...target]).toEqual([0.5, 0.5, 0.5, 0.5]);
  });
});

describe('the length of a track', () => {
  it('is what its engine plays of it', () => {
    const { session, engine } = setUp();
    engine.durationMs = () => 90_000;
    session.load([{ ...track('x'), durationMs: 30_000 }]);
    expect(session.state().durationMs).toBe(90_000);
  });
});
