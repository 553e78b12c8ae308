import { asMp3, beatSound } from '@attune/library/testing/beat-sound';
import {
  type FakeServer,
  fakeAccount,
  fakeListener,
  fakeSongs,
  startFakeServer,
} from '@attune/library/testing/server';
import type { Page } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';
import { heardLevel, listenIn, shownTitle, silence } from '../hearing.ts';
import { startProduct } from '../product-server.ts';
import { signInButton } from '../screens.ts';

const trackSeconds = 20;

/** The product beside a music server all of whose songs are of a kind that no browser plays, so that it converts them as it sends them. */
const test = base.extend<object, { musicServer: FakeServer }>({
  musicServer: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from this pattern
    async ({}, use) => {
      const songs = fakeSongs(12, (at) => `tr-${at}`);
      const server = await startFakeServer(
        'token',
        songs.map((track) => ({ ...track, suffix: 'ape', duration: trackSeconds })),
      );
      const sound = await asMp3(beatSound({ bpm: 120, seconds: trackSeconds, tone: 0.4 }));
      server.instead.set('stream', (response) => {
        response.writeHead(200, { 'content-type': 'audio/mpeg', 'accept-ranges': 'none' });
        response.end(sound);
      });
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 70_000 },
  ],
  product: [
    async ({ musicServer }, use) => {
      const product = await startProduct({
        LIBRARY_URL: musicServer.url,
        LIBRARY_USER: fakeAccount.user,
        LIBRARY_PASSWORD: fakeAccount.password,
        LIBRARY_ANALYSIS: 'off',
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 70_000 },
  ],
});

const bar = (page: Page) => page.getByRole('complementary', { name: 'Player' });
const position = (page: Page) => bar(page).getByRole('slider', { name: 'Position' });
const place = async (page: Page) => Number(await position(page).inputValue());
const sounds = (page: Page) =>
  expect.poll(() => heardLevel(page), { timeout: 10_000 }).toBeGreaterThan(silence);

test('what is converted as it plays sounds from its start, goes on after a pause, and offers no way to skip through it', async ({
  context,
  page,
  musicServer,
}) => {
  await listenIn(context);
  await page.goto('/');
  await signInButton(page).click();
  await page.getByRole('textbox', { name: 'Your name at the music server' }).fill(fakeListener.name);
  await page.getByLabel('Password there, or API key').fill(fakeListener.password);
  await page.getByRole('button', { name: 'Agree' }).click();
  await page.waitForURL('/dashboard');
  await page.goto('/search?q=Song%203');
  await page.getByRole('button', { name: 'Play Song 3', exact: true }).first().click();
  await sounds(page);
  expect(await shownTitle(page)).toBe('Song 3');
  await expect(position(page)).toBeDisabled();
  await expect(bar(page)).toContainText('Converted as it plays, so it cannot be skipped through.');

  await expect.poll(() => place(page), { timeout: 10_000 }).toBeGreaterThan(3_000);
  await page.keyboard.press('ArrowRight');
  await bar(page).getByRole('button', { name: 'Pause', exact: true }).click();
  await expect.poll(() => heardLevel(page)).toBeLessThan(silence);
  const rested = await place(page);
  expect(rested).toBeLessThan(8_000);
  const asked = musicServer.countOf('stream');
  await bar(page).getByRole('button', { name: 'Play', exact: true }).click();
  await sounds(page);
  expect(await place(page)).toBeGreaterThanOrEqual(rested - 500);
  expect(musicServer.countOf('stream')).toBe(asked);

  await page.getByRole('link', { name: 'Now Playing' }).click();
  const line = page.getByRole('main').getByRole('slider', { name: 'Position' });
  await expect(line).toBeDisabled();
  await expect(line).toHaveAccessibleDescription('Converted as it plays, so it cannot be skipped through.');
});
