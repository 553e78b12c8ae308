import { apiPaths, likedAnswerSchema } from '@attune/contract';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api-context.tsx';
import { noteHeart } from './hearts.ts';

/** The songs the listener likes, page by page, the newest first. */
export function useLikedTracks() {
  const { listener, keys } = useApi();
  const queryClient = useQueryClient();
  return useInfiniteQuery({
    queryKey: keys.liked,
    async queryFn({ pageParam, signal }) {
      const query = { offset: String(pageParam) };
      const page = await listener.get(apiPaths.liked, likedAnswerSchema, { query, signal });
      for (const { id } of page.tracks) noteHeart(queryClient, keys, id, true);
      return page;
    },
    initialPageParam: 0,
    getNextPageParam: ({ nextOffset }) => nextOffset,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
}
