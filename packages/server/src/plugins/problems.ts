import { STATUS_CODES } from 'node:http';
import { type Problem, problemMediaType } from '@attune/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type MappedError, mapError } from '../errors/http-mapping.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The `detail` of every failure of a route, made from the reason of this one. Default: the reason itself. */
    failureDetail?: (reason: string) => string;
  }
}

function toProblem(error: MappedError, request: FastifyRequest): Problem {
  const describe = request.routeOptions.config.failureDetail ?? ((reason: string) => reason);
  return {
    type: 'about:blank',
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    detail: describe(error.reason),
    code: error.code,
    requestId: request.id,
    ...(error.errors !== undefined && { errors: [...error.errors] }),
  };
}

/** How every error is answered: RFC 9457, with a code the browser has words for. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const mapped = mapError(error);
  // A client that has left is no failure, however its request ended.
  if (reply.raw.destroyed) request.log.debug({ err: error }, 'nobody waits for this answer');
  else if (mapped.code === 'internal') request.log.error({ err: error }, 'request failed');
  // Turned away under load, of which there are many: the line of the request says it.
  else if (mapped.status >= 500 && mapped.code !== 'not_ready')
    request.log.warn({ err: error, code: mapped.code }, 'request failed upstream');
  if (mapped.status === 401) reply.header('www-authenticate', 'Bearer');
  if (mapped.retryAfterSeconds !== undefined) reply.header('retry-after', String(mapped.retryAfterSeconds));
  // Serialised here: a reply schema of the route describes its success, not its failure.
  return reply
    .code(mapped.status)
    .type(problemMediaType)
    .header('cache-control', 'no-store')
    .serializer(String)
    .send(JSON.stringify(toProblem(mapped, request)));
}

export const problems = fp(
  async (app) => {
    app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
  },
  { name: 'problems' },
);
