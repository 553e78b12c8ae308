import { expect, test } from 'vitest';
import { choose } from './choose.ts';
import { writeGentleReply } from './gentle-reply.ts';
import { humanAnswer } from './human-question.ts';

const answerTo = (text: string) =>
  humanAnswer(text, (group, texts) => choose(group, texts, text, new Set()))?.id.split('.')[0] ?? null;

test.each([
  ['do u think im gonna be alright', 'human-alright'],
  ['will it ever get better?', 'human-alright'],
  ['Am I going to be OK?', 'human-alright'],
  ["do you think she'll be fine", 'human-alright'],
  ['is it my fault', 'human-fault'],
  ['am i a bad mother', 'human-fault'],
  ['do you think he will call', 'human-come-back'],
  ['Do you understand this?', 'human-understand'],
  ['That is better. Do you think I will finish under 2 hours?', 'human-outcome'],
  ['will I pass my exam?', 'human-outcome'],
  ['am i going to make it in time', 'human-outcome'],
  ['will my team win tonight?', 'human-outcome'],
  ['I am drinking. Maybe I call her. What you think?', 'human-contact'],
  ['should i text him', 'human-contact'],
])('what is asked as of a friend is answered: %s', (text, kind) => {
  expect(answerTo(text)).toBe(kind);
});

test.each([
  'would it be better with drums?',
  'is it ok if i skip this',
  'can you get the tempo down',
  'do you have jazz',
  'it will be alright',
  'do you think this is a good song',
  'will you make it louder',
  'am I able to make it longer?',
  'do you know that one?',
  'maybe I call it a day',
])('what is asked of the music is not: %s', (text) => {
  expect(answerTo(text)).toBeNull();
});

test('where somebody may be in danger the question is answered as well, and nothing is promised', () => {
  expect(writeGentleReply('do u think im gonna be alright', true)).toMatch(/hope|wish/);
});
