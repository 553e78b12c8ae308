import type { Permission } from '@attune/contract';
import { ProblemError } from '../errors/problem-error.ts';
import type { GrantedPermissions } from './granted-permissions.ts';
import type { AccountsService, IssuedTokens } from './streaming-service.ts';

export interface TakeBackRequest {
  accessToken: string;
  refreshToken: string;
  permission: Permission;
}

/** What a listener allowed, taken back here. Both throw where the service offers no such thing. */
export interface TakeBack {
  /** @returns the tokens in the place of those of before, and what they allow */
  permission(request: TakeBackRequest): Promise<{ issued: IssuedTokens; granted: readonly Permission[] }>;
  /** Ends all that the listener is signed in with, in every browser. */
  everySignIn(accessToken: string): Promise<void>;
}

export interface TakeBackOptions {
  accounts: Pick<AccountsService, 'refresh' | 'narrow' | 'revokeEverywhere'>;
  permissions: Pick<GrantedPermissions, 'of' | 'record'>;
  /** What each permission is called at the service. */
  furtherScopes: Record<Permission, readonly string[]>;
  /** Drops whatever is cached for the listener behind an access token. */
  forgetListener: (accessToken: string) => Promise<void>;
}

export function createTakeBack(options: TakeBackOptions): TakeBack {
  const { accounts, permissions, furtherScopes, forgetListener } = options;
  /** One that allows all that the other does cannot stay without it. */
  const includes = (one: Permission, other: Permission) =>
    furtherScopes[other].every((scope) => furtherScopes[one].includes(scope));

  /** What was allowed, and the refresh token that is good by then: after a restart the service has to be asked. */
  async function known({ accessToken, refreshToken }: TakeBackRequest) {
    const granted = await permissions.of(accessToken);
    if (granted !== null) return { granted, refreshToken };
    const issued = await accounts.refresh(refreshToken);
    return {
      granted: await permissions.record(issued, []),
      refreshToken: issued.refreshToken ?? refreshToken,
    };
  }

  return {
    async permission(request) {
      if (accounts.narrow === undefined) throw notHere();
      const { granted, refreshToken } = await known(request);
      const kept = granted.filter((one) => !includes(one, request.permission));
      const issued = await accounts.narrow(refreshToken, kept);
      return { issued, granted: await permissions.record(issued, kept) };
    },
    async everySignIn(accessToken) {
      if (accounts.revokeEverywhere === undefined) throw notHere();
      await accounts.revokeEverywhere(accessToken);
      await forgetListener(accessToken);
    },
  };
}

const notHere = () => new ProblemError('not_found', 'Only the streaming service itself can take this back.');
