import type {
  PlayableKind,
  QueueAnswer,
  SessionAnswer,
  SessionReport,
  SessionState,
} from '../player-session/messages.ts';

export type LookAnswer = { kind: 'unchanged' } | { kind: 'state'; session: SessionState | null };
export type ReportAnswer =
  | { kind: 'taken'; revision: number }
  /** Somebody else has changed the player meanwhile. */
  | { kind: 'refused'; session: SessionState | null };

/** The service as a player sees it. Every call rejects when the service cannot be reached or does not want it. */
export interface ServiceClient {
  /** False for a visitor: the music plays, and nobody is told. */
  isSignedIn: boolean;
  /** @param known revision that need not be told again */
  look(known: number | null): Promise<LookAnswer>;
  /** @param leaving the page is about to be gone; the call has to outlive it */
  report(report: SessionReport, leaving?: boolean): Promise<ReportAnswer>;
  queueOf(kind: PlayableKind, id: string): Promise<QueueAnswer>;
  /** Everything in the listener's own queue. */
  ownQueue(): Promise<QueueAnswer>;
}

export interface ServiceClientParts {
  fetch: typeof globalThis.fetch;
  /** Path the service is mounted under, without a slash at the end. */
  base: string;
  formToken: string;
  isSignedIn: boolean;
}

/** Speaks with the service's `/player` routes as a page of it, by cookie and form token. */
export function createServiceClient({
  fetch,
  base,
  formToken,
  isSignedIn,
}: ServiceClientParts): ServiceClient {
  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await fetch(`${base}/player/${path}`, { credentials: 'same-origin', ...init });
    if (!answer.ok && answer.status !== 409) throw new Error(`The service answered ${answer.status}`);
    return answer;
  };

  return {
    isSignedIn,
    async look(known) {
      const answer = await call(known === null ? 'session' : `session?known=${known}`);
      if (answer.status === 204) return { kind: 'unchanged' };
      const { session } = (await answer.json()) as SessionAnswer;
      return { kind: 'state', session };
    },
    async report(report, leaving = false) {
      const answer = await call('session', {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'x-form-token': formToken },
        body: JSON.stringify(report),
        keepalive: leaving,
      });
      if (answer.status === 409) {
        const { session } = (await answer.json()) as SessionAnswer;
        return { kind: 'refused', session };
      }
      const { revision } = (await answer.json()) as { revision: number };
      return { kind: 'taken', revision };
    },
    async queueOf(kind, id) {
      return (await call(`queue?context=${kind}:${id}`)).json() as Promise<QueueAnswer>;
    },
    async ownQueue() {
      return (await call('queue')).json() as Promise<QueueAnswer>;
    },
  };
}
