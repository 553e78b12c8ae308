import { readMessageWords } from '../message.ts';
import { isNamesAlone } from '../names/listed-names.ts';
import { guessLanguage, type LanguageGuess } from './guess-language.ts';

/** The language of a message; names of artists are of none. */
export function languageOf(text: string): LanguageGuess {
  const guess = guessLanguage(text);
  return guess.isEnglish || !isNamesAlone(readMessageWords(text))
    ? guess
    : { language: 'en', isEnglish: true };
}
