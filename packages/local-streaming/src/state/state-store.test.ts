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

  test('what is changed together is there afterwards, and what is refused in it is refused by itself', () => {
    state.together(() => {
      for (const id of ['p1', 'p2', 'p1']) state.addPlaylist('sam', playlistOf(id), 9);
      state.removePlaylist('p2');
    });
    expect(state.playlistsOf('sam').map(({ id }) => id)).toEqual(['p1']);
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

  const admitOfTwo = (id: string) => state.admit({ id, displayName: id.toUpperCase() }, 2, nowMs);

  test('so many listeners are admitted, and again as often as they like', () => {
    for (const id of ['sam', 'robin']) {
      expect(admitOfTwo(id)).toBe(true);
      state.changePlayer(id, (player) => ({ ...player }));
    }
    expect(admitOfTwo('eve')).toBe(false);
    expect(state.listener('eve')).toBeUndefined();
    expect(admitOfTwo('sam')).toBe(true);
    expect(state.listener('sam')?.displayName).toBe('SAM');
  });

  test('whoever owns nothing makes room, and nobody else does', () => {
    admitOfTwo('sam');
    state.addPlaylist('sam', playlistOf('p1'), 9);
    admitOfTwo('passer-by');
    expect(admitOfTwo('robin')).toBe(true);
    expect(state.listener('passer-by')).toBeUndefined();
    state.changeListener('robin', (robin) => ({
      ...robin,
      saved: [{ kind: 'track', id: 't1', addedAtMs: nowMs }],
    }));
    expect(admitOfTwo('eve')).toBe(false);
  });

  test('so many playlists are kept of each listener, and a removed one makes room', () => {
    expect([
      state.addPlaylist('sam', playlistOf('p1'), 1),
      state.addPlaylist('sam', playlistOf('p2'), 1),
    ]).toEqual([true, false]);
    expect(state.addPlaylist('robin', playlistOf('p3'), 1)).toBe(true);
    state.removePlaylist('p1');
    expect(state.addPlaylist('sam', playlistOf('p2'), 1)).toBe(true);
    expect(state.playlistsOf('sam').map(({ id }) => id)).toEqual(['p2']);
  });

  test('what was put last is the credential, each sign-in has one, and it ends with its time', () => {
    const put = (sessionId: string, sealed: string, forgetAtMs = nowMs + 10) =>
      state.putCredential({ sessionId, listenerId: 'sam', sealed, forgetAtMs }, nowMs);
    put('s1', 'first');
    put('s2', 'second');
    expect(state.credentialOf('sam', nowMs)).toBe('second');
    put('s1', 'first again');
    expect(state.credentialOf('sam', nowMs)).toBe('first again');
    state.dropCredential('s1');
    expect(state.credentialOf('sam', nowMs)).toBe('second');
    expect(state.credentialOf('sam', nowMs + 10)).toBeUndefined();
    put('s3', 'third');
    state.dropCredentialsOf('robin');
    expect(state.credentialOf('sam', nowMs)).toBe('third');
    state.dropCredentialsOf('sam');
    expect(state.credentialOf('sam', nowMs)).toBeUndefined();
  });

  test('a single-use id is used once, and forgotten when it has expired', () => {
    expect([state.spend('code', nowMs + 10, nowMs), state.isSpent('code')]).toEqual([true, true]);
    expect(state.spend('code', nowMs + 10, nowMs + 9)).toBe(false);
    expect(state.spend('code', nowMs + 20, nowMs + 10)).toBe(true);
    expect(state.isSpent('another')).toBe(false);
  });

  test('when all sign-ins of a listener ended is known until it is forgotten', () => {
    state.endSignIns('sam', nowMs, 0);
    state.endSignIns('robin', nowMs + 5, nowMs);
    expect([state.signInsEndedAt('sam'), state.signInsEndedAt('robin')]).toEqual([nowMs, nowMs + 5]);
    state.endSignIns('robin', nowMs + 9, nowMs + 1);
    expect([state.signInsEndedAt('sam'), state.signInsEndedAt('robin')]).toEqual([undefined, nowMs + 9]);
  });

  test('the last play of each track is known, and what is told late makes it no older', () => {
    expect([state.latestPlayMs('sam'), state.lastPlaysMs('sam')]).toEqual([undefined, new Map()]);
    state.recordPlay('sam', 't1', nowMs);
    state.recordPlay('sam', 't1', nowMs - 9);
    state.recordPlay('robin', 't2', nowMs + 9);
    expect([state.latestPlayMs('sam'), state.lastPlaysMs('sam')]).toEqual([nowMs, new Map([['t1', nowMs]])]);
  });

  test('a list says of a playlist what it is and how long, and of one that was not read what its server says', () => {
    const items = [{ trackId: 't1', addedAtMs: nowMs }];
    const remote = { id: 'pl', songCount: 7, isRead: false };
    state.addPlaylist('sam', playlistOf('p1', { items }), 9);
    state.addPlaylist('sam', playlistOf('p2', { remote }), 9);
    expect(state.playlistsOf('sam').map(({ id, trackCount }) => [id, trackCount])).toEqual([
      ['p2', 7],
      ['p1', 1],
    ]);
    expect(state.playlistSummary('p2')).toEqual({
      owner: { id: 'sam', displayName: 'sam' },
      playlist: { ...playlistOf('p2', { remote }), items: undefined, trackCount: 7 },
    });
  });
});
