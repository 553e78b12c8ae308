import type { ShownMix } from '@attune/contract';
import type { ConversationReading } from '@attune/conversation';
import { describe, expect, test } from 'vitest';
import { sampleBrief } from '../../testing/sample-brief.ts';
import { mergeReadings } from './merge-readings.ts';
import type { ModelReading } from './reader-model.ts';

const brief = sampleBrief({ mood: 'calm' });
const mix: ShownMix = {
  tracks: [
    { id: '1', name: 'Garbage Collector at Work', artist: 'Ines Null' },
    { id: '2', name: 'Melon Soda, 1 a.m.', artist: 'Sundry Goods' },
    { id: '3', name: 'Prince of Puddles', artist: 'The Wicker Parliament' },
  ],
};
const own: ConversationReading = { intent: 'refine', language: 'en', brief, changes: [], edits: [] };
const model: ModelReading = {
  ...{ intent: 'refine', language: 'en', mood: null, feels: null, asks: [], situation: null },
  ...{ valence: 'none', energy: 'none', path: null, length: null, explicit: null, discovery: null },
  ...{ like: [], likePlaying: false, changes: [], edits: [] },
};
const merged = (name: string, kind: 'artist' | 'track' = 'artist', fields: Partial<ModelReading> = {}) =>
  mergeReadings(
    `more of ${name}`,
    own,
    { ...model, like: [{ kind, name, artist: null }], ...fields },
    brief,
    mix,
  );

describe('a name that a model read, of which a song on the screen has a part', () => {
  test('is called as the screen has it, and the song stays', () => {
    const { brief: after, edits } = merged('melon soda');
    expect(after?.like).toEqual([{ kind: 'track', name: 'Melon Soda, 1 a.m.', artist: 'Sundry Goods' }]);
    expect(edits).toEqual([{ op: 'moreLike', positions: [2] }]);
  });

  test('is whoever plays it, where they are meant', () => {
    expect(merged('Wicker').brief?.like).toEqual([{ kind: 'artist', name: 'The Wicker Parliament' }]);
  });

  test('of one word alone is no song', () => {
    expect(merged('Prince')).toMatchObject({
      brief: { like: [{ kind: 'artist', name: 'Prince' }] },
      edits: [],
    });
    expect(merged('Prince', 'track').edits).toEqual([{ op: 'moreLike', positions: [3] }]);
  });

  test('leaves alone what is done with the song besides', () => {
    const edits = [{ op: 'drop' as const, positions: [2], named: [] }];
    expect(merged('melon soda', 'track', { edits }).edits).toEqual([{ op: 'drop', positions: [2] }]);
  });

  test('keeps no song where other music begins', () => {
    const { edits, brief: after } = merged('garbage collector', 'artist', { intent: 'request', mood: 'sad' });
    expect([edits, after?.like]).toEqual([
      [],
      [{ kind: 'track', name: 'Garbage Collector at Work', artist: 'Ines Null' }],
    ]);
  });
});

test('a song that a model read by a part of its title is the one on the screen, and no other', () => {
  const edits = [{ op: 'drop' as const, positions: [], named: ['puddles', 'canoe'] }];
  expect(mergeReadings('puddles out', own, { ...model, edits }, brief, mix).edits).toEqual([
    { op: 'drop', positions: [3] },
  ]);
});
