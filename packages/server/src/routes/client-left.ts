import type { FastifyReply } from 'fastify';

/**
 * Aborts when the client is gone before its answer was sent. The framework's own `request.signal` will not do: it
 * fires as soon as a request's body has been read.
 */
export function clientLeft({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const onClose = () => {
    if (!raw.writableFinished) controller.abort();
  };
  if (raw.closed) onClose();
  else raw.once('close', onClose);
  return controller.signal;
}
