import { createHash, timingSafeEqual } from 'node:crypto';
import type { RegisteredClient } from '../options.ts';

export function findClient(
  clients: readonly RegisteredClient[],
  clientId: string,
): RegisteredClient | undefined {
  return clients.find((client) => client.clientId === clientId);
}

/**
 * Whether the client registered this redirect URI. They are compared as strings, except that a loopback literal
 * registered without a port matches any port (RFC 8252, section 7.3, and Spotify's redirect URI rules).
 */
export function isRegisteredRedirect(client: RegisteredClient, redirectUri: string): boolean {
  return client.redirectUris().some((registered) => {
    if (registered === redirectUri) return true;
    const loopback = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]))(\/.*)?$/.exec(registered);
    if (!loopback) return false;
    const asked = /^(http:\/\/(?:127\.0\.0\.1|\[::1\])):\d{1,5}(\/.*)?$/.exec(redirectUri);
    return asked?.[1] === loopback[1] && asked?.[2] === loopback[2];
  });
}

/** Compares without telling through its duration how much of the secret was right. */
export function isSecretOf(client: RegisteredClient, secret: string): boolean {
  if (client.clientSecret === undefined) return false;
  return timingSafeEqual(digest(client.clientSecret), digest(secret));
}

/** @see RFC 7636, section 4.6 */
export function verifierMatches(verifier: string, challenge: string): boolean {
  return /^[A-Za-z0-9._~-]{43,128}$/.test(verifier) && digest(verifier).toString('base64url') === challenge;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
