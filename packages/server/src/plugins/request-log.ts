import fp from 'fastify-plugin';
import type { Metrics } from '../metrics/metrics.ts';

/**
 * One line per answer, made of nothing a listener typed: the route's pattern instead of the address, no query, no
 * header, no body.
 */
export const requestLog = fp<{ onAnswer?: Metrics['answered'] }>(
  async (app, { onAnswer }) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
    app.addHook('onResponse', async (request, reply) => {
      const answer = {
        method: request.method,
        route: request.is404 ? 'unmatched' : (request.routeOptions.url ?? 'unmatched'),
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 10) / 10,
      };
      request.log.info(answer, 'answered');
      onAnswer?.(answer);
    });
  },
  { name: 'request-log' },
);
