/** @jsxRuntime automatic */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { findListedPlaylist } from '../listed-playlist.ts';
import type { Catalogue } from '../music/index.ts';
import { HomePage } from '../pages/home-page.tsx';
import { sendPage } from '../pages/send-page.ts';
import { ThingPage } from '../pages/thing-page.tsx';
import type { PageKind } from '../wire/addresses.ts';
import { frameFor, type PageService, viewForBrowser } from './page-service.ts';

const paramsSchema = z.object({ id: z.string() });

/**
 * `/` and the addresses of playlists, tracks, albums, artists and users, which the Web API names (`external_urls`). The
 * application that the service is built into shows them; alone the service says what stands there.
 */
export function thingRoutes(app: FastifyInstance, service: PageService) {
  const { state, screens } = service;

  const nameOf: Record<PageKind, (id: string, catalogue: Catalogue) => string | undefined> = {
    playlist: (id, catalogue) => findListedPlaylist(catalogue, state, id)?.name,
    track: (id, { tracks }) => tracks.get(id)?.name,
    album: (id, { albums }) => albums.get(id)?.name,
    artist: (id, { artists }) => artists.get(id)?.name,
    user: (id, { playlists }) =>
      state.listener(id)?.displayName ??
      [...playlists.values()].find(({ ownerId }) => ownerId === id)?.ownerName,
  };

  const leadTo = (reply: FastifyReply, address: string) =>
    reply.header('cache-control', 'private, no-store').redirect(address, 302);

  app.get('/', async (request, reply) =>
    screens
      ? leadTo(reply, screens.home())
      : sendPage(
          reply,
          <HomePage frame={await frameFor(service, request, reply)} url={service.publicUrl()} />,
        ),
  );

  for (const kind of Object.keys(nameOf) as PageKind[]) {
    app.get(`/${kind}/:id`, async (request: FastifyRequest, reply: FastifyReply) => {
      const { id } = paramsSchema.parse(request.params);
      const view = await viewForBrowser(service, request);
      // To whom nothing is told every address leads to the application, which asks them to sign in.
      if (view === null && screens) return leadTo(reply, screens.screenOf(kind, id));
      const name = view && nameOf[kind](id, view.music.catalogue);
      if (name === undefined || name === null) return reply.callNotFound();
      if (screens) return leadTo(reply, screens.screenOf(kind, id));
      const frame = await frameFor(service, request, reply);
      return sendPage(
        reply,
        <ThingPage frame={frame} kind={kind} name={name} uri={`spotify:${kind}:${id}`} />,
      );
    });
  }
}
