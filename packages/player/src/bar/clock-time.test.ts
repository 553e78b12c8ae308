import { expect, test } from 'vitest';
import { clockTime } from './clock-time.ts';

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [185_000, '3:05'],
  [185_999, '3:05'],
  [3_599_999, '59:59'],
  [3_727_900, '1:02:07'],
])('%i ms are written as %s', (ms, written) => {
  expect(clockTime(ms)).toBe(written);
});
