import { apiPaths } from '@attune/contract';
import { answer, atPath, fakeBackground, fakeMoodAnswer, fakePlaylist } from '../fake-answers.ts';
import { openDashboard } from '../fake-session.ts';
import { expect, test } from '../fixtures.ts';
import { composer, greeting, header, headline, say } from '../screens.ts';

const notFoundText = 'Oops! Page not found';

test.describe('the three routes', () => {
  test('ROUTE-01 the landing page answers a deep link and a hard reload', async ({ page }) => {
    const response = await page.goto('/');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
  });

  test('ROUTE-01 the dashboard answers a deep link and a hard reload', async ({ signedInPage: page }) => {
    const response = await page.goto('/dashboard');
    expect(response?.status()).toBe(200);
    await expect(page.getByText(greeting)).toBeVisible();
    await page.reload();
    await expect(page.getByText(greeting)).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  });

  test('ROUTE-01 the sign-in return answers a deep link by signing the listener in', async ({ page }) => {
    await fakeBackground(page);
    const response = await page.goto('/callback?access_token=one&refresh_token=two');
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText(greeting)).toBeVisible();
  });
});

test.describe('not found', () => {
  for (const path of ['/nowhere', '/dashboard/deeper', '/a/b?c=d', '/callbacks']) {
    test(`ROUTE-02 ${path} shows the not-found screen and logs the path`, async ({ page, watch }) => {
      watch.expectError(/./);
      await page.goto(path);
      await expect(page.getByText('404', { exact: true })).toBeVisible();
      await expect(page.getByText(notFoundText, { exact: true })).toBeVisible();
      const { pathname } = new URL(path, 'http://any');
      // The browser's own line about a 404 names the address too: only a line of the product counts.
      const logged = watch.console.filter(({ text }) => !text.startsWith('Failed to load resource'));
      expect(logged.some(({ text }) => text.replace(/ \(http.*\)$/, '').includes(pathname))).toBe(true);

      const home = page.getByRole('link', { name: 'Return to Home' });
      await expect(home).toHaveAttribute('href', '/');
      await home.click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
    });
  }
});

test('ROUTE-03 a link of the sidebar leads to its screen, which answers a deep link and a hard reload', async ({
  signedInPage: page,
  watch,
}) => {
  // What a listener has not allowed yet is refused, and the browser writes that to its console.
  watch.expectError(/403/);
  for (const [label, path] of [
    ['Search Music', '/search'],
    ['My Playlists', '/playlists'],
    ['Liked Songs', '/liked'],
    ['Now Playing', '/now-playing'],
    ['Radio', '/radio'],
    ['Profile', '/profile'],
    ['Settings', '/settings'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
    await expect(page).toHaveTitle(`${label} · Attune`);
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
  }
});

test('ROUTE-04 an error thrown while a screen renders shows the error screen', async ({ page, watch }) => {
  watch.expectError(/broken on purpose/);
  await openDashboard(page);
  await page.route(atPath(apiPaths.mood), (route) =>
    answer(route, fakeMoodAnswer('calm', { playlists: [fakePlaylist(1, { tracks: 1234 })] })),
  );
  // Rendering a playlist writes its number of tracks, which now throws: a fault of ours, as far as React can tell.
  await page.evaluate(() => {
    Number.prototype.toLocaleString = () => {
      throw new Error('broken on purpose');
    };
  });
  await say(page, 'hello');
  await expect(page.getByText('Unexpected Application Error!', { exact: true })).toBeVisible();
  await expect(composer(page)).toBeHidden();
  await expect(page.getByText('broken on purpose')).toBeHidden();
  await expect(header(page)).toBeVisible();
});
