import type { Page } from '@playwright/test';
import { endMotion, expectNoFindings } from '../accessibility-findings.ts';
import { expect, test } from '../fixtures.ts';
import { accountButton, accountSheet, composer, header, signInButton } from '../screens.ts';
import { expectFingerHigh, expectFingerSized } from '../touch-target.ts';

const sizes = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

const focusIsIn = (page: Page) =>
  accountSheet(page).evaluate((sheet) => sheet.contains(document.activeElement));

for (const size of sizes) {
  test(`at ${size.width} × ${size.height} the account comes up from the lower edge, all of it in reach`, async ({
    signedInPage: page,
  }) => {
    await page.setViewportSize(size);
    await expect(header(page).getByRole('button')).toHaveCount(1);
    await expectFingerSized(accountButton(page));
    await expect(header(page).getByText('Attune', { exact: true })).toBeVisible();
    await accountButton(page).click();
    await expect(accountSheet(page)).toBeVisible();
    await endMotion(page);
    const box = await accountSheet(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(size.height, 0);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    await expect(accountSheet(page).getByRole('link', { name: /^Listener / })).toBeVisible();
    await expect(accountSheet(page)).toContainText('Signed in with');
    for (const name of ['About', 'Help', 'Sign out', 'Close']) {
      const part = accountSheet(page).getByRole('button', { name, exact: true });
      await part.scrollIntoViewIfNeeded();
      await expectFingerHigh(part);
    }
    await accountSheet(page).getByRole('radio', { name: 'Dark' }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [way, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['Back', (page: Page) => page.goBack()],
    ['its button', (page: Page) => accountSheet(page).getByRole('button', { name: 'Close' }).click()],
    ['a press beside it', (page: Page) => page.mouse.click(200, 100)],
  ] as const) {
    test(`${way} closes it, and the focus is where it was`, async ({ signedInPage: page }) => {
      const before = await page.evaluate(() => history.length);
      await composer(page).fill('half a sentence');
      await accountButton(page).click();
      await expect(accountSheet(page)).toBeVisible();
      await expect(accountButton(page)).toHaveAttribute('aria-expanded', 'true');
      expect(await page.evaluate(() => history.length)).toBe(before + 1);
      await close(page);
      await expect(accountSheet(page)).toBeHidden();
      await expect(accountButton(page)).toBeFocused();
      await expect(page).toHaveURL('/dashboard');
      await expect(composer(page)).toHaveValue('half a sentence');
      // Nothing of it is left in the history: it opens once more, and Back closes it once more.
      await page.keyboard.press('Enter');
      await expect(accountSheet(page)).toBeVisible();
      await page.goBack();
      await expect(accountSheet(page)).toBeHidden();
      await expect(page).toHaveURL('/dashboard');
    });
  }

  test('the focus stays in it, round and round', async ({ signedInPage: page }) => {
    await accountButton(page).click();
    await expect(accountSheet(page)).toBeVisible();
    expect(await focusIsIn(page)).toBe(true);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let times = 0; times < 12; times += 1) {
        await page.keyboard.press(key);
        // Between its last and its first part the browser's own controls are reached, never the page behind it.
        const isOutside = await accountSheet(page).evaluate(
          (sheet) => document.activeElement !== document.body && !sheet.contains(document.activeElement),
        );
        expect(isOutside).toBe(false);
      }
    }
  });

  test('About and Help stand above it, and closing them returns to it', async ({ signedInPage: page }) => {
    await accountButton(page).click();
    for (const [entry, title] of [
      ['About', 'About Attune'],
      ['Help', 'Help'],
    ] as const) {
      const button = accountSheet(page).getByRole('button', { name: entry, exact: true });
      await button.click();
      await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: title, exact: true })).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

  test('Settings takes its place: Back from there leads to the screen it was opened on', async ({
    signedInPage: page,
  }) => {
    await accountButton(page).click();
    await accountSheet(page).getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL('/settings');
    await expect(accountSheet(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
    await expect(accountSheet(page)).toBeHidden();
  });

  test('Sign out there ends the sign-in', async ({ signedInPage: page }) => {
    await accountButton(page).click();
    await accountSheet(page).getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    await expect(signInButton(page)).toBeVisible();
  });

  test('nothing of it is fetched before it is wanted', async ({ signedInPage: page }) => {
    const names = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect((await names()).filter((name) => name.includes('account-sheet'))).toEqual([]);
    await accountButton(page).click();
    await expect(accountSheet(page)).toBeVisible();
    expect((await names()).filter((name) => /account-sheet.*\.js/.test(name))).toHaveLength(1);
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('it is there at once, and axe finds nothing', async ({ signedInPage: page }) => {
      await accountButton(page).click();
      await expect(accountSheet(page)).toBeVisible();
      expect(await accountSheet(page).evaluate((sheet) => sheet.getAnimations().length)).toBe(0);
      await expectNoFindings(page);
    });
  });
});
