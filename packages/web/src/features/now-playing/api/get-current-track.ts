import { apiPaths, currentTrackSchema } from '@attune/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiClient } from '../../../lib/api-client.ts';
import { useApi } from '../../../lib/api-context.tsx';
import { ProblemError, SignedOutError } from '../../../lib/api-error.ts';
import { log } from '../../../lib/log.ts';
import { texts } from '../texts.ts';

/** As specified. */
const pollIntervalMs = 10_000;

export function currentTrackQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['current-track'],
    queryFn: ({ signal }) => api.getOptional(apiPaths.currentTrack, currentTrackSchema, { signal }),
    refetchInterval: pollIntervalMs,
    // A hidden tab pauses; a visible one asks at once.
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    staleTime: 0,
  });
}

/**
 * What is playing: asked at once, then every ten seconds while the screen is open and the tab visible. `data` is
 * `null` when nothing plays. After a failure it is what it was before.
 */
export function useCurrentTrack() {
  const { listener } = useApi();
  const query = useQuery(currentTrackQuery(listener));
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
