import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What is to be done when a connection ends, for the requests on it that are not over. */
const unfinished = new WeakMap<Socket, Set<() => void>>();

function unfinishedOf(socket: Socket): Set<() => void> {
  const known = unfinished.get(socket);
  if (known) return known;
  const requests = new Set<() => void>();
  unfinished.set(socket, requests);
  socket.once('close', () => {
    for (const end of [...requests]) end();
  });
  return requests;
}

/**
 * Calls `done` once, when the answer has been sent or the client is gone. The framework's `onResponse` would not do, as
 * it stays out when the client leaves first; nor would the answer's own `close` alone, which never comes for requests
 * sent one behind the other whose turn had not come when the connection ended.
 */
export function whenOver({ raw: { socket } }: FastifyRequest, { raw }: FastifyReply, done: () => void): void {
  if (socket.destroyed) {
    done();
    return;
  }
  const requests = unfinishedOf(socket);
  const end = () => {
    raw.off('close', end);
    if (requests.delete(end)) done();
  };
  requests.add(end);
  raw.once('close', end);
}
