import { expect, test } from 'vitest';
import { createProgress } from './library-progress.ts';

test('the minutes that are left follow from the pace so far, where it is known how many there are', () => {
  let now = 0;
  const progress = createProgress({ songs: () => 7, now: () => 0, elapsed: () => now });
  progress.begin('looking', 1000);
  progress.lookedAt(49);
  now = 60_000;
  expect(progress.now().minutesLeft).toBeNull();
  progress.lookedAt(51);
  expect(progress.now()).toMatchObject({ looked: 100, expected: 1000, minutesLeft: 9, songs: 7 });
  now = 120_000;
  progress.lookedAt(400);
  expect(progress.now().minutesLeft).toBe(2);
  progress.lookedAt(600);
  expect(progress.now().minutesLeft).toBeNull();
  progress.begin('looking', 0);
  progress.lookedAt(200);
  expect(progress.now()).toMatchObject({ looked: 200, expected: null, minutesLeft: null });
});

test('a count that comes while a round is under way tells the minutes of it, and none of any other', () => {
  let now = 0;
  const progress = createProgress({ songs: () => 0, now: () => 0, elapsed: () => now });
  progress.expect(900);
  expect(progress.now()).toMatchObject({ state: 'opening', expected: null });
  progress.begin('looking', 0);
  progress.lookedAt(100);
  now = 60_000;
  expect(progress.now().minutesLeft).toBeNull();
  progress.expect(0);
  expect(progress.now().expected).toBeNull();
  progress.expect(300);
  expect(progress.now()).toMatchObject({ expected: 300, minutesLeft: 2 });
  progress.settle();
  progress.expect(500);
  expect(progress.now().minutesLeft).toBeNull();
});

test('what came of a round is told until the next one succeeds', () => {
  let now = 5;
  const progress = createProgress({ songs: () => 0, now: () => now, elapsed: () => 0 });
  progress.settle();
  expect(progress.now()).toMatchObject({ state: 'settled', listedAtMs: 5, trouble: null });
  now = 9;
  progress.begin('looking', 3);
  progress.fail('unavailable');
  expect(progress.now()).toMatchObject({ state: 'absent', listedAtMs: 5, trouble: 'unavailable' });
  progress.begin('looking', 3);
  expect(progress.now().trouble).toBe('unavailable');
  progress.settle();
  expect(progress.now()).toMatchObject({ state: 'settled', listedAtMs: 9, trouble: null });
});

test.each([
  ['forward by two months', 60 * 86_400_000],
  ['back by an hour', -3_600_000],
])('the minutes that are left stay what they are where the clock is set %s meanwhile', (_, byMs) => {
  let [nowMs, elapsedMs] = [Date.UTC(2026, 0, 1), 0];
  const progress = createProgress({ songs: () => 0, now: () => nowMs, elapsed: () => elapsedMs });
  progress.begin('looking', 1000);
  progress.lookedAt(100);
  elapsedMs += 60_000;
  nowMs += 60_000 + byMs;
  expect(progress.now().minutesLeft).toBe(9);
});
