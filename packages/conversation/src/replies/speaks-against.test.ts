import { expect, test } from 'vitest';
import { speaksAgainstTopic } from './speaks-against.ts';

test('another test than an exam is answered as none', () => {
  expect(speaksAgainstTopic('blood test tomorrow, i hate needles', 'exam-ahead')).toBe(true);
  expect(speaksAgainstTopic('maths test tomorrow, i hate fractions', 'exam-ahead')).toBe(false);
});
