import {
  albumAnswerSchema,
  apiPaths,
  artistAnswerSchema,
  itemParamsSchema,
  trackAnswerSchema,
} from '@attune/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { CatalogueItems } from '../library/catalogue-items.ts';
import { clientLeft } from '../plugins/client-left.ts';

/** A track, an album and an artist by their ids. */
export const catalogueRoutes: FastifyPluginAsyncZod<{ catalogueItems: CatalogueItems }> = async (
  app,
  { catalogueItems },
) => {
  app.get(
    apiPaths.track,
    { schema: { params: itemParamsSchema, response: { 200: trackAnswerSchema } } },
    ({ accessToken, params }, reply) =>
      catalogueItems.track(params.id, { accessToken, signal: clientLeft(reply) }),
  );
  app.get(
    apiPaths.album,
    { schema: { params: itemParamsSchema, response: { 200: albumAnswerSchema } } },
    ({ accessToken, params }, reply) =>
      catalogueItems.album(params.id, { accessToken, signal: clientLeft(reply) }),
  );
  app.get(
    apiPaths.artist,
    { schema: { params: itemParamsSchema, response: { 200: artistAnswerSchema } } },
    ({ accessToken, params }, reply) =>
      catalogueItems.artist(params.id, { accessToken, signal: clientLeft(reply) }),
  );
};
