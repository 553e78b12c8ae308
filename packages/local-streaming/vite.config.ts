import { join } from 'node:path';
import { defineConfig } from 'vite';

const here = import.meta.dirname;

/**
 * The script of the pages. Its entry is small and comes with every page; what composes and sounds is a file of its own
 * that loads when somebody is about to press Play.
 */
export default defineConfig({
  root: join(here, 'src/client'),
  // Files name each other relatively, so that it does not matter where the service is mounted.
  base: './',
  publicDir: false,
  build: {
    outDir: join(here, 'dist/client'),
    emptyOutDir: true,
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    manifest: 'manifest.json',
    // The helper for preloads would only get in the way of the one file that is loaded late.
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { player: join(here, 'src/client/main.ts') },
      output: { entryFileNames: '[name].[hash].js', chunkFileNames: '[name].[hash].js' },
    },
  },
});
