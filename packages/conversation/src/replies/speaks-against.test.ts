import { expect, test } from 'vitest';
import { speaksAgainstTopic } from './speaks-against.ts';

test('another test than an exam is answered as none', () => {
  expect(speaksAgainstTopic('blood test tomorrow, i hate needles', 'exam-ahead')).toBe(true);
  expect(speaksAgainstTopic('maths test tomorrow, i hate fractions', 'exam-ahead')).toBe(false);
});

test.each([
  ['he died today', 'grandparent-died'],
  ['he passed away this morning', 'parent-died'],
  ["we're back. she's gone", 'pet-died'],
] as const)('%s names nobody: no reply of %s', (text, topic) => {
  expect(speaksAgainstTopic(text, topic)).toBe(true);
});

test.each([
  ['my nan died today', 'grandparent-died'],
  ['my mam passed away', 'parent-died'],
  ["we're back from the vet. she's gone", 'pet-died'],
] as const)('%s may be answered as %s', (text, topic) => {
  expect(speaksAgainstTopic(text, topic)).toBe(false);
});

test('a yes to a loan is no promise of marriage', () => {
  expect(speaksAgainstTopic('the bank called, she said yes to the loan', 'engaged')).toBe(true);
  expect(speaksAgainstTopic('she said yes before i even finished asking. cried a bit', 'engaged')).toBe(true);
  expect(speaksAgainstTopic('i proposed on the beach and she said yes', 'engaged')).toBe(false);
});
