import type { StateStore } from '../state/state.ts';

/** A refresh token ends half a year after the listener's consent, however often it is used. */
export const refreshLifetimeSeconds = 182 * 24 * 3600;
export const sessionLifetimeSeconds = 30 * 24 * 3600;

/**
 * What was ended before its time. Tokens are not stored, so it is the ended ones that are, until the last token of
 * theirs would have expired.
 */
export interface Revocations {
  /** Ends all tokens that came of one consent. */
  endGrant(grantId: string): void;
  /** Ends a browser's sign-in to the service's own pages. */
  endSession(sessionId: string): void;
  isSessionEnded(sessionId: string): boolean;
  /** Ends all tokens that one application got for a browser's sign-in. */
  endTokensOf(clientId: string, sessionId: string): void;
  /** Whether a token counts no more, by what its claims say of where it came from. */
  isTokenEnded(claims: {
    client_id: string;
    grant?: string | undefined;
    session?: string | undefined;
  }): boolean;
}

export function createRevocations(state: StateStore, clock: () => number): Revocations {
  const end = (id: string, lifetimeSeconds: number) =>
    void state.spend(id, clock() + lifetimeSeconds * 1000, clock());
  return {
    endGrant: (grantId) => end(`grant ${grantId}`, refreshLifetimeSeconds),
    endSession: (sessionId) => end(`session ${sessionId}`, sessionLifetimeSeconds),
    isSessionEnded: (sessionId) => state.isSpent(`session ${sessionId}`),
    endTokensOf: (clientId, sessionId) => end(`tokens ${clientId} ${sessionId}`, refreshLifetimeSeconds),
    isTokenEnded: ({ client_id, grant, session }) =>
      (grant !== undefined && state.isSpent(`grant ${grant}`)) ||
      (session !== undefined && state.isSpent(`tokens ${client_id} ${session}`)),
  };
}
