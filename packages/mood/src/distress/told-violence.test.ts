import { describe, expect, it } from 'vitest';
import { wordsOf } from './read-distress-features.ts';
import { recognizeDistress } from './recognize-distress.ts';
import { tellsOfViolence } from './told-violence.ts';

describe('violence that is told of', () => {
  it.each([
    'he hit me again',
    'my dad hit me with his belt',
    'he pushed me down the stairs',
    'My mom slapped me today. something quiet',
    'she hits me every time the rent is due',
    'my older brother kicked me in the stomach',
    'my husband came home and beat me up',
    'he grabbed me by the hair',
    'I live with somebody who breaks my ribs',
    'dad hit him with the belt, my brother is still crying',
    'my stepfather beats my mum every Friday',
    "the baby won't stop crying and I'm going to shake him",
    "my newborn screams all night, I'm scared I'll hurt her",
  ])('is danger however short it is said: %s', (message) => {
    expect(recognizeDistress(message).tier).toBe('acute');
  });

  it.each([
    'did my first 5k with my mum, she beat me',
    'he beats me every time we race',
    'my brother hit me lol',
    'he hit me in the face with a pillow',
    'she kicked me out of the band',
    'he slapped me on the back',
    'my boss hit me with a deadline',
    'he threw me a party',
    'it hit me again',
    'the chorus hit me hard',
    'she hit me up today',
    'play "He Hit Me Again"',
    'he broke my heart and my favourite cup',
    'they broke my nose in round two, good fight',
    'she broke my arm skiing',
    'my baby is one today, I could throw her a party',
    'my brother hit my sister with a pillow',
    'crying baby next door, I might drop them a note',
  ])('is none where nobody is struck: %s', (message) => {
    expect(tellsOfViolence(wordsOf(message))).toBe(false);
  });
});
