import { apiPaths, type Permission } from '@attune/contract';
import type { Session } from './session.ts';

/**
 * Leaves the page for the backend's sign-in.
 * @param ask what the listener is asked to allow beyond the sign-in.
 */
export function beginSignIn(session: Session, ask?: Permission): void {
  session.begin();
  window.location.assign(ask === undefined ? apiPaths.login : `${apiPaths.login}?ask=${ask}`);
}
