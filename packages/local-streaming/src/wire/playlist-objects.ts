import type { ListedPlaylist, WholePlaylist } from '../listed-playlist.ts';
import type { Catalogue, Track } from '../music/index.ts';
import type { PlayContext } from '../state/state.ts';
import { type Addresses, identityOf } from './addresses.ts';
import { type PageRequest, type Paging, pagingOf } from './paging.ts';

export interface UserIdentity {
  id: string;
  displayName: string;
}

export function createPlaylistObjects<TrackObject>(
  addresses: Addresses,
  catalogue: Catalogue,
  toTrack: (track: Track) => TrackObject,
) {
  const user = ({ id, displayName }: UserIdentity) => ({
    ...identityOf(addresses, 'user', id),
    type: 'user' as const,
    display_name: displayName,
  });

  const simplifiedPlaylist = (playlist: ListedPlaylist) => ({
    ...identityOf(addresses, 'playlist', playlist.id),
    type: 'playlist' as const,
    name: playlist.name,
    description: playlist.description,
    collaborative: playlist.collaborative,
    public: playlist.public,
    snapshot_id: playlist.snapshotId,
    images: addresses.images(
      'playlist',
      playlist.id,
      playlist.origin === 'listener' ? playlist.snapshotId : undefined,
    ),
    owner: user(playlist.owner),
    items: { href: itemsAddress(playlist.id), total: playlist.trackCount },
  });

  const itemsAddress = (id: string) => addresses.api(`playlists/${id}/items`);

  const playlistItems = (playlist: WholePlaylist, page: PageRequest) => {
    const { type: _type, display_name: _name, ...addedBy } = user(playlist.owner);
    return pagingOf(itemsAddress(playlist.id), page, playlist.items, ({ trackId, addedAtMs }) => {
      const track = catalogue.tracks.get(trackId);
      if (!track) throw new Error(`A listed playlist holds the unknown track ${trackId}`);
      return {
        added_at: wireTime(addedAtMs),
        added_by: { ...addedBy, type: 'user' as const },
        is_local: false,
        item: toTrack(track),
      };
    });
  };

  /** Contents are for the owner alone: for everybody else `items` is absent, as the published document says. */
  const playlist = (source: WholePlaylist, viewerId: string) => {
    const { items: _reference, ...rest } = simplifiedPlaylist(source);
    return source.owner.id === viewerId
      ? { ...rest, items: playlistItems(source, { limit: 100, offset: 0 }) }
      : rest;
  };

  const context = ({ kind, id }: PlayContext) => {
    const { id: _id, ...rest } = identityOf(addresses, kind, id);
    return { ...rest, type: kind };
  };

  return { user, simplifiedPlaylist, playlist, playlistItems, context };
}
export type PlaylistObjects = ReturnType<typeof createPlaylistObjects>;
export type PlaylistItemsPage = Paging<ReturnType<PlaylistObjects['playlistItems']>['items'][number]>;

/** Whole seconds, as the Web API writes times. */
export function wireTime(epochMs: number): string {
  return `${new Date(epochMs).toISOString().slice(0, 19)}Z`;
}
