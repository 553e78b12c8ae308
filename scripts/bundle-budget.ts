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
    const arrivedAt = new URL(page.url()).pathname;
    if (arrivedAt !== new URL(load.path, origin).pathname) {
      return { isOk: false, line: `OVER  ${load.title}: led to ${arrivedAt} instead` };
    }
    return judge(load, await Promise.all(scripts));
  } finally {
    await context.close();
  }
}

const verdicts = await visitProduct(async ({ browser, origin, signIn }) => {
  const listener = await signIn('Budget');
  return Promise.all(firstLoads.map((load) => loadOnce(browser, origin, load, listener)));
});
for (const { line } of verdicts) console.log(line);
process.exitCode = verdicts.every(({ isOk }) => isOk) ? 0 : 1;
