import {
  type Brief,
  briefSchema,
  type Change,
  changeSchema,
  moods,
  moodTargets,
  nearestMood,
} from '@attune/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChanges } from './apply-changes.ts';
import { newBrief } from './new-brief.ts';

const sad = newBrief('sad', null);
const change = (fields: unknown): Change => changeSchema.parse(fields);
const piano = { kind: 'instrument', value: 'piano' };

describe('a brief after changes', () => {
  test('holds what was added, with the words that named it', () => {
    const changes = [change({ field: 'wanted', op: 'add', ...piano, words: 'some piano' })];
    expect(applyChanges(sad, changes).wanted).toEqual([{ ...piano, matched: 'some piano' }]);
  });

  test('never has a value on both sides: the later change wins', () => {
    const wants = applyChanges(sad, [change({ field: 'wanted', op: 'add', ...piano })]);
    const avoids = applyChanges(wants, [change({ field: 'avoided', op: 'add', ...piano, soft: true })]);
    expect(avoids.wanted).toEqual([]);
    expect(avoids.avoided).toEqual([{ ...piano, matched: 'piano', soft: true }]);
    expect(applyChanges(avoids, [change({ field: 'avoided', op: 'remove', ...piano })]).avoided).toEqual([]);
  });

  test('takes the mood that lies nearest to a target that moved, unless one is named', () => {
    const move = change({ field: 'target.energy', op: 'set', from: 0.3, to: 0.9 });
    const brighten = change({ field: 'target.valence', op: 'set', from: 0.2, to: 0.7 });
    expect(applyChanges(sad, [move, brighten])).toMatchObject({
      mood: 'energetic',
      target: { valence: 0.7, energy: 0.9 },
    });
    const named = change({ field: 'mood', op: 'set', from: 'sad', to: 'focus' });
    expect(applyChanges(sad, [named, move]).mood).toBe('focus');
  });

  test('lets the oldest of a full list go', () => {
    const many = Array.from({ length: 14 }, (_, n) =>
      change({ field: 'wanted', op: 'add', kind: 'genre', value: `genre ${n}` }),
    );
    const { wanted } = applyChanges(sad, many);
    expect(wanted).toHaveLength(12);
    expect(wanted[0]?.value).toBe('genre 2');
  });

  test('knows a liked name by its letters, whatever their case', () => {
    const like = (name: string, op = 'add') => change({ field: 'like', op, like: { kind: 'artist', name } });
    const liked = applyChanges(sad, [like('Nirvana'), like('NIRVANA')]);
    expect(liked.like).toEqual([{ kind: 'artist', name: 'NIRVANA' }]);
    expect(applyChanges(liked, [like('nirvana', 'remove')]).like).toEqual([]);
  });

  test('leaves out a change that would make no brief', () => {
    const week = change({ field: 'length', op: 'set', from: null, to: { minutes: 300 } });
    expect(applyChanges(sad, [week]).length).toEqual({ minutes: 300 });
    const wrong = { field: 'length', op: 'set', from: null, to: { minutes: 10_000 } } as Change;
    expect(applyChanges(sad, [wrong])).toEqual(sad);
  });

  test('is a brief, whatever the changes', () => {
    const kind = fc.constantFrom('genre', 'instrument', 'artist', 'language');
    const text = fc.string({ unit: 'binary', maxLength: 200 });
    const anyChange = fc.oneof(
      fc.record({
        field: fc.constantFrom('wanted', 'avoided'),
        op: fc.constantFrom('add', 'remove'),
        kind,
        value: text,
      }),
      fc.record({
        field: fc.constant('like'),
        op: fc.constantFrom('add', 'remove'),
        like: fc.record({ kind: fc.constant('artist'), name: text }),
      }),
      fc.record({
        field: fc.constantFrom('mood', 'target.energy', 'feeling.valence', 'length', 'explicit', 'situation'),
        op: fc.constant('set'),
        from: fc.constant(null),
        to: fc.oneof(text, fc.double(), fc.boolean(), fc.constant(null), fc.constantFrom(...moods)),
      }),
    ) as fc.Arbitrary<Change>;
    fc.assert(
      fc.property(fc.constantFrom(...moods), fc.array(anyChange, { maxLength: 20 }), (mood, changes) => {
        const after: Brief = applyChanges(newBrief(mood, null), changes);
        expect(briefSchema.safeParse(after).success).toBe(true);
      }),
    );
  });
});

test('each mood lies nearest to its own target', () => {
  for (const mood of moods) expect(nearestMood(moodTargets[mood])).toBe(mood);
});

test('a new mood keeps what outlives it', () => {
  const avoided = [{ kind: 'instrument' as const, value: 'drums', matched: 'no drums' }];
  const before = { ...sad, avoided, explicit: false, discovery: 'new' as const, path: 'shift' as const };
  expect(newBrief('happy', before)).toMatchObject({
    mood: 'happy',
    target: moodTargets.happy,
    path: 'match',
    avoided,
    explicit: false,
    discovery: 'new',
  });
});
