import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

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

/** The backend's client with its schema library, and the listener's account. */
const account = [
  'node_modules/zod/',
  'lucide-react/dist/esm/icons/log-out.',
  'packages/contract/src/errors.',
  'packages/contract/src/account.',
  'packages/web/src/lib/api-',
  'packages/web/src/lib/light-query.',
  'packages/web/src/lib/query-keys.',
  'packages/web/src/app/api-connection.',
  'packages/web/src/app/connect.',
  'packages/web/src/app/profile-island.',
  'packages/web/src/features/sign-in/api/',
  'packages/web/src/features/sign-in/avatar.',
  'packages/web/src/features/sign-in/access-tokens.',
  'packages/web/src/features/sign-in/listener-send.',
  'packages/web/src/features/sign-in/profile-',
];
const isOfAccount = (id: string) =>
  account.some((part) => id.includes(part)) &&
  !/profile-(loading|failure)|take-back|logout-everywhere/.test(id);

/** What a conversation is made of, which goes on beside every screen of a listener. */
const conversation = [
  'packages/contract/src/brief.',
  'packages/contract/src/mood.',
  'packages/contract/src/mood-targets.',
  'packages/contract/src/playlists.',
  'packages/contract/src/tracks.',
  'packages/contract/src/conversation.',
  'packages/contract/src/preferences.',
  'packages/contract/src/analysis.',
  'packages/contract/src/mix.',
  'packages/contract/src/search.',
  'packages/web/src/features/settings/preferences.',
  'packages/web/src/app/listener-context.',
  'packages/web/src/app/listener-mixes.',
  'packages/web/src/app/routes/listener-texts.',
  'packages/web/src/features/chat/texts.',
  'packages/web/src/features/chat/care.',
  'packages/web/src/features/chat/refused-brief.',
  'packages/web/src/features/chat/steps.',
  'packages/web/src/features/chat/turns.',
  'packages/web/src/features/player/texts.',
  'packages/web/src/features/player/panel-player.',
  'packages/web/src/components/service-credit.',
  'node_modules/@tanstack/query-core/build/modern/mutation.',
  'packages/web/src/app/routes/use-mix-playback.',
  'packages/web/src/components/media-row.',
  'packages/web/src/features/player/play-button.',
  'packages/web/src/features/recommendations/api/get-recommendations.',
  'packages/mix/src/edits.',
  'packages/web/src/features/mix/mix-entry.',
  'packages/web/src/features/mix/mix-skeleton.',
  'packages/web/src/lib/brief-around.',
  'lucide-react/dist/esm/icons/list-music.',
  'lucide-react/dist/esm/icons/message-circle.',
  'lucide-react/dist/esm/icons/search.',
  'lucide-react/dist/esm/icons/heart.',
  'node_modules/@tanstack/react-query/build/modern/queryOptions.',
  'lucide-react/dist/esm/icons/chevron-down.',
  'lucide-react/dist/esm/icons/plus.',
  'lucide-react/dist/esm/icons/arrow-down.',
  'lucide-react/dist/esm/icons/undo-2.',
  'lucide-react/dist/esm/icons/sparkles.',
  'lucide-react/dist/esm/icons/shuffle.',
  'lucide-react/dist/esm/icons/rotate-ccw-clock.',
];
/** What the screens with lists of tracks share. */
const lists = [
  'packages/contract/src/library.',
  'packages/web/src/app/routes/use-list-parts.',
  'packages/web/src/components/dialog.',
  'packages/web/src/components/list-state.',
  'packages/web/src/components/long-list.',
  'packages/web/src/components/not-permitted.',
  'packages/web/src/components/playing-time.',
  'packages/web/src/components/toast.',
  'packages/web/src/features/liked/api/hearts.',
  'packages/web/src/features/liked/heart-',
  'packages/web/src/features/liked/texts.',
  'packages/web/src/features/playlists/add-button.',
  'packages/web/src/features/playlists/api/own-playlists.',
  'packages/web/src/features/playlists/texts.',
  'lucide-react/dist/esm/icons/list-plus.',
  'node_modules/@tanstack/query-core/build/modern/mutationObserver.',
  'node_modules/@tanstack/query-core/build/modern/queriesObserver.',
  'node_modules/@tanstack/react-query/build/modern/useMutation.',
  'node_modules/@tanstack/react-query/build/modern/useQueries.',
  'node_modules/@tanstack/query-core/build/modern/infiniteQueryObserver.',
  'node_modules/@tanstack/react-query/build/modern/useInfiniteQuery.',
];
/**
 * What the landing page shares with the listener's screens. Pieces of some hundred bytes cost a slow telephone more in
 * requests than in bytes, and compress worse.
 */
const shared = [
  'packages/web/src/components/moods.',
  'packages/web/src/components/mood-badge.',
  'packages/web/src/components/ambient-mood.',
  'packages/web/src/components/sparks.',
  'packages/web/src/components/waveform.',
  'packages/web/src/app/tried-message.',
  'lucide-react/dist/esm/icons/arrow-right.',
  'lucide-react/dist/esm/icons/arrow-up.',
  'lucide-react/dist/esm/icons/refresh-cw.',
];
/** Of the same kind, but needed by the entry itself. */
const sharedWithEntry = [
  'packages/contract/src/message-length.',
  'packages/web/src/lib/reduced-motion.',
  'packages/web/src/lib/store.',
  'packages/web/src/app/services-context.',
];
const isOfShared = (id: string) => shared.some((part) => id.includes(part));
const isOfSharedWithEntry = (id: string) => sharedWithEntry.some((part) => id.includes(part));
const isOfLists = (id: string) => lists.some((part) => id.includes(part));
const isOfConversation = (id: string) => conversation.some((part) => id.includes(part));

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
          groups: [
            { name: 'ground', test: isOfSharedWithEntry },
            { name: 'shared', test: isOfShared },
            { name: 'account', test: isOfAccount },
            { name: 'conversation', test: isOfConversation },
            { name: 'lists', test: isOfLists },
            {
              name: 'failures',
              test: /error-text\.ts|failure-notice\.tsx|account-failures\.tsx|icons\/(log-in|rotate-ccw)\./,
            },
            // In a piece of its own it is compiled in a turn of its own, and stays cached when Attune changes. What draws
            // the icons is in it as well, or it would be a piece by itself and compress worse.
            {
              name: 'react',
              test: /node_modules\/(?:(?:react|react-dom|scheduler)\/|lucide-react\/dist\/esm\/(?!icons\/))/,
            },
          ],
        },
      },
      treeshake: {
        // The contract is plain declarations, so a screen that needs a path does not pull in every schema.
        moduleSideEffects: [{ test: /[\\/]packages[\\/]contract[\\/]/, sideEffects: false }],
      },
    },
  },
}));
