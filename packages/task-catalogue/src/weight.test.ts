import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';

const frontDoor = fileURLToPath(new URL('index.ts', import.meta.url));

/** Gzipped script the catalogue may add to the page that shows it, its schema library included. */
const pageLimitBytes = 80_000;

type Chunk = { isEntry: boolean; code: string; gzipBytes: number; modules: string[] };

/** Builds a page whose only script is `code`, the way the web application is built. Nothing is written. */
async function buildPage(code: string): Promise<Chunk[]> {
  const page: Plugin = {
    name: 'page',
    resolveId: (id) => (id === 'virtual:page' ? '\0page.js' : null),
    load: (id) => (id === '\0page.js' ? code : null),
  };
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [page],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: 'virtual:page', preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in result)) throw new Error('Expected one finished build.');
  return result.output.flatMap((chunk) =>
    chunk.type === 'chunk'
      ? {
          isEntry: chunk.isEntry,
          code: chunk.code,
          gzipBytes: gzipSync(chunk.code, { level: 9 }).length,
          modules: Object.keys(chunk.modules),
        }
      : [],
  );
}

function isOfCatalogue(module: string): boolean {
  return module.includes('packages/task-catalogue/') || module.includes('@huggingface/');
}

describe('a page that imports the whole catalogue on demand', () => {
  let first: Chunk[];
  let later: Chunk[];

  beforeAll(async () => {
    const chunks = await buildPage(`export const load = () => import(${JSON.stringify(frontDoor)});`);
    first = chunks.filter(({ isEntry }) => isEntry);
    later = chunks.filter(({ isEntry }) => !isEntry);
  }, 60_000);

  test('holds not a byte of it in its first load', () => {
    expect(first).toHaveLength(1);
    expect(first.flatMap(({ modules }) => modules).filter(isOfCatalogue)).toEqual([]);
    expect(first[0]?.code).not.toMatch(/transformers|huggingface/);
  });

  test('loads at most 80 kB of gzipped script for it', () => {
    const bytes = later.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
    expect(later.flatMap(({ modules }) => modules).filter(isOfCatalogue)).not.toEqual([]);
    expect(bytes).toBeGreaterThan(pageLimitBytes / 2);
    expect(bytes).toBeLessThanOrEqual(pageLimitBytes);
  });
});

test('a page that needs the task types alone does not load the request snippets', async () => {
  const chunks = await buildPage(`export { getTaskType } from ${JSON.stringify(frontDoor)};`);
  const modules = chunks.flatMap((chunk) => chunk.modules);
  expect(modules.some((module) => module.includes('@huggingface/tasks/'))).toBe(true);
  expect(modules.filter((module) => module.includes('@huggingface/inference/'))).toEqual([]);
}, 60_000);

/**
 * The version is pinned because others break a statement: up to 0.17.1 the request snippets do not load, from
 * 0.18.12 on the page outgrows its limit, from 0.19.23 on a canonical task is gone, then the placeholders are.
 * An override in the root package.json holds the request snippets to the same copy.
 */
test('one copy of the task data serves both packages, in the version whose content was checked', () => {
  const here = createRequire(import.meta.url);
  const beside = createRequire(here.resolve('@huggingface/inference'));
  const manifest = here.resolve('@huggingface/tasks/package.json');
  expect(beside.resolve('@huggingface/tasks/package.json')).toBe(manifest);
  expect(JSON.parse(readFileSync(manifest, 'utf8'))).toMatchObject({ version: '0.18.8' });
});
