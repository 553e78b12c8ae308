import { apiPaths } from '@attune/contract';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../lib/api-context.tsx';
import { useSession } from '../session-context.tsx';

/**
 * Tells the backend that the listener leaves, so that it drops what it cached for them. The token is sent as it
 * stands: to leave, nobody needs a fresh one.
 */
export function useLogout() {
  const { open } = useApi();
  const session = useSession();
  return useMutation({
    mutationFn: () => open.getNothing(apiPaths.logout, { headers: session.authorization() }),
  });
}
