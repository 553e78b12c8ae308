import {
  apiPaths,
  itemParamsSchema,
  likedAmongAnswerSchema,
  likedAmongQuerySchema,
  likedAnswerSchema,
  pageQuerySchema,
} from '@attune/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { LikedTracks } from '../library/liked-tracks.ts';
import { clientLeft } from '../plugins/client-left.ts';

/** The songs a listener likes, and one heart at a time. */
export const likedRoutes: FastifyPluginAsyncZod<{ likedTracks: LikedTracks }> = async (
  app,
  { likedTracks },
) => {
  app.get(
    apiPaths.liked,
    { schema: { querystring: pageQuerySchema, response: { 200: likedAnswerSchema } } },
    ({ accessToken, query }, reply) =>
      likedTracks.page(Number(query.offset ?? 0), { accessToken, signal: clientLeft(reply) }),
  );
  app.get(
    apiPaths.likedAmong,
    { schema: { querystring: likedAmongQuerySchema, response: { 200: likedAmongAnswerSchema } } },
    async ({ accessToken, query }, reply) => {
      const ids = [...new Set(query.ids.split(','))];
      return { liked: await likedTracks.among(ids, { accessToken, signal: clientLeft(reply) }) };
    },
  );
  // Not ended with the client's leaving: what is begun is brought to its end.
  for (const [method, isLiked] of [
    ['PUT', true],
    ['DELETE', false],
  ] as const) {
    app.route({
      method,
      url: apiPaths.likedTrack,
      schema: { params: itemParamsSchema },
      async handler({ accessToken, params }, reply) {
        await likedTracks.change(params.id, isLiked, { accessToken });
        return reply.code(204).send();
      },
    });
  }
};
