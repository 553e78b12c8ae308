import { describe, expect, test } from 'vitest';
import { readFirstAs } from '../testing/said-after.ts';

const first = (text: string) => {
  const { tier, intent } = readFirstAs(text, { happy: 0.2, energetic: 0.1, sad: 0.2, calm: 0.4, focus: 0.1 });
  return { tier, intent };
};

describe('a first message that tells nothing of its writer', () => {
  test.each([
    'hello there!',
    'well hello there',
    'hello old friend',
    'hi from Texas',
    'Knock knock.',
    'long time no see',
    'hi its me',
    'meow',
    'i am batman',
    'a horse walks into a bar',
    'Bless you dear, that was lovely last time',
    'this app is great',
  ])('is chat: %s', (text) => {
    expect(first(text)).toEqual({ tier: 'none', intent: 'smalltalk' });
  });

  test.each([
    'Just testing this thing out. My niece said I should try it.',
    'test 1 2 3',
    'Hello, just trying this out for the first time',
    'I am new here',
    'never tried this before',
    'my son installed this for me',
    "I don't know what to write",
  ])('that tries us out is told how to begin: %s', (text) => {
    expect(first(text)).toEqual({ tier: 'none', intent: 'question' });
  });

  test.each([
    'hello, I feel low',
    'hi, my cat died',
    'I am new here and so lonely',
    'my doctor told me it is back',
    'my niece said I should rest',
    'i am a burden',
    'good morning, rough night',
    'trying to be brave',
    'testing my patience all day',
    'last night was great',
  ])('is none where more is told: %s', (text) => {
    expect(['smalltalk', 'question']).not.toContain(first(text).intent);
  });
});
