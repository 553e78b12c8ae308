import * as z from 'zod';
import { badRequest, notFound } from '../spotify-error.ts';
import { idParamsSchema, isBase62Id, marketSchema } from './request-schemas.ts';
import type { WebApi } from './web-api-app.ts';

const noIds = 'Missing required field: ids';
const batchQuerySchema = z.object({
  ids: z
    .string({ error: noIds })
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(z.string()).min(1, noIds).max(50, 'Too many ids requested')),
  market: marketSchema,
});

/** `GET /tracks/{id}`, and `GET /tracks` as applications with extended quota still have it. */
export function trackRoutes(app: WebApi) {
  app.get(
    '/tracks/:id',
    { schema: { params: idParamsSchema, querystring: z.object({ market: marketSchema }) } },
    async ({ params, view: { music, objects } }) => {
      const track = music.catalogue.tracks.get(params.id);
      if (!track) throw notFound();
      return objects.track(track);
    },
  );

  app.get(
    '/tracks',
    { schema: { querystring: batchQuerySchema } },
    async ({ query: { ids }, view: { music, objects } }) => {
      if (!ids.every(isBase62Id)) throw badRequest('Invalid base62 id');
      return {
        tracks: ids.map((id) => {
          const track = music.catalogue.tracks.get(id);
          return track ? objects.track(track) : null;
        }),
      };
    },
  );
}
