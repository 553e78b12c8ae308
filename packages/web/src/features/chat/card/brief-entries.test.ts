import type { Brief } from '@attune/contract';
import { expect, test } from 'vitest';
import { calmBrief } from '../../../testing/samples.ts';
import { changesOf, entriesOf } from './brief-entries.ts';

const full: Brief = {
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
  like: [{ kind: 'artist', name: 'Sade' }, { kind: 'playing' }],
  length: { minutes: 90 },
  explicit: false,
  discovery: 'new',
};

test('what was heard is told in short words, and nothing of what was not said', () => {
  expect(entriesOf(calmBrief)).toEqual([]);
  expect(entriesOf(full).map(({ label }) => label)).toEqual([
    'rain',
    'piano',
    'no vocals',
    'no drums',
    'less jazz',
    'like Sade',
    'like what was playing',
    '90 minutes',
    'clean lyrics',
    'new to you',
  ]);
});

test('what the situation tells already is no chip of its own, and goes with it', () => {
  const work = { kind: 'activity' as const, value: 'work', matched: 'at work' };
  const stressed: Brief = { ...calmBrief, situation: 'work stress', wanted: [work] };
  const [only, ...others] = entriesOf(stressed);
  expect(only?.label).toBe('work stress');
  expect(others).toEqual([]);
  expect(only?.without).toEqual(calmBrief);
  expect(entriesOf({ ...stressed, situation: 'rain' }).map(({ label }) => label)).toEqual(['rain', 'work']);
});

test('each can be taken away alone, until nothing but mood and target is left', () => {
  for (const { label, key, without } of entriesOf(full)) {
    const left = entriesOf(without);
    expect(
      left.map((entry) => entry.key),
      label,
    ).not.toContain(key);
    expect(left).toHaveLength(entriesOf(full).length - 1);
  }
  let brief = full;
  for (let next = entriesOf(brief)[0]; next !== undefined; next = entriesOf(brief)[0]) brief = next.without;
  expect(brief).toEqual(calmBrief);
});

test('what a message changed is known by what came, what went and what moved', () => {
  const after: Brief = {
    ...full,
    wanted: [{ kind: 'era', value: '1990s', matched: '90s' }],
    target: { valence: 0.9, energy: 0.15 },
    path: 'shift',
  };
  expect(changesOf(full, after)).toEqual({
    added: new Set(['wanted era 1990s']),
    removed: ['piano', 'no vocals'],
    movedTarget: true,
    changedPath: true,
  });
  expect(changesOf(null, after).added.size).toBe(0);
  expect(changesOf(full, full)).toMatchObject({ removed: [], movedTarget: false, changedPath: false });
});

test('a tempo that was told in figures is named by them', () => {
  const tempo = (matched: string): Brief => ({
    ...calmBrief,
    wanted: [{ kind: 'tempo', value: 'fast', matched }],
  });
  expect(entriesOf(tempo('170 bpm')).map(({ label }) => label)).toEqual(['170 bpm']);
  expect(entriesOf(tempo('quick ones')).map(({ label }) => label)).toEqual(['fast']);
  expect([...changesOf(tempo('170 bpm'), tempo('150 bpm')).added]).toEqual(['wanted tempo 150 bpm']);
});
