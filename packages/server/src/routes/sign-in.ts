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
import type { z } from 'zod';
import type { Addresses } from '../addresses.ts';
import { notOffered } from '../errors/not-offered.ts';
import { offerOfToken } from '../offers.ts';
import { readBearer } from '../plugins/access-token.ts';
import { clientLeft } from '../plugins/client-left.ts';
import { sealSignIn, signInSeconds, unsealSignIn } from '../sealed-sign-in.ts';
import type { GrantedPermissions } from '../streaming/granted-permissions.ts';
import { SignInFailure } from '../streaming/sign-in-failure.ts';
import type { AccountsService } from '../streaming/streaming-service.ts';
import type { TokenForm } from '../streaming/token-form.ts';
import { sendChoice } from './choose-service-page.ts';
import { readPermissions, rememberPermissions, signInCookieOptions } from './permissions-cookie.ts';

/** A service one can sign in at. */
export interface SignInPlace {
  at: string;
  name: string;
  /** Whether a name is an account there, and may be typed before the sign-in. */
  takesName: boolean;
  tokens: TokenForm;
  /** What its tokens begin with; `null` where that is nothing. */
  tokenName: string | null;
  accounts: AccountsService;
  /** Drops whatever is cached for the listener behind an access token. */
  forgetListener: (accessToken: string) => Promise<void>;
  permissions: Pick<GrantedPermissions, 'record'>;
  /** A cookie of the streaming service's own pages in this browser, which signing out here clears as well. */
  serviceCookie: { name: string; path: string } | null;
}

export interface SignInRoutesOptions {
  places: readonly [SignInPlace, ...SignInPlace[]];
  addresses: Addresses;
  cookieKey: Uint8Array;
  now: () => number;
}

const cookieName = 'attune_sign_in';

/** A preview of a link asks by HEAD; it may not replace a pending sign-in, or spend its code or a refresh token. */
const withoutHead = { exposeHeadRoute: false };

/**
 * Where a sign-in leads. Whoever asks for more is signed in, and says where unless their tokens name no service; a name that was
 * typed is an account where names are.
 * @returns `null` where the listener has to choose
 * @throws {ProblemError} for a service that is not offered
 */
function placeOf(
  places: SignInRoutesOptions['places'],
  { at, ask, name }: z.infer<typeof loginQuerySchema>,
): SignInPlace | null {
  const [first, ...others] = places;
  if (others.length === 0) return first;
  if (at !== undefined) {
    const place = places.find((each) => each.at === at);
    if (place !== undefined) return place;
    throw notOffered();
  }
  if (ask !== undefined) return first;
  return name === undefined ? null : (places.find(({ takesName }) => takesName) ?? null);
}

/** The browser's way to the accounts service and back, and the two calls that keep a session going or end it. */
export const signInRoutes: FastifyPluginAsyncZod<SignInRoutesOptions> = async (app, options) => {
  const { places, addresses, cookieKey, now } = options;
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
      const place = placeOf(places, request.query);
      if (place === null) return sendChoice(reply, places);
      // Whoever allowed one thing before keeps it when another is asked for; a plain sign-in asks for nothing more.
      const before = asked.length === 0 ? [] : readPermissions(request);
      const pending = {
        state: generateRandomState(),
        codeVerifier: generateRandomCodeVerifier(),
        asks: [...new Set([...before, ...asked])],
        at: place.at,
      };
      const sealed = await sealSignIn(pending, cookieKey, now());
      const url = await place.accounts.authorizationUrl({
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
    const returned = new URL(request.url, addresses.publicUrl()).searchParams;
    let asks: readonly Permission[] = [];
    try {
      const pending = await unsealSignIn(request.cookies[cookieName] ?? '', cookieKey, now());
      // One that another tab began since is not of this return, and is still to end.
      if (pending === null || returned.get('state') !== pending.state)
        throw new SignInFailure('state_mismatch');
      reply.clearCookie(cookieName, cookieOptions());
      asks = pending.asks;
      const place = places.find(({ at }) => at === pending.at);
      // Offered when the sign-in was begun, and no longer.
      if (place === undefined) throw new SignInFailure('state_mismatch');
      const { accounts, permissions, tokens } = place;
      const issued = await accounts.exchangeCode({
        returned,
        ...pending,
        redirectUri: addresses.redirectUri(),
        signal: clientLeft(reply),
      });
      const granted = await permissions.record(issued, asks);
      rememberPermissions(reply, granted, addresses.publicUrl());
      const query = new URLSearchParams({
        access_token: tokens.toBrowser(issued.accessToken),
        refresh_token: tokens.toBrowser(issued.refreshToken),
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
      const refreshToken = request.query.refresh_token;
      const { accounts, tokens } = offerOfToken(places, refreshToken);
      const issued = await accounts.refresh(tokens.toService(refreshToken));
      return {
        access_token: tokens.toBrowser(issued.accessToken),
        expires_in: issued.expiresInSeconds,
        ...(issued.refreshToken !== undefined && { refresh_token: tokens.toBrowser(issued.refreshToken) }),
      };
    },
  );

  app.get(apiPaths.logout, withoutHead, async (request, reply) => {
    const token = readBearer(request.headers.authorization);
    // Without the token, which no page of another site can send, the request may be anybody's doing.
    if (token === null) return reply.code(204).send();
    const { forgetListener, serviceCookie, tokens } = offerOfToken(places, token);
    await forgetListener(tokens.toService(token));
    rememberPermissions(reply, [], addresses.publicUrl());
    if (serviceCookie !== null) {
      reply.clearCookie(serviceCookie.name, { ...cookieOptions(), path: serviceCookie.path });
    }
    return reply.code(204).send();
  });
};
