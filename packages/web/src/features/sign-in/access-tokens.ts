import { type RefreshAnswer, tokenFreshSeconds } from '@attune/contract';
import { ProblemError, SignedOutError } from '../../lib/api-error.ts';
import type { StoredTokens, TokenStore } from './token-store.ts';

/** Access tokens fit to be used. */
export interface AccessTokens {
  /**
   * The stored access token, refreshed first when it has expired. A good one is there at once, so that a request goes out in
   * the turn in which it is made, and not behind all that is drawn meanwhile.
   * @throws {SignedOutError} when there is none, or the refresh token is refused.
   * @throws whatever the refresh call throws when the backend is out of reach; the tokens stay stored then.
   */
  fresh(): string | Promise<string>;
  /** A token other than `rejected`, which a service has just refused. Throws as `fresh` does. */
  renew(rejected: string): Promise<string>;
}

export interface AccessTokenParts {
  store: Pick<TokenStore, 'read' | 'renew'>;
  requestRefresh: (refreshToken: string) => Promise<RefreshAnswer>;
  /** Called when nothing but a new sign-in helps. */
  expire: () => void;
  now: () => number;
  /** Lets one tab refresh at a time; `undefined` where the browser has no locks (insecure origins). */
  locks?: Pick<LockManager, 'request'> | undefined;
}

/** Whoever holds it may exchange the tokens of this browser. */
export const refreshLock = 'attune-token-refresh';

/** Expired: more than 3540 seconds have passed. A token of unknown age counts as expired. */
export function isExpired(tokens: StoredTokens, nowMs: number): boolean {
  return tokens.storedAtMs === null || nowMs - tokens.storedAtMs > tokenFreshSeconds * 1000;
}

export function createAccessTokens(parts: AccessTokenParts): AccessTokens {
  const { store, requestRefresh, expire, now, locks } = parts;
  let underWay: Promise<string> | null = null;

  async function refresh(unusable: string): Promise<string> {
    const tokens = store.read();
    if (tokens === null) throw new SignedOutError();
    // Another tab may have refreshed, or signed in anew, while this one waited for its turn.
    if (tokens.accessToken !== unusable && !isExpired(tokens, now())) return tokens.accessToken;
    if (tokens.refreshToken === null) return giveUp(tokens);
    try {
      const answer = await requestRefresh(tokens.refreshToken);
      // Signed out while the refresh was under way: its outcome must not sign the listener in again.
      if (store.read()?.accessToken !== tokens.accessToken) throw new SignedOutError();
      store.renew({ accessToken: answer.access_token, refreshToken: answer.refresh_token }, now());
      return answer.access_token;
    } catch (error) {
      if (isRefused(error)) return giveUp(tokens);
      throw error;
    }
  }

  function giveUp(tokens: StoredTokens): never {
    if (store.read()?.accessToken === tokens.accessToken) expire();
    throw new SignedOutError();
  }

  function refreshOnce(unusable: string): Promise<string> {
    underWay ??= (
      locks === undefined
        ? refresh(unusable)
        : (locks.request(refreshLock, () => refresh(unusable)) as Promise<string>)
    ).finally(() => {
      underWay = null;
    });
    return underWay;
  }

  return {
    fresh() {
      const tokens = store.read();
      if (tokens === null) return Promise.reject(new SignedOutError());
      return isExpired(tokens, now()) ? refreshOnce(tokens.accessToken) : tokens.accessToken;
    },
    async renew(rejected) {
      const tokens = store.read();
      if (tokens === null) throw new SignedOutError();
      if (tokens.accessToken !== rejected && !isExpired(tokens, now())) return tokens.accessToken;
      return refreshOnce(rejected);
    },
  };
}

/** The refresh token itself was refused, as against an outage or a limit that passes. */
function isRefused(error: unknown): boolean {
  return error instanceof ProblemError && [400, 401, 403].includes(error.problem.status);
}
