import { apiPaths } from '@attune/contract';
import type { Page } from '@playwright/test';
import { endMotion } from '../accessibility-findings.ts';
import {
  answer,
  answerProblem,
  atPath,
  fakeMoodAnswer,
  fakePlaylist,
  fakeTrack,
  fakeTrackSummary,
  holdCalls,
} from '../fake-answers.ts';
import { openDashboard } from '../fake-session.ts';
import { expect, test } from '../fixtures.ts';
import { messageList, panel, say, signInButton } from '../screens.ts';
import { readTokens } from '../stored-tokens.ts';

const toggle = (page: Page, name: 'Songs' | 'Playlists') =>
  panel(page).getByRole('button', { name, exact: true });

/** Opens the dashboard, sends one message and has the panel on the screen. */
async function openPanel(page: Page, answerBody: unknown = fakeMoodAnswer('calm')): Promise<void> {
  await openDashboard(page);
  await page.route(atPath(apiPaths.currentTrack), (route) => answer(route, fakeTrack()));
  await page.reload();
  await page.route(atPath(apiPaths.mood), (route) => answer(route, answerBody));
  await say(page, 'something quiet');
  await expect(messageList(page)).toContainText('A reply about feeling');
}

test('PANEL-01 the toggle names the other view', async ({ page }) => {
  await openPanel(page);
  await page.route(atPath(apiPaths.recommendations), (route) =>
    answer(route, { songs: [fakeTrackSummary(1)] }),
  );
  await expect(toggle(page, 'Playlists')).toBeHidden();
  await toggle(page, 'Songs').click();
  await expect(panel(page).getByRole('heading', { name: 'Recommended Songs' })).toBeVisible();
  await expect(toggle(page, 'Songs')).toBeHidden();
  await toggle(page, 'Playlists').click();
  await expect(panel(page).getByRole('heading', { name: 'Calm Playlists' })).toBeVisible();
  await expect(toggle(page, 'Songs')).toBeVisible();
});

test('until the panel is there rows of its height stand in its place', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/beside-answers-/, async (route) => {
    await isLetGo;
    await route.continue();
  });
  await page.route(atPath(apiPaths.mood), () => new Promise<void>(() => {}));
  await openDashboard(page);
  await say(page, 'something quiet');
  const rows = page.locator('main .skeleton.size-14');
  await expect(rows).toHaveCount(5);
  const before = await rows.first().boundingBox();
  await expect(panel(page)).toHaveCount(0);
  letGo();
  await expect(panel(page)).toBeVisible();
  await endMotion(page);
  const after = await rows.first().boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
});

test('PANEL-02 before a mood is known the panel invites, then it names the mood', async ({ page }) => {
  await openDashboard(page);
  const moodCall = await holdCalls(page, apiPaths.mood, (route) =>
    answer(route, fakeMoodAnswer('energetic')),
  );
  await say(page, 'let us go');
  await expect(
    panel(page).getByRole('heading', { name: 'Your Personalized Playlists', exact: true }),
  ).toBeVisible();
  await expect(panel(page).getByText('Share your mood to discover new music', { exact: true })).toBeVisible();
  moodCall.release();
  await expect(panel(page).getByRole('heading', { name: 'Energetic Playlists', exact: true })).toBeVisible();
  await expect(panel(page).getByText('Curated based on your current mood', { exact: true })).toBeVisible();
  await expect(panel(page).getByText('Share your mood to discover new music')).toBeHidden();
});

test('PANEL-02 a message that fails leaves the known mood and its playlists', async ({ page, watch }) => {
  watch.expectError(/./);
  await openPanel(page);
  await page.route(atPath(apiPaths.mood), (route) => answerProblem(route, 'internal'));
  await say(page, 'and now?');
  await expect(messageList(page)).toContainText("Let's try that again");
  await expect(panel(page).getByRole('heading', { name: 'Calm Playlists' })).toBeVisible();
  await expect(panel(page).getByText('Playlist 1', { exact: true })).toBeVisible();
});

test('PANEL-03 each playlist shows image, name and description or else owner, and opens in a new tab', async ({
  page,
}) => {
  await openPanel(
    page,
    fakeMoodAnswer('calm', {
      playlists: [
        fakePlaylist(1, { image: '/favicon.svg?one' }),
        fakePlaylist(2, { description: null }),
        fakePlaylist(3, { description: '' }),
        fakePlaylist(4, { description: ' \n\u00a0' }),
      ],
    }),
  );
  const links = panel(page).getByRole('link');
  await expect(links).toHaveCount(4);
  await expect(links.nth(0)).toContainText('Playlist 1');
  await expect(links.nth(0)).toContainText('Description 1');
  await expect(links.nth(0)).not.toContainText('Owner 1');
  await expect(links.nth(1)).toContainText('Owner 2');
  await expect(links.nth(2)).toContainText('Owner 3');
  await expect(links.nth(3)).toContainText('Owner 4');
  const image = links.nth(0).locator('img');
  await expect(image).toHaveAttribute('src', '/favicon.svg?one');
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  for (const [index, link] of (await links.all()).entries()) {
    await expect(link).toHaveAttribute('href', `/local/playlist/playlist${index + 1}`);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('PANEL-04 the song view says what it is based on', async ({ page }) => {
  await openPanel(page);
  await page.route(atPath(apiPaths.recommendations), (route) =>
    answer(route, { songs: [fakeTrackSummary(1)] }),
  );
  await toggle(page, 'Songs').click();
  await expect(panel(page).getByRole('heading', { name: 'Recommended Songs', exact: true })).toBeVisible();
  await expect(panel(page).getByText('Based on your current track', { exact: true })).toBeVisible();
});

test('PANEL-05 songs load, then show image, name and artist line', async ({ page }) => {
  await openPanel(page);
  const call = await holdCalls(page, apiPaths.recommendations, (route) =>
    answer(route, { songs: [fakeTrackSummary(1, { image: '/favicon.svg?one' }), fakeTrackSummary(2)] }),
  );
  const asked = page.waitForRequest(
    (request) => new URL(request.url()).pathname === apiPaths.recommendations,
  );
  await toggle(page, 'Songs').click();
  expect(new URL((await asked).url()).searchParams.get('seed')).toBe(fakeTrack().id);
  await expect(panel(page).getByText('Loading song recommendations...')).toBeVisible();
  call.release();
  await expect(panel(page).getByText('Song 1', { exact: true })).toBeVisible();
  await expect(panel(page).getByText('Artist 1', { exact: true })).toBeVisible();
  await expect(panel(page).getByText('Song 2', { exact: true })).toBeVisible();
  await expect(panel(page).getByText('Loading song recommendations...')).toBeHidden();
  await expect(panel(page).locator('img')).toHaveCount(2);
  await expect(panel(page).locator('img').first()).toHaveAttribute('src', '/favicon.svg?one');
});

test('PANEL-05 an empty list is said to be empty', async ({ page }) => {
  await openPanel(page);
  await page.route(atPath(apiPaths.recommendations), (route) => answer(route, { songs: [] }));
  await toggle(page, 'Songs').click();
  await expect(panel(page).getByText('No song recommendations available', { exact: true })).toBeVisible();
});

test('PANEL-05 with nothing playing there is nothing to recommend from', async ({ page }) => {
  await openDashboard(page);
  await page.route(atPath(apiPaths.mood), (route) => answer(route, fakeMoodAnswer('calm')));
  await say(page, 'something quiet');
  await expect(messageList(page)).toContainText('A reply about feeling calm.');
  await toggle(page, 'Songs').click();
  await expect(panel(page).getByText('No song recommendations available', { exact: true })).toBeVisible();
});

test('PANEL-06 the list loads each time the song view opens', async ({ page }) => {
  await openPanel(page);
  let calls = 0;
  await page.route(atPath(apiPaths.recommendations), (route) => {
    calls += 1;
    return answer(route, { songs: [fakeTrackSummary(calls)] });
  });
  for (const expected of [1, 2, 3]) {
    await toggle(page, 'Songs').click();
    await expect(panel(page).getByText(`Song ${expected}`, { exact: true })).toBeVisible();
    await toggle(page, 'Playlists').click();
  }
  expect(calls).toBe(3);
});

test('PANEL-06 on failure the list becomes empty, even after one that worked', async ({ page, watch }) => {
  watch.expectError(/./);
  await openPanel(page);
  await page.route(atPath(apiPaths.recommendations), (route) =>
    answer(route, { songs: [fakeTrackSummary(1)] }),
  );
  await toggle(page, 'Songs').click();
  await expect(panel(page).getByText('Song 1', { exact: true })).toBeVisible();
  await toggle(page, 'Playlists').click();
  await page.route(atPath(apiPaths.recommendations), (route) =>
    answerProblem(route, 'recommendations_unavailable', 'Failed to get recommendations: no answer'),
  );
  await toggle(page, 'Songs').click();
  await expect(panel(page).getByText('No song recommendations available', { exact: true })).toBeVisible();
  await expect(panel(page).getByText('Song 1', { exact: true })).toBeHidden();
});

test('PANEL-07 an unauthorised answer sends the listener to the landing page', async ({ page, watch }) => {
  watch.expectError(/401/);
  await openPanel(page);
  await page.route(atPath(apiPaths.recommendations), (route) => answerProblem(route, 'token_rejected'));
  await page.route(atPath(apiPaths.refreshToken), (route) => answerProblem(route, 'refresh_rejected'));
  await toggle(page, 'Songs').click();
  await expect(page).toHaveURL('/');
  await expect(signInButton(page)).toBeVisible();
  expect((await readTokens(page)).access).toBeNull();
});
