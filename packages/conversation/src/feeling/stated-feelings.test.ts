import { expect, test } from 'vitest';
import { readMessageWords } from '../message.ts';
import { likelierByWords } from './stated-feelings.ts';

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
  'mum is going to end me',
  'i am in bits',
  'the whole trip is ruined',
  'in a rotten mood',
  'cried all the way home',
])('%j is said by somebody who hurts', (text) => {
  expect(leansSad(text)).toBe(true);
});

test.each(['best day ever', 'he said yes 😭😭', 'the worst part is over', 'got the job', '😂😂'])(
  '%j is not',
  (text) => {
    expect(leansSad(text)).toBe(false);
  },
);

test.each([
  'weirdly in a really good mood',
  'over the moon about it',
  'crying, the good kind of tears',
  "can't stop grinning",
  'that made my week',
])('%j is said by somebody who is glad', (text) => {
  const { sad = 1, happy = 1 } = likelierByWords(readMessageWords(text));
  expect(happy).toBeGreaterThan(2 * sad);
});

test.each(['not exactly in a good mood', 'great, a flat tyre', 'in bits, but over the moon'])(
  '%j tells neither by a saying',
  (text) => {
    expect(likelierByWords(readMessageWords(text)).happy ?? 1).toBeLessThanOrEqual(1);
  },
);

test.each(['i am very glad today', 'so delighted with it', 'i feel overjoyed'])(
  '%j speaks for a glad mood',
  (text) => {
    expect(likelierByWords(readMessageWords(text)).happy ?? 1).toBeGreaterThan(2);
  },
);

test.each(['i am furious', "i'm so annoyed", 'i feel cold and grumpy'])('%j does not', (text) => {
  expect(likelierByWords(readMessageWords(text)).happy ?? 1).toBeLessThan(1);
});

test('nobody shouts for a quiet hour at the desk', () => {
  const { focus = 1, happy = 1 } = likelierByWords(readMessageWords('theory test done!!'));
  expect(focus).toBeLessThan(happy);
  expect(likelierByWords(readMessageWords('theory test done!')).focus ?? 1).toBe(1);
});
