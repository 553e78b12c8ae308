import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { findPlaylist } from '../listed-playlist.ts';
import type { CoverSubject } from '../music/index.ts';
import { iconSvg } from '../pages/icon.ts';
import { drawPortrait } from '../pages/portrait.ts';
import { imageSizesPx } from '../wire/addresses.ts';
import type { PageService } from './page-service.ts';

const forEver = 'public, max-age=31536000, immutable';

const imageParamsSchema = z.object({
  kind: z.enum(['album', 'artist', 'playlist', 'user']),
  id: z.string().max(64),
  file: z.templateLiteral([z.enum(['64', '300', '640']), '.svg']),
});

const fileParamsSchema = z.object({ file: z.string() });

/** Covers and portraits, the stylesheet with its typefaces, the player's script and the icon: all of them may be kept for ever. */
export function assetRoutes(app: FastifyInstance, service: PageService) {
  const { music, state } = service;

  app.get(service.stylesheet.path, async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .headers({ 'cache-control': forEver, 'x-content-type-options': 'nosniff' })
      .send(service.stylesheet.text),
  );
  app.get('/assets/:file', async (request, reply) => {
    const { file } = fileParamsSchema.parse(request.params);
    const script = service.playerScript?.files.get(file);
    if (script) {
      const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
      if (takesBrotli) reply.header('content-encoding', 'br');
      return reply
        .type('text/javascript; charset=utf-8')
        .headers({
          'cache-control': forEver,
          'x-content-type-options': 'nosniff',
          vary: 'accept-encoding',
        })
        .send(takesBrotli ? script.brotli : script.plain);
    }
    const font = service.stylesheet.fonts.get(file);
    if (!font) return reply.callNotFound();
    return reply
      .type('font/woff2')
      .headers({ 'cache-control': forEver, 'x-content-type-options': 'nosniff' })
      .send(font);
  });
  app.get('/assets/icon.svg', async (_request, reply) => sendSvg(reply, iconSvg));

  app.get('/image/:kind/:id/:file', { config: { openToOtherSites: true } }, async (request, reply) => {
    const params = imageParamsSchema.safeParse(request.params);
    if (!params.success) return reply.callNotFound();
    const { kind, id, file } = params.data;
    const sizePx = imageSizesPx.find((size) => file === `${size}.svg`) ?? imageSizesPx[0];
    const drawn = kind === 'user' ? drawPortrait(id, userName(id), sizePx) : drawCoverOf(kind, id, sizePx);
    return drawn === null ? reply.callNotFound() : sendSvg(reply, drawn);
  });

  const userName = (id: string) =>
    state.listener(id)?.displayName ??
    [...music.catalogue.playlists.values()].find(({ ownerId }) => ownerId === id)?.ownerName ??
    id;

  function drawCoverOf(kind: 'album' | 'artist' | 'playlist', id: string, sizePx: number): string | null {
    const subject = subjectOf(kind, id);
    return subject && music.drawCover(subject, sizePx);
  }

  function subjectOf(kind: 'album' | 'artist' | 'playlist', id: string): CoverSubject | null {
    const { albums, artists, playlists, tracks } = music.catalogue;
    const album = kind === 'album' && albums.get(id);
    if (album) return { kind, album };
    const artist = kind === 'artist' && artists.get(id);
    if (artist) return { kind, artist };
    if (kind !== 'playlist') return null;
    const playlist = playlists.get(id);
    if (playlist) return { kind, playlist };
    const own = findPlaylist(music.catalogue, state, id);
    if (!own) return null;
    // A listener's own playlist has no curator's mood: it takes that of its first track.
    const trackIds = own.items.map(({ trackId }) => trackId);
    const mood = tracks.get(trackIds[0] ?? '')?.attributes.mood ?? 'calm';
    const { name, description, owner } = own;
    return {
      kind,
      playlist: {
        id,
        name,
        description,
        ownerId: owner.id,
        ownerName: owner.displayName,
        trackIds,
        mood,
        tags: [],
      },
    };
  }
}

/** An SVG opened by itself is a document of our origin, so it is allowed nothing at all. */
function sendSvg(reply: FastifyReply, svg: string) {
  return reply
    .type('image/svg+xml')
    .headers({
      'cache-control': forEver,
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
    .send(svg);
}
