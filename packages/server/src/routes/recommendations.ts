import { apiPaths, recommendationsAnswerSchema, recommendationsQuerySchema } from '@attune/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../errors/problem-error.ts';
import { clientLeft } from '../plugins/client-left.ts';
import type { RecommendTracks } from '../recommendations/recommend-tracks.ts';
import { RecommendationError } from '../recommendations/recommendation-error.ts';

export interface RecommendationsRouteOptions {
  recommendTracks: RecommendTracks;
  isTrackId: (id: string) => boolean;
}

export const recommendationsRoute: FastifyPluginAsyncZod<RecommendationsRouteOptions> = async (
  app,
  { recommendTracks, isTrackId },
) => {
  app.get(
    apiPaths.recommendations,
    {
      config: { failureDetail: (reason) => `Failed to get recommendations: ${reason}` },
      schema: { querystring: recommendationsQuerySchema, response: { 200: recommendationsAnswerSchema } },
    },
    async (request, reply) => {
      const { seed = '' } = request.query;
      if (seed === '') throw new RecommendationError('no-current-track');
      if (!isTrackId(seed)) {
        const detail = 'A track id is exactly 22 letters and digits.';
        throw new ProblemError('invalid_request', 'The seed is not a track id.', [{ field: 'seed', detail }]);
      }
      return {
        songs: await recommendTracks(seed, { accessToken: request.accessToken, signal: clientLeft(reply) }),
      };
    },
  );
};
