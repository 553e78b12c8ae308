import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { TooManyRequestsError } from '../client-limit.ts';
import { refreshKeepsToken } from '../scenarios/accounts-scenarios.ts';
import type { Service } from '../service.ts';
import { accessTokenLifetimeSeconds } from '../sign-in/access-token.ts';
import { type Credentials, clientOf } from '../sign-in/client-credentials.ts';
import { verifierMatches } from '../sign-in/clients.ts';
import { OauthError } from '../sign-in/oauth-error.ts';
import { refreshLifetimeSeconds } from '../sign-in/revocations.ts';
import { StateError } from '../state/state-error.ts';
import { revokeRoute } from './revoke.ts';

const grantClaimsSchema = z.object({
  sub: z.string(),
  name: z.string(),
  client_id: z.string(),
  scope: z.string(),
  /** The sign-in to the service's own pages in the browser in which the listener agreed. */
  session: z.string().optional(),
});
type Grant = z.infer<typeof grantClaimsSchema>;

export const codeClaimsSchema = grantClaimsSchema.extend({
  redirect_uri: z.string(),
  code_challenge: z.string().optional(),
});
export type CodeClaims = z.infer<typeof codeClaimsSchema>;

const refreshClaimsSchema = grantClaimsSchema.extend({
  consented_at_ms: z.number(),
  /** Made for a public client: it can be used once, and its answer carries the next one. */
  rotates: z.boolean(),
  /** All tokens of one consent bear its id; the first tokens ever made have none. */
  grant: z.string().optional(),
});

const text = z.string().optional().catch(undefined);
const tokenBodySchema = z.preprocess(
  (body) => body ?? {},
  z.object({
    grant_type: text,
    code: text,
    redirect_uri: text,
    client_id: text,
    client_secret: text,
    code_verifier: text,
    refresh_token: text,
    scope: text,
  }),
);
type TokenBody = z.infer<typeof tokenBodySchema>;

/** `POST /api/token`: the accounts service's half of the sign-in. */
export function tokenRoutes(service: Service) {
  return async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<ZodTypeProvider>();
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    app.setErrorHandler(answerOauthError);
    app.setNotFoundHandler((_request, reply) =>
      reply.status(404).send({ error: 'invalid_request', error_description: 'Not found' }),
    );
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('pragma', 'no-cache');
    });

    app.post('/token', { schema: { body: tokenBodySchema } }, async ({ body, headers, scenarios = [] }) => {
      const credentials = clientOf(service.clients, body, headers.authorization);
      if (body.grant_type === 'authorization_code') return exchangeCode(service, body, credentials);
      const keepsToken = scenarios.some(({ name }) => name === refreshKeepsToken);
      if (body.grant_type === 'refresh_token') return refresh(service, body, credentials, keepsToken);
      throw new OauthError(
        'unsupported_grant_type',
        'grant_type must be authorization_code or refresh_token',
      );
    });
    revokeRoute(app, service);
  };
}

async function exchangeCode(service: Service, body: TokenBody, { client, provedBySecret }: Credentials) {
  if (!body.code) throw new OauthError('invalid_request', 'code must be supplied');
  if (!body.redirect_uri) throw new OauthError('invalid_request', 'redirect_uri must be supplied');
  const code = await service.tokens.verify('code', body.code, codeClaimsSchema);
  if (code.outcome === 'expired') throw new OauthError('invalid_grant', 'Authorization code expired');
  if (code.outcome === 'invalid') throw new OauthError('invalid_grant', 'Invalid authorization code');
  const { claims } = code;
  if (claims.client_id !== client.clientId)
    throw new OauthError('invalid_grant', 'Invalid authorization code');
  if (claims.redirect_uri !== body.redirect_uri)
    throw new OauthError('invalid_grant', 'Invalid redirect URI');

  if (claims.code_challenge === undefined) {
    if (!provedBySecret) throw new OauthError('invalid_client', 'Invalid client secret');
  } else {
    if (!body.code_verifier) throw new OauthError('invalid_request', 'code_verifier required');
    if (!verifierMatches(body.code_verifier, claims.code_challenge)) {
      throw new OauthError('invalid_grant', 'code_verifier was incorrect');
    }
  }
  if (service.revocations.isListenerEnded(claims.sub, code.issuedAtMs))
    throw new OauthError('invalid_grant', 'Authorization code expired');
  const grant = code.tokenId;
  if (!service.state.spend(code.tokenId, code.expiresAtMs, service.clock())) {
    // Two have the code, and nobody knows which of them is the application (RFC 6749, section 4.1.2).
    service.revocations.endGrant(grant);
    throw new OauthError('invalid_grant', 'Invalid authorization code');
  }
  const consent = { consented_at_ms: service.clock(), rotates: !provedBySecret };
  return {
    ...(await accessAnswer(service, { ...claims, grant })),
    refresh_token: await refreshToken(service, { ...claims, ...consent, grant }),
  };
}

async function refresh(
  service: Service,
  body: TokenBody,
  { client, provedBySecret }: Credentials,
  keepsToken: boolean,
) {
  if (!body.refresh_token) throw new OauthError('invalid_request', 'refresh_token must be supplied');
  const token = await service.tokens.verify('refresh', body.refresh_token, refreshClaimsSchema);
  if (token.outcome === 'expired') throw new OauthError('invalid_grant', 'Refresh token expired');
  if (token.outcome === 'invalid') throw new OauthError('invalid_grant', 'Invalid refresh token');
  const { claims } = token;
  if (claims.client_id !== client.clientId) throw new OauthError('invalid_grant', 'Invalid refresh token');
  const grant = claims.grant ?? token.tokenId;
  if (service.revocations.isTokenEnded({ ...claims, grant }, token.issuedAtMs))
    throw new OauthError('invalid_grant', 'Refresh token revoked');
  if (!(await isAccountGood(service, claims.sub)))
    throw new OauthError('invalid_grant', 'The music’s server does not take the listener’s sign-in any more');
  const scope = narrowed(claims.scope, body.scope);
  const granted = { ...claims, grant };
  if (!claims.rotates) {
    if (!provedBySecret) throw new OauthError('invalid_client', 'Invalid client secret');
    return accessAnswer(service, { ...granted, scope });
  }
  if (keepsToken) return accessAnswer(service, granted);
  if (!service.state.spend(token.tokenId, token.expiresAtMs, service.clock())) {
    // Somebody else has it as well, and may have been the first to use it (RFC 9700, section 4.14.2).
    service.revocations.endGrant(grant);
    throw new OauthError('invalid_grant', 'Refresh token revoked');
  }
  if (scope === claims.scope)
    return { ...(await accessAnswer(service, granted)), refresh_token: await refreshToken(service, granted) };
  // What allows more ends at once, and not with its last hour.
  service.revocations.endGrant(grant);
  const less = { ...granted, scope, grant: token.tokenId };
  return { ...(await accessAnswer(service, less)), refresh_token: await refreshToken(service, less) };
}

/**
 * The scope that is asked for with a refresh, which may be less than was granted (RFC 6749, section 6). Spotify does not know
 * that; by it the application that this service is built into gives back a single permission.
 */
function narrowed(granted: string, asked: string | undefined): string {
  if (asked === undefined) return granted;
  const before = granted.split(' ');
  const wanted = asked.split(' ').filter((scope) => scope !== '');
  if (!wanted.every((scope) => before.includes(scope)))
    throw new OauthError('invalid_scope', 'The refresh token does not allow that');
  return before.filter((scope) => wanted.includes(scope)).join(' ');
}

/** Asked with every refresh, so that whoever lost their account at the music's server is signed out within the hour. */
async function isAccountGood({ accounts, credentials }: Service, listenerId: string): Promise<boolean> {
  if (accounts === null) return true;
  const credential = await credentials.of(listenerId);
  if (credential === null) return false;
  if (await accounts.isStillGood(credential)) return true;
  await credentials.forget(listenerId, credential);
  return false;
}

type Granted = Grant & { grant: string };

async function accessAnswer({ tokens }: Service, { sub, name, client_id, scope, session, grant }: Granted) {
  return {
    access_token: await tokens.sign(
      'access',
      { sub, name, client_id, scope, session, grant },
      { seconds: accessTokenLifetimeSeconds },
    ),
    token_type: 'Bearer',
    expires_in: accessTokenLifetimeSeconds,
    scope,
  };
}

function refreshToken(
  { tokens }: Service,
  {
    sub,
    name,
    client_id,
    scope,
    session,
    grant,
    consented_at_ms,
    rotates,
  }: Granted & Pick<z.infer<typeof refreshClaimsSchema>, 'consented_at_ms' | 'rotates'>,
) {
  return tokens.sign(
    'refresh',
    { sub, name, client_id, scope, session, grant, consented_at_ms, rotates },
    { seconds: refreshLifetimeSeconds, fromMs: consented_at_ms },
  );
}

const answerOauthError: Parameters<FastifyInstance['setErrorHandler']>[0] = (error, request, reply) => {
  if (error instanceof OauthError) return reply.status(error.status).send(error.body());
  if (error instanceof StateError) {
    return reply.status(503).send(new OauthError('temporarily_unavailable', 'Try again later').body());
  }
  if (error instanceof TooManyRequestsError) {
    return reply.status(429).send(new OauthError('temporarily_unavailable', error.message).body());
  }
  const { statusCode } = error as { statusCode?: number };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    const invalid = new OauthError(
      'invalid_request',
      'The body must be a form (application/x-www-form-urlencoded)',
    );
    return reply.status(statusCode).send(invalid.body());
  }
  request.log.error(error);
  return reply.status(500).send(new OauthError('server_error', 'Server error').body());
};
