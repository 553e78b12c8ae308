import { describe, expect, test } from 'vitest';
import { readMessageWords } from '../message.ts';
import { withoutPassingWords } from './passing-words.ts';
import { readParts } from './read-parts.ts';

function partsOf(text: string) {
  const message = readMessageWords(text);
  return withoutPassingWords(message, readParts(message, { brief: null, mix: null, playing: false }));
}

describe('what a first message tells of somebody’s day', () => {
  test.each([
    ['marking essays all weekend, 6 hours to go, tea is cold'],
    ['walked the dog to the river and sat there for half an hour'],
    ['wrote forty emails today, 38 of them were apologies'],
  ])('is no length: %s', (text) => {
    expect(partsOf(text).length).toBeNull();
  });

  test.each([
    ['drove the kids to school and cried in the car', 'wishes'],
    ['Christmas without my brother this year, first time ever', 'wishes'],
  ] as const)('is no wish: %s', (text, part) => {
    expect(partsOf(text)[part]).toEqual([]);
  });

  test('is no wish for clean words', () => {
    expect(partsOf('the kitchen is clean and i have no idea what to do now').explicit).toBeNull();
    expect(partsOf('took the kids to the fair and i feel about six years old').explicit).toBeNull();
  });

  test('moves no music', () => {
    expect(partsOf('he is at sea again and the flat is too quiet').moves.energy).toBe(0);
  });

  test('names nobody who plays', () => {
    expect(partsOf('a guest said my soup tasted like Lisbon').artists.like).toEqual([]);
  });
});

describe('what a first message asks for', () => {
  test.each([
    ['long drive home, two hours, the kids are asleep', 120],
    ['i am up late with the accounts, give me an hour of something', 60],
    ['half an hour of swing so i can practise my steps', 30],
  ])('keeps its length: %s', (text, minutes) => {
    expect(partsOf(text).length?.length).toEqual({ minutes });
  });

  test('keeps its clean words', () => {
    expect(partsOf('we are in the car with the kids and it rains').explicit?.value).toBe(false);
  });

  test('turns no activity down that is only put off', () => {
    const [wish] = partsOf('no lyrics please, i sing along instead of working').wishes;
    expect(partsOf('no lyrics please, i sing along instead of working').wishes).toHaveLength(1);
    expect(wish?.kind).toBe('vocals');
  });
});
