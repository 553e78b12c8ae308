import type Libsql from 'libsql';
import { idFor } from '../catalogue/ids.ts';
import type { Song } from '../folder/song.ts';
import { songSchema } from './song-schema.ts';

/** The words by which something is found. */
export interface WordsOf {
  id: string;
  name: string;
  people: string;
  album: string;
  tags: string;
}
export type WordKind = 'track' | 'album' | 'artist';

/** One step of indexing, kept whole or not at all. */
export interface IndexChange {
  put: readonly Song[];
  /** Paths of files that are gone. */
  remove: readonly string[];
  /** Words of what came or changed, and ids of what is gone. */
  words: Readonly<Record<WordKind, { put: readonly WordsOf[]; remove: readonly string[] }>>;
}

/** The songs of a folder as they were read last, by path and by id. */
export interface SongIndex {
  /** Every song, by path. */
  all(): Song[];
  pathOf(id: string): string | null;
  apply(change: IndexChange): void;
  /** Ids that match, the best first, and how many there are in all. @param match in the notation of SQLite's FTS5 */
  find(kind: WordKind, match: string, limit: number, offset: number): { ids: string[]; total: number };
  close(): void;
}

const wordKinds: readonly WordKind[] = ['track', 'album', 'artist'];
/** Weights of name, people, album and tags; the id is no word. */
const rank = 'bm25(%, 0.0, 8.0, 5.0, 2.0, 1.5)';

function readDocument(document: string): Song | null {
  try {
    return songSchema.parse(JSON.parse(document));
  } catch {
    return null;
  }
}

export function createSongIndex(database: Libsql.Database): SongIndex {
  const put = database.prepare('INSERT OR REPLACE INTO songs (path, id, document) VALUES (?, ?, ?)');
  const remove = database.prepare('DELETE FROM songs WHERE path = ?');
  const pathOf = database.prepare('SELECT path FROM songs WHERE id = ?');
  const rowOf = database.prepare('SELECT place FROM word_places WHERE name = ?');
  const putRow = database.prepare('INSERT INTO word_places (name, place) VALUES (?, ?)');
  const removeRow = database.prepare('DELETE FROM word_places WHERE name = ?');
  const words = (kind: WordKind) => {
    const table = `${kind}_words`;
    return {
      add: database.prepare(`INSERT INTO ${table} (id, name, people, album, tags) VALUES (?, ?, ?, ?, ?)`),
      remove: database.prepare(`DELETE FROM ${table} WHERE rowid = ?`),
      find: database.prepare(
        `SELECT id FROM ${table} WHERE ${table} MATCH ? ORDER BY ${rank.replace('%', table)}, rowid LIMIT ? OFFSET ?`,
      ),
      count: database.prepare(`SELECT count(*) AS total FROM ${table} WHERE ${table} MATCH ?`),
    };
  };
  const sql = { track: words('track'), album: words('album'), artist: words('artist') };

  function changeWords(kind: WordKind, change: IndexChange['words'][WordKind]): void {
    const { add, remove: removeWords } = sql[kind];
    // The full-text table has no index of ids, so that its row is remembered beside it.
    const forget = (id: string) => {
      const row = rowOf.get(`${kind} ${id}`) as { place: number } | undefined;
      if (row === undefined) return;
      removeWords.run(row.place);
      removeRow.run(`${kind} ${id}`);
    };
    for (const id of change.remove) forget(id);
    for (const { id, name, people, album, tags } of change.put) {
      forget(id);
      const { lastInsertRowid } = add.run(id, name, people, album, tags);
      putRow.run(`${kind} ${id}`, Number(lastInsertRowid));
    }
  }

  return {
    all: () =>
      (database.prepare('SELECT document FROM songs ORDER BY path').all() as { document: string }[]).flatMap(
        ({ document }) => readDocument(document) ?? [],
      ),
    pathOf: (id) => (pathOf.get(id) as { path: string } | undefined)?.path ?? null,
    apply(change) {
      database.exec('BEGIN IMMEDIATE');
      try {
        for (const path of change.remove) remove.run(path);
        for (const song of change.put) put.run(song.path, idFor('track', song.path), JSON.stringify(song));
        for (const kind of wordKinds) changeWords(kind, change.words[kind]);
        database.exec('COMMIT');
      } catch (cause) {
        if (database.inTransaction) database.exec('ROLLBACK');
        throw cause;
      }
    },
    find(kind, match, limit, offset) {
      const ids = (sql[kind].find.all(match, limit, offset) as { id: string }[]).map(({ id }) => id);
      const { total } = sql[kind].count.get(match) as { total: number };
      return { ids, total };
    },
    close: () => database.close(),
  };
}
