import { expect, test } from 'vitest';
import { newBrief } from '../../brief/new-brief.ts';
import { readMessageWords } from '../../message.ts';
import { readLength } from './read-length.ts';

const hour = { ...newBrief('calm', null), length: { minutes: 60 } };
const first = (text: string) => readLength(readMessageWords(text), null, true)?.length ?? null;
const later = (text: string) => readLength(readMessageWords(text), hour, true)?.length ?? null;

test.each([
  ['2 and half hours', { minutes: 150 }],
  ['write me 10 song for the library', { tracks: 10 }],
  ['jazz for two whole hours', { minutes: 120 }],
  ['music for the next hour', { minutes: 60 }],
  ['on a bus 11 hrs no wifi soon so make it LONG', { minutes: 300 }],
  ['hello I need music for my salon all day', { minutes: 300 }],
  ['a playlist that lasts all night', { minutes: 300 }],
  ['endless playlist of rain', { minutes: 300 }],
  ['hours and hours', { minutes: 300 }],
])('a first message "%s" says how long', (text, length) => {
  expect(first(text)).toEqual(length);
});

test.each([
  ['ten more minutes then stop it', { minutes: 10 }],
  ['fade out in half an hour', { minutes: 30 }],
  ['stop in 20 minutes please', { minutes: 20 }],
  ['another 45 min and then off', { minutes: 45 }],
  ['switch off after an hour', { minutes: 60 }],
  ['sleep timer 30 min', { minutes: 30 }],
  ['extend it by another hour', { minutes: 120 }],
  ['ten more minutes', { minutes: 70 }],
  ['2 more hours please', { minutes: 180 }],
])('with an hour before, "%s" says how long', (text, length) => {
  expect(later(text)).toEqual(length);
});

test.each([
  'about half',
  'kanye flipped 3 of these',
  'there was one two songs back',
  'put slow ones every five songs or so',
  'nothing over 4 min',
  'my boss talked all day',
  'I have been crying all day',
  'it has been raining all day',
  'we listened to them all day',
  'half of these are from the 90s',
  'a long day',
  'i stopped smoking two weeks ago',
])('"%s" is no length', (text) => {
  expect(later(text)).toBeNull();
});

test.each([
  "still too quick, I'm 50 not 15",
  'my dad is 72 not 27',
  'twenty minute keyboard solos are not for me',
  'no 10 minute guitar solos',
  "they've announced another 30 minutes",
  'my shift is another 4 hours',
  "I don't want it going all night",
])('"%s" says nothing of how long', (text) => {
  expect(later(text)).toBeNull();
});

test.each([
  ["it's 60 not 75", { minutes: 60 }],
  ['give me another 30 minutes', { minutes: 90 }],
  ['it can go all night', { minutes: 300 }],
  ['deep focus, 90 min, instrumental only', { minutes: 90 }],
])('"%s" does', (text, length) => {
  expect(later(text)).toEqual(length);
});
