import { apiPaths } from '@attune/contract';
import { useState } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import { log } from '../../../lib/log.ts';
import { useSession } from '../session-context.tsx';
import { texts } from '../texts.ts';

/**
 * Tells the backend that the listener leaves, so that it drops what it cached for them, and then ends the sign-in
 * here. The token is sent as it stands: to leave, nobody needs a fresh one. If the backend does not take it, nothing
 * here changes, and `error` says why; otherwise it is `null`.
 */
export function useLogout(): { leave: () => Promise<void>; isLeaving: boolean; error: unknown } {
  const { open } = useApi();
  const session = useSession();
  const [isLeaving, setIsLeaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const leave = async () => {
    setIsLeaving(true);
    setError(null);
    try {
      await session.beforeLeaving?.();
      await open.getNothing(apiPaths.logout, { headers: session.authorization() });
      session.signOut();
    } catch (thrown) {
      log.error(texts.signOutFailed, thrown);
      setError(thrown);
    } finally {
      setIsLeaving(false);
    }
  };
  return { leave, isLeaving, error };
}
