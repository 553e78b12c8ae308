import { type Playlist, type ShownList, shownListBounds } from '@attune/contract';
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

/**
 * Others than those on the screen, for the same search: what follows the page that is found first. Where hardly any others
 * are left, some of those come again. As many searches as the first time, two at the most, and no chance in it: what is
 * shown now says what comes next.
 * @throws {NoPlaylistsFoundError} when there is none.
 * @throws {StreamingError} when the first search fails; a failure of the other one is passed over.
 */
export async function findOtherPlaylists(
  search: PlaylistQuery,
  streaming: Pick<StreamingService, 'searchPlaylists'>,
  call: ListenerCall,
  shown: readonly ShownList[],
): Promise<Playlist[]> {
  const enough = mostPlaylistsShown / 2;
  const { query, broader } = search;
  const onScreen = new Set(shown.map(nameOnScreen));
  const areNew = (lists: readonly Playlist[]) => lists.filter((one) => !onScreen.has(nameOnScreen(one)));
  const found = await streaming.searchPlaylists({ query, offset: mostPlaylistsShown }, call);
  const { playlists, nextOffset } = found;
  const more: PlaylistSearch =
    nextOffset !== null ? { query, offset: nextOffset } : { query: playlists.length > 0 ? query : broader };
  const others = areNew(playlists).length >= enough ? [] : await playlistsOf(more);
  const all = [...new Map([...playlists, ...others].map((one) => [one.id, one])).values()];
  if (all.length === 0) throw new NoPlaylistsFoundError();
  const fresh = areNew(all);
  const known = fresh.length >= enough ? [] : all.filter((one) => !fresh.includes(one));
  return [...inOrder(fresh, search), ...known].slice(0, mostPlaylistsShown);

  async function playlistsOf(asked: PlaylistSearch): Promise<Playlist[]> {
    try {
      return (await streaming.searchPlaylists(asked, call)).playlists;
    } catch (error) {
      if (playlists.length === 0) throw error;
      return [];
    }
  }
}

/** As much of a list as travels with a message. */
function nameOnScreen({ name, description }: ShownList): string {
  const { name: longestName, description: longestDescription } = shownListBounds;
  return JSON.stringify([name.slice(0, longestName), description?.slice(0, longestDescription) ?? null]);
}

function inOrder(found: readonly Playlist[], { last }: PlaylistQuery): Playlist[] {
  const rank = ({ name, description }: Playlist) => (last?.test(`${name} ${description ?? ''}`) ? 1 : 0);
  return found.toSorted((one, other) => rank(one) - rank(other));
}
