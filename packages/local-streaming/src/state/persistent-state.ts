import type Libsql from 'libsql';
import type * as z from 'zod';
import {
  storedItemsSchema,
  storedListenerSchema,
  storedPlayerSchema,
  storedSummarySchema,
} from './record-schemas.ts';
import {
  type Listener,
  newListener,
  newPlayer,
  type OwnPlaylist,
  type PlayerRecord,
  type StateStore,
  summaryOf,
} from './state.ts';
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
type SummaryRow = Omit<Row, 'document'> & { summary: string };
type PlaylistRow = SummaryRow & { items: string };

/** Keeps listeners in a SQLite file that outlives restarts and may be shared by processes of this machine. */
export function createPersistentState({ database, path, report, clock }: PersistentStateParts): StateStore {
  const sql = statementsOf(database);

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

  /** One step that no other process comes in between of; within one it is a part of that. */
  const atomically = <Result>(work: () => Result): Result =>
    guarded(() => {
      if (database.inTransaction) return work();
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

  /** A row that makes no sense would be overwritten by the change at hand, so it is moved before that. */
  const keepAside = (kind: 'listener' | 'player' | 'playlist', row: Row, ...more: Row[]) => {
    for (const { id, owner_id, document } of [row, ...more])
      sql.keepAside.run(kind, id, owner_id, document, clock());
    sql.remove[kind].run(row.id);
    report({ kind: 'unreadable-record', path, movedTo: `table kept_aside, ${kind} ${row.id}` });
  };

  const listener = (id: string): Listener | undefined => {
    const row = sql.listener.get(id) as Row | undefined;
    const stored = row && understood(storedListenerSchema, row.document);
    return stored ? { id, ...stored } : undefined;
  };
  const putListener = ({ id, ...stored }: Listener) => sql.putListener.run(id, JSON.stringify(stored));

  const player = (id: string): PlayerRecord | undefined => {
    const row = sql.player.get(id) as Row | undefined;
    return (row && understood(storedPlayerSchema, row.document)) ?? undefined;
  };

  const ownerOf = ({ owner_id }: SummaryRow) => {
    // All that they saved is in the same document, and not read for their name.
    const { name } = (sql.nameOf.get(owner_id) ?? { name: null }) as { name: string | null };
    return { id: owner_id, displayName: name ?? owner_id };
  };

  const playlistOf = (row: PlaylistRow): OwnPlaylist | null => {
    const summary = understood(storedSummarySchema, row.summary);
    const items = understood(storedItemsSchema, row.items);
    if (!summary || !items) return null;
    const { trackCount: _, ...rest } = summary;
    return { ...rest, items };
  };

  return {
    kind: 'persistent',
    together: atomically,
    listener: (id) => guarded(() => listener(id)),
    changeListener: (id, change) =>
      atomically(() => {
        const before = listener(id);
        const row = before ? undefined : (sql.listener.get(id) as Row | undefined);
        if (row) keepAside('listener', row);
        const given = before ?? newListener(id);
        const after = change(given);
        if (after !== given) putListener(after);
        return after;
      }),
    admit: ({ id, displayName }, most, nowMs) =>
      atomically(() => {
        const known = listener(id);
        if (known?.displayName === displayName) return true;
        const row = known ? undefined : (sql.listener.get(id) as Row | undefined);
        if (row) keepAside('listener', row);
        const { count } = sql.countListeners.get() as { count: number };
        if (!known && count >= most && sql.removeOneWithNothing.run(nowMs).changes === 0) return false;
        putListener({ ...(known ?? newListener(id)), displayName });
        return true;
      }),

    player: (listenerId) => guarded(() => player(listenerId)),
    changePlayer: (listenerId, change) =>
      atomically(() => {
        const before = player(listenerId);
        const row = before ? undefined : (sql.player.get(listenerId) as Row | undefined);
        if (row) keepAside('player', row);
        const given = before ?? newPlayer;
        const after = change(given);
        if (after !== given) sql.putPlayer.run(listenerId, JSON.stringify(after));
        return after;
      }),

    recordPlay: (listenerId, trackId, playedAtMs) =>
      atomically(() => void sql.recordPlay.run(listenerId, trackId, playedAtMs)),
    latestPlayMs: (listenerId) =>
      guarded(() => (sql.latestPlay.get(listenerId) as { latest: number | null }).latest ?? undefined),
    lastPlaysMs: (listenerId) =>
      guarded(() => {
        const rows = sql.plays.all(listenerId) as { track_id: string; played_at_ms: number }[];
        return new Map(rows.map(({ track_id, played_at_ms }) => [track_id, played_at_ms]));
      }),

    playlistsOf: (ownerId) =>
      guarded(() =>
        (sql.summariesOf.all(ownerId) as SummaryRow[]).flatMap(
          ({ summary }) => understood(storedSummarySchema, summary) ?? [],
        ),
      ),
    playlist: (id) =>
      guarded(() => {
        const row = sql.playlist.get(id) as PlaylistRow | undefined;
        const playlist = row && playlistOf(row);
        return row && playlist ? { owner: ownerOf(row), playlist } : undefined;
      }),
    playlistSummary: (id) =>
      guarded(() => {
        const row = sql.summary.get(id) as SummaryRow | undefined;
        const playlist = row && understood(storedSummarySchema, row.summary);
        return row && playlist ? { owner: ownerOf(row), playlist } : undefined;
      }),
    addPlaylist: (ownerId, playlist, most) =>
      atomically(() => {
        const { count, last } = sql.countPlaylists.get(ownerId) as { count: number; last: number | null };
        if (count >= most) return false;
        const { items } = playlist;
        const summary = JSON.stringify(summaryOf(playlist));
        const place = (last ?? 0) + 1;
        return sql.addPlaylist.run(playlist.id, ownerId, place, summary, JSON.stringify(items)).changes === 1;
      }),
    changePlaylist: (id, change) =>
      atomically(() => {
        const row = sql.playlist.get(id) as PlaylistRow | undefined;
        if (!row) return undefined;
        const before = playlistOf(row);
        if (!before) {
          keepAside('playlist', { ...row, document: row.summary }, { ...row, document: row.items });
          return undefined;
        }
        const after = change(before);
        if (after === before) return before;
        sql.putPlaylist.run(JSON.stringify(summaryOf(after)), JSON.stringify(after.items), id);
        return after;
      }),
    removePlaylist: (id) => atomically(() => void sql.remove.playlist.run(id)),

    spend: (id, expiresAtMs, nowMs) =>
      atomically(() => {
        sql.forgetSpent.run(nowMs);
        return sql.spend.run(id, expiresAtMs).changes === 1;
      }),
    isSpent: (id) => guarded(() => sql.isSpent.get(id) !== undefined),
    endSignIns: (listenerId, endedAtMs, forgetBeforeMs) =>
      atomically(() => {
        sql.forgetEndedSignIns.run(forgetBeforeMs);
        sql.endSignIns.run(listenerId, endedAtMs);
      }),
    signInsEndedAt: (listenerId) =>
      guarded(() => (sql.signInsEndedAt.get(listenerId) as { ended_at_ms: number } | undefined)?.ended_at_ms),
    putCredential: ({ sessionId, listenerId, sealed, forgetAtMs }, nowMs) =>
      atomically(() => {
        sql.forgetCredentials.run(nowMs);
        sql.putCredential.run(sessionId, listenerId, sealed, forgetAtMs);
      }),
    credentialOf: (listenerId, nowMs) =>
      guarded(() => (sql.credentialOf.get(listenerId, nowMs) as { sealed: string } | undefined)?.sealed),
    dropCredential: (sessionId) => atomically(() => void sql.dropCredential.run(sessionId)),
    dropCredentialsOf: (listenerId) => atomically(() => void sql.dropCredentialsOf.run(listenerId)),
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

function understood<Stored>(schema: z.ZodType<Stored>, text: string): Stored | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** What is said to the database. A playlist's tracks stand last in their row, so that a list of them is not read through. */
function statementsOf(database: Libsql.Database) {
  return {
    listener: database.prepare('SELECT id, id AS owner_id, document FROM listeners WHERE id = ?'),
    nameOf: database.prepare(
      `SELECT document ->> '$.displayName' AS name FROM listeners
       WHERE id = ? AND json_valid(document) AND json_type(document, '$.displayName') = 'text'`,
    ),
    putListener: database.prepare('INSERT OR REPLACE INTO listeners (id, document) VALUES (?, ?)'),
    countListeners: database.prepare('SELECT count(*) AS count FROM listeners'),
    removeOneWithNothing: database.prepare(`
      DELETE FROM listeners WHERE id = (
        SELECT id FROM listeners AS one
        WHERE json_valid(document) AND json_array_length(document, '$.saved') = 0
          AND NOT EXISTS (SELECT 1 FROM players WHERE id = one.id)
          AND NOT EXISTS (SELECT 1 FROM playlists WHERE owner_id = one.id)
          AND NOT EXISTS (SELECT 1 FROM credentials WHERE listener_id = one.id AND forget_at_ms > ?)
        ORDER BY rowid LIMIT 1
      )`),
    player: database.prepare('SELECT id, id AS owner_id, document FROM players WHERE id = ?'),
    putPlayer: database.prepare('INSERT OR REPLACE INTO players (id, document) VALUES (?, ?)'),
    recordPlay: database.prepare(`
      INSERT INTO plays (listener_id, track_id, played_at_ms) VALUES (?, ?, ?)
      ON CONFLICT (listener_id, track_id) DO UPDATE SET played_at_ms = max(played_at_ms, excluded.played_at_ms)`),
    latestPlay: database.prepare('SELECT max(played_at_ms) AS latest FROM plays WHERE listener_id = ?'),
    plays: database.prepare('SELECT track_id, played_at_ms FROM plays WHERE listener_id = ?'),
    summariesOf: database.prepare(
      'SELECT id, owner_id, summary FROM playlists WHERE owner_id = ? ORDER BY place DESC',
    ),
    summary: database.prepare('SELECT id, owner_id, summary FROM playlists WHERE id = ?'),
    playlist: database.prepare('SELECT id, owner_id, summary, items FROM playlists WHERE id = ?'),
    countPlaylists: database.prepare(
      'SELECT count(*) AS count, max(place) AS last FROM playlists WHERE owner_id = ?',
    ),
    addPlaylist: database.prepare(
      'INSERT OR IGNORE INTO playlists (id, owner_id, place, summary, items) VALUES (?, ?, ?, ?, ?)',
    ),
    putPlaylist: database.prepare('UPDATE playlists SET summary = ?, items = ? WHERE id = ?'),
    remove: {
      listener: database.prepare('DELETE FROM listeners WHERE id = ?'),
      player: database.prepare('DELETE FROM players WHERE id = ?'),
      playlist: database.prepare('DELETE FROM playlists WHERE id = ?'),
    },
    keepAside: database.prepare(
      'INSERT INTO kept_aside (kind, id, owner_id, document, kept_at_ms) VALUES (?, ?, ?, ?, ?)',
    ),
    forgetSpent: database.prepare('DELETE FROM spent WHERE forget_at_ms <= ?'),
    isSpent: database.prepare('SELECT 1 FROM spent WHERE id = ?'),
    forgetEndedSignIns: database.prepare('DELETE FROM ended_sign_ins WHERE ended_at_ms < ?'),
    endSignIns: database.prepare(
      'INSERT OR REPLACE INTO ended_sign_ins (listener_id, ended_at_ms) VALUES (?, ?)',
    ),
    signInsEndedAt: database.prepare('SELECT ended_at_ms FROM ended_sign_ins WHERE listener_id = ?'),
    forgetCredentials: database.prepare('DELETE FROM credentials WHERE forget_at_ms <= ?'),
    // The newest has the highest row: one that is put again is a new row.
    putCredential: database.prepare(
      'INSERT OR REPLACE INTO credentials (session_id, listener_id, sealed, forget_at_ms) VALUES (?, ?, ?, ?)',
    ),
    credentialOf: database.prepare(
      'SELECT sealed FROM credentials WHERE listener_id = ? AND forget_at_ms > ? ORDER BY rowid DESC LIMIT 1',
    ),
    dropCredential: database.prepare('DELETE FROM credentials WHERE session_id = ?'),
    dropCredentialsOf: database.prepare('DELETE FROM credentials WHERE listener_id = ?'),
    spend: database.prepare('INSERT OR IGNORE INTO spent (id, forget_at_ms) VALUES (?, ?)'),
  };
}
