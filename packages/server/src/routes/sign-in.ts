import {
  apiPaths,
  loginQuerySchema,
  type Permission,
  refreshAnswerSchema,
  refreshQuerySchema,
  type SignInError,
  screenPaths,
} from '@attune/contract';
import cookie from '@fastify/cookie';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { generateRandomCodeVerifier, generateRandomState } from 'oauth4webapi';
import type { Addresses } from '../addresses.ts';
import { readBearer } from '../plugins/access-token.ts';
import { clientLeft } from '../plugins/client-left.ts';
import { sealSignIn, signInSeconds, unsealSignIn } from '../sealed-sign-in.ts';
import type { GrantedPermissions } from '../streaming/granted-permissions.ts';
import { SignInFailure } from '../streaming/sign-in-failure.ts';
import type { AccountsService } from '../streaming/streaming-service.ts';
import { readPermissions, rememberPermissions, signInCookieOptions } from './permissions-cookie.ts';

export interface SignInRoutesOptions {
  accounts: AccountsService;
  addresses: Addresses;
  cookieKey: Uint8Array;
  /** Drops whatever is kept for the listener behind an access token. */
  forgetListener: (accessToken: string) => Promise<void>;
  permissions: Pick<GrantedPermissions, 'heard'>;
  /** A cookie of the streaming service's own pages in this browser, which signing out here clears as well. */
  serviceCookie: { name: string; path: string } | null;
  now: () => number;
}

const cookieName = 'attune_sign_in';

/** A preview of a link asks by HEAD; it may not replace a pending sign-in, or spend its code or a refresh token. */
const withoutHead = { exposeHeadRoute: false };

/** The browser's way to the accounts service and back, and the two calls that keep a session going or end it. */
export const signInRoutes: FastifyPluginAsyncZod<SignInRoutesOptions> = async (app, options) => {
  const { accounts, addresses, cookieKey, forgetListener, permissions, serviceCookie, now } = options;
  await app.register(cookie);
  const cookieOptions = () => signInCookieOptions(addresses.publicUrl());

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get(
    apiPaths.login,
    { ...withoutHead, schema: { querystring: loginQuerySchema } },
    async (request, reply) => {
      const asked = [request.query.ask ?? []].flat();
      // Whoever allowed one thing before keeps it when another is asked for; a plain sign-in asks for nothing more.
      const before = asked.length === 0 ? [] : readPermissions(request);
      const pending = {
        state: generateRandomState(),
        codeVerifier: generateRandomCodeVerifier(),
        asks: [...new Set([...before, ...asked])],
      };
      const sealed = await sealSignIn(pending, cookieKey, now());
      const url = await accounts.authorizationUrl({
        ...pending,
        redirectUri: addresses.redirectUri(),
        // Whoever is asked to allow more reads what, whatever came along.
        ...(pending.asks.length === 0 && { name: request.query.name }),
      });
      return reply
        .setCookie(cookieName, sealed, { ...cookieOptions(), maxAge: signInSeconds })
        .redirect(url, 302);
    },
  );

  app.get(apiPaths.loginCallback, withoutHead, async (request, reply) => {
    reply.clearCookie(cookieName, cookieOptions());
    let asks: readonly Permission[] = [];
    try {
      const pending = await unsealSignIn(request.cookies[cookieName] ?? '', cookieKey, now());
      if (pending === null) throw new SignInFailure('state_mismatch');
      asks = pending.asks;
      const issued = await accounts.exchangeCode({
        returned: new URL(request.url, addresses.publicUrl()).searchParams,
        ...pending,
        redirectUri: addresses.redirectUri(),
        signal: clientLeft(reply),
      });
      const granted = await permissions.heard(issued, asks);
      rememberPermissions(reply, granted, addresses.publicUrl());
      const query = new URLSearchParams({
        access_token: issued.accessToken,
        refresh_token: issued.refreshToken,
      });
      return reply.redirect(`${screenPaths.callback}?${query}`, 302);
    } catch (error) {
      const code: SignInError = error instanceof SignInFailure ? error.code : 'sign_in_failed';
      request.log.warn({ err: error, code }, 'sign-in failed');
      // Whoever was asked for more was signed in before, and still is.
      const back = asks.length > 0 ? screenPaths.dashboard : screenPaths.landing;
      return reply.redirect(`${back}?sign_in_error=${code}`, 302);
    }
  });

  app.get(
    apiPaths.refreshToken,
    { ...withoutHead, schema: { querystring: refreshQuerySchema, response: { 200: refreshAnswerSchema } } },
    async (request) => {
      const issued = await accounts.refresh(request.query.refresh_token);
      return {
        access_token: issued.accessToken,
        expires_in: issued.expiresInSeconds,
        ...(issued.refreshToken !== undefined && { refresh_token: issued.refreshToken }),
      };
    },
  );

  app.get(apiPaths.logout, withoutHead, async (request, reply) => {
    const token = readBearer(request.headers.authorization);
    // Without the token, which no page of another site can send, the request may be anybody's doing.
    if (token === null) return reply.code(204).send();
    await forgetListener(token);
    rememberPermissions(reply, [], addresses.publicUrl());
    if (serviceCookie !== null) {
      reply.clearCookie(serviceCookie.name, { ...cookieOptions(), path: serviceCookie.path });
    }
    return reply.code(204).send();
  });
};
