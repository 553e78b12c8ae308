import type { PlaylistEntry } from '@attune/contract';
import { expect, test } from 'vitest';
import { trackSummary } from '../../testing/samples.ts';
import { changedEntries, type EntriesChange } from './api/change-entries.ts';

const entry = (id: string): PlaylistEntry => ({
  addedAt: null,
  track: { ...trackSummary, id, album: null, durationMs: 1, explicit: null },
});
const list = ['a', 'b', 'a', 'c'].map(entry);
const after = (change: EntriesChange) =>
  changedEntries(list, change)
    .map(({ track }) => track?.id)
    .join('');

test('an entry that is moved stands where it was meant to', () => {
  expect(after({ kind: 'move', from: 0, to: 2 })).toBe('baac');
  expect(after({ kind: 'move', from: 3, to: 0 })).toBe('caba');
  expect(after({ kind: 'move', from: 1, to: 2 })).toBe('aabc');
});

test('a song is taken out wherever it stands, and put back where it stood', () => {
  expect(after({ kind: 'take', trackId: 'a' })).toBe('bc');
  expect(after({ kind: 'put-back', trackId: 'd', entry: entry('d'), positions: [1, 4] })).toBe('adbadc');
});
