import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runFuzz } from '../fuzz/fuzz-run.ts';
import { allGenerators, generatorName, generatorOf } from '../fuzz/generators.ts';
import { productFromSources } from '../fuzz/observed-product.ts';
import { collectRoutes, routeName } from '../fuzz/route-collector.ts';
import { createTexts } from '../fuzz/texts.ts';
import { repetitionsOf } from '../fuzz/vocabulary.ts';
import { builtInStreaming, startTestServer } from './testing/test-server.ts';

/* The short form of `npm run fuzz`. Times are generous: a machine busy with other tests is no slow product. */

const generators = allGenerators({
  texts: createTexts({ groups: [['a word']], repetitions: [{ before: [], repeated: ['a word'] }] }),
  ids: { track: ['t'], album: ['a'], artist: ['r'], playlist: ['p'] },
});

test('every route of the running application has a generator, and every generator a route', async () => {
  const webRoot = await mkdtemp(join(tmpdir(), 'attune-web-'));
  await mkdir(join(webRoot, 'assets'));
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Attune</title>');
  await writeFile(join(webRoot, 'assets', 'app-1a2b.js'), 'export {};');
  const routes = collectRoutes();
  const server = await startTestServer(builtInStreaming, { webRoot });
  await server.close();
  await rm(webRoot, { recursive: true });

  expect(routes.length).toBeGreaterThan(100);
  const without = routes.filter((route) => generatorOf(generators, route) === undefined).map(routeName);
  expect(without, 'add them to packages/server/fuzz/*-generators.ts').toEqual([]);
  const known = new Set(routes.map(generatorName));
  expect(Object.keys(generators).filter((name) => !known.has(name))).toEqual([]);
});

test('what a pattern lets repeat itself is found, with what stands before it', () => {
  expect(repetitionsOf(String.raw`/ (?:he|my \w+) (?:has |has been )*(?:hit|(ha){2,}) [(]a(x)?/`)).toEqual([
    { before: ['he', 'my '], repeated: ['has ', 'has been '] },
    { before: ['he', 'my ', 'has ', 'has been ', 'hit'], repeated: ['ha'] },
  ]);
});

const generous = { requests: 400, lateMs: 8_000, healthLateMs: 8_000, heapGrowthBytes: 200e6 };

test('hostile requests to every route are answered, and the health checks meanwhile', {
  timeout: 180_000,
}, async () => {
  const { findings, table, health } = await runFuzz({ ...generous, entry: productFromSources, seed: 1 });
  expect(findings).toEqual([]);
  expect(table.requestsOf('POST /api/mood')).toBeGreaterThan(15);
  expect(table.countOf('200')).toBeGreaterThan(100);
  expect(health.times).toBeGreaterThan(3);
});

test('a run finds what a product does wrong, and with which request', { timeout: 180_000 }, async () => {
  const entry = fileURLToPath(new URL('../fuzz/faulty-product.ts', import.meta.url));
  const { findings } = await runFuzz({ ...generous, entry, seed: 1, lateMs: 800 });
  const routesOf = (kind: string) =>
    findings.filter((finding) => finding.kind === kind).map(({ cause }) => cause?.request.route);
  // The fault is in many routes of the catalogue and the listener; which of them a short run asks is chance.
  expect(routesOf('server error')).toContainEqual(
    expect.stringMatching(/^[A-Z]+ \/local\/v1\/(albums|artists|me)/),
  );
  expect(routesOf('late')).toContain('POST /api/mood');
});
