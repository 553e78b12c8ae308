import { expect, test } from 'vitest';
import { sessionLeftMs, timeLeft } from './time-left.ts';

const queue = ['a', 'b', 'c'].map((id) => ({ id, durationMs: 200_000 }));

test('what is left is the rest of the track that plays and all that follow it, of the session alone', () => {
  const session = new Set(['a', 'b']);
  expect(sessionLeftMs(session, { queue, at: 0, positionMs: 50_000 })).toBe(350_000);
  expect(sessionLeftMs(session, { queue, at: 1, positionMs: 50_000 })).toBe(150_000);
  expect(sessionLeftMs(session, { queue, at: 2, positionMs: 0 })).toBe(0);
  expect(sessionLeftMs(new Set(), { queue, at: 0, positionMs: 0 })).toBe(0);
});

test.each([
  [4_320_000, '1 h 12'],
  [4_319_000, '1 h 12'],
  [3_600_000, '1 h 00'],
  [3_540_000, '59 min'],
  [60_000, '1 min'],
  [59_001, '60 s'],
  [20_000, '20 s'],
  [0, '1 s'],
])('%i milliseconds are %s', (ms, words) => {
  expect(timeLeft(ms)).toBe(words);
});
