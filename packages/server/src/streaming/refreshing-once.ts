import type { Permission } from '@attune/contract';
import { createSingleFlight } from '../http-client/single-flight.ts';
import { listenerKey } from './listener-key.ts';
import type { AccountsService, IssuedTokens } from './streaming-service.ts';

/** Whoever lost the answer, as a page that was loaded anew or a phone without a signal, asks again within this time. */
const answeredAgainMs = 60_000;

/**
 * One call in flight per refresh token, whatever the number of tabs: parallel ones race, fatally so where the service
 * rotates refresh tokens and takes one that comes twice for stolen. So what came of one is told once more for a minute.
 * @param now milliseconds since the epoch
 */
export function refreshingOnce(accounts: AccountsService, now: () => number): AccountsService {
  const flight = createSingleFlight<IssuedTokens>();
  const answered = new Map<string, { issued: IssuedTokens; atMs: number }>();
  const { narrow, revoke, revokeEverywhere } = accounts;

  /** What came of a refresh lately, and of those that followed it; `null` where nothing did. */
  function answeredLately(refreshToken: string): IssuedTokens | null {
    for (const [key, { atMs }] of answered)
      if (Math.abs(now() - atMs) >= answeredAgainMs) answered.delete(key);
    let last: IssuedTokens | null = null;
    for (let next: string | undefined = refreshToken; next !== undefined; next = last?.refreshToken) {
      const known = answered.get(listenerKey(next));
      if (known === undefined) break;
      last = known.issued;
    }
    return last;
  }

  async function refreshNow(refreshToken: string, signal: AbortSignal): Promise<IssuedTokens> {
    const issued = await accounts.refresh(refreshToken, signal);
    // One that stays as it is can be sent again.
    if (issued.refreshToken !== undefined && issued.refreshToken !== refreshToken)
      answered.set(listenerKey(refreshToken), { issued, atMs: now() });
    return issued;
  }

  /** Taken from the token that comes of what is in flight, or came of it lately, where something did. */
  async function narrowInTurn(
    send: NonNullable<AccountsService['narrow']>,
    refreshToken: string,
    keep: readonly Permission[],
  ): Promise<IssuedTokens> {
    const lately = answeredLately(refreshToken)?.refreshToken ?? refreshToken;
    let isOwn = false;
    const issued = await flight.join(listenerKey(lately), () => {
      isOwn = true;
      return send(lately, keep);
    });
    if (!isOwn) return narrowInTurn(send, issued.refreshToken ?? lately, keep);
    answered.clear();
    return issued;
  }

  /** What has ended is not told once more. */
  const forgetting = (end: (accessToken: string) => Promise<void>) => async (accessToken: string) => {
    answered.clear();
    await end(accessToken);
  };

  return {
    ...accounts,
    refresh: async (refreshToken) =>
      answeredLately(refreshToken) ??
      (await flight.join(listenerKey(refreshToken), (signal) => refreshNow(refreshToken, signal))),
    ...(narrow && { narrow: (refreshToken, keep) => narrowInTurn(narrow, refreshToken, keep) }),
    ...(revoke && { revoke: forgetting(revoke) }),
    ...(revokeEverywhere && { revokeEverywhere: forgetting(revokeEverywhere) }),
  };
}
