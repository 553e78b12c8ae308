import { apiPaths } from '@attune/contract';
import { test as base, expect, type Page, type TestInfo } from '@playwright/test';
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
  /** A page whose listener has just signed in; the two pages they saw on the way were not drawn for it. */
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

/**
 * Arrives where `signInAs` does, on a way that costs half as much: the service's consent page is fetched and answered
 * with the cookies of the browser, which begins with what the service sends it back with.
 */
async function arriveAs(page: Page, name: string): Promise<void> {
  const consentPage = await page.request.get(apiPaths.login);
  const { origin } = new URL(consentPage.url());
  const fields = (await consentPage.text()).matchAll(
    /type="hidden" name="(\w{1,20})" value="([^"]{1,2000})"/g,
  );
  const consent = await page.request.post(`${origin}/local/authorize`, {
    form: {
      ...Object.fromEntries([...fields].map(([, field, value]) => [field, value])),
      name,
      decision: 'agree',
    },
    headers: { origin },
    maxRedirects: 0,
  });
  const begun = await page.addInitScript(() =>
    sessionStorage.setItem('attune_sign_in_begun', String(Date.now())),
  );
  await page.goto(consent.headers().location ?? '');
  await page.waitForURL('/dashboard');
  await begun.dispose();
  await expect(page.getByText(greeting)).toBeVisible();
}

/** Playback belongs to a listener, so each test is its own. */
const ownName = (who: string, { testId }: TestInfo) => `${who} ${testId.slice(-6)}`;

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
    await use((page, who = 'Listener') => signInAs(page, ownName(who, testInfo)));
  },
  signedInPage: async ({ page }, use, testInfo) => {
    await arriveAs(page, ownName('Listener', testInfo));
    await use(page);
  },
});
