import type { Playlist } from '@attune/contract';
import type {
  FoundPlaylists,
  ListenerCall,
  PlaylistSearch,
  StreamingService,
} from '../streaming/streaming-service.ts';
import type { PlaylistQuery } from './brief-to-search.ts';
import { NoPlaylistsFoundError } from './message-error.ts';

/** Fewer than this look like a mistake, and one more call is spent on better ones. */
const enough = 5;
const most = 10;

function nextSearch(search: PlaylistQuery, found: FoundPlaylists): PlaylistSearch | null {
  if (found.nextOffset !== null) return { query: search.query, offset: found.nextOffset };
  return search.broader === search.query ? null : { query: search.broader };
}

/**
 * Playlists for a search. Spotify blanks out many of its own lists, so a page of ten may hold few usable ones; then
 * one more page is read, or a broader search made.
 * @throws {NoPlaylistsFoundError} when there is none.
 * @throws {StreamingError} when the first search fails; a failure of the second one is passed over.
 */
export async function findPlaylists(
  search: PlaylistQuery,
  streaming: Pick<StreamingService, 'searchPlaylists'>,
  call: ListenerCall,
): Promise<Playlist[]> {
  const found = await streaming.searchPlaylists({ query: search.query }, call);
  const playlists = new Map(found.playlists.map((playlist) => [playlist.id, playlist]));
  const next = playlists.size < enough ? nextSearch(search, found) : null;
  if (next !== null) {
    const more = await streaming.searchPlaylists(next, call).catch((error) => {
      if (playlists.size === 0) throw error;
      return { playlists: [] };
    });
    for (const playlist of more.playlists)
      if (!playlists.has(playlist.id)) playlists.set(playlist.id, playlist);
  }
  if (playlists.size === 0) throw new NoPlaylistsFoundError();
  return [...playlists.values()].slice(0, most);
}
