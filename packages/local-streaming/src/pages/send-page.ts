import type { FastifyReply } from 'fastify';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** @param formTargets origins beside our own that a form may lead to, such as a client's redirect URI */
function contentSecurityPolicy(formTargets: readonly string[]): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** Sends a whole HTML document with the headers every page of the service carries, wherever it is mounted. */
export function sendPage(
  reply: FastifyReply,
  page: ReactElement,
  status = 200,
  formTargets: readonly string[] = [],
) {
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': contentSecurityPolicy(formTargets),
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'private, no-store',
    })
    .send(`<!doctype html>${renderToStaticMarkup(page)}`);
}
