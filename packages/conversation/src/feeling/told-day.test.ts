import { describe, expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { writeReply } from '../replies/write-reply.ts';
import { readers } from '../testing/said-after.ts';
import { onlyOfDay, type ToldDay, toldDay } from './told-day.ts';

describe('how a day was', () => {
  test.each<[string, ToldDay]>([
    ['hello, i had a long day', 'tiring'],
    ['hey, long day', 'tiring'],
    ["it's been a really stressful week at work", 'tiring'],
    ['hi! rough day at work', 'hard'],
    ['My day was awful.', 'hard'],
    ['such a tough shift tonight', 'hard'],
    ['need music after a terrible night', 'hard'],
    ['today was amazing!!', 'glad'],
    ["I've had a nice day", 'glad'],
    ['just had a lovely evening', 'glad'],
    ['long but lovely day', 'glad'],
    ['lazy sunday', 'plain'],
  ])('is told in a word: %s', (text, day) => {
    expect(toldDay(text)).toBe(day);
  });

  test.each([
    'have a nice day',
    'i hope you have a good day',
    'not a bad day',
    'good morning',
    'good night',
    'nice day',
    'i want a quiet night',
    'music for a rainy day',
    'if i had a bad day you would know',
    'we had a good day planned for weeks and then the whole family came down with something at the airport',
  ])('is not told: %s', (text) => {
    expect(toldDay(text)).toBeNull();
  });

  test('is all that is said, or not', () => {
    expect(onlyOfDay('hi, bad day at work today')).toBe('hard');
    expect(onlyOfDay('bad day, my dog died')).toBeNull();
    expect(toldDay('bad day, my dog died')).toBe('hard');
  });
});

/** Of a first message, as our own reader alone reads it. */
function first(text: string) {
  const pending = readMessage(text, { brief: null, mix: null, playing: false }, readers);
  const torn = { happy: 0.3, energetic: 0.3, sad: 0.15, calm: 0.15, focus: 0.1 };
  const reading = pending.complete({
    mood: 'happy',
    confidence: 0.3,
    source: 'embedded',
    probabilities: torn,
  });
  const reply =
    pending.distress.tier === 'none' ? writeReply({ text, reading, before: null, replyIds: [] }) : null;
  return {
    tier: pending.distress.tier,
    intent: reading.intent,
    mood: reading.brief?.mood,
    asks: reading.asks,
    id: reply?.id,
  };
}

describe('a first message of nothing but that', () => {
  test.each([
    ['hello, i had a long day', 'calm', 'day-tiring'],
    ['such a tough day', 'sad', 'day-hard'],
    ['coming home from a horrible shift', 'sad', 'day-hard'],
    ["i've had a nice day", 'happy', 'day-glad'],
    ["it's been an exhausting day", 'calm', 'day-tiring'],
  ])(
    'is no talk and no danger, and goes by what it was, not by what else such words are said of: %s',
    (text, mood, id) => {
      expect(first(text)).toMatchObject({
        tier: 'none',
        intent: 'mood',
        mood,
        id: expect.stringContaining(id),
      });
      expect(first(text).asks).toBeUndefined();
    },
  );

  test.each([
    'one bad day and it is all over',
    'it was a lonely night and i have decided',
    'a dark day, my last',
  ])('hides no danger that is told with it: %s', (text) => {
    expect(first(text).tier).toBe(readers.recognizeDistress(text).tier);
  });
});
