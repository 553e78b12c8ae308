import {
  addedTracksSchema,
  apiPaths,
  itemParamsSchema,
  movedTrackSchema,
  ownPlaylistAnswerSchema,
  ownPlaylistSchema,
  ownPlaylistsAnswerSchema,
  pageQuerySchema,
  playlistEntriesSchema,
  playlistNameSchema,
  removedTracksQuerySchema,
} from '@attune/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { OwnPlaylists } from '../library/own-playlists.ts';
import { clientLeft } from '../plugins/client-left.ts';

/** A listener's playlists and what is in them. What changes them is not ended with the client's leaving. */
export const ownPlaylistsRoutes: FastifyPluginAsyncZod<{ ownPlaylists: OwnPlaylists }> = async (
  app,
  { ownPlaylists },
) => {
  app.get(
    apiPaths.ownPlaylists,
    { schema: { querystring: pageQuerySchema, response: { 200: ownPlaylistsAnswerSchema } } },
    ({ accessToken, query }, reply) =>
      ownPlaylists.page(Number(query.offset ?? 0), { accessToken, signal: clientLeft(reply) }),
  );
  app.post(
    apiPaths.ownPlaylists,
    { schema: { body: playlistNameSchema, response: { 200: ownPlaylistSchema } } },
    ({ accessToken, body }) => ownPlaylists.create(body.name, { accessToken }),
  );
  app.get(
    apiPaths.ownPlaylist,
    { schema: { params: itemParamsSchema, response: { 200: ownPlaylistAnswerSchema } } },
    ({ accessToken, params }, reply) =>
      ownPlaylists.read(params.id, { accessToken, signal: clientLeft(reply) }),
  );
  app.put(
    apiPaths.ownPlaylist,
    { schema: { params: itemParamsSchema, body: playlistNameSchema } },
    async ({ accessToken, params, body }, reply) => {
      await ownPlaylists.rename(params.id, body.name, { accessToken });
      return reply.code(204).send();
    },
  );
  app.delete(
    apiPaths.ownPlaylist,
    { schema: { params: itemParamsSchema } },
    async ({ accessToken, params }, reply) => {
      await ownPlaylists.remove(params.id, { accessToken });
      return reply.code(204).send();
    },
  );
  app.get(
    apiPaths.ownPlaylistTracks,
    {
      schema: {
        params: itemParamsSchema,
        querystring: pageQuerySchema,
        response: { 200: playlistEntriesSchema },
      },
    },
    ({ accessToken, params, query }, reply) =>
      ownPlaylists.entries(params.id, Number(query.offset ?? 0), { accessToken, signal: clientLeft(reply) }),
  );
  app.post(
    apiPaths.ownPlaylistTracks,
    { schema: { params: itemParamsSchema, body: addedTracksSchema } },
    async ({ accessToken, params, body }, reply) => {
      await ownPlaylists.add(params.id, body, { accessToken });
      return reply.code(204).send();
    },
  );
  app.put(
    apiPaths.ownPlaylistTracks,
    { schema: { params: itemParamsSchema, body: movedTrackSchema } },
    async ({ accessToken, params, body }, reply) => {
      await ownPlaylists.move(params.id, body, { accessToken });
      return reply.code(204).send();
    },
  );
  app.delete(
    apiPaths.ownPlaylistTracks,
    { schema: { params: itemParamsSchema, querystring: removedTracksQuerySchema } },
    async ({ accessToken, params, query }, reply) => {
      await ownPlaylists.take(params.id, [...new Set(query.ids.split(','))], { accessToken });
      return reply.code(204).send();
    },
  );
};
