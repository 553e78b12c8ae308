import { apiPaths, currentTrackQuerySchema, currentTrackSchema } from '@attune/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { clientLeft } from '../plugins/client-left.ts';
import type { CurrentTrackReader } from '../streaming/current-track-reader.ts';

export const currentTrackRoute: FastifyPluginAsyncZod<{ currentTrack: CurrentTrackReader }> = async (
  app,
  { currentTrack },
) => {
  app.get(
    apiPaths.currentTrack,
    {
      schema: { querystring: currentTrackQuerySchema, response: { 200: currentTrackSchema, 204: z.null() } },
    },
    async (request, reply) => {
      const track = await currentTrack.read({
        accessToken: request.accessToken,
        signal: () => clientLeft(reply),
        fresh: request.query.fresh === 'true',
      });
      return track === null ? reply.code(204).send(null) : track;
    },
  );
};
