import { expect, test } from 'vitest';
import { readMessageWords } from '../message.ts';
import { likelierByWords } from './told-feelings.ts';

const leansSad = (text: string) => {
  const { sad = 1, happy = 1, energetic = 1 } = likelierByWords(readMessageWords(text));
  return sad > 2 * Math.max(happy, energetic);
};

test.each(['worst day ever', 'fml', 'life sucks', '😭😭😭', '💔', 'I am terrified'])(
  '%j is said by somebody who hurts',
  (text) => {
    expect(leansSad(text)).toBe(true);
  },
);

test.each(['best day ever', 'he said yes 😭😭', 'the worst part is over', '😂😂'])('%j is not', (text) => {
  expect(leansSad(text)).toBe(false);
});
