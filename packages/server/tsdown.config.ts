import { defineConfig, type Rolldown } from 'tsdown';

/** `@fastify/static` loads it for a way of listing files that is not used here (see `browser-app.ts`). */
const withoutGlob: Rolldown.Plugin = {
  name: 'without-glob',
  resolveId: { filter: { id: /^glob$/ }, handler: () => '\0no-glob' },
  load: { filter: { id: /^\0no-glob$/ }, handler: () => 'export {};' },
};

/** What the framework compiles schemas with unless it is told otherwise, and injects requests with in tests. */
const neverLoaded = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'light-my-request'];

/**
 * The server, and all it uses, in a few files: finding and reading some hundred small ones took a third of a start. It
 * stays readable, since what the log keeps of an error are places in it. Outside remain the native libraries (the
 * store of the built-in service, what resizes covers), and what is never loaded.
 */
export default defineConfig({
  // What decodes strangers' files runs in a process of its own.
  entry: { main: 'src/main.ts', 'media-worker': '../library/src/worker/main.ts' },
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  dts: false,
  sourcemap: true,
  deps: { alwaysBundle: [/./], neverBundle: [/libsql/, /^sharp$/, ...neverLoaded] },
  plugins: [withoutGlob],
  // React renders the built-in service's pages; its development build is several times slower.
  define: { 'process.env.NODE_ENV': '"production"' },
  outExtensions: () => ({ js: '.js' }),
  logLevel: 'warn',
});
