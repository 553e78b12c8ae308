import type { Page } from '@playwright/test';
import { expectNoFindings } from '../accessibility-findings.ts';
import { expect } from '../fixtures.ts';
import { greeting, signInButton } from '../screens.ts';
import { test } from '../spotify-test.ts';

const coming = (page: Page) => page.getByRole('list', { name: 'Up next' });

async function comingIds(page: Page): Promise<string[]> {
  await expect(page.locator('section[aria-busy="true"]')).toHaveCount(0);
  const links = await coming(page).locator('a[href*="/track/"]').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  return [...new Set(addresses.map((address) => address?.split('/').at(-1) ?? ''))];
}

/** The listener hears this by now, and looks at the page again. */
async function hears(page: Page, spotify: { playing: string | null }, id: string): Promise<void> {
  spotify.playing = id;
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(async () => (await comingIds(page)).includes(id)).toBe(false);
}

test('a station goes on on a device: one command for its beginning, then one for each song', async ({
  page,
  spotify,
  watch,
}) => {
  test.slow();
  watch.expectError(/40[34]/);
  await page.goto('/');
  await signInButton(page).click();
  await page.getByRole('button', { name: 'Agree' }).click();
  await page.waitForURL('/dashboard');
  await expect(page.getByText(greeting)).toBeVisible();
  await page.goto('/radio?mood=calm');

  const play = page.getByRole('button', { name: /^Play on my device/ });
  await play.click();
  await page.getByRole('button', { name: 'Allow it' }).click();
  await expect(page.getByText('user-modify-playback-state')).toBeVisible();
  await page.getByRole('button', { name: 'Agree' }).click();
  await page.waitForURL('/radio?mood=calm');

  spotify.devices = [{ id: 'kitchen', name: 'Kitchen speaker', is_active: false }];
  await play.click();
  await page.getByRole('button', { name: 'Play on Kitchen speaker' }).click();
  await expect(page.getByText('Station: Calm plays on Kitchen speaker.')).toBeVisible();
  const ids = await comingIds(page);
  expect(spotify.commands).toEqual([{ what: 'play', device: 'kitchen', trackIds: ids }]);
  await expectNoFindings(page);

  // More is made before the end, and nothing is sent before it is due.
  await hears(page, spotify, ids.at(-2) ?? '');
  await expect.poll(async () => (await comingIds(page)).length).toBeGreaterThan(1);
  expect(spotify.commands).toHaveLength(1);
  const made = await comingIds(page);
  await hears(page, spotify, made[0] ?? '');
  await expect.poll(() => spotify.commands.at(-1)).toMatchObject({ what: 'queue', trackIds: [made[1]] });
  await hears(page, spotify, made[1] ?? '');
  await expect.poll(() => spotify.commands.at(-1)).toMatchObject({ what: 'queue', device: 'kitchen' });
  await expect.poll(() => spotify.commands.length).toBe(3);
  expect(new Set(spotify.commands.flatMap(({ trackIds }) => trackIds)).size).toBe(ids.length + 2);

  await page.setViewportSize({ width: 1280, height: 800 });
  // What plays there is worked from the screen of what plays, each press one command.
  if (spotify.devices[0]) spotify.devices[0].is_active = true;
  await page.getByRole('navigation').getByRole('link', { name: 'Now Playing' }).click();
  const main = page.locator('[data-now-playing]');
  await main.getByRole('button', { name: 'Pause on your device' }).click();
  await main.getByRole('button', { name: 'Go on playing on your device' }).click();
  await main.getByRole('button', { name: 'Next track on your device' }).click();
  await expect
    .poll(() => spotify.commands.slice(3).map(({ what }) => what))
    .toEqual(['pause', 'resume', 'next']);
  await expectNoFindings(page);
});
