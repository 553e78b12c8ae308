import * as z from 'zod';
import type { RegisteredClient } from '../options.ts';
import { findClient, isRegisteredRedirect } from './clients.ts';
import { parseScopes } from './scopes.ts';

/** What an application asks of a listener, once it has been found in order. */
export const authorizeRequestSchema = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  scope: z.string(),
  state: z.string().optional(),
  code_challenge: z.string().optional(),
});
export type AuthorizeRequest = z.infer<typeof authorizeRequestSchema>;

export type AuthorizeVerdict =
  | { verdict: 'ask'; request: AuthorizeRequest; client: RegisteredClient }
  /** The application is at fault and can be told so. */
  | { verdict: 'send-back'; redirectTo: string }
  /** It is not known who asks or where to send them back to: only the listener can be told. */
  | { verdict: 'refuse'; reason: string };

const text = z.preprocess((value) => (Array.isArray(value) ? undefined : value), z.string().optional());
/** Repeated parameters count as missing (RFC 6749, section 3.1). */
export const authorizeQuerySchema = z.object({
  response_type: text,
  client_id: text,
  redirect_uri: text,
  scope: text,
  state: text,
  code_challenge: text,
  code_challenge_method: text,
  /** The name somebody typed at the application (OpenID Connect Core, section 3.1.2.1). */
  login_hint: text,
});

export function judgeAuthorizeQuery(
  query: z.infer<typeof authorizeQuerySchema>,
  clients: readonly RegisteredClient[],
): AuthorizeVerdict {
  const client = findClient(clients, query.client_id ?? '');
  if (!client) return { verdict: 'refuse', reason: 'INVALID_CLIENT: Invalid client' };
  const { redirect_uri, state, code_challenge } = query;
  if (redirect_uri === undefined || !isRegisteredRedirect(client, redirect_uri)) {
    return { verdict: 'refuse', reason: 'INVALID_CLIENT: Invalid redirect URI' };
  }

  const sendBack = (error: string): AuthorizeVerdict => ({
    verdict: 'send-back',
    redirectTo: withParameters(redirect_uri, { error, state }),
  });
  if (query.response_type !== 'code') return sendBack('unsupported_response_type');
  const scopes = parseScopes(query.scope ?? '');
  if (!scopes) return sendBack('invalid_scope');
  const wellFormed = code_challenge === undefined || /^[A-Za-z0-9_-]{43}$/.test(code_challenge);
  const hashed = code_challenge === undefined || query.code_challenge_method === 'S256';
  const provable = code_challenge !== undefined || client.clientSecret !== undefined;
  if (!wellFormed || !hashed || !provable) return sendBack('invalid_request');

  return {
    verdict: 'ask',
    client,
    request: {
      client_id: client.clientId,
      redirect_uri,
      scope: scopes.join(' '),
      ...(state !== undefined && { state }),
      ...(code_challenge !== undefined && { code_challenge }),
    },
  };
}

/** Adds query parameters to a redirect URI, leaving out the undefined ones. */
export function withParameters(uri: string, parameters: Record<string, string | undefined>): string {
  const url = new URL(uri);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}
