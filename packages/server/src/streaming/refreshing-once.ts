import type { Permission } from '@attune/contract';
import { createSingleFlight } from '../http-client/single-flight.ts';
import { listenerKey } from './listener-key.ts';
import type { AccountsService, IssuedTokens } from './streaming-service.ts';

/**
 * One call in flight per refresh token, whatever the number of tabs: parallel ones race, fatally so where the service
 * rotates refresh tokens and takes one that comes twice for stolen.
 */
export function refreshingOnce(accounts: AccountsService): AccountsService {
  const flight = createSingleFlight<IssuedTokens>();
  const { narrow } = accounts;

  /** Taken from the token that comes of what is in flight, where something is. */
  async function narrowInTurn(
    send: NonNullable<AccountsService['narrow']>,
    refreshToken: string,
    keep: readonly Permission[],
  ): Promise<IssuedTokens> {
    let isOwn = false;
    const issued = await flight.join(listenerKey(refreshToken), () => {
      isOwn = true;
      return send(refreshToken, keep);
    });
    return isOwn ? issued : narrowInTurn(send, issued.refreshToken ?? refreshToken, keep);
  }

  return {
    ...accounts,
    refresh: (refreshToken) =>
      flight.join(listenerKey(refreshToken), (signal) => accounts.refresh(refreshToken, signal)),
    ...(narrow && { narrow: (refreshToken, keep) => narrowInTurn(narrow, refreshToken, keep) }),
  };
}
