import { describe, expect, test } from 'vitest';
import { calmAnswer, calmBrief } from '../../testing/samples.ts';
import { answerOf } from './api/analyse-mood.ts';
import { heardOf, suggestionsAfter } from './heard.ts';

const answer = answerOf(calmAnswer);

test('what was heard is told in short words, and nothing of what was not said', () => {
  expect(heardOf(calmBrief)).toEqual([]);
  expect(
    heardOf({
      ...calmBrief,
      situation: 'rain',
      wanted: [
        { kind: 'instrument', value: 'piano', matched: 'piano' },
        { kind: 'vocals', value: 'instrumental', matched: 'no singing' },
      ],
      avoided: [
        { kind: 'instrument', value: 'drums', matched: 'no drums' },
        { kind: 'genre', value: 'jazz', matched: 'less jazz', soft: true },
      ],
      like: [{ kind: 'artist', name: 'Sade' }],
      length: { minutes: 90 },
      explicit: false,
      discovery: 'new',
    }),
  ).toEqual([
    'rain',
    'piano',
    'no vocals',
    'no drums',
    'less jazz',
    'like Sade',
    '90 minutes',
    'clean lyrics',
    'new to you',
  ]);
});

describe('what can be said next', () => {
  const labels = (more: object) => suggestionsAfter({ ...answer, ...more }).map(({ label }) => label);

  test('is three ways to go on', () => {
    expect(labels({})).toEqual(['more energy', 'no vocals', 'something else']);
    const lively = { ...calmBrief, target: { valence: 0.8, energy: 0.9 } };
    expect(labels({ brief: lively })[0]).toBe('calmer');
  });

  test('is the moods it asks about, or all five where nothing could be read', () => {
    expect(labels({ asks: ['sad', 'calm'] })).toEqual(['sad', 'calm']);
    expect(labels({ brief: null, intent: 'unreadable' })).toHaveLength(5);
    expect(labels({ brief: null, intent: 'reset' })).toEqual([]);
  });

  test('is nothing for somebody who may be in need', () => {
    expect(labels({ helpUrl: 'https://help.example' })).toEqual([]);
    expect(labels({ helpLine: { text: 'x', url: 'https://help.example' }, asks: ['sad', 'calm'] })).toEqual(
      [],
    );
  });
});
