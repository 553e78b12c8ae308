import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { screenPaths } from '@attune/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';

export interface BrowserAppOptions {
  /** The folder of the built browser application. */
  root: string;
}

const year = 31_536_000;

function cacheControlOf(path: string): string {
  // Tokens pass through the address of `/callback`, so the page may not be kept.
  if (path.includes('index.html')) return 'no-store';
  return /[\\/]assets[\\/]/.test(path) ? `public, max-age=${year}, immutable` : 'no-cache';
}

/**
 * What may be asked for by its name: the page belongs to the screens, compressed copies stand in for their originals, and
 * names with a dot in front are nobody's business.
 */
async function filesIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/^\.|\.(html|br|gz)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** Answers with the page in which the browser application draws the screen. */
export async function sendShell(reply: FastifyReply, status: number): Promise<FastifyReply> {
  // Tokens pass through the address of `/callback`, so no page may be kept or named to others.
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .sendFile('index.html', { cacheControl: false });
}

/** Serves the browser application: its files and its screens. */
export const browserApp = fp<BrowserAppOptions>(
  async (app, { root }) => {
    await app.register(fastifyStatic, {
      root,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        reply.header('cache-control', cacheControlOf(path));
      },
    });
    for (const file of await filesIn(root)) app.get(`/${file}`, (_request, reply) => reply.sendFile(file));
    for (const path of Object.values(screenPaths)) {
      app.get(path, (_request, reply) => sendShell(reply, 200));
      if (path !== '/') app.get(`${path}/`, (_request, reply) => sendShell(reply, 200));
    }
  },
  { name: 'browser-app' },
);
