import { apiPaths, savedMixAnswerSchema, savedMixRequestSchema } from '@attune/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SaveMix } from '../mixes/save-mix.ts';

export interface MixesRoutesOptions {
  saveMix: SaveMix;
}

export const mixesRoutes: FastifyPluginAsyncZod<MixesRoutesOptions> = async (app, { saveMix }) => {
  app.post(
    apiPaths.savedMixes,
    {
      config: { failureDetail: () => 'Failed to save the mix. Please try again.' },
      schema: { body: savedMixRequestSchema, response: { 200: savedMixAnswerSchema } },
    },
    // Not ended with the client's leaving: what is begun is brought to its end.
    ({ body, accessToken }) => saveMix(body, { accessToken }),
  );
};
