import { expect, test } from 'vitest';
import { readMessageWords } from '../message.ts';
import { likelierByWords } from './told-feelings.ts';

const leansSad = (text: string) => {
  const { sad = 1, happy = 1, energetic = 1 } = likelierByWords(readMessageWords(text));
  return sad > 2 * Math.max(happy, energetic);
};

test.each([
  'worst day ever',
  'fml',
  'life sucks',
  '😭😭😭',
  '💔',
  'I am terrified',
  'we got burgled',
  'been dumped by text',
  'my team made fun of my accent',
])('%j is said by somebody who hurts', (text) => {
  expect(leansSad(text)).toBe(true);
});

test.each(['best day ever', 'he said yes 😭😭', 'the worst part is over', 'got the job', '😂😂'])(
  '%j is not',
  (text) => {
    expect(leansSad(text)).toBe(false);
  },
);

test('nobody shouts for a quiet hour at the desk', () => {
  const { focus = 1, happy = 1 } = likelierByWords(readMessageWords('theory test done!!'));
  expect(focus).toBeLessThan(happy);
  expect(likelierByWords(readMessageWords('theory test done!')).focus ?? 1).toBe(1);
});
