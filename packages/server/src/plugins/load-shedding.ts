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
const sampleMs = 500;
/** Loading the mood model, or starting, holds up everything once; that is no overload. */
const lateSamplesToShed = 2;

/** Turns requests of its scope away early while the server has more than it can do, so that the rest stays quick. */
export const loadShedding = fp<LoadSheddingOptions>(
  async (app, { maxInFlight, maxEventLoopDelayMs }) => {
    // Its own shedding acts on a single sample, so that one long pause would turn away who comes after it.
    await app.register(underPressure, { sampleInterval: sampleMs });
    let lateSamples = 0;
    const sampling = setInterval(() => {
      const isLate = maxEventLoopDelayMs > 0 && app.memoryUsage().eventLoopDelay > maxEventLoopDelayMs;
      lateSamples = isLate ? lateSamples + 1 : 0;
    }, sampleMs);
    sampling.unref();
    app.addHook('onClose', async () => clearInterval(sampling));

    let inFlight = 0;
    app.addHook('onRequest', (_request, reply, done) => {
      if (inFlight >= maxInFlight || lateSamples >= lateSamplesToShed) {
        reply.header('retry-after', String(retryAfterSeconds));
        return done(new ProblemError('not_ready', 'The server takes no more requests right now.'));
      }
      inFlight += 1;
      // `onResponse` would not do: it stays out when the client leaves first, and its place would be lost for good.
      reply.raw.once('close', () => {
        inFlight -= 1;
      });
      done();
    });
  },
  { name: 'load-shedding' },
);
