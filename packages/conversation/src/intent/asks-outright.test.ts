import { expect, test } from 'vitest';
import { asksOutright } from './asks-outright.ts';

test.each([
  'Nine hours to Inverness, two kids, one aux cable. What have you got',
  'waiting in the car for my daughter, rain on the windscreen. can you play something nice',
  "I'm the best man and the dj, what do i play while they cut the cake",
  'the roof is on and the beer is cold. something to go with it, please!',
  "hello, I'm having a good day, could you make me a playlist of soul",
  'stretching playlist for twenty pensioners',
  'wake up music for a whole youth hostel',
])('"%s" asks for music', (text) => {
  expect(asksOutright(text)).toBe(true);
});

test.each([
  'my nephew made a playlist for the bride and it was only whale song',
  "the music for the wedding is chosen, that's that done",
  'she said I never listen, or something like that',
  'I should try something practical, said the teacher',
  'what have you done, I said to the cat',
  '',
  '. . . .',
])('"%s" asks for none', (text) => {
  expect(asksOutright(text)).toBe(false);
});

test('a text of full length is read by its beginning and its last sentence alone', () => {
  for (const part of ['music ', 'can you ', '. ', 'something to ', 'and so now ', 'what '])
    expect(asksOutright(part.repeat(4000))).toBe(false);
  expect(asksOutright(`${'told at length, '.repeat(2000)}what have you got`)).toBe(true);
});
