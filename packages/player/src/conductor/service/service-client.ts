import type { PlayableKind, QueueAnswer, SessionAnswer, SessionReport, SessionState } from './messages.ts';

export type LookAnswer =
  | { kind: 'unchanged' }
  /** The service took this player for gone, as after sleep or a lost network. */
  | { kind: 'was-gone' }
  | { kind: 'state'; session: SessionState | null };
export type ReportAnswer =
  | { kind: 'taken'; revision: number }
  /** Somebody else has changed the player meanwhile. */
  | { kind: 'refused'; session: SessionState | null };

const passingRefusals: ReadonlySet<number> = new Set([408, 425, 429]);

/** The service answered, and not with what was asked for. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  /** The same call would be refused again. */
  readonly isFinal: boolean;

  constructor(status: number) {
    super(`The service answered ${status}`);
    this.isFinal = status >= 400 && status < 500 && !passingRefusals.has(status);
  }
}

/**
 * The service as a player sees it. Every call rejects when the service cannot be reached, and with a `ServiceError`
 * when it does not want it.
 */
export interface ServiceClient {
  /** False for a visitor: the music plays, and nobody is told. */
  isSignedIn: boolean;
  /**
   * @param known revision that need not be told again
   * @param playerId the player that asks, where it is the one that sounds: the service hears that it is alive
   */
  look(known: number | null, playerId: string | null): Promise<LookAnswer>;
  /** @param leaving the page is about to be gone; the call has to outlive it */
  report(report: SessionReport, leaving?: boolean): Promise<ReportAnswer>;
  queueOf(kind: PlayableKind, id: string): Promise<QueueAnswer>;
  /** Those of the tracks that the service has, in their order; at most 100 are asked for. */
  tracksOf(ids: readonly string[]): Promise<QueueAnswer>;
  /** Everything in the listener's own queue. */
  ownQueue(): Promise<QueueAnswer>;
}

/** One call of a player; where the two resources are and who listens is the caller's to add. */
export interface ServiceCall {
  method: 'GET' | 'PUT';
  resource: 'session' | 'queue';
  query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: SessionReport;
  /** The page is about to be gone: the call has to leave at once, and to outlive it. */
  isLast: boolean;
}

/** What every service answers that plays our tracks: `session` and `queue`, in the shapes of `messages.ts`. */
export function createServiceClient(
  carry: (call: ServiceCall) => Promise<Response>,
  isSignedIn: boolean,
): ServiceClient {
  const call = async (wanted: Omit<ServiceCall, 'isLast'>, isLast = false): Promise<Response> => {
    const answer = await carry({ ...wanted, isLast });
    if (!answer.ok && answer.status !== 409) throw new ServiceError(answer.status);
    return answer;
  };

  return {
    isSignedIn,
    async look(known, playerId) {
      const query = {
        ...(known !== null && { known: String(known) }),
        ...(playerId !== null && { player: playerId }),
      };
      const answer = await call({ method: 'GET', resource: 'session', query });
      if (answer.status === 204) return { kind: 'unchanged' };
      const { session, wasGone } = (await answer.json()) as SessionAnswer;
      return wasGone ? { kind: 'was-gone' } : { kind: 'state', session };
    },
    async report(report, leaving = false) {
      const answer = await call({ method: 'PUT', resource: 'session', body: report }, leaving);
      if (answer.status === 409) {
        const { session } = (await answer.json()) as SessionAnswer;
        return { kind: 'refused', session };
      }
      const { revision } = (await answer.json()) as { revision: number };
      return { kind: 'taken', revision };
    },
    async queueOf(kind, id) {
      const query = { context: `${kind}:${id}` };
      return (await call({ method: 'GET', resource: 'queue', query })).json() as Promise<QueueAnswer>;
    },
    async tracksOf(ids) {
      const query = { tracks: ids.join(',') };
      return (await call({ method: 'GET', resource: 'queue', query })).json() as Promise<QueueAnswer>;
    },
    async ownQueue() {
      return (await call({ method: 'GET', resource: 'queue' })).json() as Promise<QueueAnswer>;
    },
  };
}
