import { apiPaths } from '@attune/contract';
import { useApi } from '../../../lib/api-context.tsx';
import { type Leaving, useLeaving } from './logout.ts';

/** As `useLogout`, in every browser: the backend has the service end all that the listener is signed in with. */
export function useLogoutEverywhere(): Leaving {
  const { listener } = useApi();
  return useLeaving(() => listener.change('DELETE', apiPaths.signIns));
}
