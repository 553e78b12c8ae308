import type { Permission } from '@attune/contract';
import * as oauth from 'oauth4webapi';
import type { Upstream } from '../../http-client/http-client.ts';
import { UpstreamError } from '../../http-client/upstream-error.ts';
import { SignInFailure } from '../../streaming/sign-in-failure.ts';
import { StreamingError } from '../../streaming/streaming-error.ts';
import type { AccountsService, IssuedTokens } from '../../streaming/streaming-service.ts';

export interface SpotifyAccountsOptions {
  clientId: string;
  clientSecret?: string;
  /** Where browsers reach `/authorize`; may differ from where this server reaches `/api/token`. */
  browserUrl: () => string;
  serverUrl: () => string;
  /** What every listener is asked for, and no more. */
  scopes: readonly string[];
  /** What is asked for beyond that, when it is needed. */
  furtherScopes: Record<Permission, readonly string[]>;
  /** Whether tokens can be given back (RFC 7009). */
  revokes: boolean;
  /** Whether an account is a name that the listener may have typed before. */
  takesName?: boolean;
  upstream: Upstream;
}

/** Why the token endpoint did not answer with tokens. */
type Refusal = 'grant-refused' | 'client-refused' | 'app-suspended' | 'outage' | 'unexpected';

class TokenEndpointError extends Error {
  override readonly name = 'TokenEndpointError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal, cause: unknown) {
    super(`token endpoint: ${refusal}`, { cause });
    this.refusal = refusal;
  }
}

/** Spotify reads the credentials as they are, without the form encoding that RFC 6749 asks for. */
function basicAuthentication(clientId: string, clientSecret: string): oauth.ClientAuth {
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  return (_as, _client, _body, headers) => headers.set('authorization', `Basic ${credentials}`);
}

function classify(error: unknown, status: number | undefined): TokenEndpointError {
  let refusal: Refusal = 'unexpected';
  if (error instanceof UpstreamError) refusal = 'outage';
  else if (error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant')
    refusal = 'grant-refused';
  else if (error instanceof oauth.ResponseBodyError && error.error === 'invalid_client')
    refusal = 'client-refused';
  else if (status === 403) refusal = 'app-suspended';
  else if (status !== undefined && (status >= 500 || status === 429)) refusal = 'outage';
  // The library keeps the whole answer in its errors' properties; only the kind of failure may travel on.
  return new TokenEndpointError(refusal, error instanceof UpstreamError ? error : undefined);
}

const signInCodes = {
  'grant-refused': 'code_rejected',
  'client-refused': 'misconfigured',
  'app-suspended': 'app_suspended',
  outage: 'accounts_unavailable',
  unexpected: 'sign_in_failed',
} as const;

const refreshKinds = {
  'grant-refused': 'refresh-rejected',
  'client-refused': 'app-suspended',
  'app-suspended': 'app-suspended',
  outage: 'unavailable',
  unexpected: 'unexpected-reply',
} as const;

function issued(answer: oauth.TokenEndpointResponse): IssuedTokens {
  return {
    accessToken: answer.access_token,
    expiresInSeconds: answer.expires_in ?? 3600,
    ...(answer.refresh_token !== undefined && { refreshToken: answer.refresh_token }),
    ...(answer.scope !== undefined && { scopes: answer.scope.split(' ') }),
  };
}

/** Spotify's accounts service: authorization code with PKCE, with or without a client secret. */
export function createSpotifyAccounts(options: SpotifyAccountsOptions): AccountsService {
  const {
    clientId,
    clientSecret,
    browserUrl,
    serverUrl,
    scopes,
    furtherScopes,
    revokes,
    takesName = false,
    upstream,
  } = options;
  const client: oauth.Client = { client_id: clientId };
  const scopeOf = (allowed: readonly Permission[]) =>
    [...new Set([...scopes, ...allowed.flatMap((permission) => furtherScopes[permission])])].join(' ');
  const authentication =
    clientSecret === undefined ? oauth.None() : basicAuthentication(clientId, clientSecret);
  const authorizationServer = (): oauth.AuthorizationServer => ({
    issuer: serverUrl(),
    authorization_endpoint: `${browserUrl()}/authorize`,
    token_endpoint: `${serverUrl()}/api/token`,
    ...(revokes && { revocation_endpoint: `${serverUrl()}/api/revoke` }),
  });

  /** Runs one call of the accounts service through the HTTP client. */
  async function call<Answer>(
    exchange: (requestOptions: oauth.TokenEndpointRequestOptions) => Promise<Answer>,
    signal?: AbortSignal,
  ): Promise<Answer> {
    let status: number | undefined;
    try {
      return await exchange({
        [oauth.allowInsecureRequests]: true,
        [oauth.customFetch]: async (url, init) => {
          const reply = await upstream.send({
            method: 'POST',
            url,
            headers: init.headers,
            body: init.body.toString(),
            signal,
          });
          status = reply.status;
          const contentType = reply.header('content-type') ?? 'text/plain';
          return new Response(reply.text || null, { status, headers: { 'content-type': contentType } });
        },
      });
    } catch (error) {
      throw classify(error, status);
    }
  }

  async function revoke(accessToken: string, more: Record<string, string> = {}): Promise<void> {
    await call(async (requestOptions) => {
      const as = authorizationServer();
      const options = { ...requestOptions, additionalParameters: more };
      const response = await oauth.revocationRequest(as, client, authentication, accessToken, options);
      return oauth.processRevocationResponse(response);
    });
  }

  async function refresh(refreshToken: string, more: Record<string, string>, signal?: AbortSignal) {
    try {
      const tokens = await call(async (requestOptions) => {
        const as = authorizationServer();
        const options = { ...requestOptions, additionalParameters: more };
        const response = await oauth.refreshTokenGrantRequest(
          as,
          client,
          authentication,
          refreshToken,
          options,
        );
        return oauth.processRefreshTokenResponse(as, client, response);
      }, signal);
      return issued(tokens);
    } catch (error) {
      if (error instanceof TokenEndpointError)
        throw new StreamingError(refreshKinds[error.refusal], { cause: error });
      throw error;
    }
  }

  /** What only a service with an address for it can do. */
  const revocations: Pick<AccountsService, 'revoke' | 'revokeEverywhere' | 'narrow'> = {
    async revoke(accessToken) {
      try {
        await revoke(accessToken);
      } catch (error) {
        if (error instanceof TokenEndpointError) throw new StreamingError('unavailable', { cause: error });
        throw error;
      }
    },
    async revokeEverywhere(accessToken) {
      try {
        await revoke(accessToken, { everywhere: 'true' });
      } catch (error) {
        if (!(error instanceof TokenEndpointError)) throw error;
        const kind = error.refusal === 'grant-refused' ? 'token-rejected' : 'unavailable';
        throw new StreamingError(kind, { cause: error });
      }
    },
    narrow: (refreshToken, keep) => refresh(refreshToken, { scope: scopeOf(keep) }),
  };

  return {
    async authorizationUrl({ state, codeVerifier, redirectUri, asks, name }) {
      const url = new URL(`${browserUrl()}/authorize`);
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: scopeOf(asks),
        state,
        code_challenge_method: 'S256',
        code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
        ...(takesName && name !== undefined && { login_hint: name }),
      }).toString();
      return url.href;
    },

    async exchangeCode({ returned, state, codeVerifier, redirectUri, signal }) {
      const as = authorizationServer();
      let parameters: URLSearchParams;
      try {
        parameters = oauth.validateAuthResponse(as, client, returned, state);
      } catch (error) {
        if (!(error instanceof oauth.AuthorizationResponseError)) throw new SignInFailure('state_mismatch');
        throw new SignInFailure(error.error === 'access_denied' ? 'access_denied' : 'sign_in_failed');
      }
      try {
        const tokens = await call(async (requestOptions) => {
          const response = await oauth.authorizationCodeGrantRequest(
            as,
            client,
            authentication,
            parameters,
            redirectUri,
            codeVerifier,
            requestOptions,
          );
          return oauth.processAuthorizationCodeResponse(as, client, response);
        }, signal);
        const answer = issued(tokens);
        if (answer.refreshToken === undefined) throw new SignInFailure('sign_in_failed');
        return { ...answer, refreshToken: answer.refreshToken };
      } catch (error) {
        if (error instanceof TokenEndpointError)
          throw new SignInFailure(signInCodes[error.refusal], { cause: error });
        throw error;
      }
    },

    refresh: (refreshToken, signal) => refresh(refreshToken, {}, signal),

    ...(revokes && revocations),
  };
}
