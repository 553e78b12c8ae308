import { expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessageWords } from '../message.ts';
import { readExplicit } from './read-explicit.ts';

const read = (text: string, explicit = true) =>
  readExplicit(readMessageWords(text), { ...newBrief('happy', null), explicit })?.value ?? null;

test.each([
  'kids in the car',
  "oh wait, grandma's here",
  'the kids have just come in',
  'my nephew just walked in',
  'actually my niece is in the car now',
  'three toddlers in the back seat',
  'my boss is next door',
  'my in-laws are around',
  'the students are listening',
  'with my 6 year old in the kitchen',
  "music for my son's birthday, eight 6 year olds",
  'disco for a 5yo',
  'something fun for the kids',
  'my little ones love to dance',
  'road trip with the kids',
  'mum is in the next room',
  'my daughter can hear it',
])('hears who must not hear swearing: %s', (text) => {
  expect(read(text)).toBe(false);
});

test.each([
  'my grandma is in hospital',
  'my kid is in hospital',
  'my mother is in intensive care',
  'my gran is in a lot of pain',
  'my grandma is in a home now',
  'my dad is in prison',
  'my son is in the army',
  'my daughter is in love',
  'my son got his driving licence',
  'my daughter got into Oxford',
  'my kid came first in the race',
  'my son is getting married',
  'my son is at war',
  'my students are failing',
  'my kids are my world',
  'my kids hate me',
  'i have two kids and no time',
  'my 10 year old dog died',
  'my 8 year old won his match',
  'the baby is coming!',
  'fought with my kids',
  'my parents are coming to terms with it',
  'my boss is in a mood',
  'no kids around, go wild',
  'not with the kids',
])('takes news of somebody for no listener: %s', (text) => {
  expect(read(text)).toBeNull();
});

test('lets swearing back in when they have gone, and takes no other parting for that', () => {
  expect(read('the kids are in bed', false)).toBe(true);
  expect(read('they have left', false)).toBe(true);
  expect(read('my mum is gone')).toBeNull();
  expect(read('they left me')).toBeNull();
});
