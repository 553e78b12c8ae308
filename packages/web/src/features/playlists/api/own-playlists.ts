import {
  apiPaths,
  type OwnPlaylist,
  type OwnPlaylistAnswer,
  ownPlaylistAnswerSchema,
  ownPlaylistSchema,
  ownPlaylistsAnswerSchema,
  type PlaylistEntries,
  playlistEntriesSchema,
} from '@attune/contract';
import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useApi } from '../../../lib/api-context.tsx';

export const pathOf = (id: string) => apiPaths.ownPlaylist.replace(':id', encodeURIComponent(id));
export const tracksPathOf = (id: string) => apiPaths.ownPlaylistTracks.replace(':id', encodeURIComponent(id));

/** The playlists of the listener's library, page by page. */
export function useOwnPlaylists() {
  const { listener, keys } = useApi();
  return useInfiniteQuery({
    queryKey: keys.ownPlaylists,
    queryFn: ({ pageParam, signal }) =>
      listener.get(apiPaths.ownPlaylists, ownPlaylistsAnswerSchema, {
        query: { offset: String(pageParam) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ nextOffset }) => nextOffset,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A stretch of one playlist; the first tells of the playlist itself as well. */
export interface PlaylistPart {
  playlist: OwnPlaylist | null;
  contents: PlaylistEntries | null;
}
export type PlaylistParts = InfiniteData<PlaylistPart, number>;

/** Waits for the changes of a playlist that are under way. */
async function changesSent(queryClient: QueryClient, mutationKey: QueryKey): Promise<void> {
  while (queryClient.isMutating({ mutationKey }) > 0) {
    await new Promise<void>((resolve) => {
      const stop = queryClient.getMutationCache().subscribe(() => {
        stop();
        resolve();
      });
    });
  }
}

export function useOwnPlaylist(id: string) {
  const { listener, keys } = useApi();
  const queryClient = useQueryClient();
  return useInfiniteQuery({
    queryKey: keys.ownPlaylist(id),
    async queryFn({ pageParam, signal }): Promise<PlaylistPart> {
      if (pageParam === 0) {
        const whole: OwnPlaylistAnswer = await listener.get(pathOf(id), ownPlaylistAnswerSchema, { signal });
        return whole;
      }
      // Its place is counted in what they leave.
      await changesSent(queryClient, keys.ownPlaylist(id));
      const query = { offset: String(pageParam) };
      const contents = await listener.get(tracksPathOf(id), playlistEntriesSchema, { query, signal });
      return { playlist: null, contents };
    },
    initialPageParam: 0,
    getNextPageParam: ({ contents }) => contents?.nextOffset ?? null,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useCreatePlaylist() {
  const { listener, keys } = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (name: string) => listener.post(apiPaths.ownPlaylists, { name }, ownPlaylistSchema),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.ownPlaylists }),
  });
}

export function useRenamePlaylist(id: string) {
  const { listener, keys } = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (name: string) => listener.change('PUT', pathOf(id), { body: { name } }),
    onSuccess(_nothing, name) {
      queryClient.setQueryData<PlaylistParts>(keys.ownPlaylist(id), (parts) =>
        parts === undefined
          ? parts
          : {
              ...parts,
              pages: parts.pages.map((part) => ({
                ...part,
                playlist: part.playlist && { ...part.playlist, name: name.trim() },
              })),
            },
      );
      return queryClient.invalidateQueries({ queryKey: keys.ownPlaylists });
    },
  });
}

export function useAddToPlaylist() {
  const { listener, keys } = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ playlist: { id }, trackId }: { playlist: OwnPlaylist; trackId: string }) =>
      listener.change('POST', tracksPathOf(id), { body: { trackIds: [trackId] } }),
    onSuccess: (_nothing, { playlist: { id } }) =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: keys.ownPlaylists }),
        queryClient.invalidateQueries({ queryKey: keys.ownPlaylist(id) }),
      ]),
  });
}
