import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { BrowserSessions } from './browser-session.ts';
import type { CredentialStore } from './credential-store.ts';
import type { Identity } from './listener-identity.ts';
import type { Revocations } from './revocations.ts';
import type { SignedTokens } from './signed-tokens.ts';

const listeningCookie = 'attune_local_listening';
const lifetimeSeconds = 3600;
/** Renewed when so much of it is left: players ask for their session every other second. */
const renewBelowMs = 20 * 60_000;

const claimsSchema = z.object({ sub: z.string().min(1), name: z.string().min(1) });

/**
 * Who may listen to recordings and see their pictures. An `<audio>` element sends no token, and a token in an address would be
 * written down on the way; so an application's player gets a cookie for an hour, with each sign of life, beside the one of the
 * pages.
 */
export interface Listening {
  listener(request: FastifyRequest): Promise<Identity | null>;
  /** Lets the browser that sends this listen. */
  allow(request: FastifyRequest, reply: FastifyReply, identity: Identity): Promise<void>;
}

interface ListeningParts {
  tokens: SignedTokens;
  sessions: Pick<BrowserSessions, 'listener'>;
  credentials: Pick<CredentialStore, 'has'>;
  revocations: Pick<Revocations, 'isListenerEnded'>;
  publicUrl: () => string;
  clock: () => number;
}

export function createListening({
  tokens,
  sessions,
  credentials,
  revocations,
  publicUrl,
  clock,
}: ListeningParts): Listening {
  async function allowed(request: FastifyRequest) {
    const cookie = request.cookies[listeningCookie];
    if (cookie === undefined) return null;
    const verified = await tokens.verify('listening', cookie, claimsSchema);
    return verified.outcome === 'valid' &&
      credentials.has(verified.claims.sub) &&
      !revocations.isListenerEnded(verified.claims.sub, verified.issuedAtMs)
      ? verified
      : null;
  }

  return {
    async listener(request) {
      const listener = await sessions.listener(request);
      if (listener) return listener;
      const known = await allowed(request);
      return known && { id: known.claims.sub, displayName: known.claims.name };
    },
    async allow(request, reply, { id: sub, displayName: name }) {
      const known = await allowed(request);
      if (known?.claims.sub === sub && known.expiresAtMs - clock() > renewBelowMs) return;
      const { pathname, protocol } = new URL(publicUrl());
      const token = await tokens.sign('listening', { sub, name }, { seconds: lifetimeSeconds });
      reply.setCookie(listeningCookie, token, {
        path: pathname,
        httpOnly: true,
        sameSite: 'strict',
        secure: protocol === 'https:',
        maxAge: lifetimeSeconds,
      });
    },
  };
}
