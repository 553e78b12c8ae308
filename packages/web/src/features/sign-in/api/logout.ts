import { apiPaths } from '@attune/contract';
import { useState } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import { log } from '../../../lib/log.ts';
import { useSession } from '../session-context.tsx';

/**
 * Tells the backend that the listener leaves, so that it drops what it cached for them, and then ends the sign-in
 * here. The token is sent as it stands: to leave, nobody needs a fresh one. If the backend does not take it, nothing
 * here changes.
 */
export function useLogout(): { leave: () => Promise<void>; isLeaving: boolean; hasFailed: boolean } {
  const { open } = useApi();
  const session = useSession();
  const [state, setState] = useState<'here' | 'leaving' | 'failed'>('here');
  const leave = async () => {
    setState('leaving');
    try {
      await open.getNothing(apiPaths.logout, { headers: session.authorization() });
      setState('here');
      session.signOut();
    } catch (error) {
      log.error('Signing out did not work.', error);
      setState('failed');
    }
  };
  return { leave, isLeaving: state === 'leaving', hasFailed: state === 'failed' };
}
