import { apiPaths, historyAnswerSchema, permissionsAnswerSchema } from '@attune/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api-context.tsx';

/** What the listener allowed beyond the sign-in. */
export function usePermissions() {
  const { listener, keys } = useApi();
  return useQuery({
    queryKey: keys.permissions,
    queryFn: ({ signal }) => listener.get(apiPaths.permissions, permissionsAnswerSchema, { signal }),
    networkMode: 'always',
  });
}

/** What was played lately, anew each time the screen is visited. */
export function useHistory() {
  const { listener, keys } = useApi();
  return useQuery({
    queryKey: keys.history,
    queryFn: ({ signal }) => listener.get(apiPaths.history, historyAnswerSchema, { signal }),
    networkMode: 'always',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
