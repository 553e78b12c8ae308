import Fastify, { type FastifyInstance } from 'fastify';
import { schemaCompilers } from '../schema-compilers.ts';
import type { ExposedMetrics } from './metrics.ts';

/** `/metrics` on an address of its own, so that it is never public by accident. */
export function createMetricsListener(metrics: ExposedMetrics): FastifyInstance {
  const listener = Fastify({ logger: false, schemaController: { compilersFactory: schemaCompilers } });
  listener.get('/metrics', async (_request, reply) => {
    const { contentType, text } = await metrics.expose();
    return reply.type(contentType).send(text);
  });
  return listener;
}
