import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from '../accessibility-findings.ts';
import { expect, test } from '../fixtures.ts';
import { heardLevel, listenIn, shownTitle, silence } from '../hearing.ts';
import { messageList, say } from '../screens.ts';

const mix = (page: Page): Locator =>
  messageList(page)
    .getByRole('article', { name: /^Mix: / })
    .last();
const bar = (page: Page): Locator => page.getByRole('complementary', { name: 'Player' });
const queue = (page: Page): Locator => page.getByRole('dialog', { name: 'Queue' });
const queued = (page: Page): Locator => queue(page).locator('.player-queue li');
const sounds = (page: Page) => expect.poll(() => heardLevel(page)).toBeGreaterThan(silence);

async function playAll(page: Page, message: string): Promise<void> {
  await say(page, message);
  await expect(mix(page)).toHaveAttribute('aria-busy', 'false');
  await mix(page)
    .getByRole('button', { name: /^Play all/ })
    .click();
  await sounds(page);
}

const openQueue = (page: Page) => bar(page).getByRole('button', { name: 'Queue' }).click();

test.beforeEach(({ context }) => listenIn(context));

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('a session shows what is left, a sleep timer is set by keys and shown, and both are clean for axe', async ({
      signedInPage: page,
    }) => {
      test.setTimeout(60_000);
      await playAll(page, 'calm piano for one hour');
      await expect(bar(page)).toContainText(/· (1 h \d\d|\d\d min) left/);
      // A phone's mini player leads to a screen that has what the queue's dialog has.
      const isPhone = viewport.width < 640;
      const place = isPhone ? page.getByRole('main') : queue(page);
      if (isPhone) await bar(page).getByRole('link').first().click();
      else await openQueue(page);
      await expect(place).toContainText(/(1 h \d\d|\d\d min) left/);
      const off = place.getByRole('radio', { name: 'Off' });
      await expect(off).toBeChecked();
      await off.focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(place.getByRole('radio', { name: '30 min' })).toBeChecked();
      await expect(place.getByRole('status').filter({ hasText: 'fades away' })).toHaveText(
        'The music fades away in 30 minutes.',
      );
      await expect(place.getByText('The music fades away in 30 min.')).toBeVisible();
      await expectNoFindings(page);
      if (isPhone) await page.goBack();
      else await page.keyboard.press('Escape');
      await expect(bar(page)).toContainText('· sleep in 30 min');
      await sounds(page);
    });
  });
}

test('at the end of a mix similar music goes on, unless it is switched off, which is remembered', async ({
  signedInPage: page,
}) => {
  test.slow();
  await playAll(page, 'long week, I need something calm');
  await openQueue(page);
  const before = await queued(page).locator('.player-queue-title').allInnerTexts();
  const goesOn = queue(page).getByRole('checkbox', { name: 'Similar music at the end of a mix or song' });
  await expect(goesOn).toBeChecked();
  await goesOn.uncheck();
  await queued(page)
    .nth(before.length - 2)
    .getByRole('button')
    .click();
  await expect.poll(() => shownTitle(page)).toBe(before.at(-2));
  await expect(queued(page)).toHaveCount(before.length);

  await page.reload();
  await playAll(page, 'long week, I need something calm');
  await openQueue(page);
  await expect(goesOn).not.toBeChecked();
  const present = await queued(page).locator('.player-queue-title').allInnerTexts();
  await queued(page)
    .nth(present.length - 2)
    .getByRole('button')
    .click();
  await goesOn.check();
  await expect.poll(() => queued(page).count()).toBeGreaterThan(present.length + 5);
  const after = await queued(page).locator('.player-queue-title').allInnerTexts();
  expect(after.slice(0, present.length)).toEqual(present);
  expect(after.slice(present.length).filter((name) => present.includes(name))).toEqual([]);
});

test('after one song that was found similar music goes on', async ({ signedInPage: page }) => {
  await page.goto('/search?q=piano');
  const play = page
    .getByRole('main')
    .getByRole('button', { name: /^Play / })
    .first();
  const name = (await play.getAttribute('aria-label'))?.replace(/^Play /, '') ?? '';
  await play.click();
  await expect.poll(() => shownTitle(page)).toBe(name);
  await openQueue(page);
  await expect.poll(() => queued(page).count()).toBeGreaterThan(5);
  const names = await queued(page).locator('.player-queue-title').allInnerTexts();
  expect(names[0]).toBe(name);
  expect(names.slice(1)).not.toContain(name);
});

test('with the end of the track the music fades away and rests', async ({ signedInPage: page }) => {
  test.slow();
  await playAll(page, 'long week, I need something calm');
  await openQueue(page);
  await queue(page).getByText('End of track', { exact: true }).click();
  await page.keyboard.press('Escape');
  const position = bar(page).getByRole('slider', { name: 'Position' });
  await position.fill(String(Number(await position.getAttribute('max')) - 7000));
  await expect.poll(() => heardLevel(page), { timeout: 15_000 }).toBeLessThan(silence);
  // A track that ends quietly is silent before the fade is over.
  await expect(bar(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible({ timeout: 15_000 });
  await expect(bar(page)).not.toContainText('sleep in');
});
