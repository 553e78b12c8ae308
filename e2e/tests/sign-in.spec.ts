import { apiPaths } from '@attune/contract';
import { fakeBackground } from '../fake-answers.ts';
import { openDashboard } from '../fake-session.ts';
import { expect, test } from '../fixtures.ts';
import { greeting, headline, signInButton } from '../screens.ts';
import { readTokens, storeTokens } from '../stored-tokens.ts';

const nothingStored = { access: null, refresh: null, timestamp: null };

test('AUTH-01 the return stores both tokens and the time, and goes on to the dashboard', async ({ page }) => {
  await fakeBackground(page);
  const access = 'a+b/c=&d é';
  const before = Date.now();
  await page.goto(`/callback?${new URLSearchParams({ access_token: access, refresh_token: 'r/1' })}`);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(greeting)).toBeVisible();
  const stored = await readTokens(page);
  expect(stored.access).toBe(access);
  expect(stored.refresh).toBe('r/1');
  expect(stored.timestamp).toMatch(/^\d{13}$/);
  expect(Number(stored.timestamp)).toBeGreaterThanOrEqual(before);
  expect(Number(stored.timestamp)).toBeLessThanOrEqual(Date.now());
});

test('AUTH-01 the tokens of a real sign-in are stored and accepted', async ({ page, signIn }) => {
  await signIn(page);
  const { access, refresh, timestamp } = await readTokens(page);
  expect(refresh).not.toBe(access);
  expect(Math.abs(Date.now() - Number(timestamp))).toBeLessThan(60_000);
  const reply = await page.request.get(apiPaths.profile, { headers: { authorization: `Bearer ${access}` } });
  expect(reply.status()).toBe(200);
});

test('AUTH-01 going back from the dashboard does not bring the tokens back to the address bar', async ({
  page,
}) => {
  await fakeBackground(page);
  await page.goto('/');
  await page.goto('/callback?access_token=one&refresh_token=two');
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

for (const query of ['', '?access_token=one', '?refresh_token=two', '?access_token=&refresh_token=two']) {
  test(`AUTH-02 a return with "${query}" stores nothing and goes to the landing page`, async ({ page }) => {
    await page.goto(`/callback${query}`);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
    expect(await readTokens(page)).toEqual(nothingStored);
  });
}

test('AUTH-03 the return says that it is working', async ({ page }) => {
  await fakeBackground(page);
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    const note = () => shown.push(document.body?.innerText ?? '');
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto('/callback?access_token=one&refresh_token=two');
  await expect(page).toHaveURL('/dashboard');
  const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown);
  expect(shown.some((text) => text.includes('Processing authentication...'))).toBe(true);
  await expect(page.getByText('Processing authentication...')).toBeHidden();
});

test('AUTH-04 the dashboard without an access token goes to the landing page', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
  await storeTokens(page, { refresh: 'refresh-1', timestamp: String(Date.now()) });
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/');
});

test('AUTH-08 Logout of the dashboard removes both tokens, keeps the time and goes home', async ({
  page,
}) => {
  await openDashboard(page);
  const { timestamp } = await readTokens(page);
  expect(timestamp).not.toBeNull();
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await expect(page).toHaveURL('/');
  expect(await readTokens(page)).toEqual({ access: null, refresh: null, timestamp });
  await expect(signInButton(page)).toBeVisible();
});

test('AUTH-10 signed in as anyone, the same screens are there', async ({ page, signIn }) => {
  await page.goto('/');
  await expect(signInButton(page)).toBeVisible();
  await signIn(page);
  await expect(signInButton(page)).toBeHidden();
  await page.goto('/');
  await expect(signInButton(page)).toBeHidden();
});

test('a listener who cancels the consent is told so on the landing page', async ({ page }) => {
  await page.goto('/');
  await signInButton(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/(\?.*)?$/);
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await readTokens(page)).toEqual(nothingStored);
});

test('a long name does not push the service’s own pages off a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/local/sign-in');
  await page.getByLabel('Name').fill('Donaudampfschifffahrtsgesellschaft@example.com');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.goto('/local/sign-in');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeInViewport();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
});
