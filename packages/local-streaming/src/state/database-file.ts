import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type Libsql from 'libsql';

/** Goes up when an older version of the program could no longer make sense of the file. */
export const fileVersion = 2;
const fileName = 'listeners.db';
/** How long a change waits for another process that is in the middle of one. */
const lockWaitMs = 5000;
/** SQLite's files beside the main one: changes that have not been merged into it yet. */
const companions = ['', '-wal', '-shm', '-journal'];

const ownerOnly = 0o600;

export type OpenedFile =
  | { outcome: 'open'; database: Libsql.Database; path: string }
  | {
      outcome: 'unwritable' | 'corrupt' | 'newer' | 'unsupported';
      path: string;
      cause: unknown;
      inode: number | null;
    };

/** Opens the file in `directory`, creating both where missing. Never throws, never changes a file it cannot read. */
export function openDatabaseFile(directory: string): OpenedFile {
  const path = join(directory, fileName);
  const inode = () => statSync(path, { throwIfNoEntry: false })?.ino ?? null;
  let Database: typeof Libsql;
  try {
    // Loaded on demand and past the bundler: the package picks its native part for this machine at run time.
    Database = createRequire(import.meta.url)('libsql');
  } catch (cause) {
    return { outcome: 'unsupported', path, cause, inode: null };
  }

  let database: Libsql.Database | undefined;
  let openedInode: number | null = null;
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    keepPrivate(path);
    openedInode = inode();
    database = new Database(path, { timeout: lockWaitMs });
    database.exec(`PRAGMA busy_timeout = ${lockWaitMs}`);
    const [check] = database.pragma('quick_check(1)') as { quick_check: string }[];
    if (check?.quick_check !== 'ok')
      throw Object.assign(new Error(check?.quick_check), { code: 'SQLITE_CORRUPT' });
    const version = versionOf(database);
    if (version > fileVersion) {
      database.close();
      return { outcome: 'newer', path, cause: new Error(`file version ${version}`), inode: openedInode };
    }
    // Readers and one writer at a time get along in this mode, also from several processes.
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    // A credential that was given back is not to be found in the pages it stood on.
    database.pragma('secure_delete = ON');
    createTables(database);
    return { outcome: 'open', database, path };
  } catch (cause) {
    database?.close();
    const code = (cause as { code?: string }).code ?? '';
    const isCorrupt = /^SQLITE_(CORRUPT|NOTADB|FORMAT)/.test(code);
    return { outcome: isCorrupt ? 'corrupt' : 'unwritable', path, cause, inode: openedInode };
  }
}

/**
 * The directory may have been there before, open to others. SQLite gives the files it adds the mode of the main one,
 * so that is made first; those that an earlier start left behind are closed to others as well.
 */
function keepPrivate(path: string): void {
  closeSync(openSync(path, 'a', ownerOnly));
  for (const suffix of companions) {
    try {
      chmodSync(`${path}${suffix}`, ownerOnly);
    } catch {
      // It is not there, or another user's, who alone decides about it.
    }
  }
}

function versionOf(database: Libsql.Database): number {
  const [row] = database.pragma('user_version') as { user_version: number }[];
  return row?.user_version ?? 0;
}

/** The write at the end shows whether the file takes changes at all, which merely opening it does not. */
function createTables(database: Libsql.Database): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    // Asked again: another process may have brought the file up to date meanwhile.
    if (versionOf(database) === 1) database.exec(intoRecordsOfTheirOwn);
    database.exec(`
      CREATE TABLE IF NOT EXISTS listeners (id TEXT PRIMARY KEY, document TEXT NOT NULL) STRICT;
      CREATE TABLE IF NOT EXISTS players (id TEXT PRIMARY KEY, document TEXT NOT NULL) STRICT;
      CREATE TABLE IF NOT EXISTS plays (
        listener_id TEXT NOT NULL, track_id TEXT NOT NULL, played_at_ms INTEGER NOT NULL,
        PRIMARY KEY (listener_id, track_id)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX IF NOT EXISTS plays_by_time ON plays (listener_id, played_at_ms);
      CREATE TABLE IF NOT EXISTS playlists (
        id TEXT PRIMARY KEY, owner_id TEXT NOT NULL, place INTEGER NOT NULL, summary TEXT NOT NULL, items TEXT NOT NULL
      ) STRICT;
      CREATE INDEX IF NOT EXISTS playlists_of_owner ON playlists (owner_id, place);
      CREATE TABLE IF NOT EXISTS spent (id TEXT PRIMARY KEY, forget_at_ms INTEGER NOT NULL) STRICT;
      CREATE INDEX IF NOT EXISTS spent_by_end ON spent (forget_at_ms);
      CREATE TABLE IF NOT EXISTS ended_sign_ins (listener_id TEXT PRIMARY KEY, ended_at_ms INTEGER NOT NULL) STRICT;
      CREATE TABLE IF NOT EXISTS credentials (
        session_id TEXT PRIMARY KEY, listener_id TEXT NOT NULL, sealed TEXT NOT NULL, forget_at_ms INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX IF NOT EXISTS credentials_of_listener ON credentials (listener_id);
      CREATE TABLE IF NOT EXISTS kept_aside (
        kind TEXT NOT NULL, id TEXT NOT NULL, owner_id TEXT NOT NULL, document TEXT NOT NULL, kept_at_ms INTEGER NOT NULL
      ) STRICT;
      PRAGMA user_version = ${fileVersion};
    `);
    database.exec('COMMIT');
  } catch (cause) {
    database.exec('ROLLBACK');
    throw cause;
  }
}

/**
 * Version 1 kept a listener's player with all else of theirs, a playlist's tracks with its name, and the newest
 * playlist at place 0. What makes no sense there is left as it is, and kept aside when it is met.
 */
const intoRecordsOfTheirOwn = `
  CREATE TABLE players (id TEXT PRIMARY KEY, document TEXT NOT NULL) STRICT;
  INSERT INTO players SELECT id, json_object(
    'playback', json(json_extract(document, '$.playback')),
    'recentlyPlayed', json(json_extract(document, '$.recentlyPlayed'))
  ) FROM listeners WHERE json_valid(document) AND json_type(document, '$.recentlyPlayed') = 'array';
  UPDATE listeners SET document = json_remove(document, '$.playback', '$.recentlyPlayed')
    WHERE id IN (SELECT id FROM players);
  CREATE TABLE playlists_v2 (
    id TEXT PRIMARY KEY, owner_id TEXT NOT NULL, place INTEGER NOT NULL, summary TEXT NOT NULL, items TEXT NOT NULL
  ) STRICT;
  INSERT INTO playlists_v2 SELECT id, owner_id, -place, document, '[]' FROM playlists;
  DROP TABLE playlists;
  ALTER TABLE playlists_v2 RENAME TO playlists;
  UPDATE playlists SET
    items = json_extract(summary, '$.items'),
    summary = json_set(json_remove(summary, '$.items'), '$.trackCount', json_array_length(summary, '$.items'))
    WHERE json_valid(summary) AND json_type(summary, '$.items') = 'array';
`;

/**
 * Moves an unreadable file and its companions out of the way, so that nothing overwrites them.
 * @param inode of the file that was found unreadable; when another process has replaced it meanwhile, nothing moves
 * @returns where it is now, or `null` when there was nothing left to move
 * @throws when the directory does not allow it
 */
export function setAside(path: string, inode: number | null, nowMs: number): string | null {
  if (inode === null || statSync(path, { throwIfNoEntry: false })?.ino !== inode) return null;
  const stamp = new Date(nowMs).toISOString().replace(/[:.]/g, '-');
  let movedTo = `${path}.unreadable-${stamp}`;
  for (let copy = 2; existsSync(movedTo); copy += 1) movedTo = `${path}.unreadable-${stamp}-${copy}`;
  for (const suffix of companions) {
    if (existsSync(`${path}${suffix}`)) renameSync(`${path}${suffix}`, `${movedTo}${suffix}`);
  }
  return movedTo;
}
