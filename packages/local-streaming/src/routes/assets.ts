import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { findPlaylist, snapshotId } from '../listed-playlist.ts';
import type { CoverSubject, Music } from '../music/index.ts';
import { iconSvg } from '../pages/icon.ts';
import { drawPortrait } from '../pages/portrait.ts';
import { imageSizesPx } from '../wire/addresses.ts';
import { isNamed } from '../wire/entity-tags.ts';
import { type PageService, viewForBrowser } from './page-service.ts';

/** For what bears in its address what is in it. */
const forEver = 'public, max-age=31536000, immutable';
/** A later release may draw it otherwise: asked for again after an hour, and shown meanwhile. */
const forAnHour = 'public, max-age=3600, stale-while-revalidate=604800';
/** It may change at any moment, and is asked about each time. */
const revalidated = 'private, no-cache';

const imageParamsSchema = z.object({
  kind: z.enum(['album', 'artist', 'playlist', 'user']),
  id: z.string().max(64),
  file: z.templateLiteral([z.enum(['64', '300', '640']), '.svg']),
});

const versionSchema = z.object({ v: z.string().optional().catch(undefined) });
const fileParamsSchema = z.object({ file: z.string() });

/** Covers and portraits, the stylesheet with its typefaces, and the icon. */
export function assetRoutes(app: FastifyInstance, service: PageService) {
  const { state } = service;

  app.get(service.stylesheet.path, async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .headers({ 'cache-control': forEver, 'x-content-type-options': 'nosniff' })
      .send(service.stylesheet.text),
  );
  app.get('/assets/:file', async (request, reply) => {
    const { file } = fileParamsSchema.parse(request.params);
    const font = service.stylesheet.fonts.get(file);
    if (!font) return reply.callNotFound();
    return reply
      .type('font/woff2')
      .headers({ 'cache-control': forEver, 'x-content-type-options': 'nosniff' })
      .send(font);
  });
  app.get('/assets/icon.svg', async (request, reply) => sendSvg(request, reply, iconSvg, forAnHour));

  app.get('/image/:kind/:id/:file', { config: { openToOtherSites: true } }, async (request, reply) => {
    const params = imageParamsSchema.safeParse(request.params);
    if (!params.success) return reply.callNotFound();
    const { kind, id, file } = params.data;
    const sizePx = imageSizesPx.find((size) => file === `${size}.svg`) ?? imageSizesPx[0];
    if (kind === 'user') {
      const name = userName(id);
      if (name === undefined) return reply.callNotFound();
      return sendSvg(request, reply, drawPortrait(id, name, sizePx), revalidated);
    }
    // A drawing bears no name. Applications, whose sign-in lasts longer than that of the pages, ask for it without a cookie.
    const { music } = (await viewForBrowser(service, request)) ?? service.views.whole;
    if (kind === 'album' && music.recordings) {
      // What is shown depends on who asks: the picture of a record is for those who may listen to it.
      reply.header('vary', 'cookie');
      const listener = await service.listening.listener(request);
      const picture = listener && (await music.recordings.picture(id, sizePx));
      if (picture) return sendPicture(request, reply, picture);
    }
    const subject = subjectOf(kind, id, music);
    if (subject === null) return reply.callNotFound();
    // What is drawn in a picture's place makes way for it once there is one.
    const standsIn = kind === 'album' && music.recordings !== undefined;
    const isForAll = music === service.music || subjectOf(kind, id, service.music) !== null;
    const lifetime = isForAll && !standsIn ? lifetimeOf(kind, id, request) : revalidated;
    return sendSvg(request, reply, music.drawCover(subject, sizePx), lifetime);
  });

  const userName = (id: string) =>
    state.listener(id)?.displayName ??
    [...service.music.catalogue.playlists.values()].find(({ ownerId }) => ownerId === id)?.ownerName;

  /** A listener's playlist changes its picture with itself; an address that names the present state keeps it. */
  function lifetimeOf(kind: string, id: string, { query }: FastifyRequest): string {
    const own = kind === 'playlist' ? state.playlistSummary(id)?.playlist : undefined;
    if (!own) return forAnHour;
    const { v: version } = versionSchema.parse(query);
    return version === snapshotId(id, own.revision) ? forEver : revalidated;
  }

  function subjectOf(
    kind: 'album' | 'artist' | 'playlist',
    id: string,
    { catalogue }: Pick<Music, 'catalogue'>,
  ): CoverSubject | null {
    const { albums, artists, playlists, tracks } = catalogue;
    const album = kind === 'album' && albums.get(id);
    if (album) return { kind, album };
    const artist = kind === 'artist' && artists.get(id);
    if (artist) return { kind, artist };
    if (kind !== 'playlist') return null;
    const playlist = playlists.get(id);
    if (playlist) return { kind, playlist };
    const own = findPlaylist(catalogue, state, id);
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

/** Whatever the address ends in: the type is that of the bytes. Kept by the listener's browser alone. */
function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, contentType }: { bytes: Buffer; contentType: string },
) {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  reply.headers({ etag, 'cache-control': 'private, max-age=86400' });
  if (isNamed(etag, request.headers['if-none-match'] ?? '')) return reply.status(304).send();
  return reply
    .type(contentType)
    .headers({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    .send(bytes);
}

/** An SVG opened by itself is a document of our origin, so it is allowed nothing at all. */
function sendSvg(request: FastifyRequest, reply: FastifyReply, svg: string, cacheControl: string) {
  const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
  reply.headers({ etag, 'cache-control': cacheControl });
  if (isNamed(etag, request.headers['if-none-match'] ?? '')) return reply.status(304).send();
  return reply
    .type('image/svg+xml')
    .headers({
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
    .send(svg);
}
