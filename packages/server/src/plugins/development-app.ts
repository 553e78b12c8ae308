import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiPaths } from '@attune/contract';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';

const backendPaths: ReadonlySet<string> = new Set(Object.values(apiPaths));

function concernsBackend(path: string): boolean {
  return (
    backendPaths.has(path) || path.startsWith('/api/') || path === '/local' || path.startsWith('/local/')
  );
}

/** Serves the browser application from its sources, with hot reload, behind the same port as the backend. */
export async function serveFromSources(app: FastifyInstance, webFolder: string): Promise<void> {
  const vite = await createServer({
    root: webFolder,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    if (concernsBackend(request.url.split('?', 1)[0] ?? '/')) return done();
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.setNotFoundHandler(async (request, reply) => {
    const template = await readFile(join(webFolder, 'index.html'), 'utf8');
    return reply.type('text/html').send(await vite.transformIndexHtml(request.url, template));
  });
}
