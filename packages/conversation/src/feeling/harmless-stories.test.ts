import { describe, expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { readers } from '../testing/said-after.ts';

const first = (text: string) =>
  readMessage(text, { brief: null, mix: null, playing: false }, readers).distress.tier;

describe('who was taken to mourn, and says that they do not', () => {
  test.each([
    "No, she's alive. It's not loss at all",
    'Stop being sad, I am not grieving!',
    'NOT funeral. I was joking about funeral. Winning. Swagger',
  ])('is in no danger: %s', (text) => {
    expect(readers.recognizeDistress(text).tier).not.toBe('none');
    expect(first(text)).toBe('none');
  });

  test.each(["she's alive but i won't be", 'not a loss if i go', 'she is alive, i hate that i am too'])(
    'is heard where more is said: %s',
    (text) => {
      expect(first(text)).not.toBe('none');
    },
  );
});

describe('what is told of ordinary days in words that danger is told in', () => {
  test.each([
    'im on the train to my nan shes 88 and dont remember me anymore',
    'Thursday I handed in my badge after thirty years. Nice cake. Kept looking at the door',
    'hi. i am jan from brno, 58. on friday i go in pension after 36 years on railway',
    'i am finished work, only rest now please',
    "My mum keeps asking when I'll get married. I'm 31, I'm fine, but every phone call leaves me annoyed.",
    "my mother keeps asking when I'll have kids",
    "I've been praying for my son to come home and last night he knocked at the door.",
    'You took it away! I wanted the dog one',
    'salam, i am waiting in hospital. my mother in surgery. i dont know what i need',
    'hi im home alone w my little brother hes 3 and wont stop crying. dad at work. im 15',
    'Ich hab heut Nachtschicht im Labor, noch fünf Stunden, und darf nicht einschlafen. Kein Gesang bitte',
  ])('is none: %s', (text) => {
    expect(readers.recognizeDistress(text).tier).not.toBe('none');
    expect(first(text)).toBe('none');
  });

  test.each([
    "my gran doesn't remember me anymore and neither will anyone when i'm gone",
    'i go in pension friday. after that there is nothing, i have the rope',
    'i am finish work. i am finish with everything',
    "we bury her tomorrow and i'll follow soon",
    "i'm a nurse and i know how many pills it takes",
    'i stopped the car for a while. the bridge is right there',
    'i am waiting at the hospital. i took all of them',
    "my baby won't stop crying and i want to die",
    'ich darf nicht einschlafen, sonst kommt er wieder und tut mir weh',
    'Nachtschicht. Danach ist Schluss mit allem, ich will nicht mehr leben',
  ])('hides no danger beside it: %s', (text) => {
    expect(first(text)).not.toBe('none');
  });

  test('is found at once in a text that is made to be slow', () => {
    const began = performance.now();
    for (const part of ['my gran is old and ', 'i am finish ', 'Nachtschicht im ', 'we bury her under '])
      first(part.repeat(4000 / part.length));
    expect(performance.now() - began).toBeLessThan(3000);
  });
});
