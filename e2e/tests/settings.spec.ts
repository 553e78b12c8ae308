import type { Locator } from '@playwright/test';
import { betweenAndWide, expectNoFindings } from '../accessibility-findings.ts';
import { expect, test } from '../fixtures.ts';
import { messageList, say } from '../screens.ts';

test('what is set by keyboard holds for the next conversation, through a reload', async ({
  signedInPage: page,
}) => {
  await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expectNoFindings(page, betweenAndWide);

  await page
    .getByRole('group', { name: 'Songs marked explicit' })
    .getByRole('radio', { name: 'Welcome' })
    .focus();
  await page.keyboard.press('ArrowRight');
  await page
    .getByRole('group', { name: 'How long a mix is' })
    .getByRole('radio', { name: '20 tracks' })
    .focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('group', { name: 'Motion' }).getByText('Keep everything still').click();
  await page.getByRole('group', { name: 'Theme' }).getByText('Dark').click();
  await expectNoFindings(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(
    page.getByRole('group', { name: 'Songs marked explicit' }).getByRole('radio', { name: 'Keep them away' }),
  ).toBeChecked();

  await page.getByRole('navigation').getByRole('link', { name: 'Chat Assistant' }).click();
  await say(page, 'long week, I need something calm');
  await expect(
    messageList(page)
      .getByRole('button', { name: /30 minutes|half an hour/i })
      .first(),
  ).toBeVisible();
});

for (const width of [320, 360, 768, 1440]) {
  test(`the settings fit a window of ${width} px`, async ({ signedInPage: page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/settings');
    await expect(page.getByRole('group', { name: 'Replies' })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('signing out everywhere ends the sign-in of another browser as well', async ({
  browser,
  baseURL,
  signIn,
  signedInPage: page,
}) => {
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await elsewhere.newPage();
  await signIn(other);
  const refreshToken = await other.evaluate(() => localStorage.getItem('spotify_refresh_token'));

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Sign out everywhere' }).press('Enter');
  await expect(page).toHaveURL('/');

  await other.goto('/liked');
  await expect(other).toHaveURL('/');
  expect(await other.evaluate(() => localStorage.getItem('spotify_access_token'))).toBeNull();
  const refreshed = await other.request.get(`/refresh_token?refresh_token=${refreshToken}`);
  expect(refreshed.status()).toBe(401);
  await elsewhere.close();

  // The name is not taken from anybody: one signs in again.
  await signIn(page);
});

test('with colours of the system it is seen what is chosen, where one is, what is on and that music plays', async ({
  signedInPage: page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  // All other fills are the system's, and alike.
  const keepsItsFill = (part: Locator) =>
    part.evaluate((element) => getComputedStyle(element).forcedColorAdjust === 'none');
  const expectApart = async (one: Locator, other: Locator) =>
    expect([await keepsItsFill(one), await keepsItsFill(other)]).toEqual([true, false]);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Search Music' }).click();
  await page.getByRole('searchbox').fill('piano');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  const bar = page.getByRole('complementary', { name: 'Player' });
  await bar.getByRole('button', { name: 'Repeat: off' }).click();
  await expectApart(
    bar.getByRole('button', { name: 'Repeat: everything' }),
    bar.getByRole('button', { name: 'Shuffle' }),
  );
  await expectApart(page.getByRole('img', { name: 'Playing', exact: true }), page.locator('body'));
  await menu.getByRole('link', { name: 'Settings' }).click();
  const theme = page.getByRole('group', { name: 'Theme' });
  await expectApart(theme.getByText('As my device'), theme.getByText('Dark'));
  await expectApart(menu.getByRole('link', { name: 'Settings' }), menu.getByRole('link', { name: 'Radio' }));
});
