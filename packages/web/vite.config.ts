import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { chunkGroups } from './chunk-groups.ts';

const here = import.meta.dirname;

/** Fonts every first screen needs; the other subsets load when a letter asks for them. */
const firstFonts = /(figtree|bricolage-grotesque)-latin-wght-normal.*\.woff2$/;

const themeScript = join(here, 'src/apply-theme.js');

/** What the landing page loads beyond the entry, and all that it needs. */
function scriptsOfLanding(bundle: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): string[] {
  const chunks = bundle.filter((one) => one.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const landing = chunks.find(({ name }) => name === 'landing-screen');
  if (entry === undefined || landing === undefined) throw new Error('The landing page has no script.');
  const isThere = new Set([entry.fileName, ...entry.imports]);
  return [landing.fileName, ...landing.imports]
    .filter((name) => !isThere.has(name))
    .map((name) => `/${name}`);
}

/**
 * Adds to index.html preloads for the two fonts of the first screen, and the small classic script that puts a
 * hand-picked theme on before the first paint and, at `/`, asks for the landing page's own scripts. (A module script
 * runs after it, an inline one is refused by the content security policy.)
 */
function firstPaint(): Plugin {
  let isBuild = true;
  return {
    name: 'attune-first-paint',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    buildStart() {
      if (!isBuild) return;
      this.emitFile({
        type: 'asset',
        name: 'apply-theme.js',
        // Sent as it is written, but for what is said to its readers.
        source: readFileSync(themeScript, 'utf8').replace(/^ *\/\/.*\n/gm, ''),
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        if (!isBuild)
          return [{ tag: 'script', attrs: { src: '/src/apply-theme.js' }, injectTo: 'head-prepend' }];
        const names = Object.keys(context.bundle ?? {});
        const landing = scriptsOfLanding(Object.values(context.bundle ?? {}));
        const fonts: HtmlTagDescriptor[] = names
          .filter((name) => firstFonts.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' },
            injectTo: 'head-prepend',
          }));
        const theme: HtmlTagDescriptor[] = names
          .filter((name) => /apply-theme.*\.js$/.test(name))
          .map((name) => ({
            tag: 'script',
            attrs: { src: `/${name}`, 'data-landing': landing.join(' ') },
            injectTo: 'head-prepend',
          }));
        return [...theme, ...fonts];
      },
    },
  };
}

/** Writes `.br` and `.gz` beside every text file of the build, for a server that sends them as they are. */
const precompress = () =>
  compression({
    include: /\.(js|css|html|svg|txt|webmanifest)$/,
    threshold: 512,
    algorithms: [
      defineAlgorithm('gzip', { level: 9 }),
      defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    ],
    logLevel: 'silent',
  });

/**
 * Fails the build when pieces import each other in a circle. A module would then be run before what it is made of, and a
 * schema be built from `undefined`.
 */
function refuseCircularChunks(): Plugin {
  return {
    name: 'attune:refuse-circular-chunks',
    generateBundle(_options, bundle) {
      const settled = new Set<string>();
      const visit = (file: string, path: readonly string[]): void => {
        if (path.includes(file)) {
          const circle = [...path.slice(path.indexOf(file)), file];
          this.error(`Pieces of the build import each other in a circle: ${circle.join(' → ')}.`);
        }
        const piece = bundle[file];
        if (settled.has(file) || piece?.type !== 'chunk') return;
        for (const imported of piece.imports) visit(imported, [...path, file]);
        settled.add(file);
      };
      for (const file of Object.keys(bundle)) visit(file, []);
    },
  };
}

/** The router would bring along how React 17 subscribes to a store. */
const reactSubscribesItself = {
  find: /^use-sync-external-store\/shim\/index\.js$/,
  replacement: 'react',
};

export default defineConfig(({ command }) => ({
  root: here,
  resolve: command === 'build' ? { alias: [reactSubscribesItself] } : {},
  // Tailwind's own optimiser would rewrite light-dark() for browsers older than ours; Vite minifies anyway.
  plugins: [react(), tailwindcss({ optimize: false }), firstPaint(), refuseCircularChunks(), precompress()],
  build: {
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // A preload polyfill and inlined assets would both be refused by the content security policy.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every signed-in screen loads after the first one, in one piece: many small ones compress worse.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: chunkGroups,
        },
      },
      treeshake: {
        // The contract is plain declarations, so a screen that needs a path does not pull in every schema.
        moduleSideEffects: [{ test: /[\\/]packages[\\/]contract[\\/]/, sideEffects: false }],
      },
    },
  },
}));
