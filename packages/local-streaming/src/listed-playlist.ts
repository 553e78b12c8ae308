import type { Catalogue, Playlist } from './music/index.ts';
import type { Owned, OwnPlaylist, PlaylistSummary, StateStore } from './state/state.ts';

/** A playlist as it stands in a list, whoever made it: a curator of the catalogue or a listener. */
export interface ListedPlaylist {
  id: string;
  name: string;
  description: string;
  owner: { id: string; displayName: string };
  public: boolean;
  collaborative: boolean;
  trackCount: number;
  /** Changes with every change of the playlist. */
  snapshotId: string;
  origin: 'catalogue' | 'listener';
}

/** A playlist with what is in it. */
export interface WholePlaylist extends ListedPlaylist {
  items: readonly { trackId: string; addedAtMs: number }[];
}

/** The day the catalogue's curators are taken to have added everything. */
const catalogueAddedAtMs = Date.UTC(2026, 0, 1);

export function fromCatalogue(playlist: Playlist): WholePlaylist {
  return {
    id: playlist.id,
    name: playlist.name,
    description: playlist.description,
    owner: { id: playlist.ownerId, displayName: playlist.ownerName },
    public: true,
    collaborative: false,
    trackCount: playlist.trackIds.length,
    items: playlist.trackIds.map((trackId) => ({ trackId, addedAtMs: catalogueAddedAtMs })),
    snapshotId: snapshotId(playlist.id, 0),
    origin: 'catalogue',
  };
}

export function fromSummary({ owner, playlist }: Owned<PlaylistSummary>): ListedPlaylist {
  const { revision, ...rest } = playlist;
  return { ...rest, owner, snapshotId: snapshotId(playlist.id, revision), origin: 'listener' };
}

/** Tracks that a newer catalogue no longer has are passed over. */
export function fromListener(catalogue: Catalogue, { owner, playlist }: Owned<OwnPlaylist>): WholePlaylist {
  const { items: all, ...rest } = playlist;
  const items = all.filter(({ trackId }) => catalogue.tracks.has(trackId));
  return { ...fromSummary({ owner, playlist: { ...rest, trackCount: items.length } }), items };
}

/**
 * A playlist by its id. A private one answers anyone who has its address, as at
 * Spotify: being private keeps it off the owner's profile.
 */
export function findPlaylist(catalogue: Catalogue, state: StateStore, id: string): WholePlaylist | undefined {
  const curated = catalogue.playlists.get(id);
  if (curated) return fromCatalogue(curated);
  const own = state.playlist(id);
  return own && fromListener(catalogue, own);
}

/** The same without its tracks, for whoever only has to name it. */
export function findListedPlaylist(
  catalogue: Catalogue,
  state: StateStore,
  id: string,
): ListedPlaylist | undefined {
  const curated = catalogue.playlists.get(id);
  if (curated) return fromCatalogue(curated);
  const own = state.playlistSummary(id);
  return own && fromSummary(own);
}

export function snapshotId(playlistId: string, revision: number): string {
  return Buffer.from(`${revision},${playlistId}`).toString('base64url');
}
