import type { StateStore } from '../state/state.ts';

/** How long an application stays signed in: a refresh token ends half a year after the listener's consent, however often it is used. */
export const refreshLifetimeSeconds = 182 * 24 * 3600;
/** How long a browser stays signed in to the service's own pages. */
export const sessionLifetimeSeconds = 30 * 24 * 3600;

/**
 * What was ended before its time. Tokens are not stored, so it is the ended ones that are, until the last token of
 * theirs would have expired.
 */
export interface Revocations {
  /** Ends all tokens that came of one consent. */
  endGrant(grantId: string): void;
  /** Ends a browser's sign-in to the service's own pages, and what was kept of it of a sign-in at the music's own server. */
  endSession(sessionId: string): void;
  isSessionEnded(sessionId: string): boolean;
  /** Ends all tokens that one application got for a browser's sign-in. */
  endTokensOf(clientId: string, sessionId: string): void;
  /** Ends everything a listener is signed in with by now, in every browser and application. */
  endAllOf(listenerId: string): void;
  /** Whether all that a listener was signed in with then has been ended since. */
  isListenerEnded(listenerId: string, issuedAtMs: number): boolean;
  /** Whether a token counts no more, by what its claims say of where it came from, and by its age. */
  isTokenEnded(
    claims: { sub: string; client_id: string; grant?: string | undefined; session?: string | undefined },
    issuedAtMs: number,
  ): boolean;
}

export function createRevocations(state: StateStore, clock: () => number): Revocations {
  const end = (id: string, lifetimeSeconds: number) =>
    void state.spend(id, clock() + lifetimeSeconds * 1000, clock());
  const isListenerEnded = (listenerId: string, issuedAtMs: number) => {
    const endedAtMs = state.signInsEndedAt(listenerId);
    return endedAtMs !== undefined && issuedAtMs <= endedAtMs;
  };
  return {
    endAllOf(listenerId) {
      const nowMs = clock();
      // What was issued since the last time is younger than that, whatever the clock says.
      const endedAtMs = Math.max(nowMs, (state.signInsEndedAt(listenerId) ?? 0) + 1);
      state.endSignIns(listenerId, endedAtMs, nowMs - refreshLifetimeSeconds * 1000);
      state.dropCredentialsOf(listenerId);
    },
    isListenerEnded,
    endGrant: (grantId) => end(`grant ${grantId}`, refreshLifetimeSeconds),
    endSession(sessionId) {
      end(`session ${sessionId}`, sessionLifetimeSeconds);
      state.dropCredential(sessionId);
    },
    isSessionEnded: (sessionId) => state.isSpent(`session ${sessionId}`),
    endTokensOf: (clientId, sessionId) => end(`tokens ${clientId} ${sessionId}`, refreshLifetimeSeconds),
    isTokenEnded: ({ sub, client_id, grant, session }, issuedAtMs) =>
      isListenerEnded(sub, issuedAtMs) ||
      (grant !== undefined && state.isSpent(`grant ${grant}`)) ||
      (session !== undefined && state.isSpent(`tokens ${client_id} ${session}`)),
  };
}
