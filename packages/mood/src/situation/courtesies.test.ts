import { expect, test } from 'vitest';
import { withoutCourtesies } from './courtesies.ts';
import { readSituation } from './read-situation.ts';

test.each([
  'Would you be so kind as to play some opera?',
  'Could you please be so good to find me some jazz',
  'I would really appreciate it if you could play some jazz',
  "I'd be very grateful for some piano",
  'some blues, much obliged',
  'be so kind and play fado',
])('is not thankful for anything yet: %s', (text) => {
  expect(withoutCourtesies(text)).toContain('please');
  expect(readSituation(text)).toBeNull();
});

test.each([
  'the nurse was so kind to me today',
  'grateful for my friends tonight',
  'a stranger helped me with the pram, so kind',
])('is thankful: %s', (text) => {
  expect(withoutCourtesies(text)).toBe(text);
  expect(readSituation(text)).toBe('gratitude');
});

test.each(['deep house 122 bpm 1 hour', 'tech house', 'acid house and techno', 'some trip hop'])(
  'tells of no occasion by a kind of music: %s',
  (text) => {
    expect(readSituation(text)).toBeNull();
  },
);

test.each([
  ['deep house for cleaning the kitchen', 'cleaning'],
  ['jazz for a dinner party', 'dinner with guests'],
])('tells of one beside it: %s', (text, situation) => {
  expect(readSituation(text)).toBe(situation);
});
