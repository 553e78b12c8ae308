import { describe, expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { readers } from '../testing/said-after.ts';
import { namesFeeling } from './named-feelings.ts';
import { plainStatement } from './plain-statements.ts';

/** What a model of whole messages makes of so few words may be anything. */
const misread = { happy: 0.1, energetic: 0.1, sad: 0.5, calm: 0.2, focus: 0.1 };
const brightly = { happy: 0.4, energetic: 0.4, sad: 0.05, calm: 0.1, focus: 0.05 };

function first(text: string, probabilities = misread) {
  const pending = readMessage(text, { brief: null, mix: null, playing: false }, readers);
  const { intent, brief } = pending.complete({
    mood: 'sad',
    confidence: 0.5,
    source: 'embedded',
    probabilities,
  });
  return { tier: pending.distress.tier, intent, mood: brief?.mood };
}

describe('one plain statement and nothing else', () => {
  test.each([
    ["it's friday!", 'happy'],
    ['ready for the weekend', 'happy'],
    ['I have a date tonight', 'happy'],
    ['i just had a baby', 'happy'],
    ['having friends over for drinks', 'happy'],
    ['I feel ecstatic', 'happy'],
    ['feeling fabulous today', 'happy'],
    ['sassy', 'happy'],
    ["i'm grateful", 'happy'],
    ['im so motivated right now', 'energetic'],
    ['hi, feeling kinda locked in', 'focus'],
    ['productive', 'focus'],
    ["I've been sober for one year today.", 'happy'],
    ['90 days without a drink', 'happy'],
    ["I can't stop thinking about a girl in my class.", 'happy'],
    ["I'm really looking forward to seeing my sister this weekend.", 'happy'],
    ["I can't wait for the weekend", 'happy'],
    ['God has been so good to me this week.', 'happy'],
    ['the most boring Sunday ever', 'energetic'],
    ['so bored at work', 'energetic'],
    ['Had the most boring Sunday ever, nothing on telly, nobody around. Help!', 'energetic'],
  ])('is as glad as it says: %s', (text, mood) => {
    expect(first(text)).toEqual({ tier: 'none', intent: 'mood', mood });
  });

  test.each([
    ['i lost my job', 'sad'],
    ['hi, my cat is sick', 'sad'],
    ['we broke up', 'sad'],
    ['feeling a bit down tonight', 'sad'],
    ["i don't want to go to work", 'calm'],
    ['too much to do!', 'calm'],
    ["can't stop thinking", 'calm'],
    ['hey, so tired lol', 'calm'],
    ['i feel wired', 'calm'],
    ['nervous', 'calm'],
    ['so scared and i dont know why', 'calm'],
    ['anxious about my interview', 'calm'],
    ['period cramps ugh', 'calm'],
    ['my back hurts so much', 'calm'],
    ['grumpy old man today', 'calm'],
    ["There's so much homework I don't know where to begin.", 'calm'],
  ])('is as hard as it says: %s', (text, mood) => {
    expect(first(text, brightly)).toEqual({ tier: 'none', intent: 'mood', mood });
  });

  test.each([
    'i am not happy',
    'happy birthday to my sister',
    'i have a date with destiny and the bridge',
    'it is friday and i have decided',
    'i lost my job and now my wife too',
    'ready',
    'i feel',
  ])('is not all of it: %s', (text) => {
    expect(plainStatement(text)).toBeNull();
    expect(namesFeeling(text)).toBe(false);
  });

  test.each([
    'i feel free now that i have decided',
    'tired of all of it',
    'i am calm, it is settled',
    'i feel alive since i know when',
    'looking forward to dying',
    'looking forward to being with my mum again',
    "I can't wait for it to be over",
    "I've been clean for 100 days and i cannot go on",
    'God is good, I will be with him tonight',
    'everything hurts and i want it to stop',
    'i am on edge',
    'having a panic attack',
  ])('hides no danger that is told with it: %s', (text) => {
    expect(first(text).tier).toBe(readers.recognizeDistress(text).tier);
  });
});
