import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

/** Two files of an imagined project: the first imports the second. */
type Import = { from: string; to: string };

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'attune imports '));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The names of the rules that the given imports break. */
async function brokenRules(name: string, imports: Import[]): Promise<string[]> {
  const baseDir = join(folder, name);
  for (const { to } of imports) write(join(baseDir, to), 'export const value = 1;\n');
  for (const { from, to } of imports) {
    const steps = '../'.repeat(from.split('/').length - 1);
    write(join(baseDir, from), `export { value } from '${steps}${to}';\n`);
  }
  const { output } = await cruise([...new Set(imports.map(({ from }) => from.split('/')[0] ?? ''))], {
    ...options,
    ruleSet: { forbidden },
    validate: true,
    baseDir,
  });
  if (typeof output === 'string') throw new TypeError('expected the result as data');
  return [...new Set((output as ICruiseResult).summary.violations.map(({ rule }) => rule.name))].sort();
}

describe('an import against the picture is reported', () => {
  test.each<[string, Import, string]>([
    ['web-server', { from: 'packages/web/src/a.ts', to: 'packages/server/src/b.ts' }, 'web'],
    ['web-mood', { from: 'packages/web/src/a.ts', to: 'packages/mood/src/b.ts' }, 'web'],
    ['server-web', { from: 'packages/server/src/a.ts', to: 'packages/web/src/b.ts' }, 'server'],
    [
      'mood-task-catalogue',
      { from: 'packages/mood/src/a.ts', to: 'packages/task-catalogue/src/b.ts' },
      'mood',
    ],
    ['contract-mood', { from: 'packages/contract/src/a.ts', to: 'packages/mood/src/b.ts' }, 'contract'],
    ['player-repertoire', { from: 'packages/player/src/a.ts', to: 'packages/repertoire/src/b.ts' }, 'player'],
    [
      'local-repertoire',
      { from: 'packages/local-streaming/src/a.ts', to: 'packages/repertoire/src/b.ts' },
      'local-streaming',
    ],
    ['player-contract', { from: 'packages/player/src/a.ts', to: 'packages/contract/src/b.ts' }, 'player'],
    [
      'catalogue-contract',
      { from: 'packages/task-catalogue/src/a.ts', to: 'packages/contract/src/b.ts' },
      'task-catalogue',
    ],
    [
      'local-contract',
      { from: 'packages/local-streaming/src/a.ts', to: 'packages/contract/src/b.ts' },
      'local-streaming',
    ],
  ])('%s', async (name, oneImport, room) => {
    expect(await brokenRules(name, [oneImport])).toContain(`${room}-imports-only-its-neighbours`);
  });

  test.each<[string, Import[], string]>([
    [
      'a browser test reaches inside a package',
      [{ from: 'e2e/tests/a.spec.ts', to: 'packages/server/src/app.ts' }],
      'browser-tests-import-only-the-contract',
    ],
    [
      'a path leads into an allowed package',
      [{ from: 'packages/web/src/a.ts', to: 'packages/contract/src/mood.ts' }],
      'through-the-front-door',
    ],
    [
      'a page takes the catalogue',
      [{ from: 'packages/web/src/a.ts', to: 'packages/repertoire/src/index.ts' }],
      'page-takes-the-sound-alone',
    ],
    [
      'a page loads the sound at once',
      [{ from: 'packages/web/src/a.ts', to: 'packages/repertoire/src/sound/engine.ts' }],
      'page-imports-no-sound-at-once',
    ],
    [
      'the sound carries the catalogue along',
      [{ from: 'packages/repertoire/src/sound/a.ts', to: 'packages/repertoire/src/index.ts' }],
      'sound-carries-no-catalogue',
    ],
    [
      'a shared component imports a feature',
      [{ from: 'packages/web/src/components/a.ts', to: 'packages/web/src/features/chat/b.ts' }],
      'web-shared-imports-no-feature',
    ],
    [
      'a feature imports the application',
      [{ from: 'packages/web/src/features/chat/a.ts', to: 'packages/web/src/app/router.ts' }],
      'web-feature-imports-no-application',
    ],
    [
      'a feature imports another feature',
      [{ from: 'packages/web/src/features/chat/a.ts', to: 'packages/web/src/features/sign-in/b.ts' }],
      'web-feature-imports-no-other-feature',
    ],
    [
      'the product imports a tool',
      [{ from: 'packages/server/src/a.ts', to: 'scripts/run-command.ts' }],
      'product-imports-no-tool',
    ],
    [
      'the product imports a test',
      [{ from: 'packages/server/src/a.ts', to: 'packages/server/src/b.test.ts' }],
      'product-imports-no-test',
    ],
    [
      'two files import each other',
      [
        { from: 'packages/mood/src/a.ts', to: 'packages/mood/src/b.ts' },
        { from: 'packages/mood/src/b.ts', to: 'packages/mood/src/a.ts' },
      ],
      'no-circular',
    ],
  ])('%s', async (name, imports, rule) => {
    expect(await brokenRules(name, imports)).toContain(rule);
  });

  test('a file that does not exist is imported', async () => {
    write(join(folder, 'missing/packages/mood/src/a.ts'), "export { x } from './gone.ts';\n");
    expect(
      await brokenRules('missing', [{ from: 'packages/mood/src/c.ts', to: 'packages/mood/src/d.ts' }]),
    ).toEqual(['not-to-unresolvable']);
  });
});

test('imports along the picture are not reported', async () => {
  expect(
    await brokenRules('clean', [
      { from: 'packages/web/src/app/a.ts', to: 'packages/web/src/features/chat/b.ts' },
      { from: 'packages/web/src/features/chat/c.ts', to: 'packages/web/src/components/d.ts' },
      { from: 'packages/web/src/features/chat/e.ts', to: 'packages/web/src/features/chat/api/f.ts' },
      { from: 'packages/server/src/main.ts', to: 'packages/server/src/app.ts' },
      { from: 'packages/server/src/app.test.ts', to: 'packages/server/src/app.ts' },
      { from: 'e2e/tests/a.spec.ts', to: 'e2e/fixtures.ts' },
      { from: 'packages/repertoire/scripts/listen.ts', to: 'scripts/find-browser.ts' },
    ]),
  ).toEqual([]);
});
