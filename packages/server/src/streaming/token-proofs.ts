import type { SharedStore } from '../shared-store/shared-store.ts';
import { listenerKey } from './listener-key.ts';
import { needsAction, StreamingError } from './streaming-error.ts';
import type { ListenerCall, StreamingService } from './streaming-service.ts';

/** Which access tokens the streaming service has accepted lately. A token that anybody could make up is not among them. */
export interface TokenProofs {
  has(accessToken: string): Promise<boolean>;
  /** The service has answered a call with this token. */
  accepted(accessToken: string): Promise<void>;
  /** It has refused the token, or the listener has signed out. */
  forget(accessToken: string): Promise<void>;
}

/** Far shorter than a token lives, and long enough for a conversation. */
const proofMs = 10 * 60 * 1000;

/** The service looks at the token first: an answer like these says that the token is good. */
const provesToken: ReadonlySet<string> = new Set(['not-found', 'endpoint-removed']);

const keyOf = (accessToken: string) => `token-proof:${listenerKey(accessToken)}`;

export function createTokenProofs(store: SharedStore): TokenProofs {
  return {
    has: async (accessToken) => (await store.get(keyOf(accessToken))) !== null,
    accepted: (accessToken) => store.set(keyOf(accessToken), 'true', proofMs),
    forget: (accessToken) => store.delete(keyOf(accessToken)),
  };
}

/**
 * Whether the token is good; the service is asked unless it has accepted the token lately. Asking costs it little and
 * needs no scope.
 * @returns `false` when the service can't say at the moment.
 * @throws {StreamingError} when it refuses the token.
 */
export async function isTokenProven(
  call: ListenerCall,
  proofs: Pick<TokenProofs, 'has' | 'accepted'>,
  streaming: Pick<StreamingService, 'profile'>,
): Promise<boolean> {
  if (await proofs.has(call.accessToken)) return true;
  try {
    await streaming.profile(call);
    return true;
  } catch (error) {
    if (!(error instanceof StreamingError) || needsAction.has(error.kind)) throw error;
    if (!provesToken.has(error.kind)) return false;
    await proofs.accepted(call.accessToken);
    return true;
  }
}
