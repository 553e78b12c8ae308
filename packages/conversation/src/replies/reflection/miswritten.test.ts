import { expect, test } from 'vitest';
import { deniesTone } from './denies-tone.ts';
import { isMiswritten } from './miswritten.ts';
import { statementsIn } from './reflect.ts';

test.each([
  'im fealing realy hapy tday',
  'I am feel very tired today',
  'gaming sesh w the boys',
  'i havnt slept becuz of the baby',
  'she have a cold',
  'hello i am feel very tired because of the work and the boss is screaming me',
  'my borther left',
  'i feel lonley tonight',
  'I feel like thief',
  'I have exam at university and my heart go fast',
  'im deaf in right ear so records annoy me',
  'cooking for a man first time',
  'Sorry my english. My sister moved to the sea',
  "can't lie I'm a bit all over the place",
])('"%s" is not said back', (text) => {
  expect(statementsIn(text).every(({ reflected }) => reflected === null)).toBe(true);
});

test.each([
  'my daughter took her first steps',
  'i lost my keys again',
  'i became a grandfather',
  'she forgave me',
  'i knitted a scarf',
  'my kitten sleeps',
  'Priya passed her exam',
  'i made him feel better',
  'we saw a kingfisher',
  "i'm kinda tired",
  'i feel like dancing',
  'i feel like a thief',
  'i have an exam on monday',
  'my heart goes fast',
  'she let my mother sleep',
])('"%s" is written as it is said', (text) => {
  expect(isMiswritten(text.split(' '))).toBe(false);
});

test('a feeling that is denied is nothing to be sorry for, or glad of', () => {
  expect(deniesTone("you're not sad", 'hurts')).toBe(true);
  expect(deniesTone("you aren't really worried", 'hurts')).toBe(true);
  expect(deniesTone("you're not happy", 'glad')).toBe(true);
  expect(deniesTone("you're not happy", 'hurts')).toBe(false);
  expect(deniesTone("you're sad", 'hurts')).toBe(false);
  expect(deniesTone('you could not sleep and are sad about it', 'hurts')).toBe(false);
});
