import { apiPaths, type Permission, revokedPermissionAnswerSchema } from '@attune/contract';
import type { ApiClient } from '../../../lib/api-client.ts';
import { SignedOutError } from '../../../lib/api-error.ts';
import { refreshLock } from '../access-tokens.ts';
import type { TokenStore } from '../token-store.ts';

export interface TakeBackParts {
  open: ApiClient;
  store: Pick<TokenStore, 'read' | 'renew'>;
  /** One tab at a time exchanges tokens. */
  locks: Pick<LockManager, 'request'> | undefined;
  now: () => number;
}

/**
 * Takes a permission back: the tokens of before give way to some that allow less.
 * @returns what is still allowed
 * @throws {SignedOutError} when there is no sign-in any more to take it from
 */
export function takeBack(parts: TakeBackParts, permission: Permission): Promise<readonly Permission[]> {
  const { open, store, locks, now } = parts;
  async function exchange(): Promise<readonly Permission[]> {
    const tokens = store.read();
    if (tokens === null || tokens.refreshToken === null) throw new SignedOutError();
    const { accessToken, refreshToken } = tokens;
    const answer = await open.post(
      apiPaths.revokedPermissions,
      { permission, refreshToken },
      revokedPermissionAnswerSchema,
      { headers: { Authorization: `Bearer ${accessToken}` } },
    );
    // Signed out meanwhile: the outcome must not sign the listener in again.
    if (store.read()?.accessToken !== accessToken) throw new SignedOutError();
    store.renew({ accessToken: answer.access_token, refreshToken: answer.refresh_token }, now());
    return answer.granted;
  }
  return locks === undefined
    ? exchange()
    : (locks.request(refreshLock, exchange) as Promise<readonly Permission[]>);
}
