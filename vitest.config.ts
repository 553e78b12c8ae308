import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Fail a test on an unexpected console error; the latter also unmounts what the test rendered. */
const webSetup = fileURLToPath(new URL('packages/web/src/testing/setup.ts', import.meta.url));
const domSetup = fileURLToPath(new URL('packages/web/src/testing/dom-setup.ts', import.meta.url));

const components = {
  environment: 'jsdom',
  // A project takes over nothing of what stands above.
  testTimeout: 20_000,
  setupFiles: [domSetup],
};

/** These replace `location`, to see where the page is left for. A real window has it fixed, so each gets a process. */
const leaving = ['full-storage', 'settings', 'try'].map(
  (story) => `packages/web/src/app/${story}-story.test.tsx`,
);

/**
 * Three kinds of test, each at its own height: plain code, real HTTP over loopback, and components in jsdom.
 * The browser tests of the built product are Playwright's, see e2e/.
 *
 * The files of the first two share a process and what it has imported: nothing of ours keeps state in a module, and
 * loading everything anew for each file took longer than the tests. So do the page's files that need no document.
 * Components share a document, so each file of theirs (`*.test.tsx`, `*.dom.test.ts`) gets a new one, in a context of its own: a new
 * process for each loaded the document's implementation anew, which took a third of their time.
 */
export default defineConfig({
  test: {
    // Each project takes these over (`extends`). Generous, for machines that do other things as well: no test waits on purpose.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    // By default one processor is left idle, which on two means one file at a time.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: ['packages/*/{src,training,scripts}/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.wire.test.ts', '**/*.dom.test.ts', 'packages/web/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'wire',
          environment: 'node',
          isolate: false,
          include: ['packages/*/src/**/*.wire.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'node',
          isolate: false,
          include: ['packages/web/src/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts'],
          setupFiles: [webSetup],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          ...components,
          name: 'components',
          pool: 'vmForks',
          include: ['packages/web/src/**/*.test.tsx', 'packages/{web,player}/src/**/*.dom.test.ts'],
          exclude: leaving,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: { ...components, name: 'leaving', include: leaving },
      },
    ],
  },
});
