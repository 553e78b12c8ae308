import { type PlaylistEntries, playlistEntriesSchema } from '@attune/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ApiClient } from '../../../lib/api-client.ts';
import { tracksPathOf } from './own-playlists.ts';

/** The songs that stand in a playlist from a place on, by their ids; `null` for what nothing is told of. */
interface Rest {
  from: number;
  ids: readonly (string | null)[];
}

/** What of a playlist has not been shown yet, read once and kept with the rest of what is known of it. */
export interface RestOfPlaylist {
  /** @param total how many songs the playlist is known to hold: where it holds others than what was read, it is read anew */
  read(from: number, total: number): Promise<Rest['ids']>;
  /** What was read stands like this now. */
  keep(rest: Rest): void;
  forget(): void;
  /** So many songs came before it. */
  shift(by: number): void;
}

/** @param queryKey of the playlist: with it the rest is out of date, and forgotten */
export function restOfPlaylist(
  id: string,
  listener: ApiClient,
  queryClient: QueryClient,
  queryKey: QueryKey,
): RestOfPlaylist {
  const restKey = [...queryKey, 'rest'];
  const kept = () => {
    const state = queryClient.getQueryState<Rest>(restKey);
    return state?.isInvalidated ? undefined : state?.data;
  };
  const readFrom = async (from: number): Promise<Rest> => {
    const ids: (string | null)[] = [];
    for (let offset: number | null = from; offset !== null; ) {
      const query = { offset: String(offset) };
      const part: PlaylistEntries = await listener.get(tracksPathOf(id), playlistEntriesSchema, { query });
      ids.push(...part.entries.map(({ track }) => track?.id ?? null));
      offset = part.nextOffset;
    }
    return { from, ids };
  };
  const forget = () => queryClient.removeQueries({ queryKey: restKey });
  return {
    async read(from, total) {
      const before = kept();
      if (before && (from < before.from || before.from + before.ids.length !== total)) {
        forget();
      }
      const rest = await queryClient.fetchQuery({
        queryKey: restKey,
        queryFn: () => readFrom(from),
        networkMode: 'always',
        staleTime: Number.POSITIVE_INFINITY,
      });
      return rest.ids.slice(from - rest.from);
    },
    keep: (rest) => void queryClient.setQueryData<Rest>(restKey, rest),
    forget,
    shift(by) {
      const before = kept();
      if (before) queryClient.setQueryData<Rest>(restKey, { ...before, from: before.from + by });
    },
  };
}
