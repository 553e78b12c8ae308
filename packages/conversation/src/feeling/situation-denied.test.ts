import type { Situation } from '@attune/contract';
import { expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';
import { readers } from '../testing/said-after.ts';

const after = (text: string, situation: Situation | null) => {
  const brief = { ...newBrief('calm', null), situation };
  return readMessage(text, { brief, mix: null, playing: false }, readers).complete(null).brief?.situation;
};

test.each([
  ['no cooking, I am lying down now', 'cooking'],
  ['no more cooking today please, i am the cook', 'cooking'],
  ['it is not heartbreak', 'heartbreak'],
  ['no rain in it for god sake. rain is the problem', 'rain'],
] as const)('what the music was taken to be for is let go: %s', (text, situation) => {
  expect(after(text, situation)).toBeNull();
});

test('what is still found in the music is told of no day', () => {
  expect(after("that's still rain. forget the weather. hard rock", null)).toBeNull();
});

test('what is not lost is mourned by nobody', () => {
  expect(after('we not lost the friendship. i hope', null)).toBeNull();
});

test('what goes on is not let go by a word beside it', () => {
  expect(after('no jazz, I am cooking', 'cooking')).toBe('cooking');
});

test('what is not theirs is let go', () => {
  expect(after("it's not his birthday, it's his graduation", 'birthday')).toBeNull();
});
