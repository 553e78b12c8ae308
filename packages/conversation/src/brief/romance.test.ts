import { describe, expect, test } from 'vitest';
import { readFirstAs } from '../testing/said-after.ts';
import { romancePoint } from './romance.ts';

function first(text: string) {
  const { brief } = readFirstAs(text, { happy: 0.94, energetic: 0.02, sad: 0.02, calm: 0.02, focus: 0 });
  return { mood: brief?.mood, target: brief?.target };
}

describe('music for two', () => {
  test.each([
    'dinner date music',
    'Can you make me a playlist for a romantic evening with my wife?',
    'songs for our first dance',
    'something romantic for tonight',
    'candlelight dinner for two',
  ])('is smooth and warm: %s', (text) => {
    expect(first(text)).toEqual({ mood: 'calm', target: romancePoint });
  });

  test.each([
    ['I have a date tonight!', 'happy'],
    ['something upbeat and romantic', 'happy'],
    ['romantic comedies with the girls', 'happy'],
    ['love songs', 'happy'],
  ])('is no other: %s', (text, mood) => {
    expect(first(text).mood).toBe(mood);
  });
});
