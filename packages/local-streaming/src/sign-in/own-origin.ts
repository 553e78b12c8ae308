import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A page of another origin tried to change something with the cookies of this one. */
export class ForeignOriginError extends Error {
  override readonly name = 'ForeignOriginError';
  readonly statusCode = 403;

  constructor() {
    super('This was sent by a page of another address.');
  }
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/**
 * Refuses what other origins send, where a cookie says who sends it. Another port of this machine is another origin,
 * and yet its requests carry our cookies. Browsers name the origin with all that may change something; what is no
 * browser need not, and has no cookie to be misused.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: () => string): void {
  app.addHook('onRequest', async (request) => {
    if (isRead(request) || request.headers.authorization !== undefined) return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isForeign =
      origin === undefined
        ? site !== undefined && site !== 'same-origin' && site !== 'none'
        : origin !== new URL(publicUrl()).origin;
    if (isForeign) throw new ForeignOriginError();
  });
}

/**
 * Whether somebody came here from a page of this very origin, by a link or a form of it. Browsers say so of themselves,
 * over all redirects on the way, and let no page change it (Fetch Metadata Request Headers, W3C); where they say nothing,
 * as on a plain-http origin of the house network, it is not known.
 */
export function isOwnNavigation(headers: IncomingHttpHeaders): boolean {
  return (
    headers['sec-fetch-site'] === 'same-origin' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document'
  );
}
