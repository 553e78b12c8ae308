import { apiPaths } from '@attune/contract';
import type { Page } from '@playwright/test';
import { expectNoFindings } from '../accessibility-findings.ts';
import { atPath } from '../fake-answers.ts';
import { expect } from '../fixtures.ts';
import { greeting, say, signInButton } from '../screens.ts';
import { test } from '../spotify-test.ts';

const coming = (page: Page) => page.getByRole('list', { name: 'Up next' });

async function comingIds(page: Page): Promise<string[]> {
  await expect(page.locator('section[aria-busy="true"]')).toHaveCount(0);
  const links = await coming(page).locator('a[href*="/track/"]').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  return [...new Set(addresses.map((address) => address?.split('/').at(-1) ?? ''))];
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/');
  await signInButton(page).click();
  await page.getByRole('button', { name: 'Agree' }).click();
  await page.waitForURL('/dashboard');
  await expect(page.getByText(greeting)).toBeVisible();
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
  await signIn(page);
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

  // The answer to danger lets it rest.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('navigation').getByRole('link', { name: 'Chat Assistant' }).click();
  await say(page, 'I want to kill myself');
  await expect.poll(() => spotify.commands.slice(6).map(({ what }) => what)).toEqual(['pause']);
});

test('a consent leads back to the station that was on, also where the sign-in before had run out', async ({
  page,
  watch,
}) => {
  test.slow();
  watch.expectError(/40[13]/);
  const made: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === apiPaths.mixes) made.push(request.postData() ?? '');
  });
  await signIn(page);
  await page.goto('/radio?mood=calm');
  await page.getByRole('slider', { name: 'Energy' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByText(/livelier from here/)).toBeVisible();
  const ids = await comingIds(page);
  expect(ids.length).toBeGreaterThan(3);
  expect(made).toHaveLength(2);

  await page.getByRole('button', { name: /^Play on my device/ }).click();
  const allow = page.getByRole('button', { name: 'Allow it' });
  await expect(allow).toBeVisible();
  // As after an hour: what comes back is then a sign-in of its own.
  await page.evaluate(() => localStorage.setItem('spotify_access_token', 'run-out'));
  await allow.click();
  await page.getByRole('button', { name: 'Agree' }).click();
  await page.waitForURL('/radio?mood=calm');
  await expect(coming(page)).toBeVisible();
  expect(await comingIds(page)).toEqual(ids);
  await expect(page.getByRole('slider', { name: 'Energy' })).toHaveValue('100');
  expect(made).toHaveLength(2);
});

test('what plays already when its station comes is on air at once', async ({ page, spotify }) => {
  await signIn(page);
  let name = '';
  await page.route(atPath(apiPaths.mixes), async (route) => {
    const answer = await route.fetch();
    const { tracks } = await answer.json();
    const looked = page.waitForResponse((response) => atPath(apiPaths.currentTrack)(new URL(response.url())));
    ({ id: spotify.playing, name } = tracks[1]);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await looked;
    await route.fulfill({ response: answer });
  });
  await page.goto('/radio?mood=calm');
  const onAir = page.getByRole('region', { name: 'On air' });
  await expect(onAir).toBeVisible();
  await expect(onAir).toContainText(name);
  expect(await comingIds(page)).not.toContain(spotify.playing);
});
