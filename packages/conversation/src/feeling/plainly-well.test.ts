import { describe, expect, test } from 'vitest';
import { readMessageWords } from '../message.ts';
import { isPlainlyWell, quieterWhereWell } from './plainly-well.ts';

const sad = { happy: 0.2, energetic: 0.1, sad: 0.6, calm: 0.08, focus: 0.02 };
const glad = { happy: 0.6, energetic: 0.2, sad: 0.1, calm: 0.08, focus: 0.02 };
const likeliest = (text: string, likely: typeof sad) => {
  const all = Object.entries(quieterWhereWell(likely, readMessageWords(text)));
  return all.reduce((most, one) => (one[1] > most[1] ? one : most))[0];
};

describe('what is well in a story', () => {
  test.each([
    ["My car broke down with both kids in the back. We're home safe now, but what a day.", glad],
    ['had a scare with the baby but she is fine', sad],
    ["Nearly got hit by a car. I'm okay, just shaken.", sad],
    ['dad was rushed to hospital but he is fine now', sad],
    ['bittersweet day', glad],
    ["My best friend is moving. I'm happy for her but also gutted.", glad],
  ])('makes it quiet: %s', (text, likely) => {
    expect(likeliest(text, likely)).toBe('calm');
  });

  test('is laughed about', () => {
    expect(likeliest('I burned the dinner and the guests cancelled. You have to laugh.', sad)).toBe('happy');
  });

  test.each([
    'my ex is fine now and I cry every night',
    'he is home now and I am not safe',
    'I wish she was fine now',
    'I never laughed',
  ])('is none of somebody else, or taken back: %s', (text) => {
    expect(isPlainlyWell(readMessageWords(text))).toBe(false);
  });
});
