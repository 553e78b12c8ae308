import { describe, expect, it } from 'vitest';
import { singular, slipsBetween, wordsOf } from './words.ts';

describe('words', () => {
  it('compares without case, accents, apostrophes and punctuation', () => {
    expect(wordsOf("Guarda-chuva EMPRESTADO; Ruby's café & Bar")).toEqual([
      'guarda',
      'chuva',
      'emprestado',
      'ruby',
      'cafe',
      'and',
      'bar',
    ]);
  });

  it.each([
    ['guitars', 'guitar'],
    ['melodies', 'melody'],
    ['bass', 'bass'],
    ['blues', 'blues'],
    ['horns', 'horn'],
    ['chorus', 'chorus'],
  ])('reads %s as %s', (plural, stem) => {
    expect(singular(plural)).toBe(stem);
  });

  it.each([
    ['calm', 'calm', 0],
    ['clam', 'calm', 1],
    ['energtic', 'energetic', 1],
    ['relaxng', 'relaxing', 1],
    ['', 'sad', 3],
    ['happiness', 'sad', 4],
  ])('counts the slips between "%s" and "%s" as %i, giving up beyond three', (one, other, slips) => {
    expect(slipsBetween(one, other, 3)).toBe(slips);
  });
});
