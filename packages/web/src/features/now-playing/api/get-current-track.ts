import { apiPaths, currentTrackSchema } from '@attune/contract';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Api, useApi } from '../../../lib/api-context.tsx';
import { ProblemError, SignedOutError } from '../../../lib/api-error.ts';
import { log } from '../../../lib/log.ts';
import { texts } from '../texts.ts';

/** As specified. */
const pollIntervalMs = 10_000;

export interface CurrentTrackRequest {
  /** The listener has just changed something, or may have: an answer the backend kept will not do. */
  fresh?: boolean;
}

export interface CurrentTrackPoll {
  /** The page before this one may have changed something with its last breath. */
  isFirstFresh?: boolean;
  /** Somebody else tells what plays, so that it need not be asked for again and again. */
  isResting?: boolean;
}

export function currentTrackQuery(
  { listener, keys }: Api,
  { fresh = false, isFirstFresh = false, isResting = false }: CurrentTrackRequest & CurrentTrackPoll = {},
) {
  return queryOptions({
    queryKey: keys.currentTrack,
    queryFn({ client, queryKey, signal }) {
      const asksFresh = fresh || (isFirstFresh && client.getQueryData(queryKey) === undefined);
      return listener.getOptional(apiPaths.currentTrack, currentTrackSchema, {
        signal,
        ...(asksFresh && { query: { fresh: 'true' } }),
      });
    },
    refetchInterval: isResting ? false : pollIntervalMs,
    // A hidden tab pauses.
    refetchIntervalInBackground: false,
    refetchOnReconnect: 'always',
    staleTime: 0,
  });
}

/**
 * Asks for an answer of now. One that is on its way was asked for before whatever has just changed, and does not count
 * any more.
 */
export function refreshCurrentTrack(queryClient: QueryClient, api: Api): Promise<void> {
  const query = currentTrackQuery(api, { fresh: true });
  // Not awaited: in between the poll could begin, and would be joined.
  void queryClient.cancelQueries({ queryKey: query.queryKey });
  return queryClient.prefetchQuery(query);
}

/**
 * A tab that is seen again asks at once. Its listener may come from the player, where a link of this screen led them,
 * so that an answer from before they left will not do.
 */
function useFreshTrackOnReturn(api: Api): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState !== 'visible') return;
      void refreshCurrentTrack(queryClient, api);
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [api, queryClient]);
}

/**
 * What is playing: asked at once, then every ten seconds while the screen is open and the tab visible. `data` is
 * `null` when nothing plays. After a failure it is what it was before.
 */
export function useCurrentTrack(poll: CurrentTrackPoll = {}) {
  const api = useApi();
  const query = useQuery(currentTrackQuery(api, poll));
  useFreshTrackOnReturn(api);
  const { error, errorUpdatedAt } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed poll is told, even when the error repeats
  useEffect(() => {
    if (error === null || error instanceof SignedOutError) return;
    const status = error instanceof ProblemError ? error.problem.status : 0;
    if (status === 429) log.warn(texts.rateLimited);
    else if (status === 403) log.warn(texts.forbidden);
    else log.warn('The current track was not read.', error);
  }, [error, errorUpdatedAt]);
  return query;
}
