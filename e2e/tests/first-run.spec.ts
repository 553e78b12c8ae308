import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import {
  composer,
  headline,
  messageList,
  nowPlaying,
  openMusic,
  panel,
  say,
  signInButton,
  signOut,
} from '../screens.ts';
import { readTokens } from '../stored-tokens.ts';

const pollMs = 10_000;

const messages = [
  ['I feel so happy today, the sun is out!', 'Happy'],
  ['I am sad and a little lonely tonight', 'Sad'],
  ['long week, I need something calm and relaxing', 'Calm'],
] as const;

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Opens the panel's first playlist in its new tab and presses Play there; returns what then plays. */
async function playFirstPlaylist(context: BrowserContext, page: Page): Promise<string> {
  const opened = context.waitForEvent('page');
  await panel(page).getByRole('link').first().click();
  const playlistPage = await opened;
  await expect(playlistPage).toHaveURL(/\/playlists\/[A-Za-z0-9]{22}$/);
  await expectNoSidewaysScrolling(playlistPage);
  const answered = playlistPage.waitForResponse((response) => response.request().method() !== 'GET');
  await playlistPage
    .getByRole('button', { name: /^Play\b/ })
    .first()
    .click();
  expect((await answered).status()).toBeLessThan(400);
  // The page stays open: the music ends with it.
  return playlistPage.getByRole('heading', { level: 1 }).innerText();
}

for (const [size, viewport] of [
  ['on a desktop', { width: 1280, height: 800 }],
  ['on a phone', { width: 360, height: 740 }],
] as const) {
  test.describe(size, () => {
    test.use({ viewport });

    test(`from the landing page to music for three moods and out again, ${size}`, async ({
      context,
      page,
      signIn,
    }) => {
      test.setTimeout(60_000);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
      await expectNoSidewaysScrolling(page);
      await signIn(page);
      await expect(nowPlaying(page)).toContainText('Not playing');

      for (const [text, mood] of messages) {
        await say(page, text);
        await expect(messageList(page).getByText(text, { exact: true })).toBeVisible();
        await openMusic(page);
        await expect(
          panel(page).getByRole('heading', { name: `${mood} Playlists`, exact: true }),
        ).toBeVisible();
        await expect(messageList(page).getByText(mood, { exact: true })).toBeVisible();
        // Its words are chosen from many; that there are some, and not the greeting again, is what counts here.
        const reply = messageList(page).locator('[data-author=assistant]').last().getByRole('paragraph');
        await expect(reply).toHaveText(/\S{2,}.{8,}/);
        await expect(reply).not.toContainText('How are you feeling today?');
        expect(await panel(page).getByRole('link').count()).toBeGreaterThanOrEqual(3);
        await expect(composer(page)).toBeEnabled();
      }
      await expectNoSidewaysScrolling(page);

      await playFirstPlaylist(context, page);
      await page.bringToFront();
      await expect(nowPlaying(page)).not.toContainText('Not playing', { timeout: pollMs + 2_000 });
      await expect(nowPlaying(page).getByRole('img', { name: /playing/i })).toBeVisible();
      // The strip that tells of the other tab comes in from below, and moves what is above it under the pointer.
      await expect(page.getByRole('button', { name: 'Play here' })).toBeVisible();

      await panel(page).getByRole('button', { name: 'Songs', exact: true }).click();
      await expect(panel(page).getByRole('heading', { name: 'Recommended Songs' })).toBeVisible();
      await expect(panel(page).getByRole('link').first()).toHaveAttribute(
        'href',
        /\/local\/track\/[A-Za-z0-9]{22}$/,
      );
      expect(await panel(page).getByRole('link').count()).toBeGreaterThanOrEqual(5);
      await expect(panel(page).getByText('No song recommendations available')).toBeHidden();

      // The service's own page is signed out as well, and its next look at the player would be refused.
      for (const other of context.pages()) if (other !== page) await other.close();
      await signOut(page);
      await expect(page).toHaveURL('/');
      await expect(signInButton(page)).toBeVisible();
      expect(await readTokens(page)).toEqual({ access: null, refresh: null, timestamp: null });
    });
  });
}
