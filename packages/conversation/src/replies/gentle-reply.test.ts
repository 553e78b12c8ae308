import { expect, test } from 'vitest';
import { writeGentleReply } from './gentle-reply.ts';
import { topicOpenings } from './texts/topic-openings.ts';

test('what may come from danger is answered to what hurts, and led on to calm music', () => {
  const reply = writeGentleReply('they fired me this morning after twelve years');
  expect(topicOpenings['lost-job'].some((opening) => reply?.startsWith(opening))).toBe(true);
  expect(reply).toMatch(/calm|quiet/);
});

test.each([
  ['everything feels hopeless'],
  ['i feel nothing anymore'],
  ['nobody would notice if i was gone'],
  ['xyzzy'],
])('nothing of one’s own is said where it may be the danger itself, or no trouble: %s', (text) => {
  expect(writeGentleReply(text)).toBeNull();
});

test('where hardly anything hurts nobody is consoled, and nobody cheered', () => {
  expect(writeGentleReply('we won the league!!')).toMatch(/calm/);
  expect(writeGentleReply('we won the league!!')).not.toMatch(/take all the time|sorry|congrat|lovely/i);
});
