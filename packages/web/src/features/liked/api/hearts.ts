import { apiPaths, libraryBounds, likedAmongAnswerSchema } from '@attune/contract';
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ApiClient } from '../../../lib/api-client.ts';
import { useApi } from '../../../lib/api-context.tsx';
import { type Failure, failureOf } from '../../../lib/error-text.ts';
import type { QueryKeys } from '../../../lib/query-keys.ts';
import { createStore, type Store } from '../../../lib/store.ts';

/** Why a heart was taken back, for whoever shows it. */
export const heartFailure: Store<Failure | null> = createStore<Failure | null>(null);

/** Notes what was told of a heart. One that was pressed meanwhile knows better. */
export function noteHeart(queryClient: QueryClient, keys: QueryKeys, id: string, isLiked: boolean): void {
  // A row that is out of sight keeps its heart.
  queryClient.setQueryDefaults(keys.hearts, { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData<boolean>(keys.isLiked(id), (known) => known ?? isLiked);
}

/** What the parts of a screen that is being drawn want to know, so that it goes in few calls. */
const wanted = new WeakMap<ApiClient, Set<string>>();

/**
 * Asks which of these songs are liked, forty in a call; the hearts follow. Each is asked for once, however the list grows
 * or is put in order, and whoever else shows it; after a failure again where it is shown next. Nothing is said where it
 * cannot be known, and nobody is asked again who may not know.
 */
export function useHearts(ids: readonly string[]): void {
  const { listener, keys } = useApi();
  const queryClient = useQueryClient();
  const askedHere = useRef(new Set<string>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list is another one when its ids are
  useEffect(() => {
    if (queryClient.getQueryData(keys.heartsRefused) !== undefined) return;
    const underWay = queryClient
      .getQueryCache()
      .findAll({ queryKey: keys.likedAmong([]), fetchStatus: 'fetching' })
      .flatMap(({ queryKey }) => queryKey);
    const isAskedFor = new Set<unknown>(underWay);
    const unknown = ids.filter(
      (id) =>
        !isAskedFor.has(id) &&
        !askedHere.current.has(id) &&
        queryClient.getQueryData(keys.isLiked(id)) === undefined,
    );
    if (unknown.length === 0) return;
    const batch = wanted.get(listener) ?? new Set();
    if (!wanted.has(listener)) {
      wanted.set(listener, batch);
      queueMicrotask(() => {
        wanted.delete(listener);
        ask([...batch], { listener, keys, queryClient });
      });
    }
    for (const id of unknown) {
      askedHere.current.add(id);
      batch.add(id);
    }
  }, [ids.join(), listener, keys, queryClient]);
}

interface Asking {
  listener: ApiClient;
  keys: QueryKeys;
  queryClient: QueryClient;
}

function ask(ids: readonly string[], { listener, keys, queryClient }: Asking): void {
  for (let at = 0; at < ids.length; at += libraryBounds.hearts) {
    const asked = ids.slice(at, at + libraryBounds.hearts);
    void queryClient.prefetchQuery({
      queryKey: keys.likedAmong(asked),
      async queryFn() {
        const query = { ids: asked.join(',') };
        const { liked } = await listener.get(apiPaths.likedAmong, likedAmongAnswerSchema, { query });
        if (liked === null) queryClient.setQueryData(keys.heartsRefused, true);
        else for (const id of asked) noteHeart(queryClient, keys, id, liked.includes(id));
        return liked;
      },
      networkMode: 'always',
      // What it told stands with the hearts.
      gcTime: 0,
    });
  }
}

/** Which songs the service has as liked or not, while what was pressed is on its way. */
const agreedBy = new WeakMap<ApiClient, Map<string, boolean>>();

/** One heart: shown as it will be at once, and taken back where the service does not agree. */
export function useHeart(id: string): { isLiked: boolean; change: (isLiked: boolean) => void } {
  const { listener, keys } = useApi();
  const queryClient = useQueryClient();
  const key = keys.isLiked(id);
  const agreed = agreedBy.get(listener) ?? new Map<string, boolean>();
  agreedBy.set(listener, agreed);
  const { data = false } = useQuery<boolean>({
    queryKey: key,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  // Not by `useMutation`, which would have a press that waits its turn sent for the song that is shown here by then.
  const send = (isLiked: boolean) =>
    queryClient
      .getMutationCache()
      .build(queryClient, {
        mutationKey: key,
        // One after the other, so that the last press has the last word.
        scope: { id: `heart ${id}` },
        networkMode: 'always',
        mutationFn: () =>
          listener.change(
            isLiked ? 'PUT' : 'DELETE',
            apiPaths.likedTrack.replace(':id', encodeURIComponent(id)),
          ),
        onSuccess() {
          agreed.set(id, isLiked);
          return queryClient.invalidateQueries({ queryKey: keys.liked, refetchType: 'none' });
        },
        onError(error) {
          // A press that came after this one stands.
          queryClient.setQueryData<boolean>(key, (shown) => (shown === isLiked ? agreed.get(id) : shown));
          heartFailure.set(failureOf(error, Date.now()));
        },
      })
      .execute(undefined)
      .catch(() => undefined);
  return {
    isLiked: data,
    change(isLiked) {
      heartFailure.set(null);
      if (queryClient.isMutating({ mutationKey: key }) === 0) agreed.set(id, data);
      queryClient.setQueryData(key, isLiked);
      void send(isLiked);
    },
  };
}
