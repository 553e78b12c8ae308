import type { RegisteredClient } from '../options.ts';
import { findClient, isSecretOf } from './clients.ts';
import { OauthError } from './oauth-error.ts';

/** Who asks at the token endpoint, and whether they know their secret. */
export interface Credentials {
  client: RegisteredClient;
  provedBySecret: boolean;
}

/** @throws {OauthError} invalid_client for an unknown client or a wrong secret. */
export function clientOf(
  clients: readonly RegisteredClient[],
  body: { client_id?: string | undefined; client_secret?: string | undefined },
  authorization: string | undefined,
): Credentials {
  const basic = /^Basic +([A-Za-z0-9+/=_-]+)$/i.exec(authorization ?? '');
  if (authorization !== undefined && !basic)
    throw new OauthError('invalid_client', 'Invalid authorization header');
  const [basicId, ...basicSecret] = basic?.[1]
    ? Buffer.from(basic[1], 'base64').toString('utf8').split(':')
    : [];
  const clientId = basicId ?? body.client_id;
  const secret = basic ? basicSecret.join(':') : body.client_secret;
  const client = clientId === undefined ? undefined : findClient(clients, clientId);
  if (!client) throw new OauthError('invalid_client', 'Invalid client');
  if (secret !== undefined && !isSecretOf(client, secret))
    throw new OauthError('invalid_client', 'Invalid client secret');
  return { client, provedBySecret: secret !== undefined };
}
