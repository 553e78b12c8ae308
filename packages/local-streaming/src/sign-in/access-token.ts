import * as z from 'zod';
import { SpotifyError } from '../spotify-error.ts';
import type { CredentialStore } from './credential-store.ts';
import type { Revocations } from './revocations.ts';
import type { SignedTokens } from './signed-tokens.ts';

export const accessTokenLifetimeSeconds = 3600;

export const accessClaimsSchema = z.object({
  /** The listener's account id. */
  sub: z.string().min(1),
  name: z.string(),
  client_id: z.string(),
  scope: z.string(),
  /** Which consent it came of; tokens from before that was written down have none. */
  grant: z.string().optional(),
  /** The browser's sign-in it was given in. */
  session: z.string().optional(),
});
export type AccessClaims = z.infer<typeof accessClaimsSchema>;

/** Who calls the Web API, and what they were allowed. */
export interface Caller {
  listenerId: string;
  displayName: string;
  scopes: ReadonlySet<string>;
}

/**
 * Reads the `Authorization` header of a Web API call.
 * @throws {SpotifyError} 401 in Spotify's wording when there is no token, or none that is good.
 */
export async function authenticate(
  {
    tokens,
    revocations,
    credentials,
  }: { tokens: SignedTokens; revocations: Revocations; credentials: Pick<CredentialStore, 'has'> },
  authorization: string | undefined,
): Promise<Caller> {
  if (!authorization) throw unauthorized('No token provided');
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  if (token === undefined) throw new SpotifyError(400, 'Only valid bearer authentication supported');
  const verified = await tokens.verify('access', token, accessClaimsSchema);
  if (verified.outcome === 'expired') throw unauthorized('The access token expired');
  if (verified.outcome === 'invalid') throw unauthorized('Invalid access token');
  const { sub, name, scope } = verified.claims;
  if (revocations.isTokenEnded(verified.claims, verified.issuedAtMs) || !credentials.has(sub))
    throw unauthorized('Invalid access token');
  return {
    listenerId: sub,
    displayName: name,
    scopes: new Set(scope.split(' ')),
  };
}

export function unauthorized(message: string): SpotifyError {
  return new SpotifyError(401, message, { headers: { 'www-authenticate': 'Bearer realm="spotify"' } });
}
