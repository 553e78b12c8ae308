import { apiPaths } from '@attune/contract';
import type { Session } from './session.ts';

/** Leaves the page for the backend's sign-in. */
export function beginSignIn(session: Session): void {
  session.begin();
  window.location.assign(apiPaths.login);
}
