import * as z from 'zod';
import type { MusicView } from '../music-views.ts';
import { badRequest, notFound } from '../spotify-error.ts';
import { pagingOf } from '../wire/paging.ts';
import { idParamsSchema, limitSchema, marketSchema, offsetSchema } from './request-schemas.ts';
import type { WebApi } from './web-api-app.ts';

const pageQuerySchema = z.object({
  limit: limitSchema(50, 20),
  offset: offsetSchema(),
  market: marketSchema,
});
const albumGroups = ['album', 'single', 'appears_on', 'compilation'];

/** `GET /albums/{id}`, `/albums/{id}/tracks`, `/artists/{id}`, `/artists/{id}/albums`. */
export function albumAndArtistRoutes(app: WebApi) {
  const market = z.object({ market: marketSchema });

  const albumById = (id: string, { music }: MusicView) => {
    const album = music.catalogue.albums.get(id);
    if (!album) throw notFound();
    return album;
  };

  app.get('/albums/:id', { schema: { params: idParamsSchema, querystring: market } }, async (request) => {
    const { params, view } = request;
    return view.objects.album(albumById(params.id, view));
  });

  app.get(
    '/albums/:id/tracks',
    { schema: { params: idParamsSchema, querystring: pageQuerySchema } },
    async (request) => {
      const { params, query, view } = request;
      return view.objects.albumTracks(albumById(params.id, view), query);
    },
  );

  app.get('/artists/:id', { schema: { params: idParamsSchema } }, async ({ params, view }) => {
    const artist = view.music.catalogue.artists.get(params.id);
    if (!artist) throw notFound();
    return view.objects.artist(artist);
  });

  app.get(
    '/artists/:id/albums',
    {
      schema: {
        params: idParamsSchema,
        querystring: z.object({
          include_groups: z.string().optional(),
          limit: limitSchema(10, 5),
          offset: offsetSchema(),
          market: marketSchema,
        }),
      },
    },
    async (request) => {
      const { id } = request.params;
      const { music, objects } = request.view;
      const { albums, artists } = music.catalogue;
      if (!artists.has(id)) throw notFound();
      const groups = request.query.include_groups?.split(',') ?? albumGroups;
      if (!groups.every((group) => albumGroups.includes(group))) throw badRequest('Invalid include_groups');
      const discography = [...albums.values()]
        .filter(({ artistId }) => artistId === id)
        .sort((one, other) => other.releaseDate.localeCompare(one.releaseDate))
        .map((album) => ({ ...objects.simplifiedAlbum(album) }))
        .filter(({ album_type }) => groups.includes(album_type))
        .map((album) => ({ ...album, album_group: album.album_type }));
      return pagingOf(
        objects.addresses.api(`artists/${id}/albums`),
        request.query,
        discography,
        (album) => album,
      );
    },
  );
}
