import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Playback } from '../state/state.ts';
import {
  advance,
  createShuffle,
  currentTrackId,
  positionAt,
  seek,
  setShuffle,
  start,
  stepForward,
  straightOrderOf,
} from './playback.ts';

const durations: Record<string, number> = { a: 1000, b: 2000, c: 3000 };
const durationOf = (trackId: string) => durations[trackId];
const inOrder = (trackIds: readonly string[]) => trackIds;
const playing = (changes: Partial<Playback> = {}): Playback => ({
  ...start(null, { context: null, trackIds: ['a', 'b', 'c'], startIndex: 0, positionMs: 0 }, 0, inOrder),
  ...changes,
});

describe('advance', () => {
  test('a track that is exactly over has made way for the next', () => {
    const { playback, finished } = advance(playing(), 1000, durationOf);
    expect(currentTrackId(playback)).toBe('b');
    expect(finished).toEqual([{ trackId: 'a', playedAtMs: 1000, context: null }]);
  });

  test('one millisecond earlier it has not', () => {
    expect(currentTrackId(advance(playing(), 999, durationOf).playback)).toBe('a');
  });

  test('nothing changes while paused, however long', () => {
    const paused = playing({ isPlaying: false });
    expect(advance(paused, 1e12, durationOf)).toEqual({ playback: paused, finished: [] });
  });

  test('looking in between makes no difference', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 20_000 }),
        fc.constantFrom('off', 'context', 'track'),
        fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }),
        fc.constantFrom(null, 'a', 'b'),
        (firstMs, laterMs, repeat, queue, queuedTrackId) => {
          const start = playing({ repeat, queue, queuedTrackId });
          const atOnce = advance(start, firstMs + laterMs, durationOf).playback;
          const inSteps = advance(
            advance(start, firstMs, durationOf).playback,
            firstMs + laterMs,
            durationOf,
          ).playback;
          expect(currentTrackId(inSteps)).toBe(currentTrackId(atOnce));
          expect(positionAt(inSteps, firstMs + laterMs)).toBe(positionAt(atOnce, firstMs + laterMs));
        },
      ),
    );
  });

  test('the position is always within the track', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e13 }),
        fc.constantFrom('off', 'context', 'track'),
        (nowMs, repeat) => {
          const { playback } = advance(playing({ repeat }), nowMs, durationOf);
          const trackId = currentTrackId(playback);
          if (trackId !== null) expect(positionAt(playback, nowMs)).toBeLessThan(durationOf(trackId) ?? 0);
        },
      ),
    );
  });

  test('years on repeat take no time to catch up with, and the history stays short', () => {
    const { playback, finished } = advance(playing({ repeat: 'context' }), 1e13 + 1500, durationOf);
    expect(playback.isPlaying).toBe(true);
    expect(finished.length).toBeLessThanOrEqual(50);
  });

  test.each([
    ['a playlist', { repeat: 'context' as const }],
    ['a playlist with a track left in the queue', { repeat: 'context' as const, queue: ['b'] }],
    ['a playlist while a queued track plays', { repeat: 'context' as const, queuedTrackId: 'b' }],
    ['one track', { repeat: 'track' as const }],
    ['one track with another in the queue', { repeat: 'track' as const, queue: ['b'] }],
    ['a queued track', { repeat: 'track' as const, queuedTrackId: 'b' }],
  ])('%s on repeat costs the same after an hour and after ten years', (_, changes) => {
    const lookUpsAfter = (awayMs: number) => {
      let lookUps = 0;
      const { playback } = advance(playing(changes), awayMs, (trackId) => {
        lookUps += 1;
        if (lookUps > 50_000) throw new Error('walked track by track');
        return durationOf(trackId);
      });
      expect(playback.isPlaying).toBe(true);
      return lookUps;
    };
    expect(lookUpsAfter(10 * 365 * 86_400_000)).toBeLessThanOrEqual(lookUpsAfter(3_600_000) + 5);
  });

  test('a queue left behind is played once, and then what repeats is exactly where it would be', () => {
    const away = playing({ repeat: 'context', queue: ['b', 'c'] });
    // a, then b and c from the queue, then b and c of the playlist: after 11 s it begins anew, every 6 s.
    const { playback } = advance(away, 11_000 + 6000 * 1_000_000 + 1500, durationOf);
    expect([currentTrackId(playback), positionAt(playback, 11_000 + 6000 * 1_000_000 + 1500)]).toEqual([
      'b',
      500,
    ]);
  });

  test('a seek beyond the end is over at once', () => {
    const { playback } = advance(seek(playing(), 5000, 0), 0, durationOf);
    expect(currentTrackId(playback)).toBe('b');
  });

  test('tracks that the catalogue no longer has are passed over', () => {
    const { playback } = advance(playing({ order: ['gone', 'b', 'gone'], queue: ['gone'] }), 10, durationOf);
    expect([currentTrackId(playback), playback.order, playback.queue]).toEqual(['b', ['b'], []]);
  });

  test('the track after one that has gone begins at its beginning, and one that is there goes on where it was', () => {
    const late = { positionMs: 900, asOfMs: 0 };
    const after = advance(playing({ order: ['gone', 'b', 'c'], ...late }), 50, durationOf).playback;
    expect([currentTrackId(after), positionAt(after, 60)]).toEqual(['b', 10]);
    const same = advance(playing({ order: ['gone', 'a', 'c'], index: 1, ...late }), 50, durationOf).playback;
    expect([currentTrackId(same), same.index, positionAt(same, 60)]).toEqual(['a', 0, 960]);
    const atEnd = playing({ order: ['a', 'gone'], index: 1, repeat: 'context', ...late });
    const round = advance(atEnd, 50, durationOf).playback;
    expect([currentTrackId(round), positionAt(round, 60)]).toEqual(['a', 10]);
  });

  test('where all but the queue has gone, the queue is played', () => {
    const left = playing({ order: ['gone'], queue: ['b', 'c'], positionMs: 900, repeat: 'context' });
    const first = advance(left, 50, durationOf).playback;
    expect([currentTrackId(first), positionAt(first, 60), first.queue]).toEqual(['b', 10, ['c']]);
    const last = advance(first, 2050, durationOf).playback;
    expect(currentTrackId(last)).toBe('c');
    expect(advance(last, 5050, durationOf).playback).toMatchObject({ ended: true, isPlaying: false });
  });

  test('after a queued track that has gone comes what would follow it, and not what was played before it', () => {
    const queued = playing({ queuedTrackId: 'gone', queue: ['c'], positionMs: 900 });
    const next = advance(queued, 50, durationOf).playback;
    expect([currentTrackId(next), positionAt(next, 60), next.queue]).toEqual(['c', 10, []]);
    expect(currentTrackId(advance({ ...queued, queue: [] }, 50, durationOf).playback)).toBe('b');
  });

  test('when none of them is left, it has ended', () => {
    const { playback } = advance(playing({ order: ['gone'], repeat: 'track' }), 10, durationOf);
    expect([currentTrackId(playback), playback.isPlaying]).toEqual([null, false]);
  });
});

test('the queue goes before the context, even at its end', () => {
  const atEnd = playing({ index: 2, queue: ['a'] });
  expect(stepForward(atEnd, 5)).toMatchObject({ queuedTrackId: 'a', index: 2, queue: [] });
  expect(stepForward({ ...atEnd, queue: [] }, 5)).toBeNull();
});

test('a shuffle begins with the chosen track and loses none', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string(), { minLength: 1 }),
      fc.nat(),
      fc.infiniteStream(fc.nat()),
      (ids, at, numbers) => {
        const shuffled = createShuffle((below) => Number(numbers.next().value) % below)(ids, at % ids.length);
        expect(shuffled[0]).toBe(ids[at % ids.length]);
        expect([...shuffled].sort()).toEqual([...ids].sort());
      },
    ),
  );
});

describe('shuffle turned off', () => {
  const backwards = (trackIds: readonly string[]) => trackIds.toReversed();

  test('loose tracks go on in the order they were given in', () => {
    const mixed = setShuffle(playing(), true, null, backwards);
    expect(mixed.order).toEqual(['c', 'b', 'a']);
    expect(setShuffle({ ...mixed, index: 1 }, false, null, backwards)).toMatchObject({
      order: ['a', 'b', 'c'],
      index: 1,
    });
  });

  test('tracks that were started shuffled do as well', () => {
    const request = { context: null, trackIds: ['a', 'b', 'c'], startIndex: 0, positionMs: 0 };
    const mixed = start(playing({ shuffle: true }), request, 0, backwards);
    expect(setShuffle(mixed, false, null, backwards)).toMatchObject({ order: ['a', 'b', 'c'], index: 2 });
  });

  test('what was taken out of them meanwhile does not come back', () => {
    const mixed = setShuffle(playing({ index: 1 }), true, ['a', 'b', 'c'], backwards);
    const without = { ...mixed, order: mixed.order.filter((id) => id !== 'c') };
    expect(setShuffle(without, false, ['a', 'b', 'c'], backwards)).toMatchObject({
      order: ['a', 'b'],
      index: 1,
    });
  });

  test('a playlist that no longer holds what plays does not move it elsewhere', () => {
    const mixed = setShuffle(playing({ index: 1 }), true, ['a', 'b', 'c'], backwards);
    const straight = setShuffle({ ...mixed, index: 1 }, false, ['c', 'a'], backwards);
    expect([currentTrackId(straight), straight.order]).toEqual(['b', ['a', 'b', 'c']]);
  });

  test('what a player shuffles keeps its order, and other tracks do not inherit it', () => {
    const reported = { order: ['b', 'c', 'a'], shuffle: true };
    expect(straightOrderOf(reported, playing())).toEqual(['a', 'b', 'c']);
    const mixed = playing({ order: ['c', 'a', 'b'], straightOrder: ['a', 'b', 'c'], shuffle: true });
    expect(straightOrderOf(reported, mixed)).toEqual(['a', 'b', 'c']);
    expect(straightOrderOf({ ...reported, order: ['b', 'c'] }, mixed)).toBeNull();
    expect(straightOrderOf({ ...reported, shuffle: false }, mixed)).toBeNull();
  });
});
