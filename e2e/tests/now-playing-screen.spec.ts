import type { Page } from '@playwright/test';
import { betweenAndWide, expectNoFindings } from '../accessibility-findings.ts';
import { expect, test } from '../fixtures.ts';
import { heardLevel, listenIn, silence } from '../hearing.ts';
import { playingScreen, queueRows, sidebar } from '../screens.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ context }) => listenIn(context));

const sounds = (page: Page) => expect.poll(() => heardLevel(page)).toBeGreaterThan(silence);
const titleOf = (page: Page) => playingScreen(page).getByRole('heading', { level: 2 }).first();
/** A playlist, of all that a search found. */
const playlistButton = (page: Page) =>
  page
    .locator('section', { has: page.getByRole('heading', { name: 'Playlists' }) })
    .getByRole('button', { name: /^Play / })
    .first();
const nameIn = async (page: Page, place: number) =>
  (await queueRows(page).nth(place).locator('[title]').first().getAttribute('title')) ?? '';

/** Plays a playlist that a search finds, and goes to the screen of what plays. */
async function playAPlaylist(page: Page): Promise<void> {
  await page.goto('/search?q=jazz');
  await playlistButton(page).click();
  await sounds(page);
  await sidebar(page).getByRole('link', { name: 'Now Playing' }).click();
  await expect(titleOf(page)).toBeVisible();
}

test('what plays is shown large, sought in, put in another order and gone on with after a reload', async ({
  signedInPage: page,
}) => {
  test.slow();
  await playAPlaylist(page);
  const screen = playingScreen(page);
  await expect(page).toHaveTitle(/ · /);
  const seek = screen.getByRole('slider', { name: 'Position' });
  await seek.fill('60000');
  await expect(seek).toHaveAttribute('aria-valuetext', /^1:0\d of /);

  const [first, second] = [await nameIn(page, 0), await nameIn(page, 1)];
  await screen.getByRole('button', { name: new RegExp(`^Move ${first}, 1 of `) }).press('ArrowDown');
  await expect.poll(() => nameIn(page, 0)).toBe(second);
  expect(await nameIn(page, 1)).toBe(first);
  const grip = await queueRows(page).nth(1).getByRole('button').first().boundingBox();
  const top = await queueRows(page).nth(0).boundingBox();
  if (grip === null || top === null) throw new Error('The queue is not in sight.');
  await page.mouse.move(grip.x + 10, grip.y + 20);
  await page.mouse.down();
  await page.mouse.move(grip.x + 10, grip.y - 10, { steps: 4 });
  await page.mouse.move(grip.x + 10, top.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => nameIn(page, 0)).toBe(first);
  await screen.getByRole('button', { name: `Remove ${first} from the queue` }).click();
  await expect.poll(() => nameIn(page, 0)).toBe(second);
  await sounds(page);
  await expectNoFindings(page, betweenAndWide);
  await page.setViewportSize({ width: 1280, height: 800 });

  await screen.getByRole('button', { name: 'Next track' }).click();
  await expect(titleOf(page)).toContainText(second);
  await page.reload();
  await expect(titleOf(page)).toContainText(second);
  await screen.getByRole('button', { name: 'Play here' }).click();
  await sounds(page);
  await expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('by the keyboard alone the track is paused, and the way back leads to where one was', async ({
  signedInPage: page,
}) => {
  await playAPlaylist(page);
  const pause = playingScreen(page).getByRole('button', { name: 'Pause' });
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await pause.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(pause).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => heardLevel(page)).toBeLessThan(silence);
  await playingScreen(page).getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page).toHaveURL('/search?q=jazz');
  await page.goForward();
  await expect(page).toHaveURL('/now-playing');
  await page.goBack();
  await expect(page).toHaveURL('/search?q=jazz');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('held on its side, the cover and all that works it are in one window', async ({
    signedInPage: page,
  }) => {
    await page.goto('/search?q=jazz');
    await playlistButton(page).click();
    await sounds(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Now Playing' }).click();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(titleOf(page)).toBeInViewport({ ratio: 1 });
    for (const name of ['Previous track', /^(Play|Pause|Go on)/, 'Next track'])
      await expect(playingScreen(page).getByRole('button', { name }).first()).toBeInViewport({ ratio: 1 });
    await expect(playingScreen(page).getByRole('slider', { name: 'Position' })).toBeInViewport({ ratio: 1 });
  });

  test('it fills the window without the bar, and a swipe down leads back', async ({ signedInPage: page }) => {
    await page.goto('/search?q=jazz');
    await playlistButton(page).click();
    await sounds(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Now Playing' }).click();
    await expect(titleOf(page)).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Player' })).toBeHidden();
    await expect(playingScreen(page).getByRole('button', { name: 'Pause' })).toBeInViewport({ ratio: 1 });
    await expectNoFindings(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => window.scrollTo(0, 0));
    const cover = await page.locator('.now-playing-cover').boundingBox();
    if (cover === null) throw new Error('No cover is in sight.');
    const client = await page.context().newCDPSession(page);
    const finger = (y: number) => ({ touchPoints: [{ x: cover.x + 50, y: cover.y + y }] });
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', ...finger(10) });
    for (const y of [40, 90, 150])
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...finger(y) });
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page).toHaveURL('/search?q=jazz');
  });
});

test('a deep link without anything playing says so and leads on', async ({ signedInPage: page }) => {
  await page.goto('/now-playing');
  await expect(page.getByText('Nothing is playing.')).toBeVisible();
  await expectNoFindings(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await playingScreen(page).getByRole('link', { name: 'Search for music' }).click();
  await expect(page).toHaveURL('/search');
});
