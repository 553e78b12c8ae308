import * as z from 'zod';
import { findListedPlaylist } from '../listed-playlist.ts';
import type { Service } from '../service.ts';
import { forbidden, notFound } from '../spotify-error.ts';
import { idParamsSchema, limitSchema, marketSchema, offsetSchema } from './request-schemas.ts';
import type { WebApi } from './web-api-app.ts';

const viewQuerySchema = z.object({
  market: marketSchema,
  fields: z.string().optional(),
  additional_types: z.string().optional(),
});

/** `GET /playlists/{id}` and its `/items`, which are for the owner alone. */
export function playlistRoutes(app: WebApi, { music, state, objects }: Service) {
  const playlistById = (id: string) => {
    const playlist = findListedPlaylist(music.catalogue, state, id);
    if (!playlist) throw notFound();
    return playlist;
  };

  app.get(
    '/playlists/:id',
    { schema: { params: idParamsSchema, querystring: viewQuerySchema } },
    async (request) => objects.playlist(playlistById(request.params.id), request.caller.listenerId),
  );

  app.get(
    '/playlists/:id/items',
    {
      schema: {
        params: idParamsSchema,
        querystring: viewQuerySchema.extend({ limit: limitSchema(50, 20), offset: offsetSchema() }),
      },
    },
    async ({ params, query, caller }) => {
      const playlist = playlistById(params.id);
      if (playlist.owner.id !== caller.listenerId) throw forbidden();
      return objects.playlistItems(playlist, query);
    },
  );
}
