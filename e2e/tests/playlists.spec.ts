import { apiPaths, type PlaylistEntry } from '@attune/contract';
import { betweenAndWide, expectNoFindings } from '../accessibility-findings.ts';
import { answer, fakePlaylist, fakeTrackSummary } from '../fake-answers.ts';
import { openDashboard } from '../fake-session.ts';
import { expect, test } from '../fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a playlist is made, filled from a search, reordered, renamed, and deleted with a way back', async ({
  signedInPage: page,
  watch,
}) => {
  // Axe looks at it in every width and theme, twice.
  test.slow();
  watch.expectError(/403/);
  await page.getByRole('navigation').getByRole('link', { name: 'My Playlists' }).click();
  await page.getByRole('button', { name: 'Ask me for permission' }).click();
  await page.getByRole('button', { name: 'Agree' }).click();
  await page.waitForURL('/playlists');
  await expect(page.getByText('You have no playlists yet.')).toBeVisible();
  await page.getByRole('button', { name: 'New playlist' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Rain');
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rain' })).toBeVisible();

  await page.getByRole('link', { name: 'Search for music' }).click();
  await page.getByRole('searchbox').fill('jazz');
  const names: string[] = [];
  for (const index of [0, 1]) {
    const add = page.getByRole('button', { name: /^Add .* to…$/ }).nth(index);
    names.push((await add.getAttribute('aria-label'))?.replace(/^Add (.*) to…$/, '$1') ?? '');
    await add.click();
    const rain = page.getByRole('dialog').getByRole('button', { name: /^Rain/ });
    await rain.press('Enter');
    await expect(page.getByRole('dialog').getByText(/ is in “Rain” now/)).toBeVisible();
    await expect(rain).toBeFocused();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter');
    await expect(add).toBeFocused();
  }

  await page.getByRole('navigation').getByRole('link', { name: 'My Playlists' }).click();
  await page.getByRole('link', { name: /^Rain/ }).click();
  const rows = page.getByRole('list', { name: '2 songs' }).getByRole('listitem');
  await expect(rows.first()).toContainText(names[0] ?? '');
  await page.getByRole('button', { name: `More for ${names[1]}` }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move up', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows.first()).toContainText(names[1] ?? '');
  await expect(page.getByRole('button', { name: `More for ${names[1]}` })).toBeFocused();
  await page.reload();
  await expect(rows.first()).toContainText(names[1] ?? '');
  await expectNoFindings(page, betweenAndWide);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Snow');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Snow' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('“Snow” is deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /^Snow/ })).toBeVisible();
  await expectNoFindings(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: /^Snow/ }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('“Snow” is deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('You have no playlists yet.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You have no playlists yet.')).toBeVisible();
});

test('of ten thousand songs only those in sight are on the page, and each has its place', async ({
  page,
}) => {
  const total = 10_000;
  const entryAt = (at: number): PlaylistEntry => ({
    addedAt: null,
    track: { ...fakeTrackSummary(at), album: null, durationMs: 60_000, explicit: null },
  });
  const part = (offset: number) => {
    const entries = Array.from({ length: 2_500 }, (_, at) => entryAt(offset + at));
    return { entries, total, nextOffset: offset + 2_500 < total ? offset + 2_500 : null };
  };
  await openDashboard(page);
  const path = apiPaths.ownPlaylist.replace(':id', 'long');
  await page.route(
    (url) => url.pathname === path,
    (route) =>
      answer(route, {
        playlist: {
          ...fakePlaylist(1, { id: 'long', name: 'Long' }),
          tracks: total,
          isOwn: true,
          madeByAttune: true,
        },
        contents: part(0),
      }),
  );
  await page.route(
    (url) => url.pathname === `${path}/tracks`,
    (route) => answer(route, part(Number(new URL(route.request().url()).searchParams.get('offset')))),
  );
  await page.route(
    (url) => url.pathname === apiPaths.likedAmong,
    (route) => answer(route, { liked: [] }),
  );
  await page.goto('/playlists/long');
  const list = page.getByRole('list', { name: '10,000 songs' });
  await expect(list.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '10000');
  const last = list.locator('[aria-posinset="10000"]');
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(last).toContainText('Song 9999', { timeout: 500 });
  }).toPass();
  expect(await list.getByRole('listitem').count()).toBeLessThan(60);
});

test.describe('a playlist with a name as long as it may be, in a narrow window', () => {
  const id = 'L'.repeat(22);
  const one = { ...fakePlaylist(1, { id, name: 'M'.repeat(100) }), isOwn: true, madeByAttune: false };

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openDashboard(page);
    await page.route(
      (url) => url.pathname === apiPaths.ownPlaylists,
      (route) => answer(route, { playlists: [one], total: 1, nextOffset: null }),
    );
    await page.route(
      (url) => url.pathname === apiPaths.ownPlaylist.replace(':id', id),
      (route) => answer(route, { playlist: one, contents: { entries: [], total: 0, nextOffset: null } }),
    );
    await page.goto(`/playlists/${id}`);
  });

  test('can be had back once it is deleted', async ({ page }) => {
    await page.getByRole('button', { name: 'Delete' }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeInViewport({ ratio: 1 });
    await undo.click();
    await expect(page.getByRole('link', { name: /^M+/ })).toBeVisible();
  });

  test('is read to have failed to play, which can be put away', async ({ page, watch }) => {
    watch.expectError(/404|The player failed/);
    await page.getByRole('button', { name: /^Play M+$/ }).click();
    await expect(page.getByText(/^M+ could not be played just now/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeInViewport({ ratio: 1 });
  });
});

test('what can be done with the last song of a playlist is in sight on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await openDashboard(page);
  const entries = Array.from({ length: 8 }, (_, at) => ({
    addedAt: null,
    track: { ...fakeTrackSummary(at), album: null, durationMs: 60_000, explicit: null },
  }));
  const one = {
    ...fakePlaylist(1, { id: 'eight', name: 'Eight' }),
    tracks: 8,
    isOwn: true,
    madeByAttune: false,
  };
  await page.route(
    (url) => url.pathname === apiPaths.ownPlaylist.replace(':id', 'eight'),
    (route) => answer(route, { playlist: one, contents: { entries, total: 8, nextOffset: null } }),
  );
  await page.route(
    (url) => url.pathname === apiPaths.likedAmong,
    (route) => answer(route, { liked: [] }),
  );
  await page.goto('/playlists/eight');
  await page.getByRole('button', { name: 'More for Song 7' }).click();
  const choices = page.getByRole('group', { name: 'More for Song 7' });
  for (const name of ['Move to the top', 'Remove from the playlist'])
    await expect(choices.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
});
