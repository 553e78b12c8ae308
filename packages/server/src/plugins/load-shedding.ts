import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import { ProblemError } from '../errors/problem-error.ts';

export interface LoadSheddingOptions {
  /** Requests that may be in flight at once; more are turned away. */
  maxInFlight: number;
  /** Work that waits longer than this for the processor makes everything late; 0: it may wait. */
  maxEventLoopDelayMs: number;
}

const retryAfterSeconds = 2;

/** Turns requests of its scope away early while the server has more than it can do, so that the rest stays quick. */
export const loadShedding = fp<LoadSheddingOptions>(
  async (app, { maxInFlight, maxEventLoopDelayMs }) => {
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
    app.addHook('onRequest', async (_request, reply) => {
      if (inFlight >= maxInFlight) {
        reply.header('retry-after', String(retryAfterSeconds));
        throw refusal();
      }
      inFlight += 1;
      // `onResponse` would not do: it stays out when the client leaves first, and its place would be lost for good.
      reply.raw.once('close', () => {
        inFlight -= 1;
      });
    });
  },
  { name: 'load-shedding' },
);
