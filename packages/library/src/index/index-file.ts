import { createHash } from 'node:crypto';
import { chmodSync, closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type Libsql from 'libsql';

/**
 * Goes up with every change of the tables that cannot be mended: an index of another version is made anew, and all of it listened to
 * again. For what is read of tags there is `tagsVersion`.
 */
const indexVersion = 1;
const lockWaitMs = 5000;
const companions = ['', '-wal', '-shm', '-journal'];

export type IndexStorage = 'on-disk' | 'in-memory';

export interface IndexFile {
  database: Libsql.Database;
  storage: IndexStorage;
  /** Closes it and throws it away: it turned out to be damaged. */
  discard(): void;
}

/** The part of this package that is native does not run on this machine. */
export class IndexUnsupportedError extends Error {
  override readonly name = 'IndexUnsupportedError';
}

/**
 * What is found by words. A mark is a part of its letter, as in Hindi and Thai; accents are let go of all the same. What begins with `also` holds how
 * else the names are written.
 */
const wordTable = (kind: string) =>
  `CREATE VIRTUAL TABLE ${kind}_words USING fts5(id UNINDEXED, name, people, album, tags, also_name, also_people, also_album, tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'", prefix = '2 3');`;
const wordKinds = ['track', 'album', 'artist'];
const wordTables = wordKinds.map(wordTable).join('\n');

const tables = `
  CREATE TABLE songs (path TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, document TEXT NOT NULL) STRICT;
  CREATE TABLE word_places (name TEXT PRIMARY KEY, place INTEGER NOT NULL) STRICT;
  ${wordTables}
  PRAGMA user_version = ${indexVersion};
`;

const hasAlso = (database: Libsql.Database) =>
  (database.pragma('table_info(track_words)') as { name: string }[]).some(({ name }) => name === 'also_name');

/**
 * Words can be made again from the songs, without reading a file: those of before `also_name` go, and are missed when it is opened.
 * Another process may have seen to that meanwhile.
 */
function renewWords(database: Libsql.Database): void {
  if (hasAlso(database)) return;
  database.exec('BEGIN IMMEDIATE');
  const dropped = wordKinds.map((kind) => `DROP TABLE ${kind}_words;`).join(' ');
  if (!hasAlso(database)) database.exec(`${dropped} DELETE FROM word_places; ${wordTables}`);
  database.exec('COMMIT');
}

/** What analysis found out about the sound; it came later than the other tables, to indexes of the same version. */
const analysisTable = `
  CREATE TABLE IF NOT EXISTS analyses (id TEXT PRIMARY KEY, state TEXT NOT NULL, outcome TEXT NOT NULL) STRICT;
`;

function loadDatabase(): typeof Libsql {
  try {
    // Loaded on demand and past the bundler: the package picks its native part for this machine at run time.
    return createRequire(import.meta.url)('libsql');
  } catch (cause) {
    throw new IndexUnsupportedError('The store of the index does not run on this machine.', { cause });
  }
}

/** Written when it is closed in order, so that the next start need not look through all of it. */
const closedMark = 1;

function wasClosed(database: Libsql.Database): boolean {
  const [row] = database.pragma('application_id') as { application_id: number }[];
  return row?.application_id === closedMark;
}

function isWhole(database: Libsql.Database): boolean {
  const [check] = database.pragma('quick_check(1)') as { quick_check: string }[];
  return check?.quick_check === 'ok';
}

/** Closes it in order. */
export function closeIndex(database: Libsql.Database): void {
  try {
    database.pragma(`application_id = ${closedMark}`);
  } catch {
    // A disk that takes nothing: it is looked through at the next start.
  } finally {
    database.close();
  }
}

function openChecked(Database: typeof Libsql, path: string): Libsql.Database | null {
  const database = new Database(path, { timeout: lockWaitMs });
  try {
    database.exec(`PRAGMA busy_timeout = ${lockWaitMs}`);
    const [row] = database.pragma('user_version') as { user_version: number }[];
    const version = row?.user_version ?? 0;
    const isFit = version === 0 || (version === indexVersion && (wasClosed(database) || isWhole(database)));
    if (!isFit) {
      database.close();
      return null;
    }
    database.pragma('application_id = 0');
    database.pragma('journal_mode = WAL');
    // What a power cut takes away is read from the files again.
    database.pragma('synchronous = NORMAL');
    if (version === 0) database.exec(`BEGIN IMMEDIATE; ${tables} COMMIT;`);
    database.exec(analysisTable);
    renewWords(database);
    return database;
  } catch (error) {
    database.close();
    const { code = '' } = error as { code?: string };
    if (/^SQLITE_(CORRUPT|NOTADB|FORMAT|ERROR)/.test(code)) return null;
    throw error;
  }
}

/**
 * Opens the index of one source of music; each has its own. All of it can be read from the music again, so that one
 * that is damaged or of another version is thrown away, and one that cannot be written lives in memory.
 * @throws {IndexUnsupportedError}
 */
export function openIndexFile(directory: string, sourceName: string): IndexFile {
  const Database = loadDatabase();
  const name = createHash('sha256').update(sourceName).digest('hex').slice(0, 16);
  const path = join(directory, `music-${name}.db`);
  const throwAway = () => {
    for (const suffix of companions) rmSync(`${path}${suffix}`, { force: true });
  };
  const onDisk = (database: Libsql.Database): IndexFile => ({
    database,
    storage: 'on-disk',
    discard() {
      database.close();
      try {
        throwAway();
      } catch {
        // A disk that takes nothing: it is found unfit again, and made anew in memory.
      }
    },
  });
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    closeSync(openSync(path, 'a', 0o600));
    chmodSync(path, 0o600);
    const known = openChecked(Database, path);
    if (known !== null) return onDisk(known);
    throwAway();
    const fresh = openChecked(Database, path);
    if (fresh !== null) return onDisk(fresh);
  } catch {
    // A disk that takes nothing: the index is made anew at every start.
  }
  const database = new Database(':memory:');
  database.exec(tables + analysisTable);
  return { database, storage: 'in-memory', discard: () => database.close() };
}
