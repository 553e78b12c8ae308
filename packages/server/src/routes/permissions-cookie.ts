import { apiPaths, type Permission, permissions as permissionNames } from '@attune/contract';
import { refreshLifetimeSeconds } from '@attune/local-streaming/settings';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Names of permissions alone, so that a second question does not take back what was allowed at the first. */
const name = 'attune_permissions';

/** What a cookie of the sign-in is allowed: it goes to the sign-in's addresses alone. */
export const signInCookieOptions = (publicUrl: string) => ({
  path: apiPaths.login,
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: publicUrl.startsWith('https:'),
});

export function readPermissions({ cookies }: FastifyRequest): readonly Permission[] {
  const names = (cookies[name] ?? '').split(' ');
  return permissionNames.filter((permission) => names.includes(permission));
}

/** Remembers in this browser what the listener allows now, for as long as a consent lasts at the built-in service. */
export function rememberPermissions(
  reply: FastifyReply,
  granted: readonly Permission[],
  publicUrl: string,
): void {
  const options = signInCookieOptions(publicUrl);
  if (granted.length > 0)
    reply.setCookie(name, granted.join(' '), { ...options, maxAge: refreshLifetimeSeconds });
  else reply.clearCookie(name, options);
}
