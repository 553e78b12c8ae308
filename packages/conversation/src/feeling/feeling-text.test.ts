import type { MoodReading } from '@attune/contract';
import { expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';

const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation: () => null };
const read = (text: string) => readMessage(text, { brief: null, mix: null, playing: false }, readers);

test.each([
  ['feeling happy, no guitar, no drums, no piano, no vocals', 'feeling happy'],
  ['I feel great no guitar no drums', 'I feel great'],
  ['happy but no pop, no vocals and no guitar', 'happy'],
  ['no guitar, no drums, I am happy', 'I am happy'],
  ['tired, no singing, nothing with drums', 'tired'],
  ['we won! no rap, no techno', 'we won!'],
])('the feeling of "%s" is read from "%s"', (text, feelingText) => {
  expect(read(text).feelingText).toBe(feelingText);
});

test.each([
  'not happy at all',
  'no one calls me these days',
  'I have no guitar any more, I had to sell it and I am sad',
  'feeling happy, guitars please',
  'I hate my job and I have no drums',
])('"%s" keeps its words', (text) => {
  const { feelingText } = read(text);
  expect(feelingText).toContain(text.split(',')[0]?.split(' no drums')[0]);
});

test('where nothing but what is turned down is said, the whole of it is read', () => {
  for (const text of ['no guitar', 'no rap, no metal']) {
    const { feelingText } = read(text);
    expect(feelingText === null || feelingText === text).toBe(true);
  }
});

test('a glad mood stays glad where the music is to be less loud', () => {
  const glad: MoodReading = {
    mood: 'happy',
    confidence: 0.9,
    source: 'embedded',
    probabilities: { happy: 0.9, sad: 0.02, energetic: 0.04, calm: 0.02, focus: 0.02 },
    valence: 0.8,
    energy: 0.6,
  };
  const { brief } = read('in a good mood, not too loud').complete(glad);
  expect(brief).toMatchObject({ mood: 'happy', target: { valence: 0.8 } });
  expect(brief?.target.energy).toBeLessThan(0.6);
  expect(read('not too loud').complete(glad).brief?.mood).toBe('calm');
});
