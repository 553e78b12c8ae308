import { test as base, expect, type Page } from '@playwright/test';
import { type PageWatch, watchPages } from './page-watch.ts';
import { type Product, startProduct } from './product-server.ts';
import { greeting, signInButton } from './screens.ts';

export { expect };

type TestFixtures = {
  /** Fails the test on an unexpected console error or a request to another host; always on. */
  watch: PageWatch;
  /**
   * Signs in at the built-in service as a listener of this test's own and arrives on the dashboard. The name begins with
   * `who`, or with `Listener`.
   */
  signIn: (page: Page, who?: string) => Promise<void>;
  /** A page whose listener has just signed in. */
  signedInPage: Page;
};

type WorkerFixtures = { product: Product };

/** Goes the way a listener goes: the header's button, the consent page, the return. */
async function signInAs(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await signInButton(page).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Agree' }).click();
  await page.waitForURL('/dashboard');
  await expect(page.getByText(greeting)).toBeVisible();
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from this pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 70_000 },
  ],
  baseURL: ({ product }, use) => use(product.origin),
  watch: [
    async ({ context, product }, use) => {
      const watch = watchPages(context, product.origin);
      await use(watch);
      await watch.verify();
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from this pattern
  signIn: async ({}, use, testInfo) => {
    // Playback belongs to a listener, so each test is its own.
    await use((page, who = 'Listener') => signInAs(page, `${who} ${testInfo.testId.slice(-6)}`));
  },
  signedInPage: async ({ page, signIn }, use) => {
    await signIn(page);
    await use(page);
  },
});
