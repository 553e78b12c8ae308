import { expect, test } from 'vitest';
import { asksPrivately } from './asks-privately.ts';

test.each([
  'I am sorry, what is your name?',
  'That is a lot; where do you live?',
  'Do you want to share your phone number with me?',
  'Lo siento, ¿cómo es tu nombre?',
  'Sinto muito, onde você mora?',
  'Je comprends, quel âge as-tu ?',
  'Das klingt schwer, was ist passiert?',
  'Mi dispiace, dove abiti?',
  'Wat vervelend, hoe oud ben je?',
  'Przykro mi, gdzie mieszkasz?',
  'Üzgünüm, ne oldu?',
  'Maaf mendengarnya, siapa namamu?',
  'お名前は何ですか。',
  'आपका नाम क्या है?',
])('a question for something private is known: %s', (sentence) => expect(asksPrivately(sentence)).toBe(true));

test.each([
  'Shall we find something gentle?',
  '¿Buscamos algo tranquilo?',
  'Wollen wir etwas Ruhiges suchen?',
  'Whatever happened, here is something soft.',
  'In the name of a good night, here is a piano.',
])('another question, or none, is not: %s', (sentence) => expect(asksPrivately(sentence)).toBe(false));
