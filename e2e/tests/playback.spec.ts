import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectNoFindings } from '../accessibility-findings.ts';
import { expect, test } from '../fixtures.ts';
import { heardLevel, listenIn, shownTitle, silence } from '../hearing.ts';
import { nowPlaying, panel, say } from '../screens.ts';

const pollMs = 10_000;

const bar = (page: Page): Locator => page.getByRole('complementary', { name: 'Player' });
const rows = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });
const titleOf = (row: Locator): Promise<string> => row.getByRole('link').first().innerText();

/** Types a mood and opens the first playlist it finds, in its new tab. */
async function openFirstPlaylist(context: BrowserContext, page: Page, mood: string): Promise<Page> {
  await say(page, mood);
  const opened = context.waitForEvent('page');
  await panel(page).getByRole('link').first().click();
  const playlistPage = await opened;
  await expect(playlistPage).toHaveURL(/\/local\/playlist\//);
  return playlistPage;
}

const play = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click();

test.beforeEach(({ context }) => listenIn(context));

test('two clicks after typing a mood it sounds, the dashboard follows, and one track leads to the next', async ({
  context,
  signedInPage: dashboard,
}) => {
  const page = await openFirstPlaylist(context, dashboard, "can't sleep, head is spinning");
  const first = await titleOf(rows(page).nth(0));
  const second = await titleOf(rows(page).nth(1));
  expect(await heardLevel(page)).toBe(0);

  await play(page);
  await expect.poll(() => heardLevel(page)).toBeGreaterThan(silence);
  expect(await shownTitle(page)).toBe(first);
  await expect(bar(page).getByRole('link', { name: first })).toBeVisible();
  await expect(nowPlaying(dashboard)).toContainText(first, { timeout: pollMs + 2_000 });

  const position = bar(page).getByRole('slider', { name: 'Position' });
  await position.fill(String(Number(await position.getAttribute('max')) - 5_000));
  await expect.poll(() => shownTitle(page), { timeout: 12_000 }).toBe(second);
  await expect.poll(() => heardLevel(page)).toBeGreaterThan(silence);
  await expect(nowPlaying(dashboard)).toContainText(second, { timeout: pollMs + 2_000 });
});

test('the music goes on from page to page, and stops at once for pause and for another tab', async ({
  context,
  signedInPage: dashboard,
}) => {
  const page = await openFirstPlaylist(context, dashboard, 'I feel so happy today, the sun is out!');
  const title = await titleOf(rows(page).nth(0));
  await play(page);
  await expect.poll(() => heardLevel(page)).toBeGreaterThan(silence);

  const other = await titleOf(rows(page).nth(1));
  await rows(page).nth(1).getByRole('link', { name: other }).click();
  await expect(page.getByRole('heading', { level: 1, name: other })).toBeFocused();
  expect(await heardLevel(page)).toBeGreaterThan(silence);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(other);
  expect(await shownTitle(page)).toBe(title);

  await page.keyboard.press('Space');
  await expect(bar(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect.poll(() => heardLevel(page)).toBeLessThan(silence);
  await page.keyboard.press('Space');
  await expect.poll(() => heardLevel(page)).toBeGreaterThan(silence);
  await page.keyboard.press('m');
  await expect.poll(() => heardLevel(page)).toBeLessThan(silence);
  await page.keyboard.press('m');
  await expect.poll(() => heardLevel(page)).toBeGreaterThan(silence);

  const tab = await context.newPage();
  await tab.goto('/local/');
  await expect(bar(tab)).toContainText('Playing in another window');
  await bar(tab).getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => heardLevel(tab)).toBeGreaterThan(silence);
  await expect.poll(() => heardLevel(page)).toBeLessThan(silence);
});

test('a page that is opened or loaded again stays silent until somebody presses Play, and then goes on where it was', async ({
  context,
  signedInPage: dashboard,
}) => {
  const page = await openFirstPlaylist(context, dashboard, 'long week, I need something calm and relaxing');
  await play(page);
  await expect.poll(() => heardLevel(page)).toBeGreaterThan(silence);
  const title = await shownTitle(page);
  const position = bar(page).getByRole('slider', { name: 'Position' });
  await position.fill('60000');
  await expect(bar(page)).toContainText('1:01');

  await page.reload();
  await expect(bar(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(bar(page)).toContainText('1:0');
  expect(await heardLevel(page)).toBe(0);
  await bar(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => heardLevel(page)).toBeGreaterThan(silence);
  expect(await shownTitle(page)).toBe(title);
});

test('where the browser forbids its storage it plays all the same', async ({
  context,
  signedInPage: dashboard,
}) => {
  await say(dashboard, 'I feel so happy today, the sun is out!');
  const address = await panel(dashboard).getByRole('link').first().getAttribute('href');
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.goto(address ?? '');
  await play(page);
  await expect.poll(() => heardLevel(page)).toBeGreaterThan(silence);
  await page.keyboard.press('m');
  await expect.poll(() => heardLevel(page)).toBeLessThan(silence);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  async function playAlone(context: BrowserContext, dashboard: Page): Promise<Page> {
    const page = await openFirstPlaylist(context, dashboard, 'I need to focus on my work');
    await play(page);
    await expect.poll(() => heardLevel(page)).toBeGreaterThan(silence);
    return page;
  }

  test('axe finds nothing on the player and its queue', async ({ context, signedInPage: dashboard }) => {
    const page = await playAlone(context, dashboard);
    await expectNoFindings(page);
    await bar(page).getByRole('button', { name: 'Queue' }).click();
    await expectNoFindings(page);
  });

  test('axe finds nothing on the list of keys, and the waveform stands still', async ({
    context,
    signedInPage: dashboard,
  }) => {
    const page = await playAlone(context, dashboard);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expectNoFindings(page);
    await page.keyboard.press('Escape');

    const heights = () =>
      bar(page)
        .locator('canvas')
        .evaluate((canvas: HTMLCanvasElement) => {
          // Past the part whose colour changes as the track goes on.
          const pen = canvas.getContext('2d');
          return [
            ...(pen?.getImageData(canvas.width / 2, 0, canvas.width / 2, canvas.height).data ?? []),
          ].join();
        });
    const before = await heights();
    expect(new Set(before.split(',')).size).toBeGreaterThan(1);
    await expect(bar(page)).toContainText(/0:[1-5]\d/, { timeout: 15_000 });
    expect(await heights()).toBe(before);
  });
});
