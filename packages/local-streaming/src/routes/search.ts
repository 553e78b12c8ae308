import * as z from 'zod';
import { fromCatalogue } from '../listed-playlist.ts';
import type { SearchRequest } from '../music/index.ts';
import type { Service } from '../service.ts';
import { paging } from '../wire/paging.ts';
import { limitSchema, marketSchema, offsetSchema } from './request-schemas.ts';
import type { WebApi } from './web-api-app.ts';

const musicTypes = ['album', 'artist', 'playlist', 'track'] as const satisfies SearchRequest['types'];
/** Asked for by name in the document, though a catalogue of music has none of them. */
const spokenTypes = ['show', 'episode', 'audiobook'] as const;
const allTypes: readonly string[] = [...musicTypes, ...spokenTypes];

/** Spotify's own limit, in its own words. */
const queryMaxLength = 250;

const searchQuerySchema = z.object({
  q: z
    .string({ error: 'No search query' })
    .max(queryMaxLength, `Query exceeds maximum length of ${queryMaxLength} characters`)
    .refine((q) => q.trim() !== '', { error: 'No search query' }),
  type: z
    .string({ error: 'Missing parameter type' })
    .transform((text) => text.split(','))
    .superRefine((types, context) => {
      const unknown = types.find((type) => !allTypes.includes(type));
      if (unknown !== undefined) context.addIssue(`Bad search type field ${unknown}`.slice(0, 80));
    }),
  limit: limitSchema(10, 5),
  offset: offsetSchema(1000),
  market: marketSchema,
  include_external: z.literal('audio', { error: 'Invalid include_external' }).optional(),
});

/** `GET /search`. */
export function searchRoutes(app: WebApi, { music, objects }: Service) {
  app.get('/search', { schema: { querystring: searchQuerySchema } }, async (request) => {
    const { q, type, limit, offset } = request.query;
    const hits = music.search({
      query: q,
      types: musicTypes.filter((kind) => type.includes(kind)),
      limit,
      offset,
    });

    const page = <Found, Item>(
      kind: string,
      found: { items: readonly Found[]; total: number },
      toItem: (hit: Found) => Item,
    ) => {
      const url = new URL(objects.addresses.api('search'));
      url.searchParams.set('query', q);
      url.searchParams.set('type', kind);
      return paging(url.href, { limit, offset }, found.total, found.items.map(toItem));
    };
    const nothing = { items: [], total: 0 };
    return {
      ...(hits.track && { tracks: page('track', hits.track, objects.track) }),
      ...(hits.artist && { artists: page('artist', hits.artist, objects.artist) }),
      ...(hits.album && { albums: page('album', hits.album, objects.simplifiedAlbum) }),
      ...(hits.playlist && {
        playlists: page('playlist', hits.playlist, (hit) => objects.simplifiedPlaylist(fromCatalogue(hit))),
      }),
      ...Object.fromEntries(
        spokenTypes
          .filter((kind) => type.includes(kind))
          .map((kind) => [`${kind}s`, page(kind, nothing, String)]),
      ),
    };
  });
}
