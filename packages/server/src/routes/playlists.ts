import { apiPaths, playlistsAnswerSchema, playlistsRequestSchema } from '@attune/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { PlaylistsForBrief } from '../chat/playlists-for-brief.ts';
import { clientLeft } from '../plugins/client-left.ts';

export const playlistsRoute: FastifyPluginAsyncZod<{ playlistsForBrief: PlaylistsForBrief }> = async (
  app,
  { playlistsForBrief },
) => {
  app.post(
    apiPaths.playlists,
    { schema: { body: playlistsRequestSchema, response: { 200: playlistsAnswerSchema } } },
    async (request, reply) => {
      const call = { accessToken: request.accessToken, signal: clientLeft(reply) };
      return { playlists: await playlistsForBrief(request.body.brief, call) };
    },
  );
};
