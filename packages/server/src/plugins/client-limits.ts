import { hash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { ProblemError } from '../errors/problem-error.ts';
import type { SharedStore } from '../shared-store/shared-store.ts';

export interface ClientLimitsOptions {
  /** Requests a client may send in a minute. */
  perMinute: number;
  store: SharedStore;
  /** Milliseconds since the epoch. */
  now: () => number;
}

const minuteMs = 60_000;

/** An IPv6 client owns its whole network of this many bits, so that is what counts as one. */
const ipv6Subnet = 64;

/** Addresses are not kept as they are. */
const hashed = (address: string) => hash('sha256', address, 'base64url');

/** Limits each client on the routes of its scope. All instances behind one address share one count. */
export const clientLimits = fp<ClientLimitsOptions>(
  async (app, { perMinute, store, now }) => {
    class SharedCount {
      incr(
        client: string,
        done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      ): void {
        const window = Math.floor(now() / minuteMs);
        const ttl = (window + 1) * minuteMs - now();
        store.increment(`client:${hashed(client)}:${window}`, ttl).then(
          (current) => done(null, { current, ttl }),
          (error: Error) => done(error),
        );
      }

      child(): SharedCount {
        return this;
      }
    }

    await app.register(rateLimit, {
      max: perMinute,
      timeWindow: minuteMs,
      store: SharedCount,
      skipOnError: true,
      ipv6Subnet,
      errorResponseBuilder: () =>
        new ProblemError('too_many_requests', 'Too many requests from this client.'),
    });
  },
  { name: 'client-limits' },
);
