import type Libsql from 'libsql';
import { idFor } from '../catalogue/ids.ts';
import type { Song } from '../folder/song.ts';
import { closeIndex } from './index-file.ts';
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

/** A song with the id of its track. */
export interface KnownSong {
  id: string;
  song: Song;
}

/** What matches a query, in words. */
export interface Hit {
  id: string;
  name: string;
  people: string;
}

/** The songs of a library as they were read last. `match` is in the notation of SQLite's FTS5. */
export interface SongIndex {
  /** So many songs in the order of their paths, those after one; `last` is the path to go on from, `null` at the end. */
  after(path: string, most: number): { known: KnownSong[]; last: string | null };
  song(id: string): Song | null;
  size(): number;
  apply(change: IndexChange): void;
  count(kind: WordKind, match: string): number;
  /** The first that match, in the order in which they came. */
  hits(kind: WordKind, match: string, most: number): Hit[];
  close(): void;
}

const wordKinds: readonly WordKind[] = ['track', 'album', 'artist'];

interface SongRow {
  id: string;
  document: string;
}

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
  const songAfter = database.prepare(
    'SELECT path, id, document FROM songs WHERE path > ? ORDER BY path LIMIT ?',
  );
  const songOf = database.prepare('SELECT id, document FROM songs WHERE id = ?');
  const rowOf = database.prepare('SELECT place FROM word_places WHERE name = ?');
  const putRow = database.prepare('INSERT INTO word_places (name, place) VALUES (?, ?)');
  const removeRow = database.prepare('DELETE FROM word_places WHERE name = ?');
  const words = (kind: WordKind) => {
    const table = `${kind}_words`;
    return {
      add: database.prepare(`INSERT INTO ${table} (id, name, people, album, tags) VALUES (?, ?, ?, ?, ?)`),
      remove: database.prepare(`DELETE FROM ${table} WHERE rowid = ?`),
      // In the order of rows it ends as soon as it has enough; by FTS5's own rank it would weigh every row that matches.
      hits: database.prepare(
        `SELECT id, name, people FROM ${table} WHERE ${table} MATCH ? ORDER BY rowid LIMIT ?`,
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
    after(path, most) {
      const rows = songAfter.all(path, most) as (SongRow & { path: string })[];
      const known = rows.flatMap(({ id, document }) => {
        const song = readDocument(document);
        return song === null ? [] : [{ id, song }];
      });
      return { known, last: rows.at(-1)?.path ?? null };
    },
    song(id) {
      const row = songOf.get(id) as SongRow | undefined;
      return row === undefined ? null : readDocument(row.document);
    },
    size: () => (database.prepare('SELECT count(*) AS total FROM songs').get() as { total: number }).total,
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
    count: (kind, match) => (sql[kind].count.get(match) as { total: number }).total,
    hits: (kind, match, most) => sql[kind].hits.all(match, most) as Hit[],
    close: () => closeIndex(database),
  };
}
