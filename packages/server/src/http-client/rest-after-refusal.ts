import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  type FailureReason,
  handleWhenResult,
} from 'cockatiel';
import type { Upstream } from './http-client.ts';
import type { UpstreamReply } from './send-request.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const longestRestMs = 24 * hourMs;

/** How long a service is left alone after a refusal that asking again cannot cure, in milliseconds by status. */
type Rests = Readonly<Record<number, number>>;

/** Of a service that needs no token, and whose other refusals are of what was asked and not of who asks. */
export const restsAfterTooManyRequests: Rests = { 429: minuteMs };
const restsOfHostedModels: Rests = {
  ...restsAfterTooManyRequests,
  // A wrong or weak token, or a model that is not served: the operator has to act. Not 400, which one text alone
  // may have caused.
  401: 10 * minuteMs,
  403: 10 * minuteMs,
  404: 10 * minuteMs,
  410: 10 * minuteMs,
  // Used-up credits come back with the next billing period, or by hand.
  402: 6 * hourMs,
};

/** Seconds or an HTTP date (RFC 9110, section 10.2.3). */
function retryAfterMs(reply: UpstreamReply): number | undefined {
  const value = reply.header('retry-after')?.trim();
  if (value === undefined || value === '') return undefined;
  const ms = /^\d{1,9}$/.test(value) ? Number(value) * secondMs : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, secondMs), longestRestMs) : undefined;
}

/** @returns 0 for an answer that asks for no rest. A fault that does not say how long is the circuit's business. */
function restAfter(reply: UpstreamReply, rests: Rests): number {
  const asked = reply.status === 429 || reply.status === 503 ? retryAfterMs(reply) : undefined;
  return asked ?? rests[reply.status] ?? 0;
}

const restAfterResult = (reason: FailureReason<unknown>, rests: Rests) =>
  'value' in reason ? restAfter(reason.value as UpstreamReply, rests) : 0;

/**
 * Leaves a service alone that refuses on its own account, for as long as it asked or such a refusal usually lasts. Until
 * then every call gets the refusal it got last; then one call finds out.
 */
export function restAfterRefusal(upstream: Upstream, rests: Rests = restsOfHostedModels): Upstream {
  let refusal: UpstreamReply | undefined;
  const isRefusal = (reply: unknown) => restAfter(reply as UpstreamReply, rests) > 0;
  const circuit = circuitBreaker(handleWhenResult(isRefusal), {
    breaker: new ConsecutiveBreaker(1),
    halfOpenAfter: new DelegateBackoff(({ result }) => restAfterResult(result, rests)),
  });
  circuit.onFailure(({ reason }) => {
    if ('value' in reason) refusal = reason.value as UpstreamReply;
  });
  return {
    name: upstream.name,
    async send(request) {
      try {
        return await circuit.execute(() => upstream.send(request));
      } catch (error) {
        if (error instanceof BrokenCircuitError && refusal !== undefined) return refusal;
        throw error;
      }
    },
    get state() {
      return circuit.state === CircuitState.Closed ? upstream.state : 'degraded';
    },
  };
}
