import { join } from 'node:path';
import { serveFromSources } from './plugins/development-app.ts';
import { start } from './start.ts';

const webFolder = join(import.meta.dirname, '../../web');

await start({ env: process.env, extend: (app) => serveFromSources(app, webFolder) });
