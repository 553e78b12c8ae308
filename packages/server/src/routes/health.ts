import {
  apiPaths,
  type Installation,
  installationSchema,
  livenessSchema,
  type Readiness,
  readinessSchema,
} from '@attune/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

export interface HealthRoutesOptions {
  installation: Installation;
  /** Read from what calls have shown so far; asking costs no upstream anything. */
  readiness: () => Readiness;
}

export const healthRoutes: FastifyPluginAsyncZod<HealthRoutesOptions> = async (app, options) => {
  const { installation, readiness } = options;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get(apiPaths.liveness, { schema: { response: { 200: livenessSchema } } }, async () => ({
    status: 'ok' as const,
  }));
  app.get(
    apiPaths.readiness,
    { schema: { response: { 200: readinessSchema, 503: readinessSchema } } },
    async (_request, reply) => {
      const current = readiness();
      return reply.code(current.status === 'ready' ? 200 : 503).send(current);
    },
  );
  app.get(
    apiPaths.installation,
    { schema: { response: { 200: installationSchema } } },
    async () => installation,
  );
};
