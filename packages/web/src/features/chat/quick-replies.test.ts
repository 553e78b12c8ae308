import { type Brief, situations } from '@attune/contract';
import { describe, expect, test } from 'vitest';
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

describe('what fits the turn', () => {
  test.each([
    ['refine', ['undo', 'more energy', 'another one']],
    ['again', ['something new', 'more energy', 'undo']],
    ['undo', ['another one', 'more energy', 'why these?']],
    ['play', ['more like this', 'another one', 'more energy']],
    ['question', ['another one', 'more energy', 'what can you do?']],
    ['smalltalk', ['more energy', 'another one', 'what can you do?']],
  ])('after %s', (intent, replies) => {
    expect(repliesTo(calmBrief, intent)).toEqual(replies);
  });

  test('nothing is offered that was just said or is so already', () => {
    expect(repliesTo(calmBrief, 'undo')).not.toContain('undo');
    expect(repliesTo(calmBrief, 'again')).not.toContain('another one');
    expect(repliesTo({ ...calmBrief, discovery: 'new' }, 'again')).not.toContain('something new');
  });
});

describe('what fits the situation', () => {
  const intents = ['mood', 'request', 'refine', 'again', 'undo', 'play', 'question', 'smalltalk', 'offtopic'];
  const everywhere = (fields: Partial<Brief>) =>
    intents.flatMap((intent) => repliesTo({ ...calmBrief, ...fields }, intent));

  test('grief is neither livened up nor cheered', () => {
    const replies = everywhere({ mood: 'sad', situation: 'grief' });
    expect(replies).not.toContain('more energy');
    expect(replies).not.toContain('more hopeful');
    expect(repliesTo({ ...calmBrief, situation: 'grief' })).toEqual([
      'no vocals',
      'another one',
      'why these?',
    ]);
  });

  test.each(['loneliness', 'worry', 'falling asleep', 'study'] as const)(
    '%s is not livened up',
    (situation) => {
      expect(everywhere({ situation })).not.toContain('more energy');
    },
  );

  test('anger is not told to calm down', () => {
    const angry = { mood: 'energetic', situation: 'anger', target: { valence: 0.3, energy: 0.9 } } as const;
    expect(everywhere(angry)).not.toContain('calmer');
    expect(repliesTo({ ...calmBrief, ...angry })).toEqual(['harder', 'longer', 'another one']);
  });

  test('there are three, each once, whatever it is', () => {
    for (const situation of [null, ...situations])
      for (const energy of [0, 0.3, 1])
        for (const value of ['instrumental', 'vocals'])
          for (const intent of intents) {
            const wanted: Brief['wanted'] = [{ kind: 'vocals', value, matched: value }];
            const target = { valence: 0.3, energy };
            const replies = repliesTo({ ...calmBrief, situation, target, wanted }, intent);
            expect(new Set(replies).size, `${intent} ${situation}`).toBe(3);
          }
  });
});
