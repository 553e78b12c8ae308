/**
 * `npm run lighthouse [-- runs [paths]]`: scores the built product as a slow telephone sees it (Lighthouse's own mobile
 * settings), five times unless told otherwise, and prints the medians and every audit that is not perfect. Performance
 * depends on the machine: judge it on an idle one.
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { browserFlags } from '../e2e/browser-flags.ts';
import { collect } from './collect.ts';
import { type Category, categories, medianScores, missed, type Scores } from './lighthouse-scores.ts';
import { agree, visitProduct } from './product-visit.ts';

type Target = { path: string; isSignedIn: boolean; categories: readonly Category[] };

const targets: readonly Target[] = [
  { path: '/', isSignedIn: false, categories },
  ...['/dashboard', '/search', '/playlists', '/liked', '/now-playing', '/radio', '/profile', '/settings'].map(
    (path): Target => ({ path, isSignedIn: true, categories: categories.filter((one) => one !== 'seo') }),
  ),
];

const [, , wantedRuns = '5', ...wantedPaths] = process.argv;
const runs = Number(wantedRuns);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new TypeError('expected a TCP address');
  return address.port;
}

function scoresOf({ categories: scored }: Result): Scores {
  const scores: Scores = {};
  for (const category of categories) {
    const score = scored[category]?.score;
    if (typeof score === 'number') scores[category] = Math.round(score * 100);
  }
  return scores;
}

/** Audits with a weight that cost points, by what they are called. */
function weakAudits(result: Result): string[] {
  return Object.values(result.categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => result.audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 0.995)
    .map(({ title, score, displayValue }) => `${title}: ${score}${displayValue ? ` (${displayValue})` : ''}`);
}

async function audit(origin: string, port: number, target: Target): Promise<Result> {
  const outcome = await lighthouse(`${origin}${target.path}`, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...target.categories],
    disableStorageReset: target.isSignedIn,
  });
  if (outcome === undefined) throw new Error('Lighthouse ended without a result.');
  const { lhr } = outcome;
  if (lhr.runtimeError)
    throw new Error(`Lighthouse could not load ${target.path}: ${lhr.runtimeError.message}`);
  if (new URL(lhr.finalDisplayedUrl).pathname !== target.path) {
    throw new Error(`${target.path} led to ${lhr.finalDisplayedUrl}.`);
  }
  return lhr;
}

/** Lighthouse works in the browser's default profile, so the sign-in has to happen there. */
async function withProfile<T>(
  executablePath: string,
  work: (context: BrowserContext, port: number) => Promise<T>,
): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), 'attune lighthouse '));
  const port = await freePort();
  try {
    const args = [...browserFlags, `--remote-debugging-port=${port}`];
    const context = await chromium.launchPersistentContext(profile, { executablePath, args });
    try {
      return await work(context, port);
    } finally {
      await context.close();
    }
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

const isGood = await visitProduct(({ origin, executablePath }) =>
  withProfile(executablePath, async (context, port) => {
    let reached = true;
    let isSignedIn = false;
    for (const target of targets.filter(
      ({ path }) => wantedPaths.length === 0 || wantedPaths.includes(path),
    )) {
      if (target.isSignedIn && !isSignedIn) {
        const page = await context.newPage();
        await agree(page, origin, 'Lighthouse');
        // Its screens are scored with something in them.
        await collect(page, origin);
        await page.close();
        isSignedIn = true;
      }
      const results: Result[] = [];
      for (let run = 0; run < runs; run += 1) results.push(await audit(origin, port, target));
      const scores = medianScores(results.map(scoresOf));
      console.log(
        `${target.path.padEnd(12)} ${Object.entries(scores)
          .map(([name, score]) => `${name} ${score}`)
          .join(', ')}`,
      );
      for (const line of new Set(results.flatMap(weakAudits))) console.log(`             ${line}`);
      reached &&= missed(scores).length === 0;
    }
    return reached;
  }),
);
process.exitCode = isGood ? 0 : 1;
