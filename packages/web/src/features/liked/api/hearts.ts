import { apiPaths, libraryBounds, likedAmongAnswerSchema } from '@attune/contract';
import { skipToken, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api-context.tsx';
import { type Failure, failureOf } from '../../../lib/error-text.ts';
import { createStore, type Store } from '../../../lib/store.ts';

/** Why a heart was taken back, for whoever shows it. */
export const heartFailure: Store<Failure | null> = createStore<Failure | null>(null);

/**
 * Asks which of these songs are liked, forty in a call; the hearts follow. Nothing is said where it cannot be known, and
 * nobody is asked again who may not know.
 */
export function useHearts(ids: readonly string[]): void {
  const { listener, keys } = useApi();
  const queryClient = useQueryClient();
  const parts = Array.from({ length: Math.ceil(ids.length / libraryBounds.hearts) }, (_, part) =>
    ids.slice(part * libraryBounds.hearts, (part + 1) * libraryBounds.hearts),
  );
  const mayAsk = queryClient.getQueryData(keys.heartsRefused) === undefined;
  useQueries({
    queries: parts.map((asked) => ({
      queryKey: keys.likedAmong(asked),
      async queryFn({ signal }: { signal: AbortSignal }) {
        const query = { ids: asked.join(',') };
        const { liked } = await listener.get(apiPaths.likedAmong, likedAmongAnswerSchema, { query, signal });
        if (liked === null) queryClient.setQueryData(keys.heartsRefused, true);
        else
          for (const id of asked)
            queryClient.setQueryData<boolean>(keys.isLiked(id), (known) => known ?? liked.includes(id));
        return liked;
      },
      enabled: mayAsk,
      networkMode: 'always' as const,
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
}

/** One heart: shown as it will be at once, and taken back where the service does not agree. */
export function useHeart(id: string): { isLiked: boolean; change: (isLiked: boolean) => void } {
  const { listener, keys } = useApi();
  const queryClient = useQueryClient();
  const key = keys.isLiked(id);
  const { data = false } = useQuery<boolean>({
    queryKey: key,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const { mutate } = useMutation({
    // One after the other, so that the last press has the last word.
    scope: { id: `heart ${id}` },
    networkMode: 'always',
    mutationFn: (isLiked: boolean) =>
      listener.change(isLiked ? 'PUT' : 'DELETE', apiPaths.likedTrack.replace(':id', encodeURIComponent(id))),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.liked, refetchType: 'none' }),
    onError(error, isLiked) {
      // A press that came after this one stands.
      queryClient.setQueryData<boolean>(key, (shown) => (shown === isLiked ? !isLiked : shown));
      heartFailure.set(failureOf(error, Date.now()));
    },
  });
  return {
    isLiked: data,
    change(isLiked) {
      heartFailure.set(null);
      queryClient.setQueryData(key, isLiked);
      mutate(isLiked);
    },
  };
}
