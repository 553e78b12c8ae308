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
  ['we won the league!!'],
  ['xyzzy'],
])('nothing of one’s own is said where it may be the danger itself, or no trouble: %s', (text) => {
  expect(writeGentleReply(text)).toBeNull();
});
