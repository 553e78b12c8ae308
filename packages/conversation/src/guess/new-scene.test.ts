import type { Brief, Constraint, Mood, Situation } from '@attune/contract';
import { readSituation } from '@attune/mood';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';

const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation };

const constraint = (kind: Constraint['kind'], value: string): Constraint => ({ kind, value, matched: value });

function read(text: string, mood: Mood, situation: Situation | null, wanted: Constraint[] = []) {
  const brief: Brief = {
    ...newBrief(mood, null),
    ...{ situation, wanted, explicit: false, length: { minutes: 180 } },
    avoided: [constraint('genre', 'country'), constraint('instrument', 'drums')],
    like: [{ kind: 'artist', name: 'Perry Como' }],
  };
  return readMessage(text, { brief, mix: null, playing: true }, readers).complete(null);
}

describe('another evening', () => {
  test.each([
    'different evening now, four friends round for cards',
    'that was yesterday. tonight it is cards with four friends',
    'A week later: friends are here, something warm to talk over',
    "it's Sunday now. pancakes with the kids",
    'Good morning! Slept well. Today I drive to my sister, something bright please',
    'new day. driving to the sea, something bright',
  ])('begins with nothing but the taste of who listens: %s', (text) => {
    const { brief } = read(text, 'sad', 'grief', [constraint('instrument', 'cello')]);
    expect(brief).not.toBeNull();
    expect(brief?.situation).not.toBe('grief');
    expect(brief?.mood).not.toBe('sad');
    expect(brief?.wanted.map(({ value }) => value)).not.toContain('cello');
    expect(brief).toMatchObject({ like: [], length: null, explicit: false });
    expect(brief?.avoided.map(({ value }) => value)).toEqual(['country']);
  });

  test.each(['another night without him', 'new song please', 'good morning', 'my sister came over'])(
    'is none: %s',
    (text) => {
      const { brief } = read(text, 'calm', 'cooking', [constraint('instrument', 'cello')]);
      expect(brief?.wanted.map(({ value }) => value)).toContain('cello');
    },
  );
});

test('what is over on the next day is no occasion of it', () => {
  const { brief } = read('next day. Exam is finished! I eat ramen with my friend now', 'calm', 'exams');
  expect(brief?.situation).not.toBe('exams');
});

test.each([
  ['another day, another dinner', 'cooking'],
  ["I'm home now but going out again in five, keep it", 'running'],
  ['my friends arrived at the castle in chapter two', 'reading'],
  ['I slept well yesterday but not now', 'sleeplessness'],
] as const)('is none of it: %s', (text, situation) => {
  expect(read(text, 'calm', situation, [constraint('instrument', 'cello')]).brief?.wanted).toHaveLength(1);
});

describe('what was done alone', () => {
  const reading = [constraint('activity', 'reading'), constraint('vocals', 'instrumental')];

  test.each([
    'I closed the book. four of us at the table now',
    "my sister's coming over after all, with cider. something with a fiddle and people in it",
    'So bin the reading, she and Walter are coming over. A fiddle, still not loud',
  ])('ends with company: %s', (text) => {
    const { brief } = read(text, 'calm', 'reading', reading);
    expect(brief?.mood).not.toBe('sad');
    expect(brief?.situation).not.toBe('reading');
    expect(brief?.wanted.filter(({ kind }) => kind === 'vocals' || kind === 'activity')).toEqual([]);
  });

  test('is put away by name', () => {
    const { brief } = read('bin the reading, something livelier', 'calm', null, reading);
    expect(brief?.wanted.map(({ value }) => value)).toEqual(['instrumental']);
    expect(brief?.situation).toBeNull();
  });

  test('a run that is run is followed by rest', () => {
    const { brief } = read('I RAN IT!! legs are dead, in the bath now', 'energetic', 'running', [
      constraint('activity', 'running'),
    ]);
    expect(brief?.mood).toBe('calm');
    expect(brief?.situation).not.toBe('running');
  });
});
