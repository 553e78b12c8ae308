import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type Libsql from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openState } from './open-state.ts';
import type { OwnPlaylist, PlayerRecord, StateStore } from './state.ts';
import type { StateProblem } from './state-error.ts';

const nowMs = Date.UTC(2026, 10, 21, 12);
let directory: string;
let problems: StateProblem[];
let opened: StateStore[];

const open = (at = directory) => {
  const state = openState(at, { report: (problem) => problems.push(problem), clock: () => nowMs });
  opened.push(state);
  return state;
};
const closeAll = () => {
  for (const state of opened.splice(0)) state.close();
};
const file = () => join(directory, 'listeners.db');
const setAsideFiles = () => readdirSync(directory).filter((name) => name.includes('.unreadable-'));
const rename = (state: StateStore, displayName: string) =>
  state.changeListener('sam', (listener) => ({ ...listener, displayName }));
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

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'attune state '));
  problems = [];
  opened = [];
});
afterEach(() => {
  closeAll();
  rmSync(directory, { recursive: true });
});

const player: PlayerRecord = {
  recentlyPlayed: [{ trackId: 't1', playedAtMs: nowMs, context: { kind: 'playlist', id: 'p1' } }],
  playback: {
    context: null,
    order: ['t1'],
    straightOrder: null,
    index: 0,
    queuedTrackId: null,
    queue: [],
    positionMs: 1200,
    asOfMs: nowMs,
    isPlaying: false,
    ended: false,
    shuffle: false,
    repeat: 'off',
    volumePercent: 80,
    revision: 4,
    playerId: 'player-1',
    playerSeenMs: nowMs,
  },
};
const older = playlistOf('p1', {
  description: 'Rain',
  public: false,
  items: [{ trackId: 't1', addedAtMs: nowMs }],
  revision: 4,
});

test('playlists, saved tracks and the player survive a restart', () => {
  const before = open();
  const sam = before.changeListener('sam', (listener) => ({
    ...listener,
    displayName: 'Sam 🎵',
    saved: [{ kind: 'track', id: 't1', addedAtMs: nowMs }],
  }));
  before.changePlayer('sam', () => player);
  before.addPlaylist('sam', older, 9);
  before.addPlaylist('sam', playlistOf('p2'), 9);
  closeAll();

  const state = open();
  expect(state.kind).toBe('persistent');
  expect(state.listener('sam')).toEqual(sam);
  expect(state.player('sam')).toEqual(player);
  expect(state.playlistsOf('sam').map(({ id, trackCount }) => [id, trackCount])).toEqual([
    ['p2', 0],
    ['p1', 1],
  ]);
  expect(state.playlist('p1')).toEqual({ owner: { id: 'sam', displayName: 'Sam 🎵' }, playlist: older });
  expect(problems).toEqual([]);
});

test('the last play of each track survives a restart, each listener’s apart from the others’', () => {
  const before = open();
  expect([before.latestPlayMs('sam'), before.lastPlaysMs('sam')]).toEqual([undefined, new Map()]);
  before.recordPlay('sam', 't1', nowMs);
  before.recordPlay('sam', 't2', nowMs - 5);
  // What is told late does not make a track older than it is.
  before.recordPlay('sam', 't1', nowMs - 9);
  before.recordPlay('mira', 't3', nowMs + 7);
  closeAll();
  const state = open();
  expect(state.latestPlayMs('sam')).toBe(nowMs);
  expect(state.lastPlaysMs('sam')).toEqual(
    new Map([
      ['t1', nowMs],
      ['t2', nowMs - 5],
    ]),
  );
});

test('what version 1 of the file kept is all there, and what made no sense in it stays where it is', () => {
  open();
  closeAll();
  withDatabase((database) => {
    database.exec(`
      DROP TABLE players; DROP TABLE playlists; PRAGMA user_version = 1;
      CREATE TABLE playlists (
        id TEXT PRIMARY KEY, owner_id TEXT NOT NULL, place INTEGER NOT NULL, document TEXT NOT NULL
      ) STRICT;
      CREATE INDEX playlists_of_owner ON playlists (owner_id, place);
    `);
    const listener = database.prepare('INSERT INTO listeners (id, document) VALUES (?, ?)');
    listener.run('sam', JSON.stringify({ displayName: 'Sam', saved: [], ...player }));
    listener.run(
      'ann',
      JSON.stringify({ displayName: 'Ann', saved: [], playback: null, recentlyPlayed: [] }),
    );
    listener.run('broken', 'Dear diary');
    const playlist = database.prepare('INSERT INTO playlists VALUES (?, ?, ?, ?)');
    playlist.run('p2', 'sam', 0, JSON.stringify(playlistOf('p2')));
    playlist.run('p1', 'sam', 1, JSON.stringify(older));
    playlist.run('p0', 'sam', 2, '{"name": 7}');
  });

  const state = open();
  expect(state.kind).toBe('persistent');
  expect(state.listener('sam')).toEqual({ id: 'sam', displayName: 'Sam', saved: [] });
  expect(state.player('sam')).toEqual(player);
  expect(state.player('ann')).toEqual({ playback: null, recentlyPlayed: [] });
  expect(state.playlist('p1')?.playlist).toEqual(older);
  state.addPlaylist('sam', playlistOf('p3'), 9);
  expect(state.playlistsOf('sam').map(({ id }) => id)).toEqual(['p3', 'p2', 'p1']);
  expect(problems).toEqual([]);
  withDatabase((database) => {
    const [broken, p0] = [
      database.prepare("SELECT document FROM listeners WHERE id = 'broken'").get(),
      database.prepare("SELECT summary FROM playlists WHERE id = 'p0'").get(),
    ];
    expect([broken, p0]).toMatchObject([{ document: 'Dear diary' }, { summary: '{"name": 7}' }]);
  });
});

test('a playlist that was removed stays removed', () => {
  open().addPlaylist('sam', older, 9);
  open().removePlaylist('p1');
  expect(open().playlist('p1')).toBeUndefined();
});

test('a player is read without reading anything else of the listener', () => {
  const state = open();
  state.changePlayer('sam', () => player);
  state.addPlaylist('sam', older, 9);
  // Whoever read on would stumble.
  withDatabase((database) =>
    database.exec("UPDATE playlists SET summary = 'x', items = 'x'; UPDATE listeners SET document = 'x'"),
  );
  expect(state.player('sam')).toEqual(player);
  expect(problems).toEqual([]);
});

test('its files are for their owner alone, also in a directory that others may read and after a start that left them open', () => {
  chmodSync(directory, 0o755);
  const modes = () =>
    readdirSync(directory).map((name) => [name, (statSync(join(directory, name)).mode & 0o777).toString(8)]);
  rename(open(), 'Sam');
  expect(modes()).toEqual([
    ['listeners.db', '600'],
    ['listeners.db-shm', '600'],
    ['listeners.db-wal', '600'],
  ]);
  for (const name of readdirSync(directory)) chmodSync(join(directory, name), 0o644);
  rename(open(), 'Robin');
  expect(modes().map(([, mode]) => mode)).toEqual(['600', '600', '600']);
});

test('a single-use id can be used once, also after a restart, and is forgotten when it has expired', () => {
  expect(open().spend('code', nowMs + 1000, nowMs)).toBe(true);
  closeAll();
  const state = open();
  expect([state.isSpent('code'), state.isSpent('another')]).toEqual([true, false]);
  expect(state.spend('code', nowMs + 1000, nowMs + 999)).toBe(false);
  expect(state.spend('code', nowMs + 2000, nowMs + 1000)).toBe(true);
});

test.each([
  ['cut off in the middle', () => truncateSync(file(), 8192)],
  ['something else altogether', () => writeFileSync(file(), 'Dear diary, '.repeat(1000))],
])('a file that is %s is reported and kept aside, and a new one is begun', (_, damage) => {
  const state = open();
  // Enough to make the file larger than what is left of it.
  for (let number = 0; number < 400; number += 1) {
    state.admit({ id: `listener-${number}`, displayName: 'x'.repeat(200) }, 1000, nowMs);
  }
  mergeJournal();
  damage();
  const damaged = readFileSync(file());

  const fresh = open();
  expect(fresh.kind).toBe('persistent');
  expect(problems).toMatchObject([{ kind: 'corrupt', path: file() }]);
  const [kept = ''] = setAsideFiles();
  expect(problems[0]?.movedTo).toBe(join(directory, kept));
  expect(readFileSync(join(directory, kept))).toEqual(damaged);
  rename(fresh, 'Sam');
  expect(open().listener('sam')?.displayName).toBe('Sam');
});

test('a second unreadable file does not overwrite the first one kept aside', () => {
  for (const text of ['first', 'second']) {
    writeFileSync(file(), text.repeat(1000));
    open();
    closeAll();
  }
  const kept = setAsideFiles().filter((name) => !/-(wal|shm)$/.test(name));
  expect(kept.map((name) => readFileSync(join(directory, name), 'utf8').slice(0, 5)).sort()).toEqual([
    'first',
    'secon',
  ]);
});

test('a file that a newer version wrote is left alone, and this process remembers for itself', () => {
  rename(open(), 'Sam');
  withDatabase((database) => database.exec('PRAGMA user_version = 99'));
  const state = open();
  expect(state.kind).toBe('memory');
  expect(problems).toMatchObject([{ kind: 'newer' }]);
  rename(state, 'Robin');
  withDatabase((database) => {
    expect(database.prepare('SELECT document FROM listeners').get()).toMatchObject({
      document: expect.stringContaining('Sam') as string,
    });
  });
});

test('where no directory can be made, it is said and this process remembers for itself', () => {
  const inTheWay = join(directory, 'a file');
  writeFileSync(inTheWay, 'mine');
  const state = open(join(inTheWay, 'data'));
  expect(state.kind).toBe('memory');
  expect(problems).toMatchObject([{ kind: 'unwritable' }]);
  rename(state, 'Sam');
  expect(state.listener('sam')?.displayName).toBe('Sam');
  expect(readFileSync(inTheWay, 'utf8')).toBe('mine');
});

test('one listener that makes no sense is kept aside within the file, and nobody else is touched', () => {
  const state = open();
  rename(state, 'Sam');
  state.admit({ id: 'robin', displayName: 'Robin' }, 9, nowMs);
  withDatabase((database) =>
    database.exec(`UPDATE listeners SET document = '{"displayName": 7}' WHERE id = 'sam'`),
  );

  expect(state.listener('sam')).toBeUndefined();
  state.addPlaylist('sam', older, 9);
  expect(state.playlistSummary('p1')?.owner).toEqual({ id: 'sam', displayName: 'sam' });
  rename(state, 'Sam again');
  expect(problems).toMatchObject([{ kind: 'unreadable-record' }]);
  expect(state.listener('robin')?.displayName).toBe('Robin');
  withDatabase((database) => {
    expect(database.prepare('SELECT id, document FROM kept_aside').all()).toMatchObject([
      { id: 'sam', document: '{"displayName": 7}' },
    ]);
  });
});

test('of what is changed together nothing is kept where a part fails', () => {
  const state = open();
  const work = () => {
    state.addPlaylist('sam', older, 9);
    throw new RangeError('half way');
  };
  expect(() => state.together(work)).toThrow('half way');
  expect(state.playlistsOf('sam')).toEqual([]);
  expect(state.addPlaylist('sam', older, 9)).toBe(true);
});

test('a playlist that makes no sense is kept aside with its tracks when it is to be changed', () => {
  const state = open();
  state.addPlaylist('sam', older, 9);
  withDatabase((database) => database.exec("UPDATE playlists SET items = 'Dear diary'"));
  expect(state.changePlaylist('p1', (playlist) => ({ ...playlist, name: 'New' }))).toBeUndefined();
  expect(problems).toMatchObject([{ kind: 'unreadable-record' }]);
  withDatabase((database) => {
    const kept = database.prepare('SELECT id, document FROM kept_aside').all() as { document: string }[];
    expect(kept.map(({ document }) => document)).toEqual([expect.stringContaining('Rain'), 'Dear diary']);
    expect(database.prepare('SELECT * FROM playlists').all()).toEqual([]);
  });
});

test('a change that fails half-way changes nothing', () => {
  const state = open();
  rename(state, 'Sam');
  expect(() =>
    state.changeListener('sam', () => {
      throw new Error('half-way');
    }),
  ).toThrow('half-way');
  expect(rename(state, 'Robin').displayName).toBe('Robin');
});

test('two processes changing one listener at the same time lose none of the changes', {
  timeout: 30_000,
}, async () => {
  const script = `
    import { openState } from ${JSON.stringify(fileURLToPath(new URL('open-state.ts', import.meta.url)))};
    const state = openState(${JSON.stringify(directory)}, { report: (problem) => { console.error(problem); process.exitCode = 1; } });
    for (let change = 0; change < 150; change += 1) {
      state.changeListener('sam', (record) => ({ ...record, displayName: String(Number(record.displayName.replace('sam', '0')) + 1) }));
    }
    state.close();
  `;
  const run = async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [exitCode] = (await once(child, 'exit')) as [number];
    return exitCode;
  };
  expect(await Promise.all([run(), run()])).toEqual([0, 0]);
  expect(open().listener('sam')?.displayName).toBe('300');
  withDatabase((database) =>
    expect(database.pragma('integrity_check')).toMatchObject([{ integrity_check: 'ok' }]),
  );
  expect(statSync(file()).size).toBeGreaterThan(0);
});

function withDatabase(use: (database: Libsql.Database) => void) {
  const Database = createRequire(import.meta.url)('libsql') as typeof Libsql;
  const database = new Database(file());
  use(database);
  database.close();
}

/** Brings everything into the main file, so that damaging it is damage to what is remembered. */
function mergeJournal() {
  withDatabase((database) => void database.pragma('wal_checkpoint(TRUNCATE)'));
  closeAll();
}
