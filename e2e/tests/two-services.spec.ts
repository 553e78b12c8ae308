import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoFindings } from '../accessibility-findings.ts';
import { expect } from '../fixtures.ts';
import { startProduct } from '../product-server.ts';
import { greeting, signInButton } from '../screens.ts';
import { test as atSpotify } from '../spotify-test.ts';
import { toneFile } from '../tone-file.ts';

/** The product over a folder of music and with a Spotify app as well. */
const test = atSpotify.extend({
  product: [
    async ({ upstream }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'attune music '));
      const sketch = { artist: 'Low Tide', album: 'Still Water', genre: 'Ambient', hertz: 220, seconds: 5 };
      for (let number = 1; number <= 4; number += 1)
        await writeFile(join(folder, `${number}.wav`), toneFile({ ...sketch, title: `Still ${number}` }));
      const { origin } = upstream;
      const product = await startProduct({
        LIBRARY_DIR: folder,
        LIBRARY_ANALYSIS: 'off',
        SPOTIFY_CLIENT_ID: 'an-app',
        SPOTIFY_ACCOUNTS_URL: origin,
        SPOTIFY_API_URL: origin,
        RECCOBEATS_URL: 'off',
      });
      await use(product);
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 70_000 },
  ],
});

const place = (page: Page) => page.getByRole('region', { name: 'Where your music is' });
const callsOf = (calls: Map<string, number>) => [...calls.values()].reduce((sum, count) => sum + count, 0);

async function arrived(page: Page): Promise<void> {
  await page.waitForURL('/dashboard');
  await expect(page.getByText(greeting)).toBeVisible();
}
const agree = (page: Page) => page.getByRole('button', { name: 'Agree' }).click();

test('a sign-in asks where the music is, and Settings change it, there and back', async ({
  page,
  spotify,
  product,
}) => {
  await page.goto('/');
  await signInButton(page).click();
  await expect(page.getByRole('heading', { name: 'Where is your music?' })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('link', { name: 'Your own library' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Sam');
  await agree(page);
  await arrived(page);
  expect(callsOf(spotify.calls)).toBe(0);

  await page.goto('/settings');
  await expect(place(page)).toContainText('Your music is at: Your own library');
  await expect(page.getByRole('region', { name: 'Your own music' })).toContainText('4 songs are listed.');
  await place(page).getByRole('button', { name: 'Change to Spotify' }).click();
  await agree(page);
  await arrived(page);
  const tokens = () =>
    page.evaluate(() => [
      localStorage.getItem('spotify_access_token'),
      localStorage.getItem('spotify_refresh_token'),
    ]);
  for (const token of await tokens()) expect(token).toMatch(/^spotify~/);
  await expect.poll(() => callsOf(spotify.calls)).toBeGreaterThan(0);

  await page.goto('/settings');
  await expect(place(page)).toContainText('Your music is at: Spotify');
  await expect(page.getByRole('region', { name: 'Your own music' })).toBeHidden();
  await expectNoFindings(page);
  await place(page).getByRole('button', { name: 'Change to Your own library' }).click();
  await page.waitForURL(`${product.origin}/local/**`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Sam');
  await agree(page);
  await arrived(page);
  for (const token of await tokens()) expect(token).not.toContain('~');
});
