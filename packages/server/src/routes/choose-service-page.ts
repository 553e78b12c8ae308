import { hash } from 'node:crypto';
import { apiPaths, screenPaths } from '@attune/contract';
import type { FastifyReply } from 'fastify';

/** Its colours are those of `design/src/tokens.css`, light and dark. */
const style = `
:root{color-scheme:light dark;--ground:#faf6ef;--card:#fffdfa;--ink:#211c2b;--muted:#625a6d;--line:#e6ddd0;--accent:#5a3dd1}
@media (prefers-color-scheme:dark){:root{--ground:#13111c;--card:#1c1927;--ink:#f4f1fa;--muted:#b3adc5;--line:#322e44;--accent:#b6a5ff}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:1rem;background:var(--ground);color:var(--ink);
font:1rem/1.5 system-ui,sans-serif}
main{width:100%;max-width:26rem;padding:1.5rem;background:var(--card);border:1px solid var(--line);border-radius:1rem}
h1{margin:0;font-size:1.5rem;line-height:1.25}
p{margin:.5rem 0 0;color:var(--muted)}
ul{margin:1.25rem 0;padding:0;list-style:none;display:grid;gap:.75rem}
li a{display:flex;min-height:3rem;align-items:center;padding:.5rem 1rem;border:1px solid var(--line);border-radius:.75rem;
color:inherit;font-weight:600;text-decoration:none}
li a:hover{border-color:var(--accent)}
a{color:var(--accent)}
a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`;

/** The page has no files beside it but the browser's icon, and no other style than this one. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

/** Where there are several services, a sign-in begins with the question at which. */
export function sendChoice(reply: FastifyReply, places: readonly { at: string; name: string }[]) {
  const entries = places.map(
    ({ at, name }) =>
      `<li><a href="${apiPaths.login}?${escaped(new URLSearchParams({ at }).toString())}">${escaped(name)}</a></li>`,
  );
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', contentSecurityPolicy)
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="/favicon.svg" type="image/svg+xml">` +
        `<title>Sign in – Attune</title><style>${style}</style></head><body><main>` +
        '<h1>Where is your music?</h1><p>You can change this later in Settings.</p>' +
        `<ul>${entries.join('')}</ul><a href="${screenPaths.landing}">Back to Attune</a></main></body></html>`,
    );
}
