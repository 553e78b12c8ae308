import type { Brief } from '@attune/contract';
import { expect, test } from 'vitest';
import { calmAnswer, calmBrief } from '../../testing/samples.ts';
import { answerOf } from './api/analyse-mood.ts';
import { quickRepliesTo } from './quick-replies.ts';

const repliesTo = (brief: Brief | null, intent = 'mood') =>
  quickRepliesTo({
    answer: { ...answerOf(calmAnswer), intent },
    briefs: { before: null, answered: brief, now: brief },
    mood: 'calm',
    isCorrected: false,
  });

test('three replies fit what is wanted now', () => {
  expect(repliesTo(calmBrief)).toEqual(['more energy', 'no vocals', 'another one']);
  const lively: Brief = {
    ...calmBrief,
    target: { valence: 0.8, energy: 0.9 },
    wanted: [{ kind: 'vocals', value: 'instrumental', matched: 'no singing' }],
  };
  expect(repliesTo(lively)).toEqual(['calmer', 'another one', 'why these?']);
});

test('a question is not answered by the same question, and nothing goes on from nothing', () => {
  const instrumental: Brief = {
    ...calmBrief,
    wanted: [{ kind: 'vocals', value: 'instrumental', matched: 'no singing' }],
  };
  expect(repliesTo(instrumental, 'question')).not.toContain('why these?');
  expect(repliesTo(null)).toEqual([]);
});
