import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import { beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** A file of the catalogue, or its name where it could not be resolved to one. */
const catalogue = /^packages\/task-catalogue\/|^@attune\/task-catalogue/;

type Import = { resolved: string; dynamic: boolean };
type ImportGraph = ReadonlyMap<string, readonly Import[]>;

/** What the product's own files import of each other. Imports of types alone are gone when the product runs. */
async function readImportGraph(): Promise<ImportGraph> {
  const { output } = await cruise(['packages'], {
    baseDir: root,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|testing|scripts|training)/|[.]test[.]tsx?$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  });
  if (typeof output === 'string') throw new Error('Expected the import graph, not a report.');
  return new Map(
    output.modules.map(({ source, dependencies }) => [
      source,
      // Types are gone when the code runs, `typeof import()` among them.
      dependencies.filter(
        ({ dependencyTypes }) =>
          !dependencyTypes.some((kind) => kind === 'type-only' || kind === 'type-import'),
      ),
    ]),
  );
}

/** The files that come along when `starts` are loaded; with `lazily`, also those loaded later by `import()`. */
function loadedWith(
  graph: ImportGraph,
  starts: readonly string[],
  { lazily }: { lazily: boolean },
): string[] {
  const seen = new Set(starts);
  for (const file of seen) {
    for (const { resolved, dynamic } of graph.get(file) ?? []) {
      if (lazily || !dynamic) seen.add(resolved);
    }
  }
  return [...seen];
}

describe('the product without the catalogue', () => {
  let graph: ImportGraph;
  const filesUnder = (...folders: string[]) =>
    [...graph.keys()].filter((file) => folders.some((folder) => file.startsWith(`packages/${folder}/`)));

  beforeAll(async () => {
    graph = await readImportGraph();
  }, 30_000);

  test.each(['server', 'mood', 'contract', 'local-streaming', 'player'])(
    'CAT-15 no file of %s loads the catalogue, at once or later',
    (room) => {
      const files = filesUnder(`${room}/src`);
      expect(files).not.toEqual([]);
      expect(loadedWith(graph, files, { lazily: true }).filter((file) => catalogue.test(file))).toEqual([]);
    },
  );

  test('CAT-15 only the browser names the catalogue among its packages', () => {
    const naming = readdirSync(join(root, 'packages')).filter((room) =>
      readFileSync(join(root, 'packages', room, 'package.json'), 'utf8').includes(
        '"@attune/task-catalogue":',
      ),
    );
    expect(naming.filter((room) => room !== 'web')).toEqual([]);
  });

  test('CAT-15 no feature of the browser but the About dialog loads the catalogue, at once or later', () => {
    const files = filesUnder('web/src/features', 'web/src/lib').filter((file) => !file.includes('/about/'));
    expect(files).not.toEqual([]);
    expect(loadedWith(graph, files, { lazily: true }).filter((file) => catalogue.test(file))).toEqual([]);
  });

  test('CAT-15 the browser loads the catalogue on demand only', () => {
    const files = filesUnder('web/src').filter((file) => !file.includes('/features/about/'));
    expect(files).not.toEqual([]);
    expect(loadedWith(graph, files, { lazily: false }).filter((file) => catalogue.test(file))).toEqual([]);
  });

  test('the graph sees imports within a package and across packages', () => {
    const own = loadedWith(graph, ['packages/task-catalogue/src/index.ts'], { lazily: false });
    expect(own).toContain('packages/task-catalogue/src/model-record.ts');
    const mood = loadedWith(graph, filesUnder('mood/src'), { lazily: false });
    expect(mood).toContain('packages/contract/src/mood.ts');
  });

  test('a file is reached through others, and by a later import only when those count', () => {
    const small: ImportGraph = new Map([
      ['chat', [{ resolved: 'panel', dynamic: false }]],
      ['panel', [{ resolved: 'about', dynamic: true }]],
      ['about', [{ resolved: 'packages/task-catalogue/src/index.ts', dynamic: false }]],
    ]);
    expect(loadedWith(small, ['chat'], { lazily: false })).toEqual(['chat', 'panel']);
    expect(loadedWith(small, ['chat'], { lazily: true })).toContain('packages/task-catalogue/src/index.ts');
  });
});
