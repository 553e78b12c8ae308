import { apiPaths } from '@attune/contract';
import fp from 'fastify-plugin';
import { hostnameOf, isLoopbackName } from '../host-names.ts';

export interface OneOriginOptions {
  publicUrl: () => string;
}

/**
 * Sends pages opened under another name of this machine (`localhost`) to the one the product lives under: cookies of
 * the sign-in are set there, and covers come from there. The name asked for is only compared, never used.
 */
export const oneOrigin = fp<OneOriginOptions>(
  async (app, { publicUrl }) => {
    app.addHook('onRequest', (request, reply, done) => {
      const { host = '' } = request.headers;
      // Nearly every request names the host as it is; the others are looked at closely.
      if (publicUrl().endsWith(`://${host}`)) return done();
      const own = new URL(publicUrl()).hostname;
      const asked = hostnameOf(host);
      if (asked === own || !isLoopbackName(asked) || !isLoopbackName(own)) return done();
      const [path = '/'] = request.url.split('?', 1);
      const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
      if (!isPage && path !== apiPaths.login) return done();
      reply.redirect(`${publicUrl()}${request.url}`, 302);
    });
  },
  { name: 'one-origin' },
);
