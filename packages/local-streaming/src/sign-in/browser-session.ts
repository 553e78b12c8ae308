import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Identity } from './listener-identity.ts';
import type { SignedTokens } from './signed-tokens.ts';

const listenerCookie = 'attune_local_listener';
const formCookie = 'attune_local_form';
const sessionLifetimeSeconds = 30 * 24 * 3600;

const sessionSchema = z.object({ sub: z.string().min(1), name: z.string().min(1) });

/** Who is signed in to the service's own pages in this browser, and the guard of the forms on them. */
export interface BrowserSessions {
  listener(request: FastifyRequest): Promise<Identity | null>;
  signIn(reply: FastifyReply, identity: Identity): Promise<void>;
  signOut(reply: FastifyReply): void;
  /**
   * A value for a hidden field that only this browser can send back, whoever is signed in: it answers to a
   * cookie that no other site can read or send along (SameSite=Lax) with a POST.
   */
  formToken(request: FastifyRequest, reply: FastifyReply): string;
  isOwnForm(request: FastifyRequest, token: string | undefined): boolean;
}

export function createBrowserSessions(
  tokens: SignedTokens,
  signingKey: Uint8Array,
  publicUrl: () => string,
): BrowserSessions {
  const cookieOptions = () => {
    const { pathname, protocol } = new URL(publicUrl());
    return { path: pathname, httpOnly: true, sameSite: 'lax', secure: protocol === 'https:' } as const;
  };
  const sealed = (nonce: string) => createHmac('sha256', signingKey).update(`form ${nonce}`).digest();

  return {
    async listener(request) {
      const cookie = request.cookies[listenerCookie];
      if (cookie === undefined) return null;
      const session = await tokens.verify('browser', cookie, sessionSchema);
      return session.outcome === 'valid'
        ? { id: session.claims.sub, displayName: session.claims.name }
        : null;
    },
    async signIn(reply, { id, displayName }) {
      const session = await tokens.sign(
        'browser',
        { sub: id, name: displayName },
        { seconds: sessionLifetimeSeconds },
      );
      reply.setCookie(listenerCookie, session, { ...cookieOptions(), maxAge: sessionLifetimeSeconds });
    },
    signOut(reply) {
      reply.clearCookie(listenerCookie, cookieOptions());
    },
    formToken(request, reply) {
      const known = request.cookies[formCookie];
      const nonce = known && /^[\w-]{43}$/.test(known) ? known : randomBytes(32).toString('base64url');
      if (nonce !== known) reply.setCookie(formCookie, nonce, cookieOptions());
      return sealed(nonce).toString('base64url');
    },
    isOwnForm(request, token) {
      const nonce = request.cookies[formCookie];
      if (nonce === undefined || token === undefined) return false;
      const sent = Buffer.from(token, 'base64url');
      const expected = sealed(nonce);
      return sent.length === expected.length && timingSafeEqual(sent, expected);
    },
  };
}
