import type { Catalogue, Playlist } from './music/types.ts';
import type { FoundPlaylist, StateStore } from './state/state.ts';

/** A playlist whoever made it: a curator of the catalogue or a listener. */
export interface ListedPlaylist {
  id: string;
  name: string;
  description: string;
  owner: { id: string; displayName: string };
  public: boolean;
  collaborative: boolean;
  items: readonly { trackId: string; addedAtMs: number }[];
  /** Changes with every change of the playlist. */
  snapshotId: string;
  origin: 'catalogue' | 'listener';
}

/** The day the catalogue's curators are taken to have added everything. */
const catalogueAddedAtMs = Date.UTC(2026, 0, 1);

export function fromCatalogue(playlist: Playlist): ListedPlaylist {
  return {
    id: playlist.id,
    name: playlist.name,
    description: playlist.description,
    owner: { id: playlist.ownerId, displayName: playlist.ownerName },
    public: true,
    collaborative: false,
    items: playlist.trackIds.map((trackId) => ({ trackId, addedAtMs: catalogueAddedAtMs })),
    snapshotId: snapshotId(playlist.id, 0),
    origin: 'catalogue',
  };
}

/** Tracks that a newer catalogue no longer has are passed over. */
export function fromListener(catalogue: Catalogue, { owner, playlist }: FoundPlaylist): ListedPlaylist {
  const { id, name, description, collaborative } = playlist;
  return {
    id,
    name,
    description,
    owner,
    public: playlist.public,
    collaborative,
    items: playlist.items.filter(({ trackId }) => catalogue.tracks.has(trackId)),
    snapshotId: snapshotId(id, playlist.revision),
    origin: 'listener',
  };
}

/**
 * A playlist by its id. A private one answers anyone who has its address, as at
 * Spotify: being private keeps it off the owner's profile.
 */
export function findListedPlaylist(
  catalogue: Catalogue,
  state: StateStore,
  id: string,
): ListedPlaylist | undefined {
  const curated = catalogue.playlists.get(id);
  if (curated) return fromCatalogue(curated);
  const own = state.findPlaylist(id);
  return own && fromListener(catalogue, own);
}

export function snapshotId(playlistId: string, revision: number): string {
  return Buffer.from(`${revision},${playlistId}`).toString('base64url');
}
