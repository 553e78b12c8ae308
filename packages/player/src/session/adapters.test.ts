import { describe, expect, it, vi } from 'vitest';
import { fakeChannels } from '../testing/fake-channels.ts';
import { namedTrack } from '../testing/named-track.ts';
import { type MediaActions, mediaControlsOver } from './media-controls.ts';
import { oneTabOver } from './one-tab.ts';

describe('one tab at a time', () => {
  it('tells every other tab and not itself, and ignores foreign messages', () => {
    const open = fakeChannels();
    const channel = open();
    const tabs = [oneTabOver(channel), oneTabOver(open()), oneTabOver(open())];
    const taken = [0, 0, 0];
    tabs.forEach((tab, index) => {
      tab.onTaken(() => {
        taken[index] = (taken[index] ?? 0) + 1;
      });
    });
    tabs[0]?.claim();
    expect(taken).toEqual([0, 1, 1]);
    channel.postMessage({ something: 'else' });
    expect(taken).toEqual([0, 1, 1]);
  });
});

describe('media controls', () => {
  function setUp(unknown: readonly string[] = []) {
    const handlers = new Map<string, MediaSessionActionHandler>();
    const session = {
      metadata: null as unknown,
      playbackState: 'none',
      setActionHandler: (action: string, handler: MediaSessionActionHandler | null) => {
        if (unknown.includes(action)) throw new TypeError('unknown action');
        if (handler) handlers.set(action, handler);
        else handlers.delete(action);
      },
      setPositionState: vi.fn(),
    };
    const controls = mediaControlsOver(session as unknown as MediaSession, (init) => init as MediaMetadata);
    const actions = {
      play: vi.fn(),
      pause: vi.fn(),
      next: vi.fn(),
      previous: vi.fn(),
      seekTo: vi.fn(),
      seekBy: vi.fn(),
    };
    const letGo = controls.listen(actions satisfies MediaActions);
    return { session, controls, handlers, actions, letGo };
  }

  it('pass on what the keys of the system ask for, in milliseconds', () => {
    const { handlers, actions } = setUp();
    handlers.get('seekto')?.({ action: 'seekto', seekTime: 12.5 });
    handlers.get('seekbackward')?.({ action: 'seekbackward' });
    handlers.get('nexttrack')?.({ action: 'nexttrack' });
    expect(actions.seekTo).toHaveBeenCalledWith(12_500);
    expect(actions.seekBy).toHaveBeenCalledWith(-10_000);
    expect(actions.next).toHaveBeenCalledOnce();
  });

  it('leave out what a browser does not know', () => {
    const { handlers } = setUp(['seekto']);
    expect(handlers.has('seekto')).toBe(false);
    expect(handlers.has('pause')).toBe(true);
  });

  it('give keys and display back to whatever plays next', () => {
    const { session, controls, handlers, letGo } = setUp(['seekto']);
    controls.report({ playing: true, positionMs: 1000, durationMs: 120_000 });
    letGo();
    expect([...handlers.keys()]).toEqual([]);
    expect(session).toMatchObject({ metadata: null, playbackState: 'none' });
    expect(session.setPositionState).toHaveBeenLastCalledWith();
  });

  it('offer no way to another place in a track that has none', () => {
    const { controls, handlers } = setUp();
    const recording = { url: '/one', gainDb: 0, isSeekable: false };
    controls.show({ ...namedTrack('one'), recording });
    expect([...handlers.keys()].filter((action) => action.startsWith('seek'))).toEqual([]);
    expect(handlers.has('pause')).toBe(true);
    controls.show(namedTrack('two'));
    expect([...handlers.keys()].filter((action) => action.startsWith('seek'))).toHaveLength(3);
  });

  it('show title, artist and cover, and the state in seconds', () => {
    const { session, controls } = setUp();
    const track = {
      ...namedTrack('tide'),
      name: 'Low Tide',
      artist: 'Marta Vell',
      image: '/cover.svg',
    };
    controls.show(track);
    expect(session.metadata).toEqual({
      title: 'Low Tide',
      artist: 'Marta Vell',
      album: '',
      artwork: [{ src: '/cover.svg' }],
    });
    controls.report({ playing: true, positionMs: 130_000, durationMs: 120_000 });
    expect(session.playbackState).toBe('playing');
    expect(session.setPositionState).toHaveBeenCalledWith({ duration: 120, position: 120, playbackRate: 1 });
    controls.show(null);
    expect(session.metadata).toBeNull();
  });
});
