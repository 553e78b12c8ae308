import { beforeEach, describe, expect, test } from 'vitest';
import { pause, seek, start, stepForward } from '../playback/playback.ts';
import type { Playback } from '../state/state.ts';
import { createPlayTracker, type PlayTracker } from './play-tracker.ts';

const minute = 60_000;
const durations: Record<string, number> = { short: 3 * minute, other: 3 * minute, long: 20 * minute };

let nowMs: number;
let reported: string[];
let playTracker: PlayTracker;
let playback: Playback;

const begin = () =>
  createPlayTracker(
    {
      playing: (_listenerId, trackId) => reported.push(`playing ${trackId}`),
      played: (_listenerId, trackId, startedAtMs) => reported.push(`played ${trackId} at ${startedAtMs}`),
    },
    (trackId) => durations[trackId],
    () => nowMs,
  );
beforeEach(() => {
  [nowMs, reported, playTracker] = [1_000_000, [], begin()];
});

const see = (next: Playback) => {
  playback = next;
  playTracker('ann', playback);
};
/** As a player does that looks every other second. */
const pass = (milliseconds: number) => {
  for (let left = milliseconds; left > 0; left -= 2_000) {
    nowMs += Math.min(2_000, left);
    playTracker('ann', playback);
  }
};
const play = (trackIds: readonly string[], more: Partial<Playback> = {}) =>
  see({
    ...start(null, { context: null, trackIds, startIndex: 0, positionMs: 0 }, nowMs, (ids) => ids),
    playerId: 'player-1',
    ...more,
  });

describe('a track that is heard', () => {
  test('is told when it begins, and counts once half of it was heard', () => {
    play(['short']);
    expect(reported).toEqual(['playing short']);
    pass(1.4 * minute);
    expect(reported).toHaveLength(1);
    pass(0.2 * minute);
    expect(reported.slice(1)).toEqual(['played short at 1000000']);
    pass(minute);
    expect(reported).toHaveLength(2);
  });

  test('counts after four minutes where it is long', () => {
    play(['long']);
    pass(4 * minute - 2_000);
    expect(reported).toHaveLength(1);
    pass(2_000);
    expect(reported).toHaveLength(2);
  });

  test('does not count for a seek past its half', () => {
    play(['short']);
    pass(10_000);
    see(seek(playback, 2.5 * minute, nowMs));
    pass(20_000);
    expect(reported).toEqual(['playing short']);
  });

  test('does not count for the time of a pause', () => {
    play(['short']);
    pass(minute);
    see(pause(playback, nowMs));
    pass(10 * minute);
    expect(reported).toHaveLength(1);
    see({ ...playback, isPlaying: true, asOfMs: nowMs });
    pass(0.5 * minute);
    expect(reported).toEqual(['playing short', 'played short at 1000000']);
  });

  test('counts by what was heard of it when the next one comes', () => {
    play(['short', 'other']);
    pass(1.4 * minute);
    nowMs += 0.2 * minute;
    see(stepForward(playback, nowMs) ?? playback);
    expect(reported).toEqual(['playing short', 'played short at 1000000', 'playing other']);
    pass(minute);
    see(stepForward({ ...playback, order: ['short', 'other', 'long'] }, nowMs) ?? playback);
    expect(reported.slice(3)).toEqual(['playing long']);
  });

  test('counts a second time where it is heard a second time', () => {
    play(['short']);
    pass(2 * minute);
    see(seek(playback, 0, nowMs));
    pass(1.6 * minute);
    expect(reported.filter((one) => one.startsWith('played'))).toHaveLength(2);
  });

  test('is not counted again after a restart in its second half, and is where it was met before', () => {
    play(['short'], { positionMs: 2 * minute });
    pass(minute);
    expect(reported).toEqual(['playing short']);
    [reported, playTracker] = [[], begin()];
    play(['short'], { positionMs: 0.5 * minute });
    pass(1.5 * minute);
    expect(reported).toEqual(['playing short', `played short at ${nowMs - 2 * minute}`]);
  });
});

test('what plays without a player is heard by nobody', () => {
  play(['short'], { playerId: null });
  pass(3 * minute);
  expect(reported).toEqual([]);
});

test('nothing was heard after the player was gone', () => {
  play(['short']);
  pass(minute);
  nowMs += 60 * minute;
  see({ ...pause(playback, nowMs - 60 * minute), playerId: null });
  expect(reported).toEqual(['playing short']);
});
