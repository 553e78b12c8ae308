import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { composer, greeting, header, messageList, say } from '../screens.ts';
import { readTokens } from '../stored-tokens.ts';

const words = 'long week, I need something calm and relaxing';

/** The address that signs in a stranger, who got their tokens with a browser of their own. */
async function strangersReturn(
  browser: Browser,
  origin: string,
  signIn: (page: Page, who?: string) => Promise<void>,
): Promise<string> {
  const context = await browser.newContext({ baseURL: origin });
  try {
    const page = await context.newPage();
    await signIn(page, 'Stranger');
    const { access, refresh } = await readTokens(page);
    return `/callback?${new URLSearchParams({ access_token: access ?? '', refresh_token: refresh ?? '' })}`;
  } finally {
    await context.close();
  }
}

const profileLink = (page: Page, name: RegExp) => header(page).getByRole('link', { name });

test('tokens replaced in one tab: the other names the new account, and shows and sends nothing of the old one', async ({
  browser,
  context,
  product,
  signIn,
  signedInPage: page,
}) => {
  await say(page, words);
  await expect(messageList(page)).toContainText(words);
  await expect(profileLink(page, /^Listener /)).toBeVisible();
  await composer(page).fill('half a sentence');
  const otherTab = await context.newPage();
  await otherTab.goto(await strangersReturn(browser, product.origin, signIn));
  const question = /^You are now signed in as Stranger .* Not you\?$/;
  await expect(otherTab.getByRole('region', { name: question })).toBeVisible();

  await expect(page.getByRole('region', { name: question })).toBeVisible();
  await expect(profileLink(page, /^Stranger /)).toBeVisible();
  await expect(profileLink(page, /^Listener /)).toHaveCount(0);
  await expect(page.getByText(words)).toHaveCount(0);
  await page.getByRole('button', { name: 'That is me, go on' }).click();
  await expect(composer(page)).toHaveValue('');
  await expect(page.getByText(greeting)).toBeVisible();
  await page.reload();
  await expect(profileLink(page, /^Stranger /)).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
});

test('a conversation in a tab that slept while its listener signed out is not there for the next one', async ({
  context,
  signIn,
  signedInPage: page,
}) => {
  await say(page, words);
  await expect(messageList(page)).toContainText(words);
  await expect(profileLink(page, /^Listener /)).toBeVisible();
  // A tab put to sleep hears nothing and is loaded anew when it is looked at: here it is somewhere else meanwhile.
  await page.goto('about:blank');
  const otherTab = await context.newPage();
  await otherTab.goto('/dashboard');
  await otherTab.getByRole('button', { name: 'Sign out' }).click();
  await expect(otherTab).toHaveURL('/');
  await signIn(otherTab, 'Stranger');

  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(profileLink(page, /^Stranger /)).toBeVisible();
  await expect(page.getByText(greeting)).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
});

test('AUTH-01 a return with made-up tokens leaves the sign-in as it was, and says so', async ({
  signedInPage: page,
  watch,
}) => {
  watch.expectError(/401/);
  const before = await readTokens(page);
  await page.goto('/callback?access_token=garbage&refresh_token=garbage');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(/You are still signed in as before/)).toBeVisible();
  await expect(profileLink(page, /^Listener /)).toBeVisible();
  expect(await readTokens(page)).toEqual(before);
  await expect(composer(page)).toBeEnabled();
  await page.goBack();
  await expect(page).not.toHaveURL(/callback/);
});

test('AUTH-01 a return with good tokens replaces the sign-in there was', async ({
  browser,
  product,
  signIn,
  signedInPage: page,
}) => {
  const before = await readTokens(page);
  await page.goto(await strangersReturn(browser, product.origin, signIn));
  await expect(page).toHaveURL('/dashboard');
  await expect(profileLink(page, /^Stranger /)).toBeVisible();
  const after = await readTokens(page);
  expect(after.access).not.toBe(before.access);
  expect(after.refresh).not.toBe(before.refresh);
});
