import { apiPaths, installationSchema } from '@attune/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../../lib/api-client.ts';
import { useApi } from '../../../lib/api-context.tsx';

export function installationQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['installation'],
    queryFn: ({ signal }) => api.get(apiPaths.installation, installationSchema, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What this installation is made of. It does not change while the page lives. */
export function useInstallation() {
  const { open } = useApi();
  return useQuery(installationQuery(open));
}
