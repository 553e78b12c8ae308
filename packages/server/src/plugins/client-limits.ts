import { hash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ProblemError } from '../errors/problem-error.ts';
import type { SharedStore } from '../shared-store/shared-store.ts';

export interface ClientLimitsOptions {
  /** Requests a client may send in a minute. */
  perMinute: number;
  /** Names the count, where something is counted apart from all else. */
  count?: string;
  store: SharedStore;
  /** Milliseconds since the epoch. */
  now: () => number;
}

const minuteMs = 60_000;

/** An IPv6 client owns its whole network of this many bits, so that is what counts as one. */
const ipv6Subnet = 64;

/** Addresses are not kept as they are. */
const hashed = (address: string) => hash('sha256', address, 'base64url');

/** The store of the limiting library: one count per client and minute for all instances that share `store`. */
function sharedCount(countName: string, { store, now }: ClientLimitsOptions) {
  return class SharedCount {
    incr(
      client: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
    ): void {
      const window = Math.floor(now() / minuteMs);
      const ttl = (window + 1) * minuteMs - now();
      store.increment(`${countName}:${hashed(client)}:${window}`, ttl).then(
        (current) => done(null, { current, ttl }),
        (error: Error) => done(error),
      );
    }

    child(): SharedCount {
      return this;
    }
  };
}

/** Limits each client on the routes of its scope. All instances behind one address share one count. */
export const clientLimits = fp<ClientLimitsOptions>(
  async (app, options) => {
    await app.register(rateLimit, {
      max: options.perMinute,
      timeWindow: minuteMs,
      store: sharedCount(options.count ?? 'client', options),
      skipOnError: true,
      ipv6Subnet,
      errorResponseBuilder: () =>
        new ProblemError('too_many_requests', 'Too many requests from this client.'),
    });
  },
  { name: 'client-limits' },
);

/**
 * Counts what each client asks of the built-in service, apart from all else: an open page of it asks every other second.
 * @returns how many seconds a client has to wait, or `null`; the service says so in the words of whatever was asked
 */
export async function createLocalLimit(
  app: FastifyInstance,
  options: ClientLimitsOptions & { isExempt: (request: FastifyRequest) => boolean },
): Promise<(request: FastifyRequest) => Promise<number | null>> {
  await app.register(rateLimit, {
    global: false,
    max: options.perMinute,
    timeWindow: minuteMs,
    store: sharedCount('local-client', options),
    skipOnError: true,
    ipv6Subnet,
  });
  const count = app.createRateLimit();
  return async (request) => {
    if (options.isExempt(request)) return null;
    const counted = await count(request);
    return counted.isAllowed || !counted.isExceeded ? null : counted.ttlInSeconds;
  };
}
