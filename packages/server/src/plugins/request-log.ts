import fp from 'fastify-plugin';

/**
 * One line per answer, made of nothing a listener typed: the route's pattern instead of the address, no query, no
 * header, no body.
 */
export const requestLog = fp(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
    app.addHook('onResponse', async (request, reply) => {
      request.log.info(
        {
          method: request.method,
          route: request.is404 ? 'unmatched' : request.routeOptions.url,
          status: reply.statusCode,
          durationMs: Math.round(reply.elapsedTime * 10) / 10,
        },
        'answered',
      );
    });
  },
  { name: 'request-log' },
);
