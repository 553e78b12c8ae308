import { expect, test } from 'vitest';
import { beginningAfter, type Press, willRest } from './presses.ts';

const three = { length: 3, goesRound: false };

test.each<[presses: Press[], from: number, at: number, isResting: boolean]>([
  [[], 1, 1, false],
  [['next'], 0, 1, false],
  [['next', 'next', 'previous'], 0, 1, false],
  [['previous'], 2, 1, false],
  [['toggle'], 1, 1, true],
  [['toggle', 'toggle'], 1, 1, false],
  // Whoever moves on wants to hear it.
  [['toggle', 'next'], 0, 1, false],
  [['next', 'toggle'], 0, 1, true],
  // Before the first there is none, and after the last it rests at the first.
  [['previous'], 0, 0, false],
  [['toggle', 'previous'], 0, 0, true],
  [['next'], 2, 0, true],
  [['next', 'toggle'], 2, 0, false],
])('%j from place %i begins at %i, resting: %s', (presses, from, at, isResting) => {
  expect(beginningAfter(presses, { at: from, ...three })).toEqual({ at, isResting });
});

test('a queue that repeats goes round in both directions', () => {
  const round = { length: 3, goesRound: true };
  expect(beginningAfter(['next'], { at: 2, ...round })).toEqual({ at: 0, isResting: false });
  expect(beginningAfter(['previous'], { at: 0, ...round })).toEqual({ at: 2, isResting: false });
});

test('before its length is known, the last pause says whether it will rest', () => {
  expect(willRest([])).toBe(false);
  expect(willRest(['next', 'toggle'])).toBe(true);
  expect(willRest(['toggle', 'previous'])).toBe(false);
});
