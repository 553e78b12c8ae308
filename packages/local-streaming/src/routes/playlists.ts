import * as z from 'zod';
import { findPlaylist } from '../listed-playlist.ts';
import type { Music } from '../music/index.ts';
import type { Service } from '../service.ts';
import type { Caller } from '../sign-in/access-token.ts';
import { forbidden, notFound } from '../spotify-error.ts';
import { parseFields, selectFields } from '../wire/fields-filter.ts';
import { idParamsSchema, limitSchema, marketSchema, offsetSchema } from './request-schemas.ts';
import type { WebApi } from './web-api-app.ts';

const viewQuerySchema = z.object({
  market: marketSchema,
  fields: z
    .string({ error: 'Invalid fields' })
    .transform((text, context) => {
      const selection = parseFields(text);
      if (!selection) context.addIssue('Invalid fields');
      return selection ?? z.NEVER;
    })
    .optional(),
  additional_types: z.string().optional(),
});

/** `GET /playlists/{id}` and its `/items`, which are for the owner alone. */
export function playlistRoutes(app: WebApi, { state, playlists }: Service) {
  const playlistById = async (id: string, { listenerId }: Caller, { catalogue }: Music) => {
    if (!catalogue.playlists.has(id)) await playlists.refresh(listenerId, id);
    const playlist = findPlaylist(catalogue, state, id);
    if (!playlist) throw notFound();
    return playlist;
  };

  app.get(
    '/playlists/:id',
    { schema: { params: idParamsSchema, querystring: viewQuerySchema } },
    async ({ params, query, caller, view: { music, objects } }) => {
      const playlist = objects.playlist(await playlistById(params.id, caller, music), caller.listenerId);
      return query.fields ? selectFields(playlist, query.fields) : playlist;
    },
  );

  app.get(
    '/playlists/:id/items',
    {
      schema: {
        params: idParamsSchema,
        // More than the document says, as at Spotify: a playlist shows a hundred at once, and leads on in hundreds.
        querystring: viewQuerySchema.extend({ limit: limitSchema(100, 20), offset: offsetSchema() }),
      },
    },
    async ({ params, query, caller, view: { music, objects } }) => {
      const playlist = await playlistById(params.id, caller, music);
      if (playlist.owner.id !== caller.listenerId) throw forbidden();
      const page = objects.playlistItems(playlist, query);
      return query.fields ? selectFields(page, query.fields) : page;
    },
  );
}
