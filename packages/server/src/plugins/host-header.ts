import fp from 'fastify-plugin';
import { ProblemError } from '../errors/problem-error.ts';
import { sendProblem } from './problems.ts';

/**
 * Refuses a request of HTTP/1.1 that names no host (RFC 9112, section 3.2), and ends its connection. Node would do so
 * itself, with an answer that has no body; it is told not to (`requireHostHeader`), so that this is a problem like any other.
 */
export const hostHeader = fp(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      if (request.headers.host !== undefined || request.raw.httpVersion !== '1.1') return done();
      reply.header('connection', 'close');
      sendProblem(new ProblemError('invalid_request', 'The request names no host.'), request, reply);
    });
  },
  { name: 'host-header' },
);
