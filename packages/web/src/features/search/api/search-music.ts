import { apiPaths, searchAnswerSchema, searchMaxLength } from '@attune/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api-context.tsx';

/** What was found a moment ago is shown again without a call. */
const freshMs = 5 * 60 * 1000;

/** @param query nothing is asked while it is empty. What the last one brought stays until this one's answer comes. */
export function useMusicSearch(query: string) {
  const { listener, keys } = useApi();
  return useQuery({
    queryKey: keys.search(query),
    queryFn: ({ signal }) =>
      listener.get(apiPaths.search, searchAnswerSchema, {
        query: { q: query.slice(0, searchMaxLength) },
        signal,
      }),
    enabled: query !== '',
    // Without a network the call fails at once and says so.
    networkMode: 'always',
    staleTime: freshMs,
    placeholderData: keepPreviousData,
  });
}
