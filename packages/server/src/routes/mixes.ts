import {
  apiPaths,
  goneMixesAnswerSchema,
  goneMixesQuerySchema,
  mixRequestSchema,
  mixSchema,
  savedMixAnswerSchema,
  savedMixRequestSchema,
} from '@attune/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { MakeMix } from '../mixes/make-mix.ts';
import type { FindGoneMixes, SaveMix } from '../mixes/save-mix.ts';
import { clientLeft } from '../plugins/client-left.ts';

export interface MixesRoutesOptions {
  makeMix: MakeMix;
  saveMix: SaveMix;
  findGoneMixes: FindGoneMixes;
}

export const mixesRoutes: FastifyPluginAsyncZod<MixesRoutesOptions> = async (
  app,
  { makeMix, saveMix, findGoneMixes },
) => {
  app.post(
    apiPaths.mixes,
    {
      config: { failureDetail: () => 'Failed to make a mix. Please try again.' },
      schema: { body: mixRequestSchema, response: { 200: mixSchema } },
    },
    (request, reply) =>
      makeMix(request.body, { accessToken: request.accessToken, signal: clientLeft(reply) }),
  );
  app.post(
    apiPaths.savedMixes,
    {
      config: { failureDetail: () => 'Failed to save the mix. Please try again.' },
      schema: { body: savedMixRequestSchema, response: { 200: savedMixAnswerSchema } },
    },
    // Not ended with the client's leaving: what is begun is brought to its end.
    ({ body, accessToken }) => saveMix(body, { accessToken }),
  );
  app.get(
    apiPaths.savedMixes,
    { schema: { querystring: goneMixesQuerySchema, response: { 200: goneMixesAnswerSchema } } },
    async ({ accessToken, query }, reply) => {
      const ids = [...new Set(query.ids.split(','))];
      return { gone: await findGoneMixes(ids, { accessToken, signal: clientLeft(reply) }) };
    },
  );
};
