import { beforeEach, describe, expect, test } from 'vitest';
import type { PlayerState } from '../player-session.ts';
import { namedTrack } from '../testing/named-track.ts';
import { createActivePlayer } from './active-player.ts';
import type { PageSound } from './page-sound.ts';
import { createPageState } from './page-state.ts';
import { createPlayerView } from './player-view.ts';
import type { KnownTracks } from './queue/known-tracks.ts';
import { emptyQueue, replacedBy } from './queue/playing-queue.ts';
import type { Status } from './view.ts';

const known = {
  at: (entry) => (entry ? namedTrack(entry.trackId) : null),
  all: (entries) => entries.map(({ trackId }) => namedTrack(trackId)),
} as KnownTracks;

function setUp() {
  const state = createPageState();
  const active = createActivePlayer('one', () => nowMs);
  let nowMs = 0;
  const shown = {
    sounding: null as Pick<PlayerState, 'status' | 'volume' | 'muted'> | null,
    hasFailed: false,
    starting: null as Status | null,
    isUnreported: false,
  };
  const sound = {
    session: () => shown.sounding && { state: () => shown.sounding, positionMs: () => 42_000 },
    hasFailed: () => shown.hasFailed,
  } as unknown as PageSound;
  const parts = {
    startStatus: () => shown.starting,
    isUnreported: () => shown.isUnreported,
    passedOver: () => undefined,
  };
  return {
    ...createPlayerView({ state, known, active, sound, playerId: 'one', ...parts }),
    state,
    active,
    shown,
    passMs: (ms: number) => {
      nowMs += ms;
    },
  };
}

let player: ReturnType<typeof setUp>;
beforeEach(() => {
  player = setUp();
  const tracks = ['a', 'b'].map(namedTrack);
  player.state.queue = replacedBy(emptyQueue, { context: null, tracks }, 1, () => 0);
});

describe('the status', () => {
  test('is the sound’s own where this player is the active one', () => {
    player.shown.sounding = { status: 'blocked', volume: 1, muted: false };
    expect(player.view().status).toBe('paused');
    player.active.becomeThis();
    expect(player.view().status).toBe('blocked');
  });

  test('says first that no sound can be made, then that a queue is fetched, then that there is none', () => {
    player.state.queue = emptyQueue;
    expect(player.view().status).toBe('empty');
    player.shown.starting = 'loading';
    expect(player.view().status).toBe('loading');
    player.shown.hasFailed = true;
    expect(player.view().status).toBe('failed');
  });
});

describe('the position', () => {
  test('of what plays elsewhere does not go past the end of its track', () => {
    player.active.stand({ isPlaying: true, positionMs: 115_000 });
    player.passMs(3000);
    expect([player.view().status, player.positionMs()]).toEqual(['elsewhere', 118_000]);
    player.passMs(60_000);
    expect(player.positionMs()).toBe(120_000);
  });

  test('is 0 where nothing is, and the sound’s own where this player is the active one', () => {
    player.state.queue = emptyQueue;
    player.active.stand({ isPlaying: true, positionMs: 5000 });
    expect(player.positionMs()).toBe(0);
    player.shown.sounding = { status: 'playing', volume: 1, muted: false };
    player.active.becomeThis();
    expect(player.positionMs()).toBe(42_000);
  });
});

test('the volume is the sound’s own, and what was set before there is one; muted, the service is told 0', () => {
  player.state.volume = 0;
  expect(player.view()).toMatchObject({ volume: 0, muted: true });
  player.shown.sounding = { status: 'paused', volume: 0.6, muted: false };
  expect([player.view().volume, player.snapshot().volumePercent]).toEqual([0.6, 60]);
  player.shown.sounding.muted = true;
  expect([player.view().volume, player.snapshot().volumePercent]).toEqual([0.6, 0]);
});

test('that the service did not take what plays is said of this player alone', () => {
  player.shown.isUnreported = true;
  expect(player.view().isUnreported).toBe(false);
  player.active.becomeThis();
  expect(player.view().isUnreported).toBe(true);
});

test('what is loading is told as playing', () => {
  player.shown.starting = 'loading';
  expect(player.snapshot()).toMatchObject({ isPlaying: true, order: ['a', 'b'], index: 1, playerId: 'one' });
});
