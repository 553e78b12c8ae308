import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { SpotifyError } from '../spotify-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for what pages of other sites may show as well. */
    openToOtherSites?: boolean;
  }
}

/**
 * Whether a page of another site made a browser ask for this, other than by leading there. Browsers say so of
 * themselves and let no page change it (Fetch Metadata Request Headers, W3C); other programs send no such header.
 */
function isCrossSiteFetch(headers: IncomingHttpHeaders): boolean {
  if (headers['sec-fetch-site'] !== 'cross-site') return false;
  return headers['sec-fetch-mode'] !== 'navigate' || headers['sec-fetch-dest'] !== 'document';
}

/** Keeps an `<img>` or a script on somebody's page from putting the service to work, or from using its sign-in. */
export function refuseCrossSite(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.openToOtherSites || !isCrossSiteFetch(request.headers)) return;
    return reply.status(403).send(new SpotifyError(403, 'Cross-site requests are not served').body());
  });
}
