import { apiPaths, searchAnswerSchema, searchQuerySchema } from '@attune/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { clientLeft } from '../plugins/client-left.ts';
import { listedTrack } from '../streaming/listed-track.ts';
import type { StreamingService } from '../streaming/streaming-service.ts';

export const searchRoute: FastifyPluginAsyncZod<{
  streaming: Pick<StreamingService, 'search'>;
}> = async (app, { streaming }) => {
  app.get(
    apiPaths.search,
    { schema: { querystring: searchQuerySchema, response: { 200: searchAnswerSchema } } },
    async (request, reply) => {
      const call = { accessToken: request.accessToken, signal: clientLeft(reply) };
      const { tracks, ...others } = await streaming.search(request.query.q, call);
      return { songs: tracks.map(listedTrack), ...others };
    },
  );
};
