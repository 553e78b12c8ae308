import { expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { readers } from '../testing/said-after.ts';

const situationOf = (text: string) =>
  readMessage(text, { brief: null, mix: null, playing: false }, readers).complete(null).brief?.situation;

test.each([
  ['My wife has gone to her sister for the week and the flat is so silent', 'grief'],
  ['My students from all batches came, one is now a surgeon. Kindly suggest', 'children around'],
  ['I teach thirty-two nine-year-olds and one of them was sick. Something slow', 'children around'],
  ['morning. i run a launderette and the machines sing to me. Something slow', 'running'],
  ['Something with absolutely no children in it, slow and deep', 'children around'],
])('%s', (text, situation) => {
  expect(situationOf(text)).not.toBe(situation);
});

test.each([
  ['My wife is gone, we buried her on Monday', 'grief'],
  ['My dad went peacefully on Sunday and the funeral is tomorrow', 'grief'],
  ['I run a half marathon on Sunday. Something fast', 'running'],
  ['the kids are asleep at last. something quiet', 'children around'],
])('%s is heard', (text, situation) => {
  expect(situationOf(text)).toBe(situation);
});
