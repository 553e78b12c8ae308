import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryState } from './memory-state.ts';
import { openState } from './open-state.ts';
import type { OwnPlaylist, StateStore } from './state.ts';

const nowMs = Date.UTC(2026, 10, 21, 12);
const playlistOf = (id: string, changes: Partial<OwnPlaylist> = {}): OwnPlaylist => ({
  id,
  name: id,
  description: '',
  public: true,
  collaborative: false,
  items: [],
  revision: 1,
  ...changes,
});

let directory: string;
let state: StateStore;
/** What the operator was told of. */
let problems: string[];

describe.each(['memory', 'persistent'] as const)('what is kept in the %s store', (kind) => {
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'attune-state-'));
    problems = [];
    const parts = { report: ({ kind: told }: { kind: string }) => problems.push(told), clock: () => nowMs };
    state = kind === 'memory' ? createMemoryState() : openState(directory, parts);
    expect(state.kind).toBe(kind);
  });
  afterEach(() => {
    state.close();
    rmSync(directory, { recursive: true });
    expect(problems).toEqual([]);
  });

  test('a playlist is added once: one of an id that is there is not added, and the one there stays', () => {
    const first = playlistOf('p1', { name: 'First' });
    expect(state.addPlaylist('sam', first, 9)).toBe(true);
    expect(state.addPlaylist('sam', playlistOf('p1', { name: 'Second' }), 9)).toBe(false);
    expect(state.addPlaylist('robin', playlistOf('p1', { name: 'Another’s' }), 9)).toBe(false);
    expect(state.playlist('p1')).toMatchObject({ owner: { id: 'sam' }, playlist: first });
  });
});
