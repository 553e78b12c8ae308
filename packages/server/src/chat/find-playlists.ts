import { mostPlaylistsShown, type Playlist, type ShownList, shownListBounds } from '@attune/contract';
import type {
  FoundPlaylists,
  ListenerCall,
  PlaylistSearch,
  StreamingService,
} from '../streaming/streaming-service.ts';
import { goesAgainst } from './against-wish.ts';
import { type PlaylistQuery, searchesAtLast } from './brief-to-search.ts';
import { NoPlaylistsFoundError } from './message-error.ts';

function nextSearch(search: PlaylistQuery, found: FoundPlaylists): PlaylistSearch | null {
  if (found.nextOffset !== null) return { query: search.query, offset: found.nextOffset };
  return search.broader === search.query ? null : { query: search.broader };
}

type Search = Pick<StreamingService, 'searchPlaylists'>;

/** What several searches find together: each playlist once, where and as it came first. */
function collectPlaylists(streaming: Search, call: ListenerCall) {
  const byId = new Map<string, Playlist>();
  const read = async (asked: PlaylistSearch): Promise<FoundPlaylists> => {
    const found = await streaming.searchPlaylists(asked, call);
    for (const playlist of found.playlists) if (!byId.has(playlist.id)) byId.set(playlist.id, playlist);
    return found;
  };
  /** Reads on behind a page until `end` places have been read or nothing follows, and answers the last page. */
  const readUpTo = async (end: number, query: string, page: FoundPlaylists): Promise<FoundPlaylists> => {
    let last = page;
    while (last.nextOffset !== null && last.nextOffset < end)
      last = await read({ query, offset: last.nextOffset });
    return last;
  };
  /** While nothing has been found, searches in ever fewer words. */
  const readAtLast = async (search: PlaylistQuery): Promise<void> => {
    for (const query of searchesAtLast(search)) if (byId.size === 0) await read({ query });
  };
  return { read, readUpTo, readAtLast, all: () => [...byId.values()] };
}

/**
 * Playlists for a search, whatever the service gives per page. Spotify blanks out many of its own lists, so pages may hold
 * few usable ones: with fewer than half of what is shown, one more page is read, or a broader search made.
 * @throws {NoPlaylistsFoundError} when there is none.
 * @throws {StreamingError} when the first search fails; a failure of a later one is passed over.
 */
export async function findPlaylists(
  search: PlaylistQuery,
  streaming: Search,
  call: ListenerCall,
  mostShown = mostPlaylistsShown,
): Promise<Playlist[]> {
  const found = collectPlaylists(streaming, call);
  const first = await found.read({ query: search.query });
  try {
    const last = await found.readUpTo(mostShown, search.query, first);
    const next = found.all().length < mostShown / 2 ? nextSearch(search, last) : null;
    if (next !== null) await found.read(next);
    await found.readAtLast(search);
  } catch (error) {
    if (found.all().length === 0) throw error;
  }
  if (found.all().length === 0) throw new NoPlaylistsFoundError();
  return inOrder(found.all(), search).slice(0, mostShown);
}

/**
 * Others than those on the screen, for the same search: what follows that which is found first. Where hardly any others
 * are left, some of those come again. One search more than fills the screen, and no chance in it: what is shown now says
 * what comes next.
 * @throws {NoPlaylistsFoundError} when there is none.
 * @throws {StreamingError} when the first search fails; a failure of a later one is passed over.
 */
export async function findOtherPlaylists(
  search: PlaylistQuery,
  streaming: Search,
  call: ListenerCall,
  shown: readonly ShownList[],
  mostShown = mostPlaylistsShown,
): Promise<Playlist[]> {
  const enoughNewOnes = mostShown / 2;
  const { query, broader } = search;
  const onScreen = new Set(shown.map(nameOnScreen));
  const found = collectPlaylists(streaming, call);
  const isNew = (one: Playlist) => !onScreen.has(nameOnScreen(one));
  const newOnes = () => found.all().filter(isNew);
  const first = await found.read({ query, offset: mostShown });
  try {
    const { nextOffset } = await found.readUpTo(2 * mostShown, query, first);
    if (newOnes().length < enoughNewOnes) {
      const again = found.all().length > 0 ? query : broader;
      await found.read(nextOffset !== null ? { query, offset: nextOffset } : { query: again });
    }
    await found.readAtLast(search);
  } catch (error) {
    if (found.all().length === 0) throw error;
  }
  if (found.all().length === 0) throw new NoPlaylistsFoundError();
  const fresh = newOnes();
  const known = fresh.length >= enoughNewOnes ? [] : found.all().filter((one) => !isNew(one));
  return [...inOrder(fresh, search), ...known].slice(0, mostShown);
}

/** As much of a list as travels with a message. */
function nameOnScreen({ name, description }: ShownList): string {
  const { name: longestName, description: longestDescription } = shownListBounds;
  return JSON.stringify([name.slice(0, longestName), description?.slice(0, longestDescription) ?? null]);
}

function inOrder(found: readonly Playlist[], { last, against }: PlaylistQuery): Playlist[] {
  const isAgainst = (one: Playlist) => against !== undefined && goesAgainst(against, one);
  const rank = (one: Playlist) =>
    isAgainst(one) ? 2 : last?.test(`${one.name} ${one.description ?? ''}`) ? 1 : 0;
  const ranked = found.toSorted((one, other) => rank(one) - rank(other));
  const good = ranked.filter((one) => !isAgainst(one));
  return good.length >= mostPlaylistsShown / 2 ? good : ranked;
}
