/**
 * `npm run screenshots [-- parts of names]`: pictures of every screen and state of the built product, in both themes
 * at three widths, in reports/screenshots. They are for looking at; nothing is compared.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { collect } from './collect.ts';
import { type StoredState, visitProduct } from './product-visit.ts';
import { projectRoot } from './project-root.ts';
import type { Scene } from './scene.ts';
import { scenes } from './screen-scenes.ts';

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
const themes = ['light', 'dark'] as const;

const folder = join(projectRoot, 'reports/screenshots');
/** What is said lies in the tab's storage at `attune_conversation/<sign-in>`, its mixes at `attune_mixes/<sign-in>`. */
const conversationKeys = /^attune_(?:conversation|mixes)\//;

/** @property conversation what the tab's storage holds of it */
type Listener = { storage: StoredState; conversation: Record<string, string> };

/** A listener with lists of their own, who has said something and listens to the first playlist that came of it. */
async function liveALittle(browser: Browser, origin: string, storage: StoredState): Promise<Listener> {
  const context = await browser.newContext({ storageState: storage, baseURL: origin });
  try {
    const page = await context.newPage();
    await collect(page, origin);
    await page.goto('/dashboard');
    await page.getByRole('textbox').fill('Long week, need something slow');
    await page.getByRole('textbox').press('Enter');
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('complementary').getByRole('link').first().click(),
    ]);
    await opened
      .getByRole('button', { name: /^Play\b/ })
      .first()
      .click();
    await page.bringToFront();
    await page.getByRole('img', { name: 'Playing' }).waitFor({ timeout: 30_000 });
    const stored = await page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);
    const conversation = Object.fromEntries(
      Object.entries(stored).filter(([key]) => conversationKeys.test(key)),
    );
    if (Object.keys(conversation).length === 0) throw new Error('No conversation was kept.');
    return { storage: await context.storageState(), conversation };
  } finally {
    await context.close();
  }
}

/** Until nothing is loaded any more and the typefaces are there, but no longer than a moment. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => {});
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function show(page: Page, scene: Scene, { conversation }: Listener): Promise<void> {
  if (scene.hasConversation) {
    await page.addInitScript((stored) => {
      for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
    }, conversation);
  }
  await scene.arrange?.(page);
  await page.goto(scene.path);
  await settle(page);
  await scene.act?.(page);
  await settle(page);
}

async function photograph(
  context: BrowserContext,
  scene: Scene,
  listener: Listener,
  path: string,
): Promise<void> {
  const page = await context.newPage();
  try {
    page.setDefaultTimeout(15_000);
    await show(page, scene, listener);
    await page.screenshot({ path, fullPage: scene.isWholePage ?? false, animations: 'disabled' });
  } finally {
    await page.close();
  }
}

const wanted = process.argv.slice(2);
const isWanted = ({ name }: Scene) => wanted.length === 0 || wanted.some((part) => name.includes(part));
const fits = ({ belowPx = Infinity, fromPx = 0 }: Scene, width: number) => width < belowPx && width >= fromPx;

mkdirSync(folder, { recursive: true });
const failures = await visitProduct(async ({ browser, origin, signIn }) => {
  const listener = await liveALittle(browser, origin, await signIn('Mira Vale'));
  const failed: string[] = [];
  const visit = async (viewport: (typeof sizes)[number], colorScheme: (typeof themes)[number]) => {
    for (const scene of scenes.filter((one) => isWanted(one) && fits(one, viewport.width))) {
      const context = await browser.newContext({
        ...(scene.isSignedIn && { storageState: listener.storage }),
        baseURL: origin,
        viewport,
        colorScheme,
        locale: 'en-GB',
        reducedMotion: 'reduce',
      });
      const name = `${scene.name}-${viewport.width}-${colorScheme}.png`;
      await photograph(context, scene, listener, join(folder, name)).catch((error: unknown) => {
        const words = `${name}: ${String(error).split('\n')[0]}`;
        console.error(words);
        failed.push(words);
      });
      await context.close();
    }
  };
  for (const viewport of sizes) {
    await Promise.all(themes.map((theme) => visit(viewport, theme)));
    console.log(`${viewport.width} px done`);
  }
  return failed;
});
if (failures.length > 0) console.error(`Without a picture:\n${failures.join('\n')}`);
console.log(`Pictures in ${folder}`);
process.exitCode = failures.length === 0 ? 0 : 1;
