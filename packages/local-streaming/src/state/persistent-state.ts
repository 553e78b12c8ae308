import type Libsql from 'libsql';
import type * as z from 'zod';
import { storedListenerSchema, storedPlaylistSchema } from './record-schemas.ts';
import { type ListenerRecord, newListener, type OwnPlaylist, type StateStore } from './state.ts';
import { StateError, type StateProblem } from './state-error.ts';

export interface PersistentStateParts {
  database: Libsql.Database;
  path: string;
  report: (problem: StateProblem) => void;
  clock: () => number;
}

interface Row {
  id: string;
  owner_id: string;
  document: string;
}

/** Keeps listeners in a SQLite file that outlives restarts and may be shared by processes of this machine. */
export function createPersistentState({ database, path, report, clock }: PersistentStateParts): StateStore {
  const sql = {
    listener: database.prepare('SELECT id, id AS owner_id, document FROM listeners WHERE id = ?'),
    putListener: database.prepare('INSERT OR REPLACE INTO listeners (id, document) VALUES (?, ?)'),
    playlistsOf: database.prepare(
      'SELECT id, owner_id, document FROM playlists WHERE owner_id = ? ORDER BY place',
    ),
    playlist: database.prepare('SELECT id, owner_id, document FROM playlists WHERE id = ?'),
    putPlaylist: database.prepare(
      'INSERT OR REPLACE INTO playlists (id, owner_id, place, document) VALUES (?, ?, ?, ?)',
    ),
    deletePlaylist: database.prepare('DELETE FROM playlists WHERE id = ?'),
    deleteListener: database.prepare('DELETE FROM listeners WHERE id = ?'),
    keepAside: database.prepare(
      'INSERT INTO kept_aside (kind, id, owner_id, document, kept_at_ms) VALUES (?, ?, ?, ?, ?)',
    ),
    forgetSpent: database.prepare('DELETE FROM spent WHERE forget_at_ms <= ?'),
    spend: database.prepare('INSERT OR IGNORE INTO spent (id, forget_at_ms) VALUES (?, ?)'),
  };

  /** Runs `work` against the file. Its failures become a `StateError`, after the operator has been told. */
  const guarded = <Result>(work: () => Result): Result => {
    try {
      return work();
    } catch (cause) {
      if (cause instanceof StateError || (cause as Error).name !== 'SqliteError') throw cause;
      report({ kind: 'failing', path, cause });
      throw new StateError('Listeners’ things cannot be reached at the moment', { cause });
    }
  };

  /** One step that no other process comes in between of. */
  const atomically = <Result>(work: () => Result): Result =>
    guarded(() => {
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        database.exec('COMMIT');
        return result;
      } catch (cause) {
        if (database.inTransaction) database.exec('ROLLBACK');
        throw cause;
      }
    });

  const understand = <Stored>(schema: z.ZodType<Stored>, { document }: Row): Stored | null => {
    try {
      return schema.parse(JSON.parse(document));
    } catch {
      return null;
    }
  };

  const readRecord = (listenerId: string): ListenerRecord | undefined => {
    const row = sql.listener.get(listenerId) as Row | undefined;
    const playlists = (sql.playlistsOf.all(listenerId) as Row[]).flatMap(
      (found) => understand(storedPlaylistSchema, found) ?? [],
    );
    const listener = row && understand(storedListenerSchema, row);
    if (!listener && playlists.length === 0) return undefined;
    return { ...newListener(listenerId), ...listener, playlists };
  };

  /** Rows that make no sense would be overwritten by the next change, so they are moved before it. */
  const keepUnreadableAside = (listenerId: string) => {
    const move = (kind: 'listener' | 'playlist', { id, owner_id, document }: Row) => {
      sql.keepAside.run(kind, id, owner_id, document, clock());
      (kind === 'listener' ? sql.deleteListener : sql.deletePlaylist).run(id);
      report({ kind: 'unreadable-record', path, keptAs: `table kept_aside, ${kind} ${id}` });
    };
    const row = sql.listener.get(listenerId) as Row | undefined;
    if (row && !understand(storedListenerSchema, row)) move('listener', row);
    for (const found of sql.playlistsOf.all(listenerId) as Row[]) {
      if (!understand(storedPlaylistSchema, found)) move('playlist', found);
    }
  };

  const writeRecord = (before: ListenerRecord, after: ListenerRecord) => {
    const { id, playlists, ...listener } = after;
    sql.putListener.run(id, JSON.stringify(listener));
    if (playlists === before.playlists) return;
    const known = new Map(before.playlists.map((playlist, place) => [playlist.id, { playlist, place }]));
    playlists.forEach((playlist, place) => {
      const stored = known.get(playlist.id);
      known.delete(playlist.id);
      if (stored?.playlist !== playlist || stored.place !== place) putPlaylist(id, playlist, place);
    });
    for (const removedId of known.keys()) sql.deletePlaylist.run(removedId);
  };
  const putPlaylist = (ownerId: string, playlist: OwnPlaylist, place: number) =>
    sql.putPlaylist.run(playlist.id, ownerId, place, JSON.stringify(playlist));

  return {
    kind: 'persistent',
    read: (listenerId) => guarded(() => readRecord(listenerId)),
    update: (listenerId, change) =>
      atomically(() => {
        keepUnreadableAside(listenerId);
        const before = readRecord(listenerId) ?? newListener(listenerId);
        const after = change(before);
        if (after !== before) writeRecord(before, after);
        return after;
      }),
    findPlaylist: (playlistId) =>
      guarded(() => {
        const row = sql.playlist.get(playlistId) as Row | undefined;
        const playlist = row && understand(storedPlaylistSchema, row);
        if (!row || !playlist) return undefined;
        const owner = sql.listener.get(row.owner_id) as Row | undefined;
        const displayName = (owner && understand(storedListenerSchema, owner)?.displayName) ?? row.owner_id;
        return { owner: { id: row.owner_id, displayName }, playlist };
      }),
    spend: (id, expiresAtMs, nowMs) =>
      atomically(() => {
        sql.forgetSpent.run(nowMs);
        return sql.spend.run(id, expiresAtMs).changes === 1;
      }),
    close() {
      if (!database.open) return;
      try {
        // Leaves one tidy file behind.
        database.pragma('wal_checkpoint(TRUNCATE)');
      } catch {
        // What cannot be merged now is merged at the next start: nothing is lost.
      } finally {
        database.close();
      }
    },
  };
}
