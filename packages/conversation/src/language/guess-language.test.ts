import { expect, test } from 'vitest';
import { guessLanguage, isPlainlyEnglish } from './guess-language.ts';

test.each(['sad', 'Sad.', 'sad sad sad', 'stress', 'content', 'alone', 'no', 'most'])(
  'one word that English has is English, whatever else it may be: %s',
  (text) => {
    expect(guessLanguage(text)).toEqual({ language: 'en', isEnglish: true });
  },
);

test.each([
  ['traurig', 'de'],
  ['was ist los mit mir heute', 'de'],
  ['jsem smutný', 'cs'],
])('one word that English has not, and a sentence, are still of their language: %s', (text, language) => {
  expect(guessLanguage(text)).toEqual({ language, isEnglish: false });
});

test.each([
  ['cramps. hot water bottle. leave me alone', true],
  ['last box in, sore all over', true],
  ['no puedo más', false],
  ['ich kann nicht mehr', false],
  ['je n’en peux plus, leave me', false],
  ['😶', false],
])('%s is plain English: %s', (text, isPlain) => {
  expect(isPlainlyEnglish(text)).toBe(isPlain);
});
