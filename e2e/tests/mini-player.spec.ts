import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from '../accessibility-findings.ts';
import { expect, test } from '../fixtures.ts';
import { messageList, say } from '../screens.ts';
import { expectFingerSized } from '../touch-target.ts';

const player = (page: Page): Locator => page.getByRole('complementary', { name: 'Player' });
const named = (page: Page): Locator => player(page).getByRole('link', { name: /^Now playing: \S/ });

async function listen(page: Page): Promise<void> {
  await say(page, 'long week, I need something calm');
  const mix = messageList(page).getByRole('article', { name: /mix/i });
  await mix
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await expect(player(page).getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
}

for (const viewport of [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]) {
  test(`at ${viewport.width} × ${viewport.height} the player is one line of 56 px`, async ({
    signedInPage: page,
  }) => {
    await page.setViewportSize(viewport);
    await listen(page);
    const box = await player(page).boundingBox();
    expect(box?.height).toBe(56);
    expect(box?.width).toBe(viewport.width);
    expect((box?.y ?? 0) + 56).toBe(viewport.height);
    await expect(named(page)).toBeVisible();
    await expect(player(page).getByRole('button')).toHaveCount(2);
    for (const name of ['Pause', 'Next track']) {
      await expectFingerSized(player(page).getByRole('button', { name, exact: true }));
    }
    await expect(player(page).getByRole('img')).toHaveCount(0);
    await expect(player(page).locator('img')).toBeVisible();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a touch anywhere on its words leads to what plays, and Back returns to the same place', async ({
    signedInPage: page,
  }) => {
    await listen(page);
    const box = await player(page).boundingBox();
    if (!box) throw new Error('not on the screen');
    // Beside the words, where nothing but the line itself is.
    await page.mouse.click(box.x + 260, box.y + 50);
    await expect(page).toHaveURL('/now-playing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
    await expect(player(page).getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    await expect(named(page)).toBeFocused();
    expect(page.context().pages()).toHaveLength(1);
  });

  test('the keyboard reaches its link and its buttons, and each does what it says', async ({
    signedInPage: page,
  }) => {
    await listen(page);
    await named(page).focus();
    const first = await named(page).getAttribute('aria-label');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(named(page)).not.toHaveAttribute('aria-label', first ?? '');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/now-playing');
  });

  test('its line grows with what was heard', async ({ signedInPage: page }) => {
    await listen(page);
    const heard = () => player(page).evaluate((bar) => Number(bar.style.getPropertyValue('--player-heard')));
    await expect.poll(heard).toBeGreaterThan(0);
    expect(await heard()).toBeLessThan(1);
    await expect(player(page).locator('.player-heard')).toBeVisible();
  });

  test('turned into a wide window it is the whole bar again', async ({ signedInPage: page }) => {
    await listen(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(player(page).getByRole('slider', { name: 'Position' })).toBeVisible();
    await expect(player(page).getByRole('button', { name: 'Queue' })).toBeVisible();
    await expect(player(page).getByRole('link').first()).toHaveAttribute('href', /\/local\/track\//);
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing', async ({ signedInPage: page }) => {
      await listen(page);
      // The sound takes a processor of its own, and axe would wait for it.
      await player(page).getByRole('button', { name: 'Pause', exact: true }).click();
      await expectNoFindings(page);
    });
  });
});
