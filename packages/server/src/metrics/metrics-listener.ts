import Fastify, { type FastifyInstance } from 'fastify';
import { hostnameOf, isInternalName, isLoopbackName } from '../host-names.ts';
import { schemaCompilers } from '../schema-compilers.ts';
import type { ExposedMetrics } from './metrics.ts';

/**
 * `/metrics` on an address of its own, so that it is never public by accident. A name that a page of the public web
 * could have pointed here is refused.
 * @param boundTo the address it will listen at.
 */
export function createMetricsListener(metrics: ExposedMetrics, boundTo: string): FastifyInstance {
  const listener = Fastify({ logger: false, schemaController: { compilersFactory: schemaCompilers } });
  const isOwnName = isLoopbackName(boundTo) ? isLoopbackName : isInternalName;
  listener.addHook('onRequest', async (request, reply) => {
    const { host } = request.headers;
    if (host !== undefined && !isOwnName(hostnameOf(host)))
      await reply.code(421).type('text/plain').send('Misdirected request\n');
  });
  listener.get('/metrics', async (_request, reply) => {
    const { contentType, text } = await metrics.expose();
    return reply.type(contentType).send(text);
  });
  return listener;
}
