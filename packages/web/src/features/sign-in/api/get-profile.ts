import { apiPaths, profileSchema } from '@attune/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiClient } from '../../../lib/api-client.ts';
import { SignedOutError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/api-context.tsx';
import { log } from '../../../lib/log.ts';

export function profileQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => api.get(apiPaths.profile, profileSchema, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The listener's profile. A failure is logged; the header goes on saying that it loads, as specified. */
export function useProfile() {
  const { listener } = useApi();
  const query = useQuery(profileQuery(listener));
  const { error } = query;
  useEffect(() => {
    if (error !== null && !(error instanceof SignedOutError)) log.error('The profile did not load.', error);
  }, [error]);
  return query;
}
