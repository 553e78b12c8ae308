import { type ListenerRecord, newListener, type StateStore } from './state.ts';

/** Keeps everything in this process: it is gone with a restart. Used by tests and where no directory can be written. */
export function createMemoryState(initial: Iterable<ListenerRecord> = []): StateStore {
  const listeners = new Map<string, ListenerRecord>();
  for (const record of initial) listeners.set(record.id, record);
  const playlistOwners = new Map<string, string>();
  const spent = new Map<string, number>();

  const indexPlaylists = (record: ListenerRecord) => {
    for (const playlist of record.playlists) playlistOwners.set(playlist.id, record.id);
  };
  for (const record of listeners.values()) indexPlaylists(record);

  return {
    kind: 'memory',
    read: (listenerId) => listeners.get(listenerId),
    update(listenerId, change) {
      const before = listeners.get(listenerId) ?? newListener(listenerId);
      const after = change(before);
      listeners.set(listenerId, after);
      if (after.playlists !== before.playlists) indexPlaylists(after);
      return after;
    },
    findPlaylist(playlistId) {
      const owner = listeners.get(playlistOwners.get(playlistId) ?? '');
      const playlist = owner?.playlists.find(({ id }) => id === playlistId);
      return owner && playlist && { owner: { id: owner.id, displayName: owner.displayName }, playlist };
    },
    spend(id, expiresAtMs, nowMs) {
      for (const [spentId, forgetAtMs] of spent) if (forgetAtMs <= nowMs) spent.delete(spentId);
      if (spent.has(id)) return false;
      spent.set(id, expiresAtMs);
      return true;
    },
    close: () => undefined,
  };
}
