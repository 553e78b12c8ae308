import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { RegisteredClient } from '../options.ts';
import { StateError } from '../state/state-error.ts';
import type { CredentialStore } from './credential-store.ts';
import type { Identity } from './listener-identity.ts';
import { type Revocations, sessionLifetimeSeconds } from './revocations.ts';
import { listenerCookie } from './session-cookie.ts';
import type { SignedTokens } from './signed-tokens.ts';

const formCookie = 'attune_local_form';
const noncePattern = /^[\w-]{43}$/;

const sessionSchema = z.object({
  sub: z.string().min(1),
  name: z.string().min(1),
  /** The same for as long as one listener stays signed in; cookies from before there was one have none. */
  session: z.string().optional(),
});

/** Who signs in, and what they signed in with at the music's own server. */
export interface SignedIn {
  identity: Identity;
  credential: string | null;
}

/** Who is signed in to the service's own pages in this browser, and the guard of the forms on them. */
export interface BrowserSessions {
  listener(request: FastifyRequest): Promise<Identity | null>;
  /** @returns the id of the session, which stays the same for a listener who is signed in here already */
  signIn(request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn): Promise<string>;
  /** Ends the sign-in here, and in the application that this service is built into. */
  signOut(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /**
   * A value for a hidden field that only this browser can send back, for as long as the same listener is signed in. It
   * answers to a cookie that no other site can read or send along (SameSite=Lax) with a POST; to the session as well,
   * because cookies know no ports: a program on another port of this machine may plant the first.
   */
  formToken(request: FastifyRequest, reply: FastifyReply): Promise<string>;
  isOwnForm(request: FastifyRequest, token: string | undefined): Promise<boolean>;
}

interface SessionParts {
  tokens: SignedTokens;
  revocations: Revocations;
  credentials: CredentialStore;
  clients: readonly RegisteredClient[];
  signingKey: Uint8Array;
  publicUrl: () => string;
  newId: () => string;
}

export function createBrowserSessions(parts: SessionParts): BrowserSessions {
  const { tokens, revocations, credentials, clients, signingKey, publicUrl, newId } = parts;
  const cookieOptions = () => {
    const { pathname, protocol } = new URL(publicUrl());
    return { path: pathname, httpOnly: true, sameSite: 'lax', secure: protocol === 'https:' } as const;
  };
  const sealed = (nonce: string, sessionId: string) =>
    createHmac('sha256', signingKey).update(`form ${nonce} ${sessionId}`).digest();

  async function current(request: FastifyRequest): Promise<{ id: string; identity: Identity } | null> {
    const cookie = request.cookies[listenerCookie];
    if (cookie === undefined) return null;
    const verified = await tokens.verify('browser', cookie, sessionSchema);
    if (verified.outcome !== 'valid') return null;
    const { sub, name, session: id = verified.tokenId } = verified.claims;
    if (!credentials.has(sub) || revocations.isListenerEnded(sub, verified.issuedAtMs)) return null;
    return revocations.isSessionEnded(id) ? null : { id, identity: { id: sub, displayName: name } };
  }

  return {
    async listener(request) {
      return (await current(request))?.identity ?? null;
    },
    async signIn(request, reply, { identity: { id: sub, displayName: name }, credential }) {
      const before = await current(request);
      if (before && before.identity.id !== sub) revocations.endSession(before.id);
      const session = before?.identity.id === sub ? before.id : newId();
      if (credential !== null) await credentials.save(session, sub, credential);
      const cookie = await tokens.sign(
        'browser',
        { sub, name, session },
        { seconds: sessionLifetimeSeconds },
      );
      reply.setCookie(listenerCookie, cookie, { ...cookieOptions(), maxAge: sessionLifetimeSeconds });
      return session;
    },
    async signOut(request, reply) {
      const session = await current(request);
      if (session) {
        revocations.endSession(session.id);
        for (const { clientId, endsSession } of clients)
          if (endsSession) revocations.endTokensOf(clientId, session.id);
      }
      reply.clearCookie(listenerCookie, cookieOptions());
    },
    async formToken(request, reply) {
      const known = request.cookies[formCookie];
      const nonce = known && noncePattern.test(known) ? known : randomBytes(32).toString('base64url');
      if (nonce !== known) reply.setCookie(formCookie, nonce, cookieOptions());
      const session = await current(request).catch((error: unknown) => {
        // A page is shown all the same; what its forms send is refused until it is known again whose they are.
        if (error instanceof StateError) return null;
        throw error;
      });
      return sealed(nonce, session?.id ?? '').toString('base64url');
    },
    async isOwnForm(request, token) {
      const nonce = request.cookies[formCookie];
      if (nonce === undefined || !noncePattern.test(nonce) || token === undefined) return false;
      const sent = Buffer.from(token, 'base64url');
      const expected = sealed(nonce, (await current(request))?.id ?? '');
      return sent.length === expected.length && timingSafeEqual(sent, expected);
    },
  };
}
