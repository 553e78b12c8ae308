import { expect, test } from 'vitest';
import { readMessageWords } from '../message.ts';
import { asksWhatItIs } from './asks-what-it-is.ts';

test.each([
  'whats shoegaze',
  'what is bossa nova?',
  'what even is math rock',
  'whats drum and bass exactly',
  'explain ska',
])('it is asked what a kind of music is: %s', (text) => {
  expect(asksWhatItIs(readMessageWords(text))).toBe(true);
});

test.each([
  'what is good techno',
  'whats the jazz for dinner',
  'what jazz do you have',
  'what is lofi good for',
  'jazz',
  'what is this',
])('nothing of the kind is asked: %s', (text) => {
  expect(asksWhatItIs(readMessageWords(text))).toBe(false);
});
