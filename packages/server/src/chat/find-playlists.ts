import type { Playlist } from '@attune/contract';
import type {
  FoundPlaylists,
  ListenerCall,
  PlaylistSearch,
  StreamingService,
} from '../streaming/streaming-service.ts';
import type { PlaylistQuery } from './brief-to-search.ts';
import { NoPlaylistsFoundError } from './message-error.ts';

/** As many as the specification lists. */
const mostPlaylistsShown = 10;

function nextSearch(search: PlaylistQuery, found: FoundPlaylists): PlaylistSearch | null {
  if (found.nextOffset !== null) return { query: search.query, offset: found.nextOffset };
  return search.broader === search.query ? null : { query: search.broader };
}

/**
 * Playlists for a search, whatever the service gives per page. Spotify blanks out many of its own lists, so pages may hold
 * few usable ones: with fewer than half of what is shown, one more page is read, or a broader search made.
 * @throws {NoPlaylistsFoundError} when there is none.
 * @throws {StreamingError} when the first search fails; a failure of a later one is passed over.
 */
export async function findPlaylists(
  search: PlaylistQuery,
  streaming: Pick<StreamingService, 'searchPlaylists'>,
  call: ListenerCall,
  mostShown = mostPlaylistsShown,
): Promise<Playlist[]> {
  const playlists = new Map<string, Playlist>();
  const read = async (asked: PlaylistSearch): Promise<FoundPlaylists> => {
    const found = await streaming.searchPlaylists(asked, call);
    for (const playlist of found.playlists)
      if (!playlists.has(playlist.id)) playlists.set(playlist.id, playlist);
    return found;
  };
  let found = await read({ query: search.query });
  try {
    while (found.nextOffset !== null && found.nextOffset < mostShown)
      found = await read({ query: search.query, offset: found.nextOffset });
    const readMoreBelow = mostShown / 2;
    const next = playlists.size < readMoreBelow ? nextSearch(search, found) : null;
    if (next !== null) await read(next);
  } catch (error) {
    if (playlists.size === 0) throw error;
  }
  if (playlists.size === 0) throw new NoPlaylistsFoundError();
  return inOrder([...playlists.values()], search).slice(0, mostShown);
}

function inOrder(found: readonly Playlist[], { last }: PlaylistQuery): Playlist[] {
  const rank = ({ name, description }: Playlist) => (last?.test(`${name} ${description ?? ''}`) ? 1 : 0);
  return found.toSorted((one, other) => rank(one) - rank(other));
}
