import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { browserFlags } from '../e2e/browser-flags.ts';
import { startProduct } from '../e2e/product-server.ts';
import { findBrowser } from './find-browser.ts';
import { thisMachine } from './this-machine.ts';

/** What a signed-in listener's browser holds, to be given to a fresh context. */
export type StoredState = NonNullable<BrowserContextOptions['storageState']>;

/** The built product with a browser to look at it. */
export type Visit = {
  origin: string;
  browser: Browser;
  executablePath: string;
  /** Signs in at the built-in service as a listener of that name. */
  signIn: (name: string) => Promise<StoredState>;
};

/** Goes the way a listener goes, and arrives on the dashboard. */
export async function agree(page: Page, origin: string, name: string): Promise<void> {
  await page.goto(origin);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Agree' }).click();
  await page.getByPlaceholder("Tell me how you're feeling...").waitFor();
}

async function signInAt(browser: Browser, origin: string, name: string): Promise<StoredState> {
  const context = await browser.newContext();
  try {
    await agree(await context.newPage(), origin, name);
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/**
 * Starts the built product with nothing configured but `settings`, and a browser; ends both when `work` is done.
 * @param flags further command-line flags of the browser.
 */
export async function visitProduct<T>(
  work: (visit: Visit) => Promise<T>,
  flags: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  const { executablePath } = await findBrowser(thisMachine);
  const product = await startProduct(settings);
  try {
    const browser = await chromium.launch({ executablePath, args: [...browserFlags, ...flags] });
    try {
      const { origin } = product;
      const signIn = (name: string) => signInAt(browser, origin, name);
      return await work({ origin, browser, executablePath, signIn });
    } finally {
      await browser.close();
    }
  } finally {
    await product.stop();
  }
}
