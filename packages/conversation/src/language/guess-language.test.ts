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

test.each(["I'm sad", 'I’m sad', "i'm alone", "we're so down", "it's no fun", "don't go"])(
  'a shortened form that only English has makes a message English: %s',
  (text) => {
    expect(guessLanguage(text)).toEqual({ language: 'en', isEnglish: true });
  },
);

test.each([
  ["j'suis triste ce soir", 'fr'],
  ["l'amore è finito", 'it'],
  ["m'n hart doet pijn vandaag", 'nl'],
])('an apostrophe alone does not: %s', (text, language) => {
  expect(guessLanguage(text)).toEqual({ language, isEnglish: false });
});
