import { type Permission, permissionSchema } from '@attune/contract';
import { z } from 'zod';
import type { SharedStore } from '../shared-store/shared-store.ts';
import { readStored } from '../shared-store/stored-json.ts';
import { listenerKey } from './listener-key.ts';
import { StreamingError } from './streaming-error.ts';
import type { AccountsService, IssuedTokens, ListenerCall } from './streaming-service.ts';

/** Which of the further permissions the listener behind an access token has given. */
export interface GrantedPermissions {
  /** @returns `null` where nothing is known, as of a token from before a restart. */
  of(accessToken: string): Promise<readonly Permission[] | null>;
  /** What tokens with these scopes allow. Scopes that are not named are those that were asked for. */
  record(issued: IssuedTokens, asked: readonly Permission[]): Promise<readonly Permission[]>;
  forget(accessToken: string): Promise<void>;
}

const storedSchema = z.array(permissionSchema);
const keyOf = (accessToken: string) => `permissions:${listenerKey(accessToken)}`;

export function createGrantedPermissions(
  scopesOf: Record<Permission, readonly string[]>,
  store: SharedStore,
): GrantedPermissions {
  const all = Object.keys(scopesOf) as Permission[];
  const allowedBy = (scopes: readonly string[]) =>
    all.filter((permission) => scopesOf[permission].every((scope) => scopes.includes(scope)));
  return {
    of: (accessToken) => readStored(store, keyOf(accessToken), storedSchema),
    async record({ accessToken, expiresInSeconds, scopes }, asked) {
      const granted = scopes === undefined ? asked : allowedBy(scopes);
      const ttlMs = Math.max(1, expiresInSeconds) * 1000;
      await store.set(keyOf(accessToken), JSON.stringify(granted), ttlMs);
      return granted;
    },
    forget: (accessToken) => store.delete(keyOf(accessToken)),
  };
}

/**
 * Refuses without a call where the listener is known not to have given a permission; where nothing is known, the service
 * will say.
 * @throws {StreamingError} `permission-missing`
 */
export function permissionRequired(granted: Pick<GrantedPermissions, 'of'>, permission: Permission) {
  return async ({ accessToken }: ListenerCall): Promise<void> => {
    const known = await granted.of(accessToken);
    if (known !== null && !known.includes(permission)) throw new StreamingError('permission-missing');
  };
}

/** Accounts whose refreshed tokens are known by what they allow. */
export function recordingPermissions(
  accounts: AccountsService,
  granted: GrantedPermissions,
): AccountsService {
  return {
    ...accounts,
    async refresh(refreshToken, signal) {
      const issued = await accounts.refresh(refreshToken, signal);
      // A refresh that names no scopes leaves them as they are, and what they are is not known here.
      if (issued.scopes !== undefined) await granted.record(issued, []);
      return issued;
    },
  };
}
