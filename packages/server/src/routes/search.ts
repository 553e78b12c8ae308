import { apiPaths, type Song, searchAnswerSchema, searchQuerySchema } from '@attune/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { clientLeft } from '../plugins/client-left.ts';
import type { StreamingService, TrackDetails } from '../streaming/streaming-service.ts';

export const searchRoute: FastifyPluginAsyncZod<{
  streaming: Pick<StreamingService, 'searchTracks'>;
}> = async (app, { streaming }) => {
  app.get(
    apiPaths.search,
    { schema: { querystring: searchQuerySchema, response: { 200: searchAnswerSchema } } },
    async (request, reply) => {
      const call = { accessToken: request.accessToken, signal: clientLeft(reply) };
      const tracks = await streaming.searchTracks({ query: request.query.q }, call);
      return { songs: tracks.map(songOf) };
    },
  );
};

const songOf = ({ id, name, artists, image, url }: TrackDetails): Song => ({
  id,
  name,
  description: artists.join(', '),
  image,
  url,
});
