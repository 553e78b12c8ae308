import { permissions } from '@attune/contract';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { pressByKeys, tabTo } from '../keyboard.ts';
import { greeting, signInButton } from '../screens.ts';
import { test as spotifyTest } from '../spotify-test.ts';

/** What opening a screen asks of Spotify, where everything is allowed. */
const callsOf: Record<string, readonly string[]> = {
  'Search Music': [],
  'My Playlists': ['GET /v1/me/playlists', 'GET /v1/me'],
  'Liked Songs': ['GET /v1/me/tracks'],
  'Now Playing': [],
  Radio: [],
  Profile: ['GET /v1/me/player/recently-played', 'GET /v1/me/library/contains'],
  Settings: [],
};
const inMenu = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true });
const inMain = (page: Page) => page.getByRole('main');

test.use({ viewport: { width: 1280, height: 800 } });

/** Follows the menu's link by keys alone; what the keys come to on the way is seen to be focused. */
async function open(page: Page, name: string): Promise<void> {
  await pressByKeys(page, inMenu(page, name));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function isSeenFocused(wanted: Locator): Promise<void> {
  const ring = await wanted.evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });
  expect(ring, `the focus on ${wanted} is not seen`).toBe(true);
}

async function allowByKeys(page: Page, path: string): Promise<void> {
  await pressByKeys(page, inMain(page).getByRole('button', { name: 'Ask me for permission' }));
  await pressByKeys(page, page.getByRole('button', { name: 'Agree' }));
  await page.waitForURL(path);
}

test('music is found, played and put into a playlist by keyboard alone', async ({
  signedInPage: page,
  watch,
}) => {
  test.slow();
  // A permission that is missing is an answer, which the browser writes to its console.
  watch.expectError(/403/);
  await open(page, 'My Playlists');
  await allowByKeys(page, '/playlists');
  const create = inMain(page).getByRole('button', { name: 'New playlist' }).first();
  await tabTo(page, create);
  await isSeenFocused(create);
  await page.keyboard.press('Enter');
  await page.keyboard.type('By hand');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'By hand' })).toBeVisible();

  await open(page, 'Search Music');
  await tabTo(page, page.getByRole('searchbox', { name: /^Search for songs/ }));
  await page.keyboard.type('piano');
  await page.keyboard.press('Enter');
  const play = inMain(page)
    .getByRole('button', { name: /^Play / })
    .first();
  await tabTo(page, play);
  await isSeenFocused(play);
  await page.keyboard.press('Enter');
  await expect(
    inMain(page)
      .getByRole('button', { name: /^Pause / })
      .first(),
  ).toBeFocused();
  const add = inMain(page)
    .getByRole('button', { name: /^Add .* to…$/ })
    .nth(1);
  await pressByKeys(page, add);
  await pressByKeys(page, page.getByRole('dialog').getByRole('button', { name: 'Add to the queue' }));
  await expect(page.getByText(/comes at the end of the queue/)).toBeVisible();
  await pressByKeys(page, page.getByRole('dialog').getByRole('button', { name: /By hand/ }));
  await expect(page.getByText(/is in “By hand” now/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();

  await open(page, 'Now Playing');
  const pause = inMain(page).getByRole('button', { name: 'Pause', exact: true });
  await tabTo(page, pause);
  await isSeenFocused(pause);
  await page.keyboard.press('Enter');
  await expect(inMain(page).getByRole('button', { name: 'Play', exact: true })).toBeFocused();
});

test('Liked Songs, Radio, Profile and Settings are worked by keyboard alone', async ({
  signedInPage: page,
  watch,
}) => {
  test.slow();
  watch.expectError(/403/);
  await open(page, 'Liked Songs');
  await allowByKeys(page, '/liked');
  const toSearch = inMain(page).getByRole('link', { name: 'Search for music' });
  await tabTo(page, toSearch);
  await isSeenFocused(toSearch);

  await open(page, 'Radio');
  await pressByKeys(page, inMain(page).getByRole('button', { name: 'Calm' }));
  await expect(page.getByRole('heading', { name: 'Station: Calm' })).toBeVisible();

  await open(page, 'Profile');
  const takeBack = inMain(page).getByRole('button', { name: /^Take back: .* which songs you like/ });
  await tabTo(page, takeBack);
  await isSeenFocused(takeBack);
  await page.keyboard.press('Enter');
  await expect(
    inMain(page).getByRole('button', { name: /^Ask me to allow: .* which songs you like/ }),
  ).toBeFocused();

  await open(page, 'Settings');
  const theme = inMain(page).getByRole('group', { name: 'Theme' }).getByRole('radio').first();
  await tabTo(page, theme);
  await page.keyboard.press('ArrowRight');
  await expect(inMain(page).getByRole('group', { name: 'Theme' }).getByRole('radio').nth(1)).toBeChecked();
  await pressByKeys(page, inMain(page).getByRole('button', { name: 'Sign out everywhere' }));
  await expect(page).toHaveURL('/');
});

spotifyTest(
  'opening all seven screens once costs Spotify’s quota five calls of the twelve it may',
  async ({ page, spotify }) => {
    spotifyTest.slow();
    await page.goto('/');
    await signInButton(page).click();
    await page.getByRole('button', { name: 'Agree' }).click();
    await expect(page.getByText(greeting)).toBeVisible();
    // With everything allowed, each screen shows all it can.
    await page.goto(`/login?${permissions.map((permission) => `ask=${permission}`).join('&')}`);
    await page.getByRole('button', { name: 'Agree' }).click();
    await expect(page.getByText(greeting)).toBeVisible();
    await page.waitForLoadState('networkidle');
    spotify.calls.clear();

    const asked: Record<string, number> = {};
    // What a screen asks beyond its own is seen at the next one at the latest, so the last of them is left again.
    for (const [name, calls] of [...Object.entries(callsOf), ['Search Music', []] as const]) {
      await inMenu(page, name).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(inMain(page).locator('[aria-busy="true"]')).toHaveCount(0);
      for (const call of calls) asked[call] = (asked[call] ?? 0) + 1;
      await expect.poll(() => Object.fromEntries(spotify.calls), name).toEqual(asked);
    }
  },
);

spotifyTest(
  'one search, and one playlist opened, cost Spotify’s quota two calls each at most',
  async ({ page, spotify }) => {
    spotifyTest.slow();
    await page.goto('/');
    await signInButton(page).click();
    await page.getByRole('button', { name: 'Agree' }).click();
    await expect(page.getByText(greeting)).toBeVisible();
    await page.goto(`/login?${permissions.map((permission) => `ask=${permission}`).join('&')}`);
    await page.getByRole('button', { name: 'Agree' }).click();
    await expect(page.getByText(greeting)).toBeVisible();
    spotify.playlists.set('p000000000000000000001', { name: 'Rain', trackIds: [] });
    await inMenu(page, 'Search Music').click();
    await page.waitForLoadState('networkidle');

    spotify.calls.clear();
    await inMain(page).getByRole('searchbox').fill('calm');
    await page.keyboard.press('Enter');
    await expect(
      inMain(page)
        .getByRole('link', { name: /^Song / })
        .first(),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    const sum = () => [...spotify.calls.values()].reduce((all, count) => all + count, 0);
    const stated = () => JSON.stringify([...spotify.calls]);
    expect(spotify.calls.get('GET /v1/search')).toBe(1);
    // The other tells which of the songs are liked.
    expect(sum(), stated()).toBeLessThanOrEqual(2);

    await inMenu(page, 'My Playlists').click();
    const playlist = inMain(page).getByRole('link', { name: /Rain/ }).first();
    await expect(playlist).toBeVisible();
    await page.waitForLoadState('networkidle');
    spotify.calls.clear();
    await playlist.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rain' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(Object.fromEntries(spotify.calls)).toEqual({ 'GET /v1/playlists/p000000000000000000001': 1 });
  },
);
