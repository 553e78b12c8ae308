import type { FastifyReply } from 'fastify';
import { whenOver } from './request-over.ts';

/**
 * Aborts when the client is gone before its answer was sent. The framework's own `request.signal` will not do: it
 * fires as soon as a request's body has been read.
 */
export function clientLeft(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  whenOver(reply.request, reply, () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
