import { defineConfig } from 'tsdown';

/** One file for the server and the packages of ours that it uses; the server's own npm packages stay outside. */
export default defineConfig({
  entry: ['src/main.ts'],
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  dts: false,
  sourcemap: true,
  deps: { alwaysBundle: [/^@attune\//] },
  // React renders the built-in service's pages; its development build is several times slower.
  define: { 'process.env.NODE_ENV': '"production"' },
  outExtensions: () => ({ js: '.js' }),
  logLevel: 'warn',
});
