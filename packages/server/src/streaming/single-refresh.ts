import { createHash } from 'node:crypto';
import type { AccountsService, IssuedTokens } from './streaming-service.ts';

/**
 * One refresh in flight per refresh token, whatever the number of tabs: parallel ones race, fatally so where the
 * service rotates refresh tokens.
 */
export function createSingleRefresh(accounts: Pick<AccountsService, 'refresh'>): AccountsService['refresh'] {
  const inFlight = new Map<string, Promise<IssuedTokens>>();
  return async (refreshToken) => {
    const key = createHash('sha256').update(refreshToken).digest('base64url');
    let refreshing = inFlight.get(key);
    if (refreshing === undefined) {
      refreshing = accounts.refresh(refreshToken).finally(() => inFlight.delete(key));
      inFlight.set(key, refreshing);
    }
    return refreshing;
  };
}
