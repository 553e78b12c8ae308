import { derivedId } from '../ids.ts';
import { createInTurn } from '../in-turn.ts';
import { limitsElsewhere, mostTracks } from '../limits.ts';
import type { Catalogue, Collection, ListedServerPlaylist, ServerPlaylist } from '../music/index.ts';
import { notFound, SpotifyError } from '../spotify-error.ts';
import type { OwnPlaylist, PlaylistSummary, StateStore } from '../state/state.ts';
import { type AsListener, isSilence } from './as-listener.ts';
import type { Refreshing } from './refreshing.ts';

type Details = Pick<OwnPlaylist, 'name' | 'description' | 'public'>;

/** Where listeners' own playlists are stored: beside their other things, or at the music's own server first. */
export interface PlaylistStore {
  /** Takes over which ones the music's server has. While it does not answer, what was seen last stays. @throws {SpotifyError} */
  refreshList(listenerId: string): Promise<void>;
  /** Takes over what is in one of their own; of all else nothing is asked. @throws {SpotifyError} */
  refresh(listenerId: string, id: string): Promise<void>;
  /** Makes one there; `null` where it is made here. @throws {SpotifyError} */
  create(listenerId: string, details: Details): Promise<OwnPlaylist | null>;
  /** @returns it as it is now; `undefined` where there is none @throws {SpotifyError} and whatever `change` does */
  change(
    listenerId: string,
    id: string,
    change: (playlist: OwnPlaylist) => OwnPlaylist,
  ): Promise<OwnPlaylist | undefined>;
  /** @throws {SpotifyError} */
  remove(listenerId: string, id: string): Promise<void>;
}

export const localPlaylists = (state: StateStore): PlaylistStore => ({
  refreshList: async () => undefined,
  refresh: async () => undefined,
  create: async () => null,
  change: async (_listenerId, id, change) => state.changePlaylist(id, change),
  remove: async (_listenerId, id) => state.removePlaylist(id),
});

interface RemotePlaylistsParts {
  catalogue: Pick<Catalogue, 'playlists'>;
  collection: Collection;
  asListener: AsListener;
  refreshing: Refreshing;
  state: StateStore;
  clock: () => number;
}

const limitReached = () => new SpotifyError(403, 'Playlist limit reached');
const listKey = (listenerId: string) => `playlists ${listenerId}`;
const itemsKey = (id: string) => `playlist ${id}`;

export function createRemotePlaylists(parts: RemotePlaylistsParts): PlaylistStore {
  const { catalogue, collection, asListener, refreshing, state, clock } = parts;
  const here = localPlaylists(state);
  const inTurn = createInTurn();
  const most = limitsElsewhere({ listeners: 0, playlists: 0, tracks: 0 }).playlists;

  /** One of the listener's own that the music's server stores. */
  function remoteOf(listenerId: string, id: string) {
    const found = state.playlistSummary(id);
    return found?.owner.id === listenerId ? found.playlist.remote : undefined;
  }

  const detailsOf = ({ name, description, public: isPublic }: Details): Details => ({
    name,
    description,
    public: isPublic,
  });
  const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

  const isAsListed = (summary: PlaylistSummary, seen: ListedServerPlaylist): boolean =>
    isSame(detailsOf(summary), detailsOf(seen)) && summary.remote?.songCount === seen.songCount;

  /** A playlist of ours with what the server says of it. What is in it has to be read anew where it holds another number of songs. */
  function asListed(playlist: OwnPlaylist, seen: ListedServerPlaylist): OwnPlaylist {
    const isRead = playlist.remote?.isRead === true && playlist.remote.songCount === seen.songCount;
    const remote = { id: seen.serverId, songCount: seen.songCount, isRead };
    const now = { ...playlist, ...detailsOf(seen), remote };
    return isSame(now, playlist) ? playlist : { ...now, revision: playlist.revision + 1 };
  }

  /** The same with what is in it; what was there before keeps when it came. */
  function asRead(playlist: OwnPlaylist, seen: ServerPlaylist): OwnPlaylist {
    const before = new Map(playlist.items.map(({ trackId, addedAtMs }) => [trackId, addedAtMs]));
    const items = seen.trackIds.map((trackId) => ({ trackId, addedAtMs: before.get(trackId) ?? clock() }));
    const remote = { id: seen.serverId, songCount: seen.songCount, isRead: true };
    const now = { ...playlist, ...detailsOf(seen), items, remote };
    return isSame(now, playlist) ? playlist : { ...now, revision: playlist.revision + 1 };
  }
  /** More is not kept, though there may be more. */
  const bounded = (playlist: OwnPlaylist) =>
    playlist.items.length > mostTracks
      ? { ...playlist, items: playlist.items.slice(0, mostTracks) }
      : playlist;

  const unread = (listenerId: string, seen: ListedServerPlaylist): OwnPlaylist => ({
    id: derivedId('playlist', listenerId, seen.serverId),
    ...detailsOf(seen),
    collaborative: false,
    items: [],
    revision: 1,
    remote: { id: seen.serverId, songCount: seen.songCount, isRead: false },
  });

  /** Changes the one of its id, or adds it where there is none. @returns `undefined` where there is no room */
  function put(
    listenerId: string,
    fresh: OwnPlaylist,
    change: (known: OwnPlaylist) => OwnPlaylist,
  ): OwnPlaylist | undefined {
    const known = state.changePlaylist(fresh.id, change);
    return known ?? (state.addPlaylist(listenerId, fresh, most) ? fresh : undefined);
  }

  function takeList(listenerId: string, seen: readonly ListedServerPlaylist[]): void {
    const listed = new Map(seen.map((one) => [unread(listenerId, one).id, one]));
    const known = new Map(state.playlistsOf(listenerId).map((summary) => [summary.id, summary]));
    // Lists are looked at every few seconds, and what is as it was is not read with all its songs for that.
    const changed = [...listed].filter(([id, one]) => {
      const summary = known.get(id);
      return summary === undefined || !isAsListed(summary, one);
    });
    const gone = [...known.values()].filter(({ id, remote }) => remote && !listed.has(id));
    if (changed.length === 0 && gone.length === 0) return;
    // Of a long list everybody else would wait for each by itself to be on the disk.
    state.together(() => {
      for (const { id } of gone) state.removePlaylist(id);
      for (const [, one] of changed)
        put(listenerId, unread(listenerId, one), (playlist) => asListed(playlist, one));
    });
  }

  async function refreshList(listenerId: string): Promise<void> {
    try {
      await refreshing.refresh(listKey(listenerId), async () => {
        const seen = await asListener(listenerId, collection.playlists);
        return () => takeList(listenerId, seen);
      });
    } catch (error) {
      const isKnown =
        refreshing.wasRead(listKey(listenerId)) || state.playlistsOf(listenerId).some(({ remote }) => remote);
      if (!isSilence(error) || !isKnown) throw error;
    }
  }

  /** Does something to a playlist at the server; one that is not there any more is not here either. */
  async function atServer<Result>(
    listenerId: string,
    id: string,
    ask: (credential: string) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await asListener(listenerId, ask);
    } catch (error) {
      if (error instanceof SpotifyError && error.status === 404) await refreshGone(listenerId, id);
      throw error;
    } finally {
      refreshing.changed(itemsKey(id));
      refreshing.changed(listKey(listenerId));
    }
  }
  async function refreshGone(listenerId: string, id: string): Promise<void> {
    const seen = await asListener(listenerId, collection.playlists).catch(() => null);
    const { id: serverId } = remoteOf(listenerId, id) ?? {};
    if (seen && !seen.some((one) => one.serverId === serverId)) state.removePlaylist(id);
  }

  return {
    refreshList,
    async refresh(listenerId, id) {
      if (catalogue.playlists.has(id)) return;
      // Its address may be older than what is remembered here.
      if (state.playlistSummary(id) === undefined) await refreshList(listenerId);
      const remote = remoteOf(listenerId, id);
      if (!remote) return;
      try {
        await refreshing.refresh(itemsKey(id), async () => {
          const seen = await asListener(listenerId, (credential) =>
            collection.playlist(credential, remote.id),
          );
          return () => void state.changePlaylist(id, (playlist) => bounded(asRead(playlist, seen)));
        });
      } catch (error) {
        if (error instanceof SpotifyError && error.status === 404) await refreshGone(listenerId, id);
        else if (!isSilence(error) || !remote.isRead) throw error;
      }
    },
    create: (listenerId, details) =>
      inTurn(listenerId, async () => {
        const isFull = () => state.playlistsOf(listenerId).length >= most;
        if (isFull()) await refreshList(listenerId);
        if (isFull()) throw limitReached();
        const made = await asListener(listenerId, (credential) =>
          collection.createPlaylist(credential, details),
        );
        refreshing.changed(listKey(listenerId));
        // A list that was read meanwhile may have it already, as it was then.
        const fresh = unread(listenerId, made);
        const playlist = put(listenerId, asRead(fresh, made), (known) => asRead(known, made));
        if (playlist === undefined) throw limitReached();
        return playlist;
      }),
    async change(listenerId, id, change) {
      const remote = remoteOf(listenerId, id);
      if (!remote) return here.change(listenerId, id, change);
      return inTurn(listenerId, async () => {
        const own = state.playlist(id)?.playlist;
        if (!own) throw notFound();
        let wanted = own;
        const after = await atServer(listenerId, id, (credential) =>
          collection.changePlaylist(credential, remote.id, (seen) => {
            wanted = change(asRead(own, seen));
            return { ...wanted, trackIds: wanted.items.map(({ trackId }) => trackId) };
          }),
        );
        return state.changePlaylist(id, (playlist) =>
          bounded({ ...asRead({ ...wanted, remote }, after), revision: playlist.revision + 1 }),
        );
      });
    },
    async remove(listenerId, id) {
      const remote = remoteOf(listenerId, id);
      if (remote)
        await inTurn(listenerId, () =>
          atServer(listenerId, id, (credential) => collection.removePlaylist(credential, remote.id)),
        );
      state.removePlaylist(id);
    },
  };
}
