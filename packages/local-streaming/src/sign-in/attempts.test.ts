import { expect, test } from 'vitest';
import { createAttempts } from './attempts.ts';

/** So many keys are remembered. */
const mostKeys = 10_000;

test.each([
  ['being guessed at', 2],
  ['refused for too many guesses', 3],
])('a key that is %s is not forgotten for those that came after it', (_, before) => {
  const attempts = createAttempts(3, () => 0);
  for (let guess = 0; guess < before; guess += 1) attempts.begin('guessed');
  for (let other = 1; other < mostKeys; other += 1) attempts.begin(`other ${other}`);
  attempts.begin('guessed');
  attempts.begin('one more');
  expect(attempts.begin('guessed')).toEqual({ waitSeconds: 900 });
});

test('beyond what is remembered the key that was tried longest ago is forgotten', () => {
  const attempts = createAttempts(1, () => 0);
  attempts.begin('long ago');
  for (let other = 0; other < mostKeys; other += 1) attempts.begin(`other ${other}`);
  expect(attempts.begin('long ago')).toBeNull();
});

test('a clock that is set back leaves nobody waiting for longer than a quarter of an hour', () => {
  let nowMs = Date.UTC(2030, 0, 1);
  const attempts = createAttempts(1, () => nowMs);
  attempts.begin('mistyped');
  expect(attempts.begin('mistyped')).toEqual({ waitSeconds: 900 });
  nowMs = Date.UTC(2026, 0, 1);
  expect(attempts.begin('mistyped')).toBeNull();
  expect(attempts.begin('mistyped')).toEqual({ waitSeconds: 900 });
});
