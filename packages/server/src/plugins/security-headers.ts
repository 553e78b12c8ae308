import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

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
    'media-src': ["'self'"],
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

export const securityHeaders = fp<SecurityHeadersOptions>(
  async (app, options) => {
    await app.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: policy(options) },
      referrerPolicy: { policy: 'no-referrer' },
      strictTransportSecurity: options.secure ? { maxAge: 365 * day, includeSubDomains: false } : false,
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      crossOriginEmbedderPolicy: false,
      xFrameOptions: { action: 'deny' },
    });
  },
  { name: 'security-headers' },
);
