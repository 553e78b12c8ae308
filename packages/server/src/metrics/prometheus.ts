import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ExposedMetrics } from './metrics.ts';

export interface MetricsOptions {
  /** Calls to the streaming service since midnight UTC, by every instance. */
  callsToday: () => Promise<number>;
}

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts for Prometheus. Loaded where metrics are served. */
export function createMetrics({ callsToday }: MetricsOptions): ExposedMetrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'attune_request_duration_seconds',
    help: 'Answered requests by method, route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: secondsBuckets,
    registers,
  });
  const upstreams = new Histogram({
    name: 'attune_upstream_duration_seconds',
    help: 'Calls to upstreams by name and outcome: a status class, or why no answer came',
    labelNames: ['upstream', 'outcome'],
    buckets: secondsBuckets,
    registers,
  });
  const fallbacks = new Counter({
    name: 'attune_fallbacks_total',
    help: 'Fallbacks taken, by what was replaced',
    labelNames: ['kind'],
    registers,
  });
  const blockedUntil = new Gauge({
    name: 'attune_streaming_blocked_until_seconds',
    help: 'Until when the streaming service asked for silence, in seconds since the epoch; 0 if it never did',
    registers,
  });
  new Gauge({
    name: 'attune_streaming_calls_today',
    help: 'Calls to the streaming service since midnight UTC; its daily quota is not published',
    registers,
    async collect() {
      this.set(await callsToday());
    },
  });
  return {
    answered: ({ method, route, status, durationMs }) =>
      requests.observe({ method, route, status: String(status) }, durationMs / 1000),
    upstreamCalled: ({ upstream, outcome, durationMs }) =>
      upstreams.observe({ upstream, outcome }, durationMs / 1000),
    fellBack: (kind) => fallbacks.inc({ kind }),
    streamingBlocked: (until) => blockedUntil.set(until / 1000),
    expose: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}
