import type Libsql from 'libsql';
import type { AnalysisRecord } from '../analysis/sound-features.ts';
import { idFor } from '../catalogue/ids.ts';
import type { Song } from '../folder/song.ts';
import { alsoWritten, withoutSelectors } from '../search/also-written.ts';
import { outcomeSchema } from './analysis-schema.ts';
import { atIndex } from './index-error.ts';
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
  /** What its analysis came to, where it was analysed. */
  analysis?: AnalysisRecord;
}

/** What matches a query, in words. */
export interface Hit {
  id: string;
  name: string;
  people: string;
}

/** The songs of a library as they were read last. All but closing it throws `IndexError`. `match` is in the notation of SQLite's FTS5. */
export interface SongIndex {
  /** So many songs in the order of their paths, those after one; `last` is the path to go on from, `null` at the end. */
  after(path: string, most: number): { known: KnownSong[]; last: string | null };
  song(id: string): KnownSong | null;
  /** So many ids of tracks in their order, those after one. */
  idsAfter(id: string, most: number): string[];
  size(): number;
  apply(change: IndexChange): void;
  /** @param words what the track is found by from now on */
  putAnalysis(id: string, record: AnalysisRecord, words: readonly WordsOf[]): void;
  /** Ids of all that is found by words. */
  idsInWords(kind: WordKind): string[];
  /** How much is found by words. */
  sizeInWords(kind: WordKind): number;
  count(kind: WordKind, match: string): number;
  /** The first that match, in the order in which they came. */
  hits(kind: WordKind, match: string, most: number): Hit[];
  close(): void;
}

const wordKinds: readonly WordKind[] = ['track', 'album', 'artist'];

interface SongRow {
  id: string;
  document: string;
  state: string | null;
  outcome: string | null;
}

function readDocument(document: string): Song | null {
  try {
    return songSchema.parse(JSON.parse(document));
  } catch {
    return null;
  }
}

function readAnalysis({ state, outcome }: SongRow): AnalysisRecord | null {
  if (state === null || outcome === null) return null;
  try {
    return { state, outcome: outcomeSchema.parse(JSON.parse(outcome)) };
  } catch {
    return null;
  }
}

function readRow(row: SongRow): KnownSong | null {
  const song = readDocument(row.document);
  if (song === null) return null;
  const analysis = readAnalysis(row);
  return { id: row.id, song, ...(analysis !== null && { analysis }) };
}

export function createSongIndex(database: Libsql.Database): SongIndex {
  const put = database.prepare('INSERT OR REPLACE INTO songs (path, id, document) VALUES (?, ?, ?)');
  const remove = database.prepare('DELETE FROM songs WHERE path = ?');
  const analysed = 'songs LEFT JOIN analyses USING (id)';
  const songAfter = database.prepare(
    `SELECT path, id, document, state, outcome FROM ${analysed} WHERE path > ? ORDER BY path LIMIT ?`,
  );
  const songOf = database.prepare(`SELECT id, document, state, outcome FROM ${analysed} WHERE id = ?`);
  const idsAfter = database.prepare('SELECT id FROM songs WHERE id > ? ORDER BY id LIMIT ?');
  const putAnalysis = database.prepare(
    'INSERT OR REPLACE INTO analyses (id, state, outcome) VALUES (?, ?, ?)',
  );
  const removeAnalysis = database.prepare('DELETE FROM analyses WHERE id = ?');
  const rowOf = database.prepare('SELECT place FROM word_places WHERE name = ?');
  const putRow = database.prepare('INSERT INTO word_places (name, place) VALUES (?, ?)');
  const removeRow = database.prepare('DELETE FROM word_places WHERE name = ?');
  // A space and what comes after it among characters are the bounds of one kind.
  const rowsOf = database.prepare('SELECT name FROM word_places WHERE name > ? AND name < ?');
  const countRows = database.prepare('SELECT count(*) AS total FROM word_places WHERE name > ? AND name < ?');
  const words = (kind: WordKind) => {
    const table = `${kind}_words`;
    return {
      add: database.prepare(
        `INSERT INTO ${table} (id, name, people, album, tags, also_name, also_people, also_album) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      ),
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
      const names = [name, people, album].map(withoutSelectors);
      const { lastInsertRowid } = add.run(id, ...names, tags, ...names.map(alsoWritten));
      putRow.run(`${kind} ${id}`, Number(lastInsertRowid));
    }
  }

  /** All of it or none. */
  const inOneStep = (step: () => void): void =>
    atIndex(() => {
      database.exec('BEGIN IMMEDIATE');
      try {
        step();
        database.exec('COMMIT');
      } catch (cause) {
        if (database.inTransaction) database.exec('ROLLBACK');
        throw cause;
      }
    });

  return {
    after: (path, most) =>
      atIndex(() => {
        const rows = songAfter.all(path, most) as (SongRow & { path: string })[];
        return { known: rows.flatMap((row) => readRow(row) ?? []), last: rows.at(-1)?.path ?? null };
      }),
    song: (id) =>
      atIndex(() => {
        const row = songOf.get(id) as SongRow | undefined;
        return row === undefined ? null : readRow(row);
      }),
    idsAfter: (id, most) => atIndex(() => (idsAfter.all(id, most) as { id: string }[]).map((row) => row.id)),
    size: () =>
      atIndex(
        () => (database.prepare('SELECT count(*) AS total FROM songs').get() as { total: number }).total,
      ),
    apply: (change) =>
      inOneStep(() => {
        for (const path of change.remove) {
          remove.run(path);
          removeAnalysis.run(idFor('track', path));
        }
        for (const song of change.put) put.run(song.path, idFor('track', song.path), JSON.stringify(song));
        for (const kind of wordKinds) changeWords(kind, change.words[kind]);
      }),
    putAnalysis: (id, { state, outcome }, words) =>
      inOneStep(() => {
        putAnalysis.run(id, state, JSON.stringify(outcome));
        changeWords('track', { put: words, remove: [] });
      }),
    idsInWords: (kind) =>
      atIndex(() =>
        (rowsOf.all(`${kind} `, `${kind}!`) as { name: string }[]).map(({ name }) =>
          name.slice(kind.length + 1),
        ),
      ),
    sizeInWords: (kind) => atIndex(() => (countRows.get(`${kind} `, `${kind}!`) as { total: number }).total),
    count: (kind, match) => atIndex(() => (sql[kind].count.get(match) as { total: number }).total),
    hits: (kind, match, most) => atIndex(() => sql[kind].hits.all(match, most) as Hit[]),
    close: () => closeIndex(database),
  };
}
