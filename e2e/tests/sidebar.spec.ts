import type { Page } from '@playwright/test';
import { openDashboard } from '../fake-session.ts';
import { expect, test } from '../fixtures.ts';
import { sidebar, sidebarToggle } from '../screens.ts';

const menu = [
  ['Chat Assistant', '/dashboard'],
  ['Search Music', '/search'],
  ['My Playlists', '/playlists'],
  ['Liked Songs', '/liked'],
  ['Now Playing', '/now-playing'],
  ['Radio', '/radio'],
  ['Profile', '/profile'],
  ['Settings', '/settings'],
] as const;

const widthOf = async (page: Page) => (await sidebar(page).boundingBox())?.width;

test('DASH-01 the sidebar is open, lists the screens in order and ends with Logout', async ({ page }) => {
  await openDashboard(page);
  const links = sidebar(page).getByRole('link');
  await expect(links).toHaveText(menu.map(([label]) => label));
  for (const [index, [, target]] of menu.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', target);
    await expect(links.nth(index)).toBeInViewport();
  }
  const logout = sidebar(page).getByRole('button', { name: 'Logout', exact: true });
  const logoutBox = await logout.boundingBox();
  const lastLinkBox = await links.last().boundingBox();
  const sidebarBox = await sidebar(page).boundingBox();
  if (!logoutBox || !lastLinkBox || !sidebarBox) throw new Error('the sidebar is not on the screen');
  expect(logoutBox.y).toBeGreaterThan(lastLinkBox.y + lastLinkBox.height - 1);
  expect(sidebarBox.y + sidebarBox.height - (logoutBox.y + logoutBox.height)).toBeLessThan(32);
});

test('DASH-01 the sidebar collapses to its icons and opens again, and every link keeps its name', async ({
  page,
}) => {
  await openDashboard(page);
  await expect(sidebarToggle(page)).toHaveAttribute('aria-expanded', 'true');
  await sidebarToggle(page).click();
  await expect(sidebarToggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => widthOf(page)).toBe(56);
  for (const [label] of menu) {
    await expect(sidebar(page).getByRole('link', { name: label, exact: true })).toBeVisible();
  }
  await sidebarToggle(page).click();
  await expect(sidebarToggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => widthOf(page)).toBe(160);
});

for (const width of [1024, 1280, 1920]) {
  test(`DASH-02 at ${width}px the sidebar is 160px wide open and 56px collapsed`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openDashboard(page);
    expect(await widthOf(page)).toBe(160);
    await sidebarToggle(page).click();
    await expect.poll(() => widthOf(page)).toBe(56);
  });
}

test('the code of a screen is fetched when a pointer or the focus comes to its link', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isAsked = (file: string) => () => asked.some((path) => path.startsWith(`/assets/${file}`));
  await openDashboard(page);
  expect(asked.filter((path) => path.includes('-screen'))).toEqual([
    expect.stringContaining('dashboard-screen'),
  ]);
  await sidebar(page).getByRole('link', { name: 'Search Music' }).hover();
  await expect.poll(isAsked('search-screen')).toBe(true);
  await sidebar(page).getByRole('link', { name: 'Radio' }).focus();
  await expect.poll(isAsked('radio-screen')).toBe(true);
});

test('DASH-02 the width changes over 300 ms', async ({ page }) => {
  await openDashboard(page);
  await sidebarToggle(page).click();
  const transitions = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition)
      .filter(({ transitionProperty }) =>
        /^(width|grid-template-columns|inline-size)$/.test(transitionProperty),
      )
      .map((transition) => {
        transition.pause();
        transition.currentTime = 150;
        return {
          delay: transition.effect?.getTiming().delay,
          duration: transition.effect?.getTiming().duration,
        };
      }),
  );
  expect(transitions).toEqual([{ delay: 0, duration: 300 }]);
  const halfway = await widthOf(page);
  expect(halfway).toBeGreaterThan(56);
  expect(halfway).toBeLessThan(160);
});
