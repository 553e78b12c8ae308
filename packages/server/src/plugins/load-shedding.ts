import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ProblemError } from '../errors/problem-error.ts';
import { sendProblem } from './problems.ts';
import { whenOver } from './request-over.ts';

export interface LoadSheddingOptions {
  /** Requests that may be in flight at once; more are turned away. */
  maxInFlight: number;
  /** Work that waits longer than this for the processor makes everything late; 0: it may wait. */
  maxEventLoopDelayMs: number;
  /** Requests that belong to one already admitted. */
  isAdmitted: (request: FastifyRequest) => boolean;
  /** While the server makes itself ready, it is that which work waits for, and no overload. */
  isWarmingUp: () => boolean;
}

const retryAfterSeconds = 2;
const sampleMs = 500;
/** Loading the mood model, or starting, holds up everything once; that is no overload. */
const lateSamplesToShed = 2;

/** Turns requests of its scope away early while the server has more than it can do, so that the rest stays quick. */
export const loadShedding = fp<LoadSheddingOptions>(
  async (app, { maxInFlight, maxEventLoopDelayMs, isAdmitted, isWarmingUp }) => {
    // Its own shedding acts on a single sample, so that one long pause would turn away who comes after it.
    await app.register(underPressure, { sampleInterval: sampleMs });
    let lateSamples = 0;
    const sampling = setInterval(() => {
      const isLate = maxEventLoopDelayMs > 0 && app.memoryUsage().eventLoopDelay > maxEventLoopDelayMs;
      lateSamples = isLate && !isWarmingUp() ? lateSamples + 1 : 0;
    }, sampleMs);
    sampling.unref();
    app.addHook('onClose', async () => clearInterval(sampling));

    let inFlight = 0;
    app.addHook('onRequest', (request, reply, done) => {
      if (isAdmitted(request)) return done();
      if (inFlight >= maxInFlight || lateSamples >= lateSamplesToShed) {
        reply.header('retry-after', String(retryAfterSeconds));
        // Not thrown: the built-in streaming service has error handlers of its own, which know nothing of this.
        sendProblem(
          new ProblemError('not_ready', 'The server takes no more requests right now.'),
          request,
          reply,
        );
        return;
      }
      inFlight += 1;
      whenOver(request, reply, () => {
        inFlight -= 1;
      });
      done();
    });
  },
  { name: 'load-shedding' },
);
