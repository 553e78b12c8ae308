import { apiPaths, recommendationsAnswerSchema } from '@attune/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Api, useApi } from '../../../lib/api-context.tsx';

function recommendationsQuery({ listener, keys }: Api, seed: string | null) {
  return queryOptions({
    queryKey: keys.recommendations(seed),
    queryFn: ({ signal }) =>
      listener.get(apiPaths.recommendations, recommendationsAnswerSchema, {
        query: { seed: seed ?? '' },
        signal,
      }),
    enabled: seed !== null,
    // Without a network the call fails at once, and is made again when there is one.
    networkMode: 'always',
    refetchOnReconnect: true,
    // Loaded anew each time the song view opens: nothing is kept once it closes, nothing reloads meanwhile.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** @param seed id of the track the songs shall go with; without one nothing is asked. */
export function useRecommendations(seed: string | null) {
  return useQuery(recommendationsQuery(useApi(), seed));
}
