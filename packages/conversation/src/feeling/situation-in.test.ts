import type { Brief } from '@attune/contract';
import { expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { begun, readers } from '../testing/said-after.ts';

const after = (text: string, brief: Brief | null) =>
  readMessage(text, { brief, mix: null, playing: false }, readers).complete(null).brief?.situation;

test.each([
  ['more stray kids', 'kpop', null],
  ['Good morning. Could you play something jazzy?', 'soul music', null],
  ['too sleepy now, more energy', 'soul music', null],
  ['violin concertos, romantic period', 'soul music', null],
  ['and no Ed Sheeran, my ex loved him', 'our wedding, dinner music', 'wedding'],
  ['the kids are in the room now', 'soul music', 'children around'],
])('what is only said by the way is no occasion: %s', (text, first, situation) => {
  expect(after(text, begun(first))).toBe(situation);
});

test('a morning that is told of is one', () => {
  expect(after('good morning, something to wake up to', null)).toBe('waking up');
  expect(after('Good morning. Could you find me music for cleaning the house?', null)).toBe('cleaning');
});

test.each([
  ['off to the gym now', 'soul music', 'workout'],
  ['ok shes in her pjs now, something to get her off to sleep', 'soul music', 'falling asleep'],
])('who is off to something is there for it: %s', (text, first, situation) => {
  expect(after(text, begun(first))).toBe(situation);
});

test.each([
  ['no raging please', "i'm so angry", null],
  ['no baby music', 'our baby was born', null],
])('what was heard is let go by any of its words: %s', (text, first, situation) => {
  expect(begun(first)?.situation).not.toBeNull();
  expect(after(text, begun(first))).toBe(situation);
});
