import {
  type Listener,
  newListener,
  newPlayer,
  type OwnPlaylist,
  type PlayerRecord,
  type SealedCredential,
  type StateStore,
  summaryOf,
} from './state.ts';

/** Keeps everything in this process: it is gone with a restart. Used by tests and where no directory can be written. */
export function createMemoryState(): StateStore {
  const listeners = new Map<string, Listener>();
  const players = new Map<string, PlayerRecord>();
  const plays = new Map<string, Map<string, number>>();
  /** The newest last. */
  const playlists = new Map<string, { ownerId: string; playlist: OwnPlaylist }>();
  const spent = new Map<string, number>();
  const signInsEnded = new Map<string, number>();
  /** By sign-in, the newest last. */
  const credentials = new Map<string, SealedCredential>();

  const ownedBy = (ownerId: string) =>
    [...playlists.values()].filter((entry) => entry.ownerId === ownerId).map(({ playlist }) => playlist);
  const credentialOf = (listenerId: string, nowMs: number) =>
    [...credentials.values()].findLast((one) => one.listenerId === listenerId && one.forgetAtMs > nowMs)
      ?.sealed;
  const ownsNothing = ({ id, saved }: Listener) =>
    saved.length === 0 && !players.has(id) && ownedBy(id).length === 0;
  const find = (id: string) => {
    const entry = playlists.get(id);
    if (!entry) return undefined;
    const displayName = listeners.get(entry.ownerId)?.displayName ?? entry.ownerId;
    return { owner: { id: entry.ownerId, displayName }, playlist: entry.playlist };
  };

  return {
    kind: 'memory',
    together: (work) => work(),
    listener: (id) => listeners.get(id),
    changeListener(id, change) {
      const before = listeners.get(id) ?? newListener(id);
      const after = change(before);
      if (after !== before) listeners.set(id, after);
      return after;
    },
    admit({ id, displayName }, most, nowMs) {
      const known = listeners.get(id);
      if (!known && listeners.size >= most) {
        const empty = [...listeners.values()].find(
          (one) => ownsNothing(one) && credentialOf(one.id, nowMs) === undefined,
        );
        if (!empty) return false;
        listeners.delete(empty.id);
      }
      listeners.set(id, { ...(known ?? newListener(id)), displayName });
      return true;
    },
    player: (listenerId) => players.get(listenerId),
    changePlayer(listenerId, change) {
      const before = players.get(listenerId) ?? newPlayer;
      const after = change(before);
      if (after !== before) players.set(listenerId, after);
      return after;
    },
    recordPlay(listenerId, trackId, playedAtMs) {
      const own = plays.get(listenerId) ?? new Map<string, number>();
      own.set(trackId, Math.max(playedAtMs, own.get(trackId) ?? 0));
      plays.set(listenerId, own);
    },
    latestPlayMs(listenerId) {
      const own = plays.get(listenerId);
      return own && Math.max(...own.values());
    },
    lastPlaysMs: (listenerId) => new Map(plays.get(listenerId)),
    playlistsOf: (ownerId) => ownedBy(ownerId).reverse().map(summaryOf),
    playlist: find,
    playlistSummary(id) {
      const found = find(id);
      return found && { ...found, playlist: summaryOf(found.playlist) };
    },
    addPlaylist(ownerId, playlist, most) {
      if (ownedBy(ownerId).length >= most || playlists.has(playlist.id)) return false;
      playlists.set(playlist.id, { ownerId, playlist });
      return true;
    },
    changePlaylist(id, change) {
      const entry = playlists.get(id);
      if (!entry) return undefined;
      const playlist = change(entry.playlist);
      playlists.set(id, { ...entry, playlist });
      return playlist;
    },
    removePlaylist(id) {
      playlists.delete(id);
    },
    spend(id, expiresAtMs, nowMs) {
      for (const [spentId, forgetAtMs] of spent) if (forgetAtMs <= nowMs) spent.delete(spentId);
      if (spent.has(id)) return false;
      spent.set(id, expiresAtMs);
      return true;
    },
    isSpent: (id) => spent.has(id),
    endSignIns(listenerId, endedAtMs, forgetBeforeMs) {
      for (const [id, atMs] of signInsEnded) if (atMs < forgetBeforeMs) signInsEnded.delete(id);
      signInsEnded.set(listenerId, endedAtMs);
    },
    signInsEndedAt: (listenerId) => signInsEnded.get(listenerId),
    putCredential(credential, nowMs) {
      for (const { sessionId, forgetAtMs } of credentials.values())
        if (forgetAtMs <= nowMs) credentials.delete(sessionId);
      credentials.delete(credential.sessionId);
      credentials.set(credential.sessionId, credential);
    },
    credentialOf,
    dropCredential: (sessionId) => void credentials.delete(sessionId),
    dropCredentialsOf(listenerId) {
      for (const one of credentials.values())
        if (one.listenerId === listenerId) credentials.delete(one.sessionId);
    },
    close: () => undefined,
  };
}
