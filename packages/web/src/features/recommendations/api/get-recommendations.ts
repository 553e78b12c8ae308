import { apiPaths, recommendationsAnswerSchema } from '@attune/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../../lib/api-client.ts';
import { useApi } from '../../../lib/api-context.tsx';

export function recommendationsQuery(api: ApiClient, seed: string | null) {
  return queryOptions({
    queryKey: ['recommendations', seed],
    queryFn: ({ signal }) =>
      api.get(apiPaths.recommendations, recommendationsAnswerSchema, { query: { seed: seed ?? '' }, signal }),
    enabled: seed !== null,
    // Loaded anew each time the song view opens: nothing is kept once it closes, nothing reloads meanwhile.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** @param seed id of the track the songs shall go with; without one nothing is asked. */
export function useRecommendations(seed: string | null) {
  const { listener } = useApi();
  return useQuery(recommendationsQuery(listener, seed));
}
