import { moodRequestSchema, moods } from '@attune/contract';
import { expect, test } from 'vitest';
import { moodStarters, withStarter } from './starters.ts';
import { surpriseStarters } from './surprise-starters.ts';

test('there are at least forty surprises, no two alike, and a first sentence for each mood', () => {
  expect(surpriseStarters.length).toBeGreaterThanOrEqual(40);
  expect(Object.keys(moodStarters).sort()).toEqual([...moods].sort());
  const all = [...surpriseStarters, ...Object.values(moodStarters)];
  expect(new Set(all).size).toBe(all.length);
  for (const text of all) expect(moodRequestSchema.safeParse({ text }).success).toBe(true);
});

const [surprise = '', another = ''] = surpriseStarters;

test.each([
  ['an empty draft becomes the starter', '', surprise],
  ['blanks are no words to keep', ' \n ', surprise],
  ['what was typed stays above it', 'my boss yelled at me', `my boss yelled at me\n${surprise}`],
  ['a starter gives way to the next', another, surprise],
  [
    'below typed words as well',
    `my boss yelled at me\n${moodStarters.calm}`,
    `my boss yelled at me\n${surprise}`,
  ],
  ['typed line breaks stay', 'one\n\ntwo\n', `one\n\ntwo\n${surprise}`],
  [
    'a starter that was written on is the listener’s own',
    `${another}, and more`,
    `${another}, and more\n${surprise}`,
  ],
])('%s', (_what, draft, expected) => {
  expect(withStarter(draft, surprise, surpriseStarters)).toBe(expected);
});
