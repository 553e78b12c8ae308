import { createSingleFlight } from '../http-client/single-flight.ts';
import { listenerKey } from './listener-key.ts';
import type { AccountsService, IssuedTokens } from './streaming-service.ts';

/**
 * One refresh in flight per refresh token, whatever the number of tabs: parallel ones race, fatally so where the
 * service rotates refresh tokens.
 */
export function refreshingOnce(accounts: AccountsService): AccountsService {
  const flight = createSingleFlight<IssuedTokens>();
  return {
    ...accounts,
    refresh: (refreshToken) =>
      flight.join(listenerKey(refreshToken), (signal) => accounts.refresh(refreshToken, signal)),
  };
}
