import { createWriteStream } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The policy that the product itself ships with: the engine must live with it. */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; require-trusted-types-for 'script'";

/** Bundles a browser entry beside this file and returns its text. */
async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL(entry, import.meta.url)), formats: ['es'], fileName: 'page' },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error('the bundle of the rendering page is empty');
  return output.output[0].code;
}

export interface RenderServer {
  url: string;
  close(): Promise<void>;
}

/** Serves a page under the strict policy on a free loopback port and writes the files it sends into a folder. */
export async function servePage(entry: string, folder: string): Promise<RenderServer> {
  const script = await bundle(entry);
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (request.method === 'PUT') {
      const file = join(folder, `${path.replace('/wav/', '').replaceAll(/[^\w-]/g, '')}.wav`);
      pipeline(request, createWriteStream(file)).then(
        () => response.writeHead(204).end(),
        () => response.writeHead(500).end(),
      );
    } else if (path === '/page.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    } else {
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': contentSecurityPolicy })
        .end(
          '<!doctype html><title>listen</title><button>Start</button><script type="module" src="/page.js"></script>',
        );
    }
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}
