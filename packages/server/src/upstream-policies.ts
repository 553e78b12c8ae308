import type { UpstreamPolicy } from './http-client/http-client.ts';

const kilobyte = 1024;

/**
 * After how long a read that failed is tried once more, in milliseconds, at the recommender and at the streaming service
 * (`streaming/quota-gate.ts`).
 */
export const secondTryAfterMs = 250;

/** Connecting to an upstream that does not answer must not use up the whole deadline. */
export const connectTimeoutMs = 4_000;

/** What each upstream is granted. A listener waits for every one of them. */
export const upstreamPolicies = {
  streaming: {
    name: 'streaming',
    deadlineMs: 8_000,
    maxBytes: 2 * kilobyte * kilobyte,
    circuitFailures: 8,
    circuitOpenMs: 10_000,
  },
  accounts: {
    name: 'accounts',
    deadlineMs: 10_000,
    maxBytes: 64 * kilobyte,
    circuitFailures: 8,
    circuitOpenMs: 10_000,
  },
  recommendations: {
    name: 'recommendations',
    deadlineMs: 8_000,
    maxBytes: 1024 * kilobyte,
    circuitFailures: 5,
    circuitOpenMs: 30_000,
    retryReadsAfterMs: secondTryAfterMs,
  },
  trackCards: {
    name: 'track-cards',
    deadlineMs: 3_000,
    maxBytes: 64 * kilobyte,
    circuitFailures: 5,
    circuitOpenMs: 60_000,
  },
  classifier: {
    name: 'classifier',
    deadlineMs: 5_000,
    maxBytes: 128 * kilobyte,
    circuitFailures: 5,
    circuitOpenMs: 30_000,
  },
  reply: {
    name: 'reply',
    deadlineMs: 8_000,
    maxBytes: 256 * kilobyte,
    circuitFailures: 5,
    circuitOpenMs: 30_000,
  },
  reader: {
    name: 'reader',
    deadlineMs: 8_000,
    maxBytes: 64 * kilobyte,
    circuitFailures: 5,
    circuitOpenMs: 30_000,
  },
} as const satisfies Record<string, UpstreamPolicy>;

export type UpstreamPolicies = Record<keyof typeof upstreamPolicies, UpstreamPolicy>;
