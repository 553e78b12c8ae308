import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import { ProblemError } from '../errors/problem-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether this request was counted among those in flight. */
    admitted: boolean;
  }
}

export interface LoadSheddingOptions {
  /** Requests that may be in flight at once; more are turned away. */
  maxInFlight: number;
}

/** Work that waits longer than this for the processor makes everything late. */
const maxEventLoopDelayMs = 400;
const retryAfterSeconds = 2;

/** Turns requests of its scope away early while the server has more than it can do, so that the rest stays quick. */
export const loadShedding = fp<LoadSheddingOptions>(
  async (app, { maxInFlight }) => {
    const refusal = () => new ProblemError('not_ready', 'The server takes no more requests right now.');
    await app.register(underPressure, {
      maxEventLoopDelay: maxEventLoopDelayMs,
      retryAfter: retryAfterSeconds,
      pressureHandler: async (_request, reply) => {
        reply.header('retry-after', String(retryAfterSeconds));
        throw refusal();
      },
    });
    let inFlight = 0;
    app.decorateRequest('admitted', false);
    app.addHook('onRequest', async (request, reply) => {
      if (inFlight >= maxInFlight) {
        reply.header('retry-after', String(retryAfterSeconds));
        throw refusal();
      }
      inFlight += 1;
      request.admitted = true;
    });
    app.addHook('onResponse', async (request) => {
      if (request.admitted) inFlight -= 1;
    });
  },
  { name: 'load-shedding' },
);
