import type { IncomingMessage, ServerResponse } from 'node:http';
import fp from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';

export interface SecurityHeadersOptions {
  /** Hosts beyond our own from which covers and avatars may be shown. */
  imageHosts: readonly string[];
  /** Hosts whose pages may stand in a frame of ours. */
  frameHosts: readonly string[];
  /** Whether browsers reach this server by TLS. */
  secure: boolean;
  /** Development lets the bundler's client inject styles and open its socket. */
  development: boolean;
}

const day = 24 * 60 * 60;

function policy({ imageHosts, frameHosts, development }: SecurityHeadersOptions): Record<string, string[]> {
  const strict = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", ...imageHosts],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    ...(frameHosts.length > 0 && { 'frame-src': [...frameHosts] }),
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  if (!development) {
    return { ...strict, 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] };
  }
  return {
    ...strict,
    'script-src': ["'self'", "'unsafe-inline'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...imageHosts],
    'connect-src': ["'self'", 'ws:'],
  };
}

/** What helmet sets, collected once: none of it depends on the request, and making it anew for each costs every answer. */
function collect(options: Readonly<HelmetOptions>): Record<string, string> {
  const headers: Record<string, string> = {};
  const collector = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value;
    },
    removeHeader() {},
  };
  helmet(options)({} as IncomingMessage, collector as unknown as ServerResponse, (error) => {
    if (error !== undefined) throw error;
  });
  return headers;
}

export const securityHeaders = fp<SecurityHeadersOptions>(
  async (app, options) => {
    const headers = collect({
      contentSecurityPolicy: { useDefaults: false, directives: policy(options) },
      referrerPolicy: { policy: 'no-referrer' },
      strictTransportSecurity: options.secure ? { maxAge: 365 * day, includeSubDomains: false } : false,
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      crossOriginEmbedderPolicy: false,
      xFrameOptions: { action: 'deny' },
    });
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(headers);
      done();
    });
  },
  { name: 'security-headers' },
);
