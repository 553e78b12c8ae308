import { apiPaths, profileSchema } from '@attune/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { clientLeft } from '../plugins/client-left.ts';
import type { StreamingService } from '../streaming/streaming-service.ts';

export const profileRoute: FastifyPluginAsyncZod<{ streaming: Pick<StreamingService, 'profile'> }> = async (
  app,
  { streaming },
) => {
  app.get(apiPaths.profile, { schema: { response: { 200: profileSchema } } }, (request, reply) =>
    streaming.profile({ accessToken: request.accessToken, signal: clientLeft(reply) }),
  );
};
