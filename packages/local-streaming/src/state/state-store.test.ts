import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { openDatabaseFile } from './database-file.ts';
import { createMemoryState } from './memory-state.ts';
import { createPersistentState } from './persistent-state.ts';
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
/** How many rows of a file were written so far. */
let rowsWritten: () => number;

function openFile(): StateStore {
  const opened = openDatabaseFile(directory);
  if (opened.outcome !== 'open') return expect.fail(opened.outcome);
  const written = opened.database.prepare('SELECT total_changes() AS rows');
  rowsWritten = () => z.object({ rows: z.number() }).parse(written.get()).rows;
  return createPersistentState({
    ...opened,
    report: ({ kind }) => problems.push(kind),
    clock: () => nowMs,
  });
}

describe.each(['memory', 'persistent'] as const)('what is kept in the %s store', (kind) => {
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'attune-state-'));
    [problems, rowsWritten] = [[], () => 0];
    state = kind === 'memory' ? createMemoryState() : openFile();
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

  test('who is signed in at the music’s server makes no room for others, before their sign-in has ended', () => {
    const admit = (id: string) => state.admit({ id, displayName: id }, 1, nowMs);
    expect(admit('sam')).toBe(true);
    const credential = { sessionId: 's1', listenerId: 'sam', sealed: 'sealed', forgetAtMs: nowMs + 10 };
    state.putCredential(credential, nowMs);
    expect([admit('robin'), state.listener('sam')?.displayName]).toEqual([false, 'sam']);
    state.putCredential({ ...credential, forgetAtMs: nowMs }, nowMs - 1);
    expect([admit('robin'), state.listener('sam')]).toEqual([true, undefined]);
  });

  test('a change that returns the record it was given writes nothing', () => {
    const nothing = rowsWritten();
    expect(state.changeListener('sam', (listener) => listener)).toMatchObject({ id: 'sam', saved: [] });
    expect(state.changePlayer('sam', (player) => player)).toEqual({ playback: null, recentlyPlayed: [] });
    expect(state.changePlaylist('p1', (playlist) => playlist)).toBeUndefined();
    expect([state.listener('sam'), state.player('sam'), rowsWritten()]).toEqual([
      undefined,
      undefined,
      nothing,
    ]);

    state.admit({ id: 'sam', displayName: 'Sam' }, 9, nowMs);
    state.changePlayer('sam', (player) => ({ ...player }));
    state.addPlaylist('sam', playlistOf('p1'), 9);
    const written = rowsWritten();
    state.changeListener('sam', (listener) => listener);
    state.changePlayer('sam', (player) => player);
    expect(state.changePlaylist('p1', (playlist) => playlist)).toEqual(playlistOf('p1'));
    expect(rowsWritten()).toEqual(written);
  });
});
