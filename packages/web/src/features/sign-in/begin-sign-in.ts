import { apiPaths, type Permission } from '@attune/contract';
import type { Session } from './session.ts';

/**
 * Leaves the page for the backend's sign-in.
 * @param ask what the listener is asked to allow beyond the sign-in, at the service where they are.
 */
export function beginSignIn(session: Session, ask?: Permission): void {
  const at = session.at();
  leave(session, ask === undefined ? {} : { ask, ...(at !== null && { at }) });
}

/** As `beginSignIn`, at one of the services that the installation offers. */
export function beginSignInAt(session: Session, at: string): void {
  leave(session, { at });
}

function leave(session: Session, asked: Record<string, string>): void {
  const query = new URLSearchParams(asked).toString();
  session.begin();
  window.location.assign(query === '' ? apiPaths.login : `${apiPaths.login}?${query}`);
}
