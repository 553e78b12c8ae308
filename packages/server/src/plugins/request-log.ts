import fp from 'fastify-plugin';
import type { Metrics } from '../metrics/metrics.ts';

/** What nginx logs where the client left before its answer; no answer of ours carries it. */
const clientLeftStatus = 499;

/**
 * One line per request, made of nothing a listener typed: the route's pattern instead of the address, no query, no
 * header, no body.
 */
export const requestLog = fp<{ onAnswer?: Metrics['answered'] }>(
  async (app, { onAnswer }) => {
    app.addHook('onRequest', (request, reply, done) => {
      reply.header('x-request-id', request.id);
      const arrivedAt = performance.now();
      // Unlike `onResponse`, this also happens when the client leaves before it has its answer.
      reply.raw.once('close', () => {
        const answered = reply.raw.writableFinished;
        const line = {
          method: request.method,
          route: request.is404 ? 'unmatched' : (request.routeOptions.url ?? 'unmatched'),
          status: answered ? reply.raw.statusCode : clientLeftStatus,
          durationMs: Math.round((performance.now() - arrivedAt) * 10) / 10,
        };
        request.log.info(line, answered ? 'answered' : 'client left');
        onAnswer?.(line);
      });
      done();
    });
  },
  { name: 'request-log' },
);
