import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  ConstantBackoff,
  circuitBreaker,
  handleWhen,
  retry,
} from 'cockatiel';
import type { Connections } from './connections.ts';
import { sendRequest, type UpstreamReply, type UpstreamRequest } from './send-request.ts';
import type { SharedCircuits } from './shared-circuits.ts';
import { UpstreamError, type UpstreamFailure } from './upstream-error.ts';

/** What one upstream is granted. */
export interface UpstreamPolicy {
  /** Stands in logs, errors and metrics. */
  name: string;
  /** From the first byte sent to the last byte read, a second attempt included, in milliseconds. */
  deadlineMs: number;
  /** The largest answer read, in bytes. */
  maxBytes: number;
  /** After this many failures in a row the upstream is left alone ... */
  circuitFailures: number;
  /** ... for this long, in milliseconds; then one call probes it. */
  circuitOpenMs: number;
  /** Reads that fail or meet a server fault are tried once more after this wait, in milliseconds; writes never are. */
  retryReadsAfterMs?: number;
}

/** One upstream, behind its deadline, size bound and circuit. */
export interface Upstream {
  readonly name: string;
  /** Redirects are not followed, so that a token never travels to a host it was not meant for.
   * @throws {UpstreamError} when no complete answer came. */
  send(request: UpstreamRequest): Promise<UpstreamReply>;
  readonly state: 'ok' | 'degraded';
}

/** How one call ended: the status class of its answer, or why none came. */
export interface FinishedCall {
  upstream: string;
  outcome: `${1 | 2 | 3 | 4 | 5}xx` | UpstreamFailure;
  durationMs: number;
}

export interface HttpClientOptions {
  connections: Pick<Connections, 'open'>;
  onCall?: (call: FinishedCall) => void;
  onCircuitChange?: (upstream: string, state: 'opened' | 'closed') => void;
  /** Where other instances say what they leave alone; absent: this instance finds out for itself. */
  sharedCircuits?: SharedCircuits;
}

/** The HTTP client through which alone this server calls others. */
export interface HttpClient {
  upstream(policy: UpstreamPolicy): Upstream;
}

const isWorthAnotherTry = (error: Error) => error instanceof UpstreamError && error.kind === 'unreachable';
const isServerFault = (result: unknown) => (result as UpstreamReply).status >= 500;

const statusClass = (status: number) => `${Math.floor(status / 100)}xx` as FinishedCall['outcome'];

function createUpstream(policy: UpstreamPolicy, options: HttpClientOptions): Upstream {
  const { connections, onCircuitChange, onCall, sharedCircuits } = options;
  // A caller who leaves says nothing about the upstream. Of a probe it would be taken for success, so there it is not.
  const isOutage = (error: Error): boolean =>
    error instanceof UpstreamError && (error.kind !== 'aborted' || circuit.state === CircuitState.HalfOpen);
  const circuit = circuitBreaker(handleWhen(isOutage).orWhenResult(isServerFault), {
    breaker: new ConsecutiveBreaker(policy.circuitFailures),
    halfOpenAfter: policy.circuitOpenMs,
  });
  circuit.onBreak(() => {
    onCircuitChange?.(policy.name, 'opened');
    // The others wait for this instance's probe as well.
    void sharedCircuits?.opened(policy.name, policy.circuitOpenMs + policy.deadlineMs);
  });
  circuit.onReset(() => {
    onCircuitChange?.(policy.name, 'closed');
    void sharedCircuits?.closed(policy.name);
  });
  const secondTry = retry(handleWhen(isWorthAnotherTry).orWhenResult(isServerFault), {
    maxAttempts: 1,
    backoff: new ConstantBackoff(policy.retryReadsAfterMs ?? 0),
  });
  return {
    name: policy.name,
    async send(call) {
      if (call.signal?.aborted === true) throw new UpstreamError(policy.name, 'aborted');
      const deadline = AbortSignal.timeout(policy.deadlineMs);
      const attempt = async () => {
        // The instance that gave up first probes; its own circuit says when.
        if (circuit.state === CircuitState.Closed && (await sharedCircuits?.isOpen(policy.name))) {
          throw new UpstreamError(policy.name, 'circuit-open');
        }
        const opened = await connections.open();
        return circuit.execute(() =>
          sendRequest(call, { ...opened, upstream: policy.name, maxBytes: policy.maxBytes, deadline }),
        );
      };
      const begun = performance.now();
      const finished = (outcome: FinishedCall['outcome']) =>
        onCall?.({ upstream: policy.name, outcome, durationMs: performance.now() - begun });
      const retried = call.method === 'GET' && policy.retryReadsAfterMs !== undefined;
      try {
        const reply = await (retried ? secondTry.execute(attempt, call.signal) : attempt());
        finished(statusClass(reply.status));
        return reply;
      } catch (error) {
        const failure =
          error instanceof BrokenCircuitError ? new UpstreamError(policy.name, 'circuit-open') : error;
        if (failure instanceof UpstreamError) finished(failure.kind);
        throw failure;
      }
    },
    get state() {
      return circuit.state === CircuitState.Closed ? 'ok' : 'degraded';
    },
  };
}

export function createHttpClient(options: HttpClientOptions): HttpClient {
  return { upstream: (policy) => createUpstream(policy, options) };
}
