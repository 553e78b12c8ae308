import type { FastifyBaseLogger } from 'fastify';
import type { Connections } from './http-client/connections.ts';
import { createHttpClient, type Upstream } from './http-client/http-client.ts';
import { restAfterRefusal, restsAfterTooManyRequests } from './http-client/rest-after-refusal.ts';
import type { SharedCircuits } from './http-client/shared-circuits.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { UpstreamPolicies } from './upstream-policies.ts';

interface UpstreamsOptions {
  connections: Connections;
  policies: UpstreamPolicies;
  /** Where several processes share what they know of an upstream's state. */
  sharedCircuits?: SharedCircuits | undefined;
  log: FastifyBaseLogger;
  metrics: Metrics;
}

/** Everything this server asks over the network, each under a policy of its own. */
export type Upstreams = Readonly<Record<keyof UpstreamPolicies, Upstream>>;

export function connectUpstreams({
  connections,
  policies,
  sharedCircuits,
  log,
  metrics,
}: UpstreamsOptions): Upstreams {
  const httpClient = createHttpClient({
    connections,
    onCall: metrics.upstreamCalled,
    onCircuitChange: (upstream, state) => log.warn({ upstream, state }, 'circuit changed'),
    ...(sharedCircuits !== undefined && { sharedCircuits }),
  });
  return {
    streaming: httpClient.upstream(policies.streaming),
    accounts: httpClient.upstream(policies.accounts),
    recommendations: restAfterRefusal(
      httpClient.upstream(policies.recommendations),
      restsAfterTooManyRequests,
    ),
    trackCards: httpClient.upstream(policies.trackCards),
    classifier: restAfterRefusal(httpClient.upstream(policies.classifier)),
    reply: restAfterRefusal(httpClient.upstream(policies.reply)),
    reader: restAfterRefusal(httpClient.upstream(policies.reader)),
  };
}
