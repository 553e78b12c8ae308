import { expect, test } from 'vitest';
import { namesShown } from './names-shown.ts';

const shown = ['Rain', 'Slow Water', 'The Empty Chair at Dinner', 'Björk', 'home', ''];

test.each([
  'Maybe Rain is what you need tonight.',
  'Let “rain” play beside you.',
  'Here is some Slow Water for you.',
  'Try the empty chair at dinner, slowly.',
  'Something like Björk may help.',
])('a name of the screen is known: %s', (sentence) => expect(namesShown(sentence, shown)).toBe(true));

test.each([
  'Some rain against the window, and soft music.',
  'Rain on the window goes well with a piano.',
  'Slow water, slow songs.',
  'Take your time on the way home.',
  'Rainy days want quiet songs, and a Raincoat.',
])('a word of a title is not its name: %s', (sentence) => expect(namesShown(sentence, shown)).toBe(false));
