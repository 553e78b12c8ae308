import {
  apiPaths,
  type Installation,
  installationQuerySchema,
  installationSchema,
  livenessSchema,
  type Readiness,
  readinessSchema,
} from '@attune/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notOffered } from '../errors/not-offered.ts';

export interface HealthRoutesOptions {
  /** @returns `null` where there is no service of that name. @param at of which one; absent: of the first */
  installation: (at?: string) => Installation | null;
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
    { schema: { querystring: installationQuerySchema, response: { 200: installationSchema } } },
    async ({ query }) => {
      const found = installation(query.at);
      if (found === null) throw notOffered();
      return found;
    },
  );
};
