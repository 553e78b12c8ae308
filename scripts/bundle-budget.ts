/**
 * `npm run budget`: opens the built product as a newcomer does and adds up the gzipped script that each screen asks
 * for within five seconds of its load event. Fails when a screen exceeds its budget.
 */
import { gzipSync } from 'node:zlib';
import { apiPaths } from '@attune/contract';
import type { Browser, Response } from '@playwright/test';
import { answerProblem, atPath } from '../e2e/fake-answers.ts';
import { type StoredState, visitProduct } from './product-visit.ts';
import { type FirstLoad, firstLoads, judge, type LoadedScript, type Verdict } from './script-budget.ts';

const countedAfterLoadMs = 5_000;

async function weigh(response: Response): Promise<LoadedScript> {
  return { url: response.url(), gzipBytes: gzipSync(await response.body(), { level: 9 }).length };
}

/** Has the addresses of the screens of single things lead to things there are: the first of each kind that a search finds. */
async function withThings(
  browser: Browser,
  origin: string,
  loads: readonly FirstLoad[],
  storageState: StoredState,
): Promise<FirstLoad[]> {
  const context = await browser.newContext({ storageState });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/search?q=jazz`);
    const named: FirstLoad[] = [];
    for (const load of loads) {
      const kind = /^\/(\w+)s\/:id$/.exec(load.path)?.[1];
      if (kind === undefined) {
        named.push(load);
        continue;
      }
      const href = await page
        .locator(`main a[href*="/${kind}/"], main a[href*="/${kind}s/"]`)
        .first()
        .getAttribute('href');
      const id = href?.split('/').at(-1) ?? '';
      named.push({ ...load, path: load.path.replace(':id', id) });
    }
    return named;
  } finally {
    await context.close();
  }
}

async function loadOnce(
  browser: Browser,
  origin: string,
  load: FirstLoad,
  storageState: StoredState,
): Promise<Verdict> {
  const context = await browser.newContext(load.isSignedIn ? { storageState } : {});
  try {
    const page = await context.newPage();
    if (load.isRefused) {
      await page.route(atPath(apiPaths.profile), (route) => answerProblem(route, 'listener_not_allowed'));
    }
    const scripts: Promise<LoadedScript>[] = [];
    const listen = (response: Response) => {
      if (response.request().resourceType() === 'script') scripts.push(weigh(response));
    };
    page.on('response', listen);
    await page.goto(`${origin}${load.path}`, { waitUntil: 'load' });
    await page.waitForTimeout(countedAfterLoadMs);
    // What comes while the page is being closed has no body any more.
    page.off('response', listen);
    const loaded = await Promise.all(scripts);
    const arrivedAt = new URL(page.url()).pathname;
    if (arrivedAt !== new URL(load.path, origin).pathname) {
      return { isOk: false, line: `OVER  ${load.title}: led to ${arrivedAt} instead` };
    }
    return judge(load, loaded);
  } finally {
    await context.close();
  }
}

const verdicts = await visitProduct(async ({ browser, origin, signIn }) => {
  const listener = await signIn('Budget');
  const loads = await withThings(browser, origin, firstLoads, listener);
  return Promise.all(loads.map((load) => loadOnce(browser, origin, load, listener)));
});
for (const { line } of verdicts) console.log(line);
process.exitCode = verdicts.every(({ isOk }) => isOk) ? 0 : 1;
