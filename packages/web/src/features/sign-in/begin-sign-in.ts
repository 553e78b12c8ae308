import { apiPaths } from '@attune/contract';

/** Leaves the page for the backend's sign-in. */
export function beginSignIn(): void {
  window.location.assign(apiPaths.login);
}
