import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectNoFindings } from '../accessibility-findings.ts';
import { expect, test } from '../fixtures.ts';
import { heardLevel, listenIn, shownTitle, silence } from '../hearing.ts';
import { nowPlaying, panel, say } from '../screens.ts';

const pollMs = 10_000;

const bar = (page: Page): Locator => page.getByRole('complementary', { name: 'Player' });
const trackLinks = (page: Page): Locator => page.getByRole('main').locator('a[href*="/local/track/"]');
const titleOf = (link: Locator): Promise<string> => link.locator('[title]').first().innerText();

/** Types a mood and opens the first playlist it finds, in its new tab. */
async function openFirstPlaylist(context: BrowserContext, page: Page, mood: string): Promise<Page> {
  await say(page, mood);
  const opened = context.waitForEvent('page');
  await panel(page).getByRole('link').first().click();
  const playlistPage = await opened;
  await expect(playlistPage).toHaveURL(/\/playlists\/\w{22}$/);
  await expect(trackLinks(playlistPage).first()).toBeVisible();
  return playlistPage;
}

const play = async (page: Page): Promise<void> => {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await expect.poll(() => heardLevel(page)).toBeGreaterThan(silence);
};

test.beforeEach(({ context }) => listenIn(context));

test('two clicks after typing a mood it sounds, the dashboard follows, and one track leads to the next', async ({
  context,
  signedInPage: dashboard,
}) => {
  const page = await openFirstPlaylist(context, dashboard, "can't sleep, head is spinning");
  const first = await titleOf(trackLinks(page).nth(0));
  const second = await titleOf(trackLinks(page).nth(1));
  expect(await heardLevel(page)).toBe(0);

  await play(page);
  expect(await shownTitle(page)).toBe(first);
  await expect(bar(page)).toContainText(first);
  await expect(nowPlaying(dashboard)).toContainText(first, { timeout: pollMs + 2_000 });

  const position = bar(page).getByRole('slider', { name: 'Position' });
  await position.fill(String(Number(await position.getAttribute('max')) - 5_000));
  await expect.poll(() => shownTitle(page), { timeout: 12_000 }).toBe(second);
  await expect.poll(() => heardLevel(page)).toBeGreaterThan(silence);
  await expect(nowPlaying(dashboard)).toContainText(second, { timeout: pollMs + 2_000 });
});

test('the addresses of a song, its record and its artist lead to screens that play them', async ({
  context,
  signedInPage: dashboard,
}) => {
  const page = await openFirstPlaylist(context, dashboard, 'I feel so happy today, the sun is out!');
  const name = await titleOf(trackLinks(page).nth(0));
  const opened = context.waitForEvent('page');
  await trackLinks(page).nth(0).click();
  const track = await opened;
  await expect(track).toHaveURL(/\/tracks\/\w{22}$/);
  await expect(track.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(track).toHaveTitle(`${name} · Attune`);
  await track.reload();
  await expect(track.getByRole('heading', { level: 1, name })).toBeVisible();
  await play(track);
  expect(await shownTitle(track)).toBe(name);

  // From here on one stays in the tab, and the music goes on.
  await track.getByRole('main').locator('a[href^="/albums/"]').click();
  await expect(track).toHaveURL(/\/albums\/\w{22}$/);
  // The song's own screen names it as well, until the record is there.
  await expect(track.getByRole('heading', { level: 1, name })).toHaveCount(0);
  await expect(trackLinks(track).filter({ hasText: name })).toBeVisible();
  await track.getByRole('main').locator('a[href^="/artists/"]').click();
  await expect(track).toHaveURL(/\/artists\/\w{22}$/);
  await expect(track.getByRole('heading', { level: 2, name: 'Albums' })).toBeVisible();
  expect(await heardLevel(track)).toBeGreaterThan(silence);
  expect(await shownTitle(track)).toBe(name);

  await track.goto('/local/');
  await expect(track).toHaveURL('/');
});

test('Space pauses and goes on, and M mutes', async ({ context, signedInPage: dashboard }) => {
  const page = await openFirstPlaylist(context, dashboard, 'long week, I need something calm and relaxing');
  await play(page);
  await page.getByRole('heading', { level: 1 }).click();
  for (const key of ['Space', 'm']) {
    await page.keyboard.press(key);
    await expect.poll(() => heardLevel(page)).toBeLessThan(silence);
    await page.keyboard.press(key);
    await expect.poll(() => heardLevel(page)).toBeGreaterThan(silence);
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing on a playlist that plays, with the player’s list of keys', async ({
    context,
    signedInPage: dashboard,
  }) => {
    const page = await openFirstPlaylist(context, dashboard, 'I need to focus on my work');
    await play(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expectNoFindings(page);
  });

  test('the waveform stands still', async ({ context, signedInPage: dashboard }) => {
    const page = await openFirstPlaylist(context, dashboard, 'I need to focus on my work');
    await play(page);
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
    const position = bar(page).getByRole('slider', { name: 'Position' });
    const at = Number(await position.inputValue());
    await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(at + 2_000);
    expect(await heights()).toBe(before);
  });
});
