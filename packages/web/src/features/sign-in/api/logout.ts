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
export function useLogout(): Leaving {
  const { open } = useApi();
  const session = useSession();
  return useLeaving(() => open.getNothing(apiPaths.logout, { headers: session.authorization() }));
}

export interface Leaving {
  leave: () => Promise<void>;
  isLeaving: boolean;
  error: unknown;
}

/** @param tell tells the backend that the listener leaves */
export function useLeaving(tell: () => Promise<void>): Leaving {
  const session = useSession();
  const { restReads } = useApi();
  const [isLeaving, setIsLeaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const leave = async () => {
    setIsLeaving(true);
    setError(null);
    let readOn = () => {};
    try {
      await session.beforeLeaving?.();
      readOn = restReads();
      await tell();
      session.signOut();
    } catch (thrown) {
      readOn();
      log.error(texts.signOutFailed, thrown);
      setError(thrown);
    } finally {
      setIsLeaving(false);
    }
  };
  return { leave, isLeaving, error };
}

/**
 * The dashboard's logout: the sign-in ends here at once, and the backend is told in the background, with the token
 * there was. What becomes of that call changes nothing for the listener; a failure is logged.
 */
export function useQuickLogout(): () => void {
  const { open } = useApi();
  const session = useSession();
  return () => {
    const headers = session.authorization();
    const playerEnded = session.beforeLeaving?.() ?? Promise.resolve();
    playerEnded
      .catch(() => undefined)
      .then(() => open.getNothing(apiPaths.logout, { headers, isLast: true }))
      .catch((thrown: unknown) => log.error(texts.logoutNotSent, thrown));
    session.logOut();
  };
}
